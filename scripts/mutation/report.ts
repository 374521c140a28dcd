import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Stryker } from '@stryker-mutator/core';

type Mutant = Awaited<ReturnType<Stryker['runMutationTest']>>[number];

const noticed: ReadonlySet<string> = new Set(['Killed', 'Timeout']);
const unnoticed: ReadonlySet<string> = new Set(['Survived', 'NoCoverage']);

/** Share of the mutants that the tests noticed, in percent. What was left out or could not be run does not count. */
function scoreOf(mutants: readonly Mutant[]): { score: number; text: string } {
  const count = (statuses: ReadonlySet<string>): number =>
    mutants.filter(({ status }) => statuses.has(status)).length;
  const all = count(noticed) + count(unnoticed);
  const score = (100 * count(noticed)) / all;
  return { score, text: all === 0 ? 'nothing to notice' : `${score.toFixed(1)} % of ${all}` };
}

/** The score of each file with the mutants that survived in it, and of all together. */
export function reportOf(mutants: readonly Mutant[]): { lines: string[]; score: number } {
  const files = [...new Set(mutants.map(({ fileName }) => fileName))].sort();
  const lines = files.flatMap((file) => {
    const own = mutants.filter(({ fileName }) => fileName === file);
    const text = readFileSync(file, 'utf8').split('\n');
    const survivors = own.filter(({ status }) => unnoticed.has(status));
    return [
      `${relative('.', file)}: ${scoreOf(own).text}`,
      ...survivors
        .sort((a, b) => a.location.start.line - b.location.start.line)
        .map((mutant) => `  ${survivorLine(mutant, text)}`),
    ];
  });
  const total = scoreOf(mutants);
  const others = mutants.filter(({ status }) => !noticed.has(status) && !unnoticed.has(status)).length;
  lines.push(`total: ${total.text}; ${others} left out`);
  return { lines, score: total.score };
}

function survivorLine({ location, replacement, status }: Mutant, text: readonly string[]): string {
  const { start, end } = location;
  const first = text[start.line - 1] ?? '';
  const original =
    start.line === end.line
      ? first.slice(start.column - 1, end.column - 1)
      : `${first.slice(start.column - 1)} …`;
  const where = `${start.line}:${start.column}`;
  const gap = status === 'NoCoverage' ? ' (no test comes here)' : '';
  return `${where} ${original} → ${(replacement ?? '').replace(/\s+/g, ' ')}${gap}`;
}
