import type { Detection } from './corrupt.js';

export function corruptionReport(
  results: readonly Detection[],
  share = 0.99,
): { lines: string[]; isEnough: boolean } {
  const made = sum(results.map((result) => result.count));
  const detected = made - sum(results.map(({ undetected }) => sum(undetected.values())));
  const allowed = sum(results.map((result) => sum(result.allowed.values())));
  const lines = results.flatMap((result) => [
    `${result.kind.name}: ${result.count} made, ${percent(result.count - sum(result.undetected.values()), result.count)} noticed`,
    ...places(`undetected: ${result.kind.reason ?? 'a gap of the description'}`, result.undetected),
    ...places('not made, because the description allows them', result.allowed),
  ]);
  return {
    lines: [
      ...lines,
      `${made} corruptions, ${detected} noticed: ${percent(detected, made)}; ${allowed} more would be allowed`,
    ],
    isEnough: made > 0 && detected / made >= share,
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
