import { describe, expect, it } from 'vitest';
import { call } from '../../../src/client/client.js';
import { ApiError, ClientError } from '../../../src/errors/errors.js';
import { contractCall, getAccount } from '../../../src/ledger.js';
import { answering } from '../../setup/answering.js';
import { rejection } from '../../setup/thrown.js';
import { context, named, operation } from '../operations.js';

const names = [
  'contract.id',
  'limit',
  'serialnumber',
  'spender.id',
  'timestamp',
  'token.id',
  'transaction.index',
];

interface Setting extends ResponseInit {
  /** The names of the parameters. */
  readonly known?: readonly string[] | undefined;
  readonly sent?: Record<string, string>;
}

/** The error of a call with this reply. */
async function answered(
  text: string,
  { known = names, sent = {}, ...init }: Setting = {},
): Promise<ApiError> {
  const reply = { status: 400, statusText: 'Bad Request', ...init };
  const { transport } = answering(text, reply, { headers: sent });
  const hasPath = known.includes('contractIdOrAddress');
  const path = hasPath ? '/things/{contractIdOrAddress}' : '/things';
  const params = hasPath ? { contractIdOrAddress: '1' } : {};
  const error = await rejection(call(transport, operation({ path, parameters: named(...known) }), params));
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
}

const body = (...messages: unknown[]): string => JSON.stringify({ _status: { messages } });

describe('an ApiError', () => {
  it('has status, headers, attempts and the call', async () => {
    const error = await answered(body({ message: 'Invalid parameter: limit' }));
    expect(error).toBeInstanceOf(ClientError);
    expect(error).toMatchObject({ name: 'ApiError', status: 400, attempts: 1, ...context });
    expect(error.message).toBe('getThings: 400 Bad Request – Invalid parameter: limit');
  });

  it('has only the status if the body has no messages', async () => {
    expect((await answered('')).message).toBe('getThings: 400 Bad Request');
    expect((await answered('', { status: 503, statusText: '' })).message).toBe('getThings: 503');
  });

  it('ends with the hint of the operation for its status, unless the call has the value that helps', async () => {
    const messageOf = async (status: number, transactions?: boolean): Promise<string> => {
      const { transport } = answering(body({ message: 'Service unavailable' }), { status, statusText: '' });
      const params = { idOrAliasOrEvmAddress: '0.0.98', transactions };
      return ((await rejection(getAccount(transport, params, { retry: false }))) as ApiError).message;
    };
    const hint =
      'The transactions of a busy account take too long: pass transactions: false to leave them out.';
    expect(await messageOf(503)).toBe(`getAccount: 503 – Service unavailable. ${hint}`);
    expect(await messageOf(503, true)).toContain(hint);
    expect(await messageOf(503, false)).toBe('getAccount: 503 – Service unavailable');
    expect(await messageOf(500)).toBe('getAccount: 500 – Service unavailable');
  });

  it('keeps the first 200 characters of the body, and its data if it is not long', async () => {
    expect((await answered('x'.repeat(300))).text).toBe('x'.repeat(200));
    for (const [length, body] of [
      [2 ** 16, expect.any(Array)],
      [2 ** 16 + 1, undefined],
    ] as const)
      expect((await answered('[]'.padEnd(length))).body).toEqual(body);
  });
});

describe('messages', () => {
  it('have no data of more than 64 KiB', async () => {
    const [whole, half] = ['00'.repeat(2 ** 16), '00'.repeat(2 ** 15)].map((digits) => `0x${digits}`);
    const dataOf = async (data: string) =>
      (await answered(body({ message: 'reverted', data }))).messages[0]?.data;
    expect(await Promise.all([half, whole, `${whole}00`].map((data) => dataOf(String(data))))).toEqual([
      half,
      whole,
      null,
    ]);
  });

  it('are returned one by one with all fields', async () => {
    const { messages, message } = await answered(
      body(
        { message: 'Not found', detail: null, data: null },
        { message: 'Bad Request', detail: 'gas is too low', data: '0x01' },
      ),
    );
    expect(messages).toMatchObject([
      { message: 'Not found', detail: null, data: null },
      { message: 'Bad Request', detail: 'gas is too low', data: '0x01' },
    ]);
    expect(message).toBe('getThings: 400 Bad Request – Not found; gas is too low');
  });

  it('have null for a missing field or another type', async () => {
    expect((await answered(body({}, { message: 7, detail: {}, data: [] }))).messages).toMatchObject([
      { message: '', detail: null, data: null },
      { message: '', detail: null, data: null },
    ]);
  });

  it.each([
    ...['<html><body>502 Bad Gateway</body></html>', '', 'null', '"Invalid parameter: limit"'],
    ...['[{"_status":{"messages":[{"message":"a"}]}}]', '{"message":"Invalid parameter: limit"}'],
    ...['{"_status":null}', '{"_status":[{"messages":[]}]}', '{"_status":{}}'],
    ...['{"_status":{"messages":{"message":"a"}}}', '{"_status":{"messages":"Invalid parameter: limit"}}'],
    '{"_status":{"messages":[null,"Invalid parameter: limit",7,["a"]]}}',
  ])('are empty for the body %j', async (text) => {
    expect(await answered(text)).toMatchObject({ messages: [], parameters: [], text });
  });

  it('have the keys __proto__ and constructor as data', async () => {
    const error = await answered('{"__proto__":{"_status":{"messages":[{"message":"a"}]}},"constructor":{}}');
    expect(error.messages).toEqual([]);
    expect(error).toBeInstanceOf(ApiError);
  });
});

