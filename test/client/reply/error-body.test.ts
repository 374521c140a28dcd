import { describe, expect, it } from 'vitest';
import { redactor } from '../../../src/client/http/redact.js';
import { apiError } from '../../../src/client/reply/error-body.js';
import { ApiError, ClientError, noRedaction, type Redact } from '../../../src/errors/errors.js';
import { context } from '../operations.js';

const names = [
  'contractIdOrAddress',
  'contract.id',
  'limit',
  'serialnumber',
  'spender.id',
  'timestamp',
  'token.id',
  'transaction.index',
];

function answered(text: string, { status = 400, statusText = 'Bad Request', known = names } = {}): ApiError {
  const headers = new Headers({ 'x-request-id': '7' });
  const response = { status, statusText, headers };
  return apiError(
    { response, text, attempts: 2, retryAfter: undefined, redact: noRedaction },
    known,
    context,
  );
}

const body = (...messages: unknown[]): string => JSON.stringify({ _status: { messages } });

describe('an ApiError', () => {
  it('has status, headers, attempts and the call', () => {
    const error = answered(body({ message: 'Invalid parameter: limit' }));
    expect(error).toBeInstanceOf(ClientError);
    expect(error).toMatchObject({ name: 'ApiError', status: 400, attempts: 2, ...context });
    expect(error.headers.get('x-request-id')).toBe('7');
    expect(error.message).toBe('getThings: 400 Bad Request – Invalid parameter: limit');
  });

  it('has only the status if the body has no messages', () => {
    expect(answered('').message).toBe('getThings: 400 Bad Request');
    expect(answered('', { status: 503, statusText: '' }).message).toBe('getThings: 503');
  });

  it('keeps the first 200 characters of the body', () => {
    expect(answered('x'.repeat(300)).text).toBe('x'.repeat(200));
  });
});

