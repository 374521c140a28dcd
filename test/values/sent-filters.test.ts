import { describe, expect, it } from 'vitest';
import { ApiError, ParameterError, preview } from '../../src/errors/errors.js';
import { between, eq, gt, gte, lt, lte, ne } from '../../src/values/values.js';
import { answering } from '../setup/answering.js';
import {
  type DeclaredParameter,
  declaredOperations,
  flatten,
  services,
  typesOf,
} from '../setup/description.js';
import { functionOf, plausibleParams } from '../setup/fixtures.js';
import { rejection } from '../setup/thrown.js';

type Params = Record<string, unknown>;
const compare = { eq, ne, gt, gte, lt, lte };
const unchecked = { validation: { request: 'off' } } as const;

/** Path and query of the request. The reply does not matter. */
async function sent(operationId: string, params: Params, options = {}): Promise<string> {
  const { transport, requests } = answering('{}', { status: 404 });
  const request = functionOf('ledger', operationId)(transport, params, options);
  expect(await rejection(request)).toBeInstanceOf(ApiError);
  expect(requests).toHaveLength(1);
  return (requests[0]?.url ?? '').replace('https://ledger.test/api/v1', '');
}

/** The error of a call before its request is sent. */
async function refusal(operationId: string, params: Params, options = {}): Promise<ParameterError> {
  const { transport, requests } = answering('{}', { status: 404 });
  const error = await rejection(functionOf('ledger', operationId)(transport, params, options));
  if (!(error instanceof ParameterError)) throw error;
  expect(requests).toEqual([]);
  expect(error.operationId).toBe(operationId);
  const { parameter, value, allowed, message } = error;
  const isUnknown = allowed.startsWith('one of the parameters ');
  expect(message).toMatch(
    isUnknown ? / is not (one of the parameters|a valid parameter)/ : `: ${parameter} `,
  );
  if (!isUnknown) expect(message).toContain(allowed);
  if (value !== undefined) expect(message).toContain(`, got ${preview(value)}`);
  return error;
}

const sdkId = { shard: 0n, realm: 0n, num: 1000n, toString: () => '0.0.1000' };
const hex = 'ab'.repeat(20);
const hash = 'ab'.repeat(32);
const long = 9223372036854775807n;
const all = 'alone or with eq, ne, gt, gte, lt, lte';
const allButNe = 'alone or with eq, gt, gte, lt, lte';
const address = 'an ID such as 0.0.1001, its number, or an EVM address of 40 hexadecimal digits';
const plainAddress =
  'an ID such as 0.0.1001, its number, or (only with eq) an EVM address of 40 hexadecimal digits without 0x';
const plainAlias = 'an ID such as 0.0.1001, its number, or (only with eq) an alias or an EVM address';
const entity = 'an ID such as 0.0.1001, or its number';
const timestamp =
  'a Date, text such as 2026-01-01, 2026-01-01T12:00:00Z, gte:7d or of seconds.nanoseconds, or a bigint of nanoseconds';
const limit = 'an integer from 1 to 100';
const inexact = 'within 2^53 as a number; pass a bigint for a larger integer';
const order = 'one of asc, desc';
const onlyParameters = (names: string) => `one of the parameters ${names}`;

/**
 * Operation and parameter, the allowed values, values that are refused, and sent if checks are off; values without a wire
 * form, which are always refused; and the other parameters.
 */
type Refused = [
  call: string,
  allowed: string,
  given: readonly unknown[],
  wordless?: readonly unknown[],
  others?: Params,
];

