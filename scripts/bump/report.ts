// The page that `npm run bump` prints. A person reads it from top to bottom: what to decide, what to review, what to write,
// and last what needs nothing.
import type { Change, Outcome } from './change.js';
import type { MissingText } from './missing-texts.js';

/** One meaning for each exit code, of `bump` as of `compare-spec`. The contributor guide has the same table. */
export const exitCodes = {
  0: 'Nothing to do: our description has every change, or keeps its own form for a reason',
  1: 'A person has to decide about at least one change',
  2: 'The command failed, and wrote nothing',
  3: 'Nothing to decide: review what is merged, and write the missing texts',
} as const;

export interface Report {
  readonly from: string;
  readonly to: string;
  readonly changes: readonly Change[];
  /** Those of our description after the merge. */
  readonly missing: readonly MissingText[];
  /** Whether the changes are written, or only printed. */
  readonly isWritten: boolean;
  /** Whether the new parts have `x-since`. */
  readonly hasSince: boolean;
}

export function reportText(report: Report): string {
  const { from, to, changes, missing, isWritten, hasSince } = report;
  const breaking = changes.filter((change) => change.breaking).length;
  const code = exitCode(report);
  const changed = (heading: string, outcome: Outcome, note = ''): string => {
    const lines = changes.filter((change) => change.outcome === outcome).map(line);
    return section(heading, lines.sort(), note);
  };
  const once = isWritten ? 'Decide now: the next run does not list them again.' : '';
  const since = hasSince ? '' : 'This is more than one version: add x-since to new parts where you know it.';
  return [
    `Official description ${from} → ${to}: ${changes.length} changes, ${breaking} of them breaking (marked !)`,
    changed('To decide by hand', 'by hand', once),
    changed('Conflicts, in which our description differs from both official ones', 'conflict', once),
    changed(isWritten ? 'Merged' : 'To merge, by npm run bump', 'merged', since),
    section(
      'To write',
      missing.map((text) => `  openapi/ledger.yaml:${text.line}  ${text.place}`),
    ),
    changed('Kept as in our description', 'kept'),
    changed('Already in our description', 'ours has it'),
    `Exit code ${code}: ${exitCodes[code]}.`,
  ]
    .filter(Boolean)
    .join('\n\n');
}

function section(heading: string, lines: readonly string[], note = ''): string {
  if (lines.length === 0) return '';
  const text = [`${heading} (${lines.length}):`, ...lines];
  if (note) text.push(`  ${note}`);
  return text.join('\n');
}

function line({ breaking, what, places, reason }: Change): string {
  const [place, ...others] = places;
  const more = others.length ? ` (and ${others.length} more)` : '';
  return `  ${breaking ? '!' : ' '} ${place}${more}: ${what}${reason ? ` (${reason})` : ''}`;
}

export function exitCode({ changes, missing }: Pick<Report, 'changes' | 'missing'>): 0 | 1 | 3 {
  const outcomes = new Set(changes.map(({ outcome }) => outcome));
  if (outcomes.has('by hand') || outcomes.has('conflict')) return 1;
  return outcomes.has('merged') || missing.length > 0 ? 3 : 0;
}
