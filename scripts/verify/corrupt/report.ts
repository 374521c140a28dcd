import type { Noticed } from './corrupt.js';

/** What to print of corruptions, and whether as much was noticed as has to be. */
export function corruptionReport(
  results: readonly Noticed[],
  share = 0.99,
): { lines: string[]; isEnough: boolean } {
  const made = sum(results.map((result) => result.made));
  const noticed = made - sum(results.map(({ unnoticed }) => sum(unnoticed.values())));
  const allowed = sum(results.map((result) => sum(result.allowed.values())));
  const lines = results.flatMap((result) => [
    `${result.kind.name}: ${result.made} made, ${percent(result.made - sum(result.unnoticed.values()), result.made)} noticed`,
    ...places(`unnoticed: ${result.kind.reason ?? 'a gap of the description'}`, result.unnoticed),
    ...places('not made, as the description allows what no recording has', result.allowed),
  ]);
  return {
    lines: [
      ...lines,
      `${made} corruptions, ${noticed} noticed: ${percent(noticed, made)}; ${allowed} more would be allowed`,
    ],
    isEnough: made > 0 && noticed / made >= share,
  };
}

function places(title: string, found: ReadonlyMap<string, number>): string[] {
  if (found.size === 0) return [];
  const lines = [...found].sort(([a], [b]) => (a < b ? -1 : 1));
  return [`  ${title}:`, ...lines.map(([where, times]) => `    ${where} (${times})`)];
}

function sum(numbers: Iterable<number>): number {
  return [...numbers].reduce((total, number) => total + number, 0);
}

function percent(part: number, whole: number): string {
  return whole === 0 ? '–' : `${((100 * part) / whole).toFixed(2)} %`;
}
