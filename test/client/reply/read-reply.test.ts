import { describe, expect, it } from 'vitest';
import { decodeFeeEstimateResponse } from '../../../generated/ledger/decoders.js';
import { fitsFeeEstimateResponse } from '../../../generated/ledger/guards.js';
import { validateFeeEstimateResponse } from '../../../generated/ledger/validators.js';
import { call, type InvalidResponse, type Operation } from '../../../src/client/client.js';
import type { Issue, ResponseError } from '../../../src/errors/errors.js';
import { answering } from '../../setup/answering.js';
import { contracts, operation } from '../operations.js';

const fees = operation({
  isValid: fitsFeeEstimateResponse,
  decode: decodeFeeEstimateResponse,
  validator: async () => validateFeeEstimateResponse,
});

/** The data of a reply and its issues, or the issues of a reply without usable data. */
async function read(
  text: string,
  { of = contracts, check = true }: { of?: Operation; check?: boolean } = {},
): Promise<{ data?: unknown; issues: readonly Issue[]; unusable: boolean }> {
  const reports: InvalidResponse[] = [];
  const validation = check ? 'warn' : 'off';
  const onInvalidResponse = (report: InvalidResponse) => reports.push(report);
  const { transport } = answering(text, {}, { validation, onInvalidResponse });
  try {
    const data = await call(transport, of);
    return { data, issues: reports[0]?.issues ?? [], unusable: false };
  } catch (error) {
    expect([error, reports]).toMatchObject([{ name: 'ResponseError' }, []]);
    return { issues: (error as ResponseError).issues, unusable: true };
  }
}

const page = (contract: string): string => `{"contracts":[${contract}],"links":{"next":null}}`;
const complete =
  '"admin_key":null,"auto_renew_account":null,"auto_renew_period":null,"contract_id":"0.0.1","created_timestamp":null,' +
  '"deleted":false,"evm_address":"0x0000000000000000000000000000000000000001","expiration_timestamp":null,"file_id":null,' +
  '"max_automatic_token_associations":0,"memo":"","obtainer_id":null,"permanent_removal":null,"proxy_account_id":null,' +
  '"timestamp":{"from":"1.000000000","to":null}';

describe.each([
  ['checked', true],
  ['unchecked', false],
])('a reply is unusable that is %s', (_, check) => {
  const expected = check ? 'an integer or null' : 'an integer';

  it.each([
    ['a string', '"text"', { instancePath: '', got: 'string "text"' }],
    ['a number', '12345678901234567890', { instancePath: '', got: 'number 12345678901234567000' }],
    ['null', 'null', { instancePath: '', got: 'null' }],
    ['true', 'true', { instancePath: '', got: 'boolean true' }],
    ['an array', '[{"contracts":[]}]', { instancePath: '', got: 'array' }],
    ['no list', '{"links":{"next":null}}', { instancePath: '/contracts', got: 'nothing' }],
    [
      'a list that is null',
      '{"contracts":null,"links":{"next":null}}',
      { instancePath: '/contracts', got: 'null' },
    ],
    [
      'a list that is an object',
      '{"contracts":{},"links":{"next":null}}',
      { instancePath: '/contracts', got: 'object' },
    ],
    [
      'a list that is a string',
      '{"contracts":"a","links":{"next":null}}',
      { instancePath: '/contracts', got: 'string "a"' },
    ],
  ])('and is %s', async (_kind, text, issue) => {
    const { unusable, issues } = await read(text, { check });
    expect(unusable).toBe(true);
    // With a check, the validator has words of its own.
    const type = { expected: issue.instancePath ? 'an array' : 'an object' };
    expect(issues).toEqual([expect.objectContaining(check ? issue : { ...issue, ...type })]);
  });

  it('and has a number in the place of a list', async () => {
    const of = operation({ items: 'transactions', isListBeside: true });
    expect(await read('{"transactions":5}', { of, check })).toMatchObject({ unusable: true });
    expect(await read('{"account":"0.0.5"}', { of, check })).toMatchObject({ unusable: false });
  });

  it.each([
    ['a string', '"9007199254740993"', 'string "9007199254740993"'],
    ['a fraction', '1.5', 'number 1.5'],
    ['an object', '{}', 'object'],
    ['an array', '[1]', 'array'],
    ['a boolean', 'true', 'boolean true'],
    ['a numeral beyond every number', '1e400', 'number Infinity'],
  ])('and has %s for an integer of 64 bits', async (_kind, value, got) => {
    const { unusable, issues } = await read(page(`{${complete},"nonce":${value}}`), { check });
    expect(unusable).toBe(true);
    expect(issues).toEqual([{ instancePath: '/contracts/0/nonce', expected, got }]);
  });

  it('and has a wrong value beside an integer that is parsed twice', async () => {
    const text = page(`{${complete},"auto_renew_period":9007199254740993,"nonce":"1"}`);
    const { unusable, issues } = await read(text, { check });
    expect(unusable).toBe(true);
    expect(issues).toEqual([{ instancePath: '/contracts/0/nonce', expected, got: 'string "1"' }]);
  });

  it('and has a fraction that JSON.parse drops', async () => {
    const { unusable, issues } = await read(page(`{${complete},"nonce":9007199254740992.5}`), { check });
    expect([unusable, issues[0]?.expected]).toEqual([true, expect.stringContaining('fraction')]);
  });
});