const refused: Refused[] = [
  [
    'getContracts contract.id',
    `${plainAddress}, ${all}`,
    [
      ...[`0x${hex}`, `0.0.0x${hex}`, hex.slice(1), `${hex}a`, `0.0.0.${hex}`, `gte:0x${hex}`],
      ...['', 'abc', '0.', '0.0.0.1', '1.', '.1', '-1', ' 1', '1\n', '0.0.1,0.0.2', '*'],
      ...['1234567890123', '1024.0.1', '0.65536.1', 'gt:274877906944'],
      ...['gee:5', 'GTE:5', 'gte:', 'gte: 5', 'gte:gte:5', ':5', 'gt=5', '=5', 'ne:.0'],
      ...[-1n, 2n ** 38n, true, gte(`0x${hex}`), ne('0.'), lt(-1n), gt('gte:5'), eq('')],
    ],
    [
      ...[new Date(0), gte(new Date(0)), lt(1000.5), Number.NaN, lt(Infinity)],
      ...[null, {}, gte(undefined), gte([1]), gt(gte(5)), [[1]]],
    ],
  ],
  ['getContracts contract.id', inexact, [], [2 ** 53, gte(2 ** 53), -(2 ** 53), 1e21]],
  [
    'getBalances account.id',
    `${plainAlias}, ${all}`,
    ['gt:CIQAAAH4AY2OFK2FL37TSPYEQGPPUJRP4XTKWHD62HKPQX543DTOFFQ', 'alias', ne(`0x${hex}0`)],
  ],
  [
    'getTransactions timestamp',
    `${timestamp}, ${all}`,
    [
      ...['1767225600.5.1', '2026-02-30', '1.1234567890', '-1', '', '1767225600,5'],
      ...['gte:soon', '.5', 'gte:1767225600000', '9223372036.854775808', gt(long), 2n ** 63n],
      ...[new Date(-1), gte(-1n), true],
    ],
    [gte(1767225600), 1.7672256e18, new Date(Number.NaN), lt(new Date('never')), sdkId, null],
  ],
  [
    'getToken timestamp',
    `${timestamp}, alone or with eq, lt, lte`,
    [gt(new Date(0)), 'gt:1767225600', 'gte:1', ne('1')],
    [],
    { tokenId: '0.0.5' },
  ],
  [
    'getToken timestamp',
    `one value: ${timestamp}, alone or with eq, lt, lte`,
    [['lte:1', 'lt:2'], [lte('1')], between('1', '2')],
    [],
    { tokenId: '0.0.5' },
  ],
  [
    'getBlocks block.number',
    `a block number, or its hexadecimal digits after 0x, ${allButNe}`,
    [ne(5), 'ne:5', -1, 'x', 1.5, long + 1n, '0x8000000000000000', 'ff'],
    [sdkId],
  ],
  [
    'getNetworkNodes file.id',
    `one value: ${entity}, alone or with eq`,
    [['eq:0.0.101', eq(102)], between(101, 102), ['0.0.101'], []],
  ],
  ['getContracts contract.id', 'at most 100 values', [Array<string>(101).fill('gte:1')]],
  ['getContracts limit', limit, [0, 101, 1.5, 0n, '101', '', ' 5', 'ten', true, 'gt:5', eq(5)], [null, {}]],
  ['getContracts limit', `one value: ${limit}`, [[5]]],
  ['getContracts order', order, ['sideways', '', 'asc,desc', 'eq:asc', eq('asc'), 1], [null]],
  ['getContracts order', `one value: ${order}`, [['asc', 'desc']]],
  ['getAccounts balance', 'a boolean', ['yes', 'TRUE', '', 1, eq(true)], [null]],
  [
    'getTransactions transactiontype',
    expect.stringMatching(/^one of ATOMICBATCH, CONSENSUSCREATETOPIC, .* and 57 more$/),
    ['CRYPTO TRANSFER', '', '5', 5, 'UNKNOWN', 'unknown'],
  ],
  [
    'getTokens name',
    'text of 3 to 100 bytes without a colon',
    ['ab', 'é', 'x'.repeat(101), 'é'.repeat(51), 'lt:d', 12, eq('token')],
    [sdkId],
  ],
  [
    'getTokens publickey',
    'a public key of 64, 66 or 88 hexadecimal digits',
    [hex, `eq:${hash}`, `${hash}a`],
    [sdkId],
  ],
  [
    'getContractsLogs topic0',
    '1 to 64 hexadecimal digits that are not all 0 (the service does not find zero; leave the parameter out, and filter the logs by their topics)',
    ['0', '00', '0x0', `0x${'0'.repeat(64)}`, [hash, '0x00'], 'xyz', [hash, 'xyz'], eq(hash), `eq:${hash}`],
  ],
  ...['contractId', 'contract_id', 'body', ''].map(
    (parameter): Refused => [`getContracts ${parameter}`, onlyParameters('contract.id, limit, order'), ['x']],
  ),
  ['getContract contractIdOrAddress', address, [hex.slice(1), -1, gte(5), 'gte:5'], [1000.5, ['0.0.5'], {}]],
  ['getTopic topicId', entity, [hex, '0.0.x', eq('0.0.5')], [new Date(0)]],
  ['getTopicMessageByTimestamp timestamp', timestamp, ['soon', lte(new Date(0)), 'lte:1'], [1767225600.5]],
  [
    'getTransaction transactionId',
    'a transaction ID like 0.0.1-1767225600-000000005, or a hash in hexadecimal (96 digits) or base64url (64 characters)',
    ['0.0.1-1-x', '0.1-1-1', hex, 'me@example'],
    [5n],
  ],
];

