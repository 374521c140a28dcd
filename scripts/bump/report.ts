import type { Change, Outcome } from './change.js';

const headings: Readonly<Record<Outcome, string>> = {
  'by hand': 'For a person to decide:',
  conflict: 'Conflicts, where ours says a third thing:',
  kept: 'Kept as ours has it:',
  merged: 'Merged:',
  'ours has it': 'In ours already:',
};

/** Changes in lines, by what becomes of them; breaking ones are marked. */
export function reportLines(changes: readonly Change[]): string[] {
  const lines = Object.entries(headings).flatMap(([outcome, heading]) => {
    const own = changes.filter((change) => change.outcome === outcome);
    return own.length ? [heading, ...own.map(line).sort()] : [];
  });
  const breaking = changes.filter((change) => change.breaking).length;
  return [...lines, `${changes.length} news, ${breaking} of them breaking`];
}

function line({ breaking, what, places, reason }: Change): string {
  const [place, ...others] = places;
  const more = others.length ? ` (and ${others.length} more)` : '';
  return `  ${breaking ? '! ' : '  '}${place}${more}: ${what}${reason ? ` (${reason})` : ''}`;
}

/** 0 where nothing is new, 1 if it breaks what ours says, 3 if it does not, 4 where all of it is in ours already. */
export function exitCode(changes: readonly Change[]): 0 | 1 | 3 | 4 {
  const news = changes.filter(({ outcome }) => outcome !== 'ours has it' && outcome !== 'kept');
  if (news.some(({ breaking }) => breaking)) return 1;
  if (news.length > 0) return 3;
  return changes.length > 0 ? 4 : 0;
}