describe('the reason of an unusable reply', () => {
  // Preceded by mismatches that do not make the reply unusable.
  const harmless = Array.from({ length: 250 }, () => `{${complete},"memo":7}`).join();

  it('is the first issue, before those found earlier', async () => {
    const text = page(`{${complete},"memo":7,"nonce":"12"},{${complete},"nonce":1}`);
    expect((await read(text)).issues.map(({ instancePath }) => instancePath)).toEqual([
      '/contracts/0/nonce',
      '/contracts/0/memo',
    ]);
  });

  it('is reported after any number of other issues', async () => {
    expect(await read(page(`${harmless},{${complete},"nonce":1.5}`))).toMatchObject({
      unusable: true,
      issues: { 0: { instancePath: '/contracts/250/nonce', got: 'number 1.5' }, length: 100 },
    });
  });
});

describe('null for an integer of 64 bits', () => {
  const estimate =
    '{"high_volume_multiplier":null,"network":{"multiplier":1,"subtotal":1},"node":{"base":1,"extras":[]},' +
    '"service":{"base":1,"extras":[]},"total":1}';

  it('is an issue if it is not declared, and is returned', async () => {
    const { data, issues, unusable } = await read(estimate, { of: fees });
    expect({ issues, unusable }).toEqual({
      issues: [{ instancePath: '/high_volume_multiplier', expected: 'an integer', got: 'null' }],
      unusable: false,
    });
    expect(data).toMatchObject({ high_volume_multiplier: null, total: 1n });
  });

  it('is not an issue if it is declared', async () => {
    expect(await read(page(`{${complete},"nonce":null}`))).toMatchObject({ issues: [], unusable: false });
  });
});

describe('an integer beyond 64 bits', () => {
  it('is an issue with its exact value', async () => {
    const { data, issues, unusable } = await read(page(`{${complete},"nonce":9223372036854775808}`));
    expect({ issues, unusable }).toEqual({
      issues: [{ instancePath: '', expected: 'integers of 64 bits', got: '9223372036854775808n' }],
      unusable: false,
    });
    expect(data).toMatchObject({ contracts: [{ nonce: 2n ** 63n }] });
  });

  it.each([
    ['-9223372036854775808', undefined],
    ['9223372036854775807', undefined],
    ['-9223372036854775809', '-9223372036854775809n'],
  ])('is one below the minimum, too: %s', async (digits, got) => {
    const { issues } = await read(page(`{${complete},"nonce":1},{${complete},"nonce":${digits}}`));
    expect(issues[0]?.got).toBe(got);
  });

  it('makes at most a hundred issues together with others', async () => {
    const contracts = Array.from({ length: 120 }, () => `{${complete},"memo":1,"nonce":9223372036854775808}`);
    expect((await read(page(contracts.join()))).issues).toHaveLength(100);
  });

  it('is not reported if checks are off', async () => {
    const { data, issues } = await read(page('{"nonce":9223372036854775808}'), { check: false });
    expect(issues).toEqual([]);
    expect(data).toMatchObject({ contracts: [{ nonce: 2n ** 63n }] });
  });
});
