import type { Verdict } from './judge.js';

/** What is to be said of verdicts: the differences, and how many of each kind there are. */
export function verdictLines(verdicts: readonly Verdict[]): string[] {
  const count = (of: (verdict: Verdict) => boolean): number => verdicts.filter(of).length;
  const lines = verdicts
    .filter(({ isSame }) => !isSame)
    .map(({ url, isTakenByService, refusal, reason = 'different' }) => {
      const side = isTakenByService
        ? `taken by the service alone (${refusal})`
        : 'refused by the service alone';
      return `${reason}: ${side}: ${url}`;
    });
  const parts = [
    `${count(({ isSame, isTakenByService }) => isSame && isTakenByService)} taken by both`,
    `${count(({ isSame, isTakenByService }) => isSame && !isTakenByService)} refused by both`,
    `${count(({ isSame, reason }) => !isSame && reason !== undefined)} explained`,
    `${count(({ isSame, reason }) => !isSame && reason === undefined)} different`,
  ];
  return [...lines, `${verdicts.length} requests: ${parts.join(', ')}`];
}
