import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Stryker } from '@stryker-mutator/core';
import { textTable } from '../../table.js';

type Mutant = Awaited<ReturnType<Stryker['runMutationTest']>>[number];

const noticed: readonly string[] = ['Killed', 'Timeout'];
const unnoticed: readonly string[] = ['Survived', 'NoCoverage'];

/** Share of the mutants that the tests noticed, in percent. What was left out or could not be run does not count. */
export function scoreOf(mutants: readonly Mutant[]): { score: number; all: number } {
  const killed = mutants.filter(({ status }) => noticed.includes(status)).length;
  const all = killed + mutants.filter(({ status }) => unnoticed.includes(status)).length;
  return { score: (100 * killed) / all, all };
}

/** The source by file, as it is now. */
export function readTexts(): ReadonlyMap<string, string> {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  );
  return new Map(files.map((file) => [join('src', file), readFileSync(join('src', file), 'utf8')]));
}

/** The mutants that survived, by file, and the score of each room and of all together. */
export function reportLines(mutants: readonly Mutant[], texts: ReadonlyMap<string, string>): string[] {
  const groups = (keyOf: (file: string) => string): [string, Mutant[]][] => {
    const found = new Map<string, Mutant[]>();
    for (const mutant of mutants) {
      const key = keyOf(relative('.', mutant.fileName));
      found.set(key, [...(found.get(key) ?? []), mutant]);
    }
    return [...found].sort(([a], [b]) => (a < b ? -1 : 1));
  };
  const scores = [...groups((file) => relative('src', dirname(file)) || '.'), ['all', mutants] as const].map(
    ([room, own]) => {
      const { score, all } = scoreOf(own);
      return [room, all ? `${score.toFixed(1)} %` : '–', `of ${all}`, `${own.length - all} left out`];
    },
  );
  return [
    ...groups((file) => file).flatMap(([file, own]) => survivors(file, own, texts.get(file) ?? '')),
    ...textTable(scores, [1, 2, 3]),
  ];
}

function survivors(file: string, mutants: readonly Mutant[], source: string): string[] {
  const text = source.split('\n');
  return mutants
    .filter(({ status }) => unnoticed.includes(status))
    .sort((a, b) => a.location.start.line - b.location.start.line)
    .map(({ location: { start, end }, replacement = '', status }) => {
      const line = text[start.line - 1] ?? '';
      const isWhole = start.line === end.line;
      const original = isWhole
        ? line.slice(start.column - 1, end.column - 1)
        : `${line.slice(start.column - 1)} …`;
      const gap = status === 'NoCoverage' ? ' (no test comes here)' : '';
      return `${file}:${start.line}:${start.column} ${original} → ${replacement.replace(/\s+/g, ' ')}${gap}`;
    });
}