describe('messages', () => {
  it('have no data of more than 64 KiB', () => {
    const [whole, half] = ['00'.repeat(2 ** 16), '00'.repeat(2 ** 15)].map((digits) => `0x${digits}`);
    const dataOf = (data?: string) => answered(body({ message: 'reverted', data })).messages[0]?.data;
    expect([dataOf(half), dataOf(whole), dataOf(`${whole}00`)]).toEqual([half, whole, null]);
  });

  it('are returned one by one with all fields', () => {
    const { messages, message } = answered(
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

  it('have null for a missing field or another type', () => {
    expect(answered(body({}, { message: 7, detail: {}, data: [] })).messages).toMatchObject([
      { message: '', detail: null, data: null },
      { message: '', detail: null, data: null },
    ]);
  });

  it.each([
    ['an HTML page', '<html><body>502 Bad Gateway</body></html>'],
    ['an empty body', ''],
    ['JSON null', 'null'],
    ['an array', '[{"_status":{"messages":[{"message":"a"}]}}]'],
    ['a string', '"Invalid parameter: limit"'],
    ['no status', '{"message":"Invalid parameter: limit"}'],
    ['a status that is null', '{"_status":null}'],
    ['a status that is an array', '{"_status":[{"messages":[]}]}'],
    ['no messages', '{"_status":{}}'],
    ['messages that are an object', '{"_status":{"messages":{"message":"Invalid parameter: limit"}}}'],
    ['messages that are a string', '{"_status":{"messages":"Invalid parameter: limit"}}'],
    ['entries that are no objects', '{"_status":{"messages":[null,"Invalid parameter: limit",7,["a"]]}}'],
  ])('are empty for %s', (_, text) => {
    const error = answered(text);
    expect(error.messages).toEqual([]);
    expect(error.parameters).toEqual([]);
    expect(error.text).toBe(text);
  });

  it('have the keys __proto__ and constructor as data', () => {
    const error = answered('{"__proto__":{"_status":{"messages":[{"message":"a"}]}},"constructor":{}}');
    expect(error.messages).toEqual([]);
    expect(error).toBeInstanceOf(ApiError);
  });
});

describe('parameters', () => {
  it.each([
    ['Invalid parameter: contract.id', 'contract.id'],
    ['Invalid parameter: limit', 'limit'],
    ['Unknown query parameter: foo', 'foo'],
    [
      'Invalid parameter usage: transaction.index - transaction.index requires block.number',
      'transaction.index',
    ],
    ["Failed to convert 'token.id'", 'token.id'],
    ["Failed to convert 'ownerId'", 'contractIdOrAddress'],
    ["Failed to convert 'id'", 'contractIdOrAddress'],
    ['gas field must be greater than or equal to 21000', 'gas'],
    ['Invalid parameter: tokenid', 'token.id'],
    ['Invalid parameter: LIMIT', 'limit'],
  ])('are found in "%s"', (message, parameter) => {
    expect(answered(body({ message })).parameters).toEqual([parameter]);
  });

  it.each([['Not found'], ['CONTRACT_REVERT_EXECUTED'], ['Bad Request'], [''], ['Internal Server Error']])(
    'are not found in "%s"',
    (message) => {
      expect(answered(body({ message })).parameters).toEqual([]);
    },
  );

  it('have the prefix body for a field of the body', () => {
    const message = 'gas field must be greater than or equal to 21000';
    expect(answered(body({ message }), { known: ['body'] }).parameters).toEqual(['body.gas']);
  });

  it('are listed once each, in the order of the messages', () => {
    const { parameters } = answered(
      body(
        { message: 'Invalid parameter: limit' },
        { message: 'Unknown query parameter: foo' },
        { message: 'Not found' },
        { message: 'Invalid parameter: limit' },
      ),
    );
    expect(parameters).toEqual(['limit', 'foo']);
  });

  it('are found in the detail of a message', () => {
    const { parameters, message } = answered(
      body({ message: 'Bad Request', detail: 'Invalid parameter: timestamp' }),
    );
    expect(parameters).toEqual(['timestamp']);
    expect(message).toBe('getThings: 400 Bad Request – Invalid parameter: timestamp');
  });

  it('have their name in the call if the service has another name', () => {
    const known = ['contractIdOrAddress', 'limit'];
    expect(answered(body({ message: 'Invalid parameter: contractid' }), { known }).parameters).toEqual([
      'contractIdOrAddress',
    ]);
  });

  it('that are unknown keep their name, even if a declared name begins with it', () => {
    const known = ['transactiontype', 'transactions'];
    const messages = body(
      { message: 'Unknown query parameter: transaction' },
      { message: 'Unknown query parameter: foo-bar' },
    );
    expect(answered(messages, { known }).parameters).toEqual(['transaction', 'foo-bar']);
  });

  it('have the name of the service if the call has no similar name', () => {
    expect(answered(body({ message: 'Invalid parameter: hookid' }), { known: [] }).parameters).toEqual([
      'hookid',
    ]);
  });
});

describe('data of a message', () => {
  const decode = (data: unknown): string | null | undefined =>
    answered(body({ message: 'CONTRACT_REVERT_EXECUTED', data })).messages[0]?.decodeData();

  it.each([
    ['0x48656c6c6f', 'Hello'],
    ['0x48656C6C6F', 'Hello'],
    ['0xc3a4e282ac', 'ä€'],
    ['0xf09f9880', '😀'],
    ['0xff', '\uFFFD'],
    ['0x00', '\0'],
  ])('is decoded from %s', (hex, text) => {
    expect(decode(hex)).toBe(text);
  });

  it.each([
    [''],
    ['0x'],
    ['0x1'],
    ['0x123'],
    ['0xzz'],
    ['48656c6c6f'],
    ['0x48 65'],
    ['0x48656c6c6f\n'],
    [null],
    [72],
  ])('is null for %j', (data) => {
    expect(decode(data)).toBeNull();
  });
});

const key = 's3cret-key';

/** Headers of an error, as it has them. */
function headersOf(headers: Headers, redact: Redact): Headers {
  const response = { status: 400, statusText: '', headers };
  return apiError({ response, text: '', attempts: 1, retryAfter: undefined, redact }, [], context).headers;
}

describe('headers of a reply', () => {
  it('keep their names, without secrets', () => {
    const headers = headersOf(
      new Headers([
        ['x-echo', `got ${key}`],
        ['x-a', '1'],
        ['x-a', '2'],
      ]),
      redactor({ 'x-api-key': key }, ''),
    );
    expect([...headers]).toEqual([
      ['x-a', '1, 2'],
      ['x-echo', 'got ***'],
    ]);
  });

  it('have no controls, no key in a name, and a limited length', () => {
    const sent = new Headers([
      ['x-control', 'a\u0085b\u009bc'],
      ['x-long', 'x'.repeat(20_000)],
      ['x-keys', `${key} `.repeat(5000)],
      [`x-${key}`, '1'],
    ]);
    const headers = headersOf(sent, redactor({ 'x-api-key': key }, ''));
    expect(headers.get('x-control')).toBe('a\\u0085b\\u009bc');
    expect(headers.get('x-long')).toBe('x'.repeat(8192));
    expect(headers.get('x-keys')).not.toContain('s3');
    expect(headers.get('x-***')).toBe('1');
  });
});
