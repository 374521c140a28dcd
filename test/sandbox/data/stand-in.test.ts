import { expect, it } from 'vitest';
import type { LedgerData } from '../../../src/sandbox/data/ledger-data.js';
import { ledgerMaker } from '../../../src/sandbox/data/make-ledger.js';
import { served } from '../../../src/sandbox/data/served.js';
import { rowOf, standIn } from '../../../src/sandbox/data/stand-in.js';

interface Row {
  id: string;
  memo: string;
}

it('makes the row once, when a field is read that it does not know', () => {
  const made: Row[] = [];
  const row = standIn<Row>({ id: '0.0.5' }, () => {
    made.push({ id: '0.0.5', memo: 'long' });
    return made[0] as Row;
  });
  expect(row.id).toBe('0.0.5');
  expect(made).toHaveLength(0);
  expect(row.memo).toBe('long');
  expect({ ...row }).toEqual({ id: '0.0.5', memo: 'long' });
  expect(JSON.stringify(row)).toBe('{"id":"0.0.5","memo":"long"}');
  expect(rowOf(row)).toBe(made[0]);
  expect(rowOf(made[0] as Row)).toBe(made[0]);
  expect(made).toHaveLength(1);
});

const make = ledgerMaker({ seed: 3, size: 0.3, now: Date.UTC(2026, 0, 1) });
const collections = Object.entries(make()).flatMap(([name, rows]) => (Array.isArray(rows) ? [name] : []));

it.each(collections as (keyof LedgerData)[])(
  'serves the %s that a test reads, which it can clone',
  (name) => {
    const ledger = make();
    const shown = served(ledger)[name] as unknown as readonly Record<string, unknown>[];
    const before = shown.map((row) => fieldsOf(row, Object.keys(row)));
    const rows = ledger[name] as unknown as readonly object[];
    expect(rows.length).toBe(shown.length);
    expect(structuredClone(rows)).toEqual(before);
    // Once a test has read them, the service has the same objects.
    expect(served(ledger)[name]).toBe(rows);
  },
);

/** The fields of a row, read one by one. Such a read does not always make the row. */
function fieldsOf(row: Record<string, unknown>, names: readonly string[]): object {
  const entries = names.map((name) => {
    const value = row[name];
    const isInner = name === 'value' && typeof value === 'object' && value !== null;
    return [name, isInner ? fieldsOf(value as Record<string, unknown>, Object.keys(value)) : value] as const;
  });
  return Object.fromEntries(entries);
}