describe('parameters', () => {
  const withPath = ['contractIdOrAddress', ...names];
  it.each<[string, string, (readonly string[])?]>([
    ['Invalid parameter: contract.id', 'contract.id'],
    ['Unknown query parameter: foo', 'foo'],
    [
      'Invalid parameter usage: transaction.index - transaction.index requires block.number',
      'transaction.index',
    ],
    ["Failed to convert 'token.id'", 'token.id'],
    ["Failed to convert 'ownerId'", 'contractIdOrAddress', withPath],
    ["Failed to convert 'id'", 'contractIdOrAddress', withPath],
    ['Invalid parameter: contractid', 'contractIdOrAddress', ['contractIdOrAddress', 'limit']],
    ['gas field must be greater than or equal to 21000', 'gas'],
    ['Invalid parameter: tokenid', 'token.id'],
    ['Invalid parameter: LIMIT', 'limit'],
    ['Invalid parameter: timestamps', 'timestamp'],
    ['Invalid parameter: hookid', 'hookid', []],
    // Unknown names keep their form, even if a declared name begins with them.
    ['Unknown query parameter: transaction', 'transaction', ['transactiontype', 'transactions']],
    ['Unknown query parameter: foo-bar', 'foo-bar'],
  ])('are found in "%s": %s', async (message, parameter, known) => {
    expect((await answered(body({ message }), { known })).parameters).toEqual([parameter]);
    const detailed = await answered(body({ message: 'Bad Request', detail: message }), { known });
    expect(detailed.parameters).toEqual([parameter]);
    expect(detailed.message).toBe(`getThings: 400 Bad Request – ${message}`);
  });

  it.each(['Not found', 'CONTRACT_REVERT_EXECUTED', 'Bad Request', '', 'Internal Server Error'])(
    'are not found in "%s"',
    async (message) => {
      expect((await answered(body({ message }))).parameters).toEqual([]);
    },
  );

  it('have the prefix body for a field of the body', async () => {
    const messages = body({ message: 'gas field must be greater than or equal to 21000' });
    const { transport } = answering(messages, { status: 400 });
    const to = `0x${'0'.repeat(40)}`;
    expect(await rejection(contractCall(transport, { body: { to } }))).toMatchObject({
      parameters: ['body.gas'],
    });
  });

  it('are listed once each, in the order of the messages', async () => {
    const messages = ['Invalid parameter: limit', 'Unknown query parameter: foo', 'Not found'];
    const { parameters } = await answered(
      body(...[...messages, ...messages].map((message) => ({ message }))),
    );
    expect(parameters).toEqual(['limit', 'foo']);
  });
});

describe('data of a message', () => {
  const decode = async (data: unknown): Promise<string | null | undefined> =>
    (await answered(body({ message: 'CONTRACT_REVERT_EXECUTED', data }))).messages[0]?.decodeData();

  it.each([
    ['0x48656c6C6F', 'Hello'],
    ['0xc3a4e282ac', 'ä€'],
    ['0xf09f9880', '😀'],
    ['0xff', '\uFFFD'],
    ['0x00', '\0'],
  ])('is decoded from %s', async (hex, text) => {
    expect(await decode(hex)).toBe(text);
  });

  it.each(['', '0x', 'x0x48', '0x1', '0x123', '0xzz', '48656c6c6f', '0x48 65', '0x48656c6c6f\n', null, 72])(
    'is null for %j',
    async (data) => {
      expect(await decode(data)).toBeNull();
    },
  );
});

describe('headers of a reply', () => {
  it('have no secrets, no controls, no key in a name, and a limited length', async () => {
    const key = 's3cret-key';
    const headers = new Headers([
      ['x-a', '1'],
      ['x-a', '2'],
      ['x-echo', `got ${key}`],
      ['x-control', 'a\u0085b\u009bc'],
      ['x-long', 'x'.repeat(20_000)],
      ['x-keys', `${key} `.repeat(5000)],
      [`x-${key}`, '1'],
    ]);
    const error = await answered('', { headers, sent: { 'x-api-key': key } });
    const found = Object.fromEntries(error.headers);
    expect(found).toMatchObject({
      'x-a': '1, 2',
      'x-echo': 'got ***',
      'x-control': 'a\\u0085b\\u009bc',
      'x-long': 'x'.repeat(8192),
      'x-***': '1',
    });
    expect(found['x-keys']).not.toContain('s3');
  });
});
