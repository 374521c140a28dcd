import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { stringify } from 'yaml';
import { description, type JsonObject, replies } from '../generate/description.js';
import { exitCodes, merge, missingTexts, reportText } from './bump.js';

const guide = readFileSync(new URL('../../.github/CONTRIBUTING.md', import.meta.url), 'utf8');

function version(text: string, properties: JsonObject, parameters: JsonObject[] = []): JsonObject {
  const operation = { parameters, responses: replies({ type: 'object', properties }) };
  return { ...description({ operation }), info: { title: 'Things', version: text } };
}

const base = version('1.0.0', { kind: { type: 'string', maxLength: 5 }, size: { type: 'integer' } });
const fresh = version('1.2.0', { kind: { type: 'string', maxLength: 9 }, zone: { type: 'string' } }, [
  { name: 'depth', in: 'query', schema: { type: 'integer' } },
]);
const merged = merge(base, fresh, stringify(base));

it('is a page in the order in which a person works', () => {
  const report = { ...merged, missing: missingTexts(merged.text), isWritten: true };
  expect(reportText(report).replaceAll(/:\d+/g, ':LINE')).toBe(`\
Official description 1.0.0 → 1.2.0: 4 changes, 1 of them breaking (marked !)

Merged (3):
    getThings ← depth: a new parameter
    getThings → zone: a new field
  ! getThings → kind: maxLength 5 → 9
  This is more than one version: add x-since to new parts where you know it.

To write (2):
  openapi/ledger.yaml:LINE  /things get responses 200 zone description
  openapi/ledger.yaml:LINE  /things get parameters depth description

Kept as in our description (1):
    getThings → size: the field was removed (an older service still has it)

Exit code 3: Nothing to decide: review what is merged, and write the missing texts.`);
});

it('lists each missing text with its line', () => {
  const lines = merged.text.split('\n');
  const texts = missingTexts(merged.text);
  expect(texts.map(({ line }) => line)).toEqual(
    lines.flatMap((line, index) => (line.includes('TODO') ? [index + 1] : [])),
  );
  expect(missingTexts(stringify(base))).toEqual([]);
});

it('has exit codes as the contributor guide lists them', () => {
  const rows = [...guide.matchAll(/^\| (\d) \| (.+?) \|$/gm)].map(([, code, meaning]) => [code, meaning]);
  expect(rows).toEqual(Object.entries(exitCodes));
});
