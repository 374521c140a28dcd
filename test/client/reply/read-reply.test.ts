import { afterEach, describe, expect, it, vi } from 'vitest';
import { decodeFeeEstimateResponse } from '../../../generated/ledger/decoders.js';
import {
  validateContractsResponse,
  validateFeeEstimateResponse,
} from '../../../generated/ledger/validators.js';
import type { Operation } from '../../../src/client/client.js';
import { type ReadReply, readReply } from '../../../src/client/reply/read-reply.js';
import { contracts, operation } from '../operations.js';

const fees = operation({ decode: decodeFeeEstimateResponse });
const validators = new Map([
  [contracts, validateContractsResponse],
  [fees, validateFeeEstimateResponse],
]);

function read(
  text: string,
  { of = contracts, check = true }: { of?: Operation; check?: boolean } = {},
): ReadReply {
  return readReply(of, text, JSON.parse(text), { check, validate: check ? validators.get(of) : undefined });
}

const page = (contract: string): string => `{"contracts":[${contract}],"links":{"next":null}}`;
const complete =
  '"admin_key":null,"auto_renew_account":null,"auto_renew_period":null,"contract_id":"0.0.1","created_timestamp":null,' +
  '"deleted":false,"evm_address":"0x0000000000000000000000000000000000000001","expiration_timestamp":null,"file_id":null,' +
  '"max_automatic_token_associations":0,"memo":"","obtainer_id":null,"permanent_removal":null,"proxy_account_id":null,' +
  '"timestamp":{"from":"1.000000000","to":null}';

afterEach(() => {
  vi.restoreAllMocks();
});

describe('a reply that fits', () => {
  it('has neither issues nor drift', () => {
    expect(read(page(`{${complete},"nonce":1}`))).toMatchObject({
      data: { contracts: [{ contract_id: '0.0.1', nonce: 1n }], links: { next: null } },
      issues: [],
      drift: [],
      unusable: false,
    });
  });

  it('is not parsed again', () => {
    const text = page(`{${complete},"nonce":1}`);
    const parsed: unknown = JSON.parse(text);
    const parse = vi.spyOn(JSON, 'parse');
    expect(readReply(contracts, text, parsed, { check: true }).data).toBe(parsed);
    expect(parse).not.toHaveBeenCalled();
  });

  it('may be an array for an operation without items', () => {
    expect(read('[1]', { of: operation() })).toEqual({ data: [1], issues: [], drift: [], unusable: false });
  });
});

describe('a mismatch', () => {
  it('is an issue with path, expected and received value', () => {
    const { issues, drift, unusable, data } = read(page(`{${complete},"nonce":1,"memo":7}`));
    expect({ issues, drift, unusable }).toEqual({
      issues: [{ instancePath: '/contracts/0/memo', expected: 'string', got: 'number 7' }],
      drift: [],
      unusable: false,
    });
    expect(data).toMatchObject({ contracts: [{ memo: 7, nonce: 1n }] });
  });

  it('of an undeclared field is drift, not an issue', () => {
    expect(read(page(`{${complete},"nonce":1,"colour":"red"}`))).toMatchObject({
      issues: [],
      drift: [{ instancePath: '/contracts/0/colour', expected: 'a declared property', got: '"red"' }],
      unusable: false,
    });
  });

  it('is not reported if checks are off', () => {
    expect(read(page('{"memo":7,"nonce":1,"colour":"red"}'), { check: false })).toMatchObject({
      data: { contracts: [{ memo: 7, nonce: 1n, colour: 'red' }] },
      issues: [],
      drift: [],
      unusable: false,
    });
  });

  it('is not kept for the next reply', () => {
    expect(read(page(`{${complete},"nonce":1,"memo":7,"colour":"red"}`)).issues).toHaveLength(1);
    expect(read(page(`{${complete},"nonce":1}`))).toMatchObject({ issues: [], drift: [] });
  });
});

describe.each([
  ['checked', true],
  ['unchecked', false],
])('a reply is unusable that is %s', (_, check) => {
  const expected = check ? 'integer or null' : 'integer';

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
  ])('and is %s', (_kind, text, issue) => {
    const { unusable, issues } = read(text, { check });
    expect(unusable).toBe(true);
    expect(issues).toEqual([expect.objectContaining(issue)]);
  });

  it.each([
    ['a string', '"9007199254740993"', 'string "9007199254740993"'],
    ['a fraction', '1.5', 'number 1.5'],
    ['an object', '{}', 'object'],
    ['an array', '[1]', 'array'],
    ['a boolean', 'true', 'boolean true'],
    ['a numeral beyond every number', '1e400', 'number Infinity'],
  ])('and has %s for an integer of 64 bits', (_kind, value, got) => {
    const { unusable, issues } = read(page(`{${complete},"nonce":${value}}`), { check });
    expect(unusable).toBe(true);
    expect(issues).toEqual([{ instancePath: '/contracts/0/nonce', expected, got }]);
  });

  it('and has a wrong value beside an integer that is parsed twice', () => {
    const text = page(`{${complete},"auto_renew_period":9007199254740993,"nonce":"1"}`);
    const { unusable, issues } = read(text, { check });
    expect(unusable).toBe(true);
    expect(issues).toEqual([{ instancePath: '/contracts/0/nonce', expected, got: 'string "1"' }]);
  });

  it('and has a fraction that JSON.parse drops', () => {
    expect(read(page(`{${complete},"nonce":9007199254740992.5}`), { check }).unusable).toBe(true);
  });
});

