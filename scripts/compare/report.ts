import type { Difference } from './difference.js';

/** Prints differences, breaking ones first. Answers the exit code: 1 if any is breaking. */
export function printDifferences(found: readonly Difference[], print: (line: string) => void): number {
  const breaking = linesOf(found.filter((difference) => difference.breaking));
  const others = linesOf(found.filter((difference) => !difference.breaking));
  if (breaking.length) print('Breaking:');
  for (const line of breaking) print(`  ${line}`);
  if (others.length) print('Other:');
  for (const line of others) print(`  ${line}`);
  print(`${breaking.length} breaking, ${others.length} other differences`);
  return breaking.length ? 1 : 0;
}

/** A declaration that is used at many places is one line, which names the first of them. */
function linesOf(found: readonly Difference[]): string[] {
  const groups = new Map<string, Set<string>>();
  for (const { where, what, origin } of found) {
    const key = `${what}\n${origin}`;
    groups.set(key, (groups.get(key) ?? new Set()).add(where));
  }
  return [...groups].map(([key, places]) => {
    const [where] = places;
    const others = places.size - 1;
    const more = others ? ` (and ${others} more ${others === 1 ? 'place' : 'places'})` : '';
    return `${where}: ${key.slice(0, key.indexOf('\n'))}${more}`;
  });
}
