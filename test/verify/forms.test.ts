import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { replay, routesOfServices } from '../../scripts/verify/conformance/conformance.js';
// By their inner paths: `npm run conformance` prints what these modules find.
import { compareForms, compareVersion } from '../../scripts/verify/conformance/forms/compare-forms.js';
import { readForms, writeForms } from '../../scripts/verify/conformance/forms/form-file.js';
import { formOf } from '../../scripts/verify/conformance/forms/form-of.js';
import { repliesOf } from '../../scripts/verify/conformance/forms/sandbox-replies.js';
import { ReplyForms, sandboxForms } from '../../scripts/verify/conformance/forms/tables.js';
import { createSandbox } from '../../src/sandbox/sandbox.js';

const versions = ['0.154', '0.156'] as const;

/** What `npm run conformance -- --write` found in recordings of deployed services, which are not part of this project. */
const recorded = (version: string) => readForms(readFileSync(`test/fixtures/forms/${version}.txt`, 'utf8'));

/** The forms of one block in the replies of a service to many requests for it. */
function blocks(...fields: readonly object[]) {
  const replies = new ReplyForms();
  const all = Array.from({ length: 20 }, () => fields).flat();
  for (const body of all)
    replies.addReply({ method: 'GET', url: '/api/v1/blocks/7', status: 200, body: JSON.stringify(body) });
  return replies.forms();
}

describe.each(versions)('the sandbox in the version %s', (version) => {
  it('sends the forms that services send, and no others', async () => {
    const { lines, different } = compareVersion(version, recorded(version), await sandboxForms(version, [1]));
    expect(lines.filter((line) => !line.startsWith('exception: ')).slice(0, -1)).toEqual([]);
    expect(different).toBe(0);
  });

  it('sends nothing that the client rejects or does not know', async () => {
    const routes = routesOfServices();
    const wrong: unknown[] = [];
    let count = 0;
    for await (const reply of repliesOf(createSandbox({ seed: version, size: 0.15, description: version }))) {
      const headers = { 'content-type': 'application/json' };
      const { rejected, drift } = await replay({ ...reply, headers }, routes);
      count += 1;
      if (rejected || drift.length > 0) wrong.push([reply.url, rejected, drift]);
    }
    expect(count).toBeGreaterThan(500);
    expect(wrong).toEqual([]);
  });
});

it('a sandbox of an unknown version is refused', () => {
  const description: unknown = '0.155';
  expect(() => createSandbox({ description: description as '0.154' })).toThrow(
    'description: expected one of 0.154, 0.156, got "0.155"',
  );
});

describe('the comparison of forms', () => {
  const line = (forms: ReturnType<typeof blocks>, sent: ReturnType<typeof blocks>) =>
    compareForms(forms, sent, []).lines.slice(0, -1);

  it('reports a form that no service sent, and one that the sandbox does not send', () => {
    expect(line(blocks({ size: 1 }), blocks({ size: null }))).toEqual([
      'sent, never real: getBlock size: null (20 of 20 sent, 20 recorded)',
      'real, never sent: getBlock size: number (20 of 20 recorded)',
    ]);
    expect(line(blocks({ size: 1, name: '0x' }, { name: '0x' }), blocks({ size: 1, name: '0x' }))).toEqual([
      'real, never sent: getBlock size: absent (20 of 40 recorded)',
    ]);
  });

  it('does not judge a field that was recorded too rarely', () => {
    const rare = readForms('getBlock size: number 19\n');
    expect(line(rare, blocks({ size: null }, { size: 1 }))).toEqual([]);
  });

  it('accepts a form that another operation shows of the same object', () => {
    const listed = readForms('getBlocks blocks[].size: null 20\n');
    const { lines } = compareForms(listed, blocks({ size: null }), []);
    expect(lines.filter((one) => one.includes('getBlock size'))).toEqual([]);
  });

  it('accepts an exception, and reports one that explains nothing', () => {
    const exception = { direction: 'sent, never real', fields: /size/, form: 'null', reason: 'why' } as const;
    const same = blocks({ size: 1 });
    const other = blocks({ size: 1 }, { size: null });
    expect(compareForms(same, other, [exception]).different).toBe(0);
    expect(compareForms(same, same, [exception]).different).toBe(1);
  });

  it.each([
    [null, 'null'],
    [[], 'empty array'],
    [[1], 'array'],
    [-1, '-1'],
    [-2, 'negative number'],
    [0.5, 'fraction'],
    [true, 'boolean'],
    ['', 'empty text'],
    ['0x', '0x'],
    ['0x12a', 'quantity'],
    ['0x00', 'hex'],
    ['12', 'decimal text'],
    ['1.000000002', 'timestamp'],
    ['0.0.5', 'entity ID'],
    ['0.0.5-1-000000002', 'transaction ID'],
    ['a\nb', 'text of several lines'],
    ['word', 'text'],
  ])('names the form of %j', (value, form) => {
    expect(formOf(value)).toBe(form);
  });

  it('writes and reads its list of forms', () => {
    const forms = blocks({ size: 1, timestamp: { from: '1.000000002' } });
    expect(readForms(writeForms(forms))).toEqual(forms);
  });
});
