import { describe, expect, it } from 'vitest';
import type { Change } from '../../scripts/bump/change.js';
import { findChanges } from '../../scripts/bump/find-changes.js';
import { merge } from '../../scripts/bump/merge.js';
import { reportLines } from '../../scripts/bump/report.js';
import { lookUp } from '../../scripts/bump/three-way.js';
import { type JsonObject, parseDescription } from '../../scripts/generate/read/read-description.js';
import { official, ours } from './official.js';
import { planted } from './planted.js';

/** The official description with changes in it. */
function withChanges(rows: typeof planted): JsonObject {
  const fresh = official();
  for (const [, , ...plants] of rows) for (const plant of plants) plant(fresh);
  return fresh;
}

const line = ({ places, what, outcome }: Change): string => `${[...places][0]}: ${what} [${outcome}]`;

/** Ours may already have a planted change, because it changes too. */
const isOurs = (line: string, what: string): boolean => line.endsWith(`${what} [ours has it]`);

const base = official();
const fresh = withChanges(planted);
const all = merge(base, fresh, ours);

describe('a bump', () => {
  it('finds no change in the official description that it was last run with', () => {
    const { text, changes } = merge(official(), official(), ours);
    expect(changes).toEqual([]);
    expect(text).toBe(ours);
  });

  it('reports each of 62 planted changes once, and no other', () => {
    const { changes } = all;
    const lines = changes.map(line);
    const missed = planted.filter(
      ([what, outcome]) =>
        lines.filter((line) => line.endsWith(`${what} [${outcome}]`) || isOurs(line, what)).length !== 1,
    );
    expect(missed.map(([what]) => what)).toEqual([]);
    expect(lines).toHaveLength(planted.length);
    expect(planted).toHaveLength(62);
    expect(reportLines(changes).at(-1)).toMatch(/^62 news, \d+ of them breaking$/);
  });

  it('merges the reported changes, and a second run finds none', () => {
    const { text, changes } = all;
    const merged = changes.filter(({ outcome }) => outcome === 'merged').map(({ what }) => what);
    expect(merged.length).toBeGreaterThan(40);
    const left = findChanges({ base, fresh, ours: parseDescription(text) });
    expect(left.filter(({ outcome }) => outcome === 'merged')).toEqual([]);
    expect(merge(fresh, fresh, text)).toEqual({ text, changes: [] });
  });

  it('keeps a new field of a reply optional, because older services do not return it', () => {
    const topic = lookUp(parseDescription(all.text), '/components/schemas/Topic');
    expect(topic).toMatchObject({ properties: { fees: {} } });
    expect(topic).toHaveProperty('required', expect.not.arrayContaining(['fees']));
  });

  it('keeps every line without a change', () => {
    const kept = new Set(all.text.split('\n'));
    const lost = ours.split('\n').filter((line) => !kept.has(line));
    expect(lost.length).toBeLessThan(40);
  });
});