describe('the reason of an unusable reply', () => {
  // Preceded by mismatches that do not make the reply unusable.
  const harmless = Array.from({ length: 250 }, () => `{${complete},"memo":7}`).join();

  it('is the first issue, before those found earlier', () => {
    const text = page(`{${complete},"memo":7,"nonce":"12"},{${complete},"nonce":1}`);
    expect(read(text).issues.map(({ instancePath }) => instancePath)).toEqual([
      '/contracts/0/nonce',
      '/contracts/0/memo',
    ]);
  });

  it('is reported after any number of other issues', () => {
    expect(read(page(`${harmless},{${complete},"nonce":1.5}`))).toMatchObject({
      unusable: true,
      issues: { 0: { instancePath: '/contracts/250/nonce', got: 'number 1.5' }, length: 100 },
    });
  });

  it('is not an integer of fewer bits', () => {
    const wrong = `{${complete},"max_automatic_token_associations":1.5,"nonce":[]}`;
    expect(read(page(wrong)).issues[0]).toEqual({
      instancePath: '/contracts/0/nonce',
      expected: 'integer or null',
      got: 'array',
    });
  });

  it('is a fraction if JSON.parse drops it', () => {
    expect(read(page(`{${complete},"nonce":9007199254740992.5}`)).issues[0]?.expected).toContain('fraction');
  });
});

describe('null for an integer of 64 bits', () => {
  const estimate =
    '{"high_volume_multiplier":null,"network":{"multiplier":1,"subtotal":1},"node":{"base":1,"extras":[]},' +
    '"service":{"base":1,"extras":[]},"total":1}';

  it('is an issue if it is not declared, and is returned', () => {
    const { data, issues, unusable } = read(estimate, { of: fees });
    expect({ issues, unusable }).toEqual({
      issues: [{ instancePath: '/high_volume_multiplier', expected: 'integer', got: 'null' }],
      unusable: false,
    });
    expect(data).toMatchObject({ high_volume_multiplier: null, total: 1n });
  });

  it('is not an issue if it is declared', () => {
    expect(read(page(`{${complete},"nonce":null}`))).toMatchObject({ issues: [], unusable: false });
  });
});

describe('an integer beyond 64 bits', () => {
  it('is an issue with its path and its exact value', () => {
    const { data, issues, unusable } = read(page(`{${complete},"nonce":9223372036854775808}`));
    expect({ issues, unusable }).toEqual({
      issues: [
        { instancePath: '/contracts/0/nonce', expected: 'a 64-bit integer', got: '9223372036854775808n' },
      ],
      unusable: false,
    });
    expect(data).toMatchObject({ contracts: [{ nonce: 2n ** 63n }] });
  });

  it('is an issue at any depth, also below the minimum', () => {
    const contract = (nonce: string): string => `{${complete},"nonce":${nonce}}`;
    const { issues } = read(
      page(
        ['-9223372036854775808', '-9223372036854775809', '9223372036854775807', '9223372036854775809']
          .map(contract)
          .join(),
      ),
    );
    expect(issues.map(({ instancePath, got }) => `${instancePath} ${got}`).sort()).toEqual([
      '/contracts/1/nonce -9223372036854775809n',
      '/contracts/3/nonce 9223372036854775809n',
    ]);
  });

  it('is reported at most a hundred times, from the first', () => {
    const contracts = Array.from({ length: 250 }, () => `{${complete},"nonce":9223372036854775808}`).join();
    expect(read(page(contracts)).issues.map(({ instancePath }) => instancePath)).toEqual(
      Array.from({ length: 100 }, (_, index) => `/contracts/${index}/nonce`),
    );
  });

  it('makes at most a hundred issues together with others', () => {
    const contracts = Array.from({ length: 80 }, () => `{${complete},"memo":1,"nonce":9223372036854775808}`);
    expect(read(page(contracts.join())).issues).toHaveLength(100);
  });

  it('is found by a path with escapes', () => {
    const of = operation({
      decode: (value, int64) => {
        for (const [name, member] of Object.entries(value as object))
          Object.assign(value as object, { [name]: int64(member) });
        return value;
      },
    });
    expect(read('{"a/b~c":9223372036854775808}', { of }).issues).toEqual([
      { instancePath: '/a~1b~0c', expected: 'a 64-bit integer', got: '9223372036854775808n' },
    ]);
  });

  it('is found beside 100,000 undeclared levels', () => {
    const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
    const { issues } = read(page(`{${complete},"nonce":9223372036854775808,"deep":${deep}}`));
    expect(issues).toEqual([
      { instancePath: '/contracts/0/nonce', expected: 'a 64-bit integer', got: '9223372036854775808n' },
    ]);
  });

  it('is not reported if checks are off', () => {
    const { data, issues } = read(page('{"nonce":9223372036854775808}'), { check: false });
    expect(issues).toEqual([]);
    expect(data).toMatchObject({ contracts: [{ nonce: 2n ** 63n }] });
  });
});
