import type { Change, Outcome } from './change.js';

const headings: Readonly<Record<Outcome, string>> = {
  'by hand': 'To decide by hand:',
  conflict: 'Conflicts, in which our description differs from both official ones:',
  kept: 'Kept as in our description:',
  merged: 'Merged:',
  'ours has it': 'Already in our description:',
};

export function reportLines(changes: readonly Change[]): string[] {
  const lines = Object.entries(headings).flatMap(([outcome, heading]) => {
    const own = changes.filter((change) => change.outcome === outcome);
    return own.length ? [heading, ...own.map(line).sort()] : [];
  });
  const news = newsOf(changes);
  const breaking = news.filter((change) => change.breaking).length;
  return [...lines, `${news.length} news, ${breaking} of them breaking`];
}

function line({ breaking, what, places, reason }: Change): string {
  const [place, ...others] = places;
  const more = others.length ? ` (and ${others.length} more)` : '';
  return `  ${breaking ? '! ' : '  '}${place}${more}: ${what}${reason ? ` (${reason})` : ''}`;
}

/** 0 if nothing changed, 1 if a change is breaking, 3 if none is, 4 if our description has all changes already. */
export function exitCode(changes: readonly Change[]): 0 | 1 | 3 | 4 {
  const news = newsOf(changes);
  if (news.some(({ breaking }) => breaking)) return 1;
  if (news.length > 0) return 3;
  return changes.length > 0 ? 4 : 0;
}

function newsOf(changes: readonly Change[]): Change[] {
  return changes.filter(({ outcome }) => outcome !== 'ours has it' && outcome !== 'kept');
}