describe('an invalid parameter', () => {
  const cases = refused.flatMap(([call, allowed, given, wordless = [], others = {}]) => {
    const [operationId = '', parameter = ''] = call.split(/ (.*)/);
    const rest = { operationId, parameter, allowed, others };
    return [
      ...given.map((value) => ({ ...rest, value, hasWords: true })),
      ...wordless.map((value) => ({ ...rest, value, hasWords: false })),
    ];
  });

  it.each(cases)(
    'is refused before it is sent: $operationId $parameter, case %#',
    async ({ operationId, parameter, allowed, value, hasWords, others }) => {
      const params = { ...others, [parameter]: value };
      const error = await refusal(operationId, params);
      expect(error).toMatchObject({ parameter, allowed });
      if (hasWords) await sent(operationId, params, unchecked);
      else expect(await refusal(operationId, params, unchecked)).toMatchObject({ parameter });
    },
  );

  it('is shown as the input or in its wire form', async () => {
    const given = async (value: unknown): Promise<unknown> =>
      (await refusal('getContracts', { 'contract.id': value })).value;
    const date = new Date(0);
    expect(await given('0.')).toBe('0.');
    expect(await given(-5)).toBe(-5);
    expect(await given(date)).toEqual(date);
    expect(await given(gte(date))).toEqual(date);
    expect(await given(gte(2 ** 53))).toBe(2 ** 53);
    expect(await given(ne('0.'))).toBe('ne:0.');
    expect(await given(['1', 'x'])).toBe('x');
  });
});

it.each<[unknown, string]>([
  [new Date('2026-01-01T00:00:00.001Z'), '1767225600.001000000'],
  ['2026-01-01T01:00:00.1234567+01:00', '1767225600.123456700'],
  [9223372036854775806n, '9223372036.854775806'],
  ['1767225600.5', '1767225600.500000000'],
])('a timestamp of case %# is %2$s as a moment, in a range and in a path', async (given, text) => {
  const range = [gte(given), lt('9223372036.854775807')];
  expect(await sent('getBalances', { timestamp: given })).toBe(`/balances?timestamp=${text}`);
  expect(await sent('getTransactions', { timestamp: range })).toBe(
    `/transactions?timestamp=gte:${text}&timestamp=lt:9223372036.854775807`,
  );
  expect(await sent('getTopicMessageByTimestamp', { timestamp: given })).toBe(`/topics/messages/${text}`);
});

it.each(['HIQQEXWKW53RKN4W6XXC4Q232SYNZ3SZANVZZSUME5B5PRGXL663UAQA', hex, `${'0'.repeat(32)}0186fb1b`])(
  'an account or contract of another shard and realm may be %s, and a spender if that contains a number',
  async (name) => {
    const account = { idOrAliasOrEvmAddress: `1.2.${name}` };
    expect(await sent('getAccount', account)).toBe(`/accounts/1.2.${name}`);
    expect(await sent('getHooks', account)).toBe(`/accounts/1.2.${name}/hooks`);
    if (name.startsWith('H')) return;
    expect(await sent('getContract', { contractIdOrAddress: `1.2.${name}` })).toBe(`/contracts/1.2.${name}`);
    expect(await sent('getContracts', { 'contract.id': `1.2.${name}` })).toBe(
      `/contracts?contract.id=1.2.${name}`,
    );
    if (name === hex) return;
    expect(await sent('getCryptoAllowances', { ...account, 'spender.id': `1.2.${name}` })).toBe(
      `/accounts/1.2.${name}/allowances/crypto?spender.id=1.2.${name}`,
    );
  },
);

it.each([
  ['getAccounts', 'account.id'],
  ['getTransactions', 'account.id'],
  ['getSchedules', 'account.id'],
  ['getSchedules', 'schedule.id'],
  ['getTokens', 'account.id'],
])('%s refuses an address in %s by which the service would find nothing', async (operationId, name) => {
  const error = await refusal(operationId, { [name]: `0x${'ab'.repeat(20)}` });
  expect(error.parameter).toBe(name);
  expect(error.message).toContain('its long-zero address');
  expect(await sent(operationId, { [name]: `0x${'3e9'.padStart(40, '0')}` })).toContain(`${name}=0x`);
});

it('a time before the first ledger or behind 64 bits of nanoseconds is refused, however it is written', async () => {
  const { allowed } = await refusal('getTransactions', { timestamp: 'lte:500w' });
  expect(allowed).toContain('2019-09-13');
  for (const timestamp of ['9999', 'gte:2262', '9999-12-31'])
    expect((await refusal('getTransactions', { timestamp })).allowed).toMatch(/2019|2262/);
});

it('the last year that a time can have is accepted', async () => {
  const [begin, end] = [Date.UTC(2261, 0) / 1000, Date.UTC(2262, 0) / 1000];
  expect(await sent('getTransactions', { timestamp: '2261' })).toBe(
    `/transactions?timestamp=gte:${begin}.000000000&timestamp=lt:${end}.000000000`,
  );
});

it('a transaction ID may be a hash: of 48 bytes for a transaction, of 32 for the result of a call', async () => {
  const params = { transactionId: '0.0.1@169.5', scheduled: true, nonce: 3 };
  expect(await sent('getTransaction', params)).toBe(
    '/transactions/0.0.1-169-500000000?scheduled=true&nonce=3',
  );
  for (const operationId of ['getContractActions', 'getContractResultByTransactionIdOrHash'])
    for (const [given, nanoseconds] of [
      ['0.0.1@169.5', '500000000'],
      ['0.0.1-169.5', '500000000'],
      ['0.0.1-169-5', '000000005'],
    ])
      expect(await sent(operationId, { transactionIdOrHash: given })).toContain(`/0.0.1-169-${nanoseconds}`);
  const transactionId = `0x${hash}${hash.slice(32)}`;
  expect(await sent('getTransaction', { transactionId })).toBe(`/transactions/${transactionId}`);
  for (const given of [hash, `0x${hash}`])
    expect(await sent('getContractActions', { transactionIdOrHash: given })).toContain(`/${given}/`);
});

describe('a value of an SDK', () => {
  const long = (low: number) => ({ low, high: 0, unsigned: false, toString: () => String(low) });
  const key = (digits: string) => ({ toStringRaw: () => digits, verify: () => true });
  const of = (aliasKey?: object) => ({
    shard: long(0),
    realm: long(0),
    num: long(1000),
    aliasKey,
    toString: () => '0.0.1000',
  });
  const [ed25519, secp256k1] = [key('ab'.repeat(32)), key(`02${'ab'.repeat(32)}`)];
  const nft = { tokenId: of(), serial: long(7) };
  const time = { seconds: long(1_767_225_600), nanos: long(5) };
  const id = { accountId: of(), validStart: time };

  it.each<[string, Params, string]>([
    ['getAccount', { idOrAliasOrEvmAddress: of() }, '/accounts/0.0.1000'],
    [
      'getAccount',
      { idOrAliasOrEvmAddress: of(ed25519) },
      '/accounts/CIQKXK5LVOV2XK5LVOV2XK5LVOV2XK5LVOV2XK5LVOV2XK5LVOV2XKY',
    ],
    [
      'getAccount',
      { idOrAliasOrEvmAddress: of(secp256k1) },
      '/accounts/HIQQFK5LVOV2XK5LVOV2XK5LVOV2XK5LVOV2XK5LVOV2XK5LVOV2XK5L',
    ],
    ['getAccounts', { 'account.publickey': ed25519 }, `/accounts?account.publickey=${'ab'.repeat(32)}`],
    [
      'getAccounts',
      { 'account.balance': gt({ toTinybars: () => long(5) }) },
      '/accounts?account.balance=gt:5',
    ],
    ['getNft', { tokenId: nft, serialNumber: nft }, '/tokens/0.0.1000/nfts/7'],
    ['getNfts', { tokenId: of(), serialnumber: gt(long(7)) }, '/tokens/0.0.1000/nfts?serialnumber=gt:7'],
    ['getTransactions', { timestamp: gt(time) }, '/transactions?timestamp=gt:1767225600.000000005'],
    ['getTransaction', { transactionId: id }, '/transactions/0.0.1000-1767225600-000000005'],
    [
      'getTransaction',
      { transactionId: { ...id, scheduled: true, nonce: long(3) } },
      '/transactions/0.0.1000-1767225600-000000005?scheduled=true&nonce=3',
    ],
  ])('for %s is sent as the service writes it, case %#', async (operationId, params, path) => {
    expect(await sent(operationId, params)).toBe(path);
  });
});

it.each<[unknown, string]>([
  [1000, '1000'],
  ['0.0.1000', '0.0.1000'],
  [sdkId, '0.0.1000'],
])('an entity in a path, of case %#, is %2$s', async (given, text) => {
  expect(await sent('getContract', { contractIdOrAddress: given })).toBe(`/contracts/${text}`);
  expect(await sent('getTopic', { topicId: given })).toBe(`/topics/${text}`);
  expect(await sent('getSchedule', { scheduleId: given })).toBe(`/schedules/${text}`);
  const params = { idOrAliasOrEvmAddress: given, timestamp: lte(1767225600000000001n), limit: 5 };
  expect(await sent('getAccount', params)).toBe(
    `/accounts/${text}?timestamp=lte:1767225600.000000001&limit=5`,
  );
  expect(await sent('getNft', { tokenId: given, serialNumber: 9223372036854775807n })).toBe(
    `/tokens/${text}/nfts/9223372036854775807`,
  );
  for (const other of [hex, `0x${hex}`, `0.0.${hex}`])
    expect(await sent('getContract', { contractIdOrAddress: other })).toBe(`/contracts/${other}`);
});

/** A value of each kind in JavaScript, and its wire form. */
const examples: Record<string, [unknown, string]> = {
  account: [1000, '1000'],
  'entity-id': [sdkId, '0.0.1000'],
  'entity-id-or-evm-address': [1000n, '1000'],
  amount: [7n, '7'],
  hex: [hash, hash],
  integer: [7n, '7'],
  'integer-or-hex': [7, '7'],
  timestamp: [1767225600001000000n, '1767225600.001000000'],
  'token-id': [1000n, '1000'],
};

describe('every query parameter of both descriptions', () => {
  const declared = services.flatMap((service) =>
    declaredOperations(service).flatMap((operation) =>
      operation.parameters
        .filter((parameter) => parameter.in === 'query')
        .map((parameter) => ({ service, operation, parameter, others: plausibleParams(operation) })),
    ),
  );
  const filters = declared.flatMap(({ parameter, ...rest }) => {
    const filter = parameter['x-filter'];
    return filter ? [{ ...rest, parameter, filter }] : [];
  });

  /** The values of a parameter in the query that is sent. */
  async function values(of: (typeof declared)[number], given: unknown): Promise<string[]> {
    const { transport, requests } = answering('{}', { status: 404 });
    const params = { ...of.others, ...companions(of), [of.parameter.name]: given };
    const error = await rejection(functionOf(of.service, of.operation.operationId)(transport, params));
    if (error instanceof ParameterError) {
      expect(requests).toEqual([]);
      expect(error).toMatchObject({
        operationId: of.operation.operationId,
        parameter: of.parameter.name,
      });
      throw error;
    }
    expect(error).toBeInstanceOf(ApiError);
    expect(requests).toHaveLength(1);
    const query = new URL(requests[0]?.url ?? '').search.slice(1);
    const own = query.split('&').filter((pair) => pair.startsWith(`${of.parameter.name}=`));
    return own.map((pair) => pair.slice(of.parameter.name.length + 1));
  }

  /** Parameters that another parameter requires, by an equality. */
  function companions({ operation, parameter }: (typeof declared)[number]): Params {
    const needed = operation.combinations.flatMap(({ parameter: name, requires = [] }) =>
      name === parameter.name ? requires.slice(0, 1) : [],
    );
    return Object.fromEntries(
      needed.map((name) => {
        const other = operation.parameters.find((one) => one.name === name);
        return [name, examples[other?.['x-filter']?.value ?? '']?.[0]];
      }),
    );
  }

  function schemaOf(of: (typeof declared)[number]): { repeats: boolean; pattern: string | undefined } {
    const schema = flatten(of.service, of.parameter.schema);
    const inner = schema.items ? flatten(of.service, schema.items) : schema;
    return { repeats: typesOf(schema).includes('array'), pattern: inner.pattern };
  }

  it('that is a filter takes the operators that it declares, repeats if it may, and refuses the rest', async () => {
    const counts = { taken: 0, refused: 0, repeated: 0, single: 0 };
    for (const of of filters) {
      const { filter } = of;
      const name = `${of.operation.operationId} ${of.parameter.name}`;
      const { repeats, pattern } = schemaOf(of);
      const [value, text] = examples[filter.value] ?? [];
      if (text === undefined || pattern === undefined)
        throw new Error(`${name} has no example or no pattern`);
      expect(await values(of, value), name).toEqual([text]);
      for (const [operator, make] of Object.entries(compare)) {
        const wire = `${operator}:${text}`;
        const isDeclared = filter.operators.includes(operator);
        expect(new RegExp(pattern).test(wire), `${name} ${wire}`).toBe(isDeclared);
        for (const given of [make(value), wire]) {
          counts[isDeclared ? 'taken' : 'refused'] += 1;
          if (isDeclared) expect(await values(of, given), name).toEqual([wire]);
          else expect(await rejection(values(of, given)), name).toBeInstanceOf(ParameterError);
        }
      }
      counts[repeats ? 'repeated' : 'single'] += 1;
      const two = [eq(value), text];
      // A range of time may be limited.
      const low = filter.value === 'timestamp' ? text.replace(/\d\d\.\d+$/, '00.000000000') : '1';
      const bounds = [lte(value), `gte:${low}`];
      if (filter.repeats === 'range') {
        expect(await values(of, bounds), name).toEqual([`lte:${text}`, `gte:${low}`]);
        for (const given of [two, [gt(value), gte(value)], [...bounds, lt(value)]])
          expect(await rejection(values(of, given)), name).toBeInstanceOf(ParameterError);
      } else if (repeats && filter.repeats === 'all') {
        // Where `and` joins several equalities, nothing is found. Other values mean the same joined.
        expect(await rejection(values(of, two)), name).toMatchObject({
          parameter: of.parameter.name,
          allowed: expect.stringMatching(/^one value, or bounds of a range/),
        });
        expect(await values(of, [...bounds, text]), name).toEqual([`lte:${text}`, `gte:${low}`, text]);
      } else if (repeats) expect(await values(of, two), name).toEqual([`eq:${text}`, text]);
      else expect(await rejection(values(of, two)), name).toBeInstanceOf(ParameterError);
    }
    expect(filters.length).toBeGreaterThan(70);
    expect(Math.min(...Object.values(counts))).toBeGreaterThan(0);
  });

  it('that is not a filter takes no operator', async () => {
    const plain = declared.filter(({ parameter }) => !parameter['x-filter']);
    for (const of of plain)
      for (const make of Object.values(compare))
        for (const value of ['asc', 'abc', hash, 5, true])
          expect(
            await rejection(values(of, make(value))),
            `${of.operation.operationId} ${of.parameter.name}`,
          ).toBeInstanceOf(ParameterError);
    expect(plain.length).toBeGreaterThan(90);
  });

  it('is declared as a filter if its pattern has operators', () => {
    const hasOperators = (parameter: DeclaredParameter): boolean =>
      /eq|lte?|gte?/.test(`${parameter.schema.pattern}${parameter.schema.items?.pattern}`);
    expect(
      declared
        .filter(({ parameter }) => hasOperators(parameter) !== Boolean(parameter['x-filter']))
        .map(({ operation, parameter }) => `${operation.operationId} ${parameter.name}`),
    ).toEqual([]);
  });
});
