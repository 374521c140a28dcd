import { describe, expect, it } from 'vitest';
import { anyJsonBody, call } from '../../../src/client/client.js';
import { ApiError, ParameterError } from '../../../src/errors/errors.js';
import { answering } from '../../setup/answering.js';
import { functionOf } from '../../setup/fixtures.js';
import { rejection } from '../../setup/thrown.js';
import { operation } from '../operations.js';

const to = '0x00000000000000000000000000000000000003e9';
const long = { low: 21_000, high: 0, unsigned: false, toString: () => '21000' };
const contractCall = functionOf('ledger', 'contractCall');
const unchecked = { validation: { request: 'off' } } as const;
const hex = 'an even number of hexadecimal digits, at most 300000 characters';
const block = 'a block number, a block hash after 0x, or one of earliest, finalized, latest, pending, safe';
const address = 'an EVM address of 40 hexadecimal digits';
const caller = `${address} (toLongZeroAddress converts an entity ID)`;
const gas = 'an integer from 21000 to 15000000';
const slot = '1 to 64 hexadecimal digits';

/** The text that is sent for a body. */
async function sent(body: unknown, options = {}): Promise<string | undefined> {
  const { transport, texts } = answering('{}', { status: 404 });
  expect(await rejection(contractCall(transport, { body }, options))).toBeInstanceOf(ApiError);
  expect(texts).toHaveLength(1);
  return texts[0];
}

/** The error of a body that is not sent. */
async function refusal(body: unknown, options = {}): Promise<unknown> {
  const { transport, requests } = answering('{}', { status: 404 });
  const error = await rejection(contractCall(transport, { body }, options));
  expect(error).toBeInstanceOf(ParameterError);
  expect(error).toMatchObject({ operationId: 'contractCall', method: 'POST' });
  expect(requests).toEqual([]);
  return error;
}

describe('the body of a contract call', () => {
  it.each<[object, string]>([
    [{ to }, `{"to":"${to}"}`],
    [{ to: to.slice(2) }, `{"to":"${to.slice(2)}"}`],
    [
      { to, from: to, value: { toTinybars: () => 5n }, gas: long },
      `{"to":"${to}","from":"${to}","value":5,"gas":21000}`,
    ],
    [
      { to, from: to, gas: 15_000_000n, value: 9223372036854775807n, gasPrice: 0n },
      `{"to":"${to}","from":"${to}","gas":15000000,"value":9223372036854775807,"gasPrice":0}`,
    ],
    [
      { block: 'latest', data: '0x0a', estimate: true, from: to, gas: 30000, to },
      `{"block":"latest","data":"0x0a","estimate":true,"from":"${to}","gas":30000,"to":"${to}"}`,
    ],
    [{ to, gas: null, data: undefined }, `{"to":"${to}","gas":null}`],
    [{ to: null, data: '0x0a' }, '{"to":null,"data":"0x0a"}'],
    [{ to, block: null }, `{"to":"${to}","block":null}`],
    [{ to: `0Xab${to.slice(4)}`, data: '0X0a' }, `{"to":"0Xab${to.slice(4)}","data":"0X0a"}`],
    [{ to: '', data: '' }, '{"to":"","data":""}'],
    [{ data: '0a', gas: 21_000 }, '{"data":"0a","gas":21000}'],
    [{}, '{}'],
    ...[
      '',
      'safe',
      'Finalized',
      'LATEST',
      '5',
      '0x5',
      '0X5',
      `0x${'ab'.repeat(32)}`,
      `0x${'ab'.repeat(48)}`,
    ].map((block): [object, string] => [{ block, to }, `{"block":"${block}","to":"${to}"}`]),
  ])('is sent exactly: case %#', async (body, text) => {
    expect(await sent(body)).toBe(text);
    expect(await sent(body, unchecked)).toBe(text);
  });

  it.each<[string, object, string, unknown, string]>([
    ['has a short to', { to: '0x0a' }, 'body.to', '0x0a', `${caller}, or left out`],
    ['has an entity ID', { to: '0.0.3001' }, 'body.to', '0.0.3001', `${caller}, or left out`],
    ['has a short from', { to, from: '0.0.2' }, 'body.from', '0.0.2', caller],
    ['has bad hex', { to, data: '0xzz' }, 'body.data', '0xzz', hex],
    ['has half a byte', { to, data: '0x0' }, 'body.data', '0x0', hex],
    ['has data that is a number', { to, data: 5 }, 'body.data', 5, hex],
    ['has a block that is a number', { to, block: 5 }, 'body.block', 5, block],
    [
      'has no address of a state',
      { to, state_overrides: [{ nonce: 'x' }] },
      'body.state_overrides.0.address',
      undefined,
      'set',
    ],
    [
      'has a short slot',
      { to, state_overrides: [{ address: to, state: [{ key: '', value: '1' }] }] },
      'body.state_overrides.0.state.0.key',
      '',
      slot,
    ],
    [
      'has an unknown property',
      { to, gasLimit: 5 },
      'body.gasLimit',
      5,
      'a known field; pass a field of a newer service in the option body',
    ],
    ['has too little gas', { to, gas: 20_999 }, 'body.gas', 20_999, gas],
    ['has too much gas', { to, gas: 15_000_001n }, 'body.gas', 15_000_001n, gas],
    ['has a negative value', { to, value: -1n }, 'body.value', -1n, 'at least 0'],
    ['has gas beyond 64 bits', { to, gas: 2n ** 63n }, 'body.gas', 2n ** 63n, 'within 64 bits'],
    ['has gas with a fraction', { to, gas: 1.5 }, 'body.gas', 1.5, gas],
    ['has gas as a string', { to, gas: '5' }, 'body.gas', '5', gas],
    [
      'has an estimate of another type than boolean',
      { to, estimate: 1 },
      'body.estimate',
      1,
      'a boolean or null',
    ],
    ...['newest', 'c0ffee', '0x', `0x${'a'.repeat(17)}`, 'ab'.repeat(31)].map(
      (text): [string, object, string, unknown, string] => [
        `has ${text} for a block`,
        { to, block: text },
        'body.block',
        text,
        block,
      ],
    ),
  ])('is refused if it %s, and sent if checks are off', async (_, body, parameter, given, allowed) => {
    const error = await refusal(body);
    expect(error).toMatchObject({ parameter, value: given, allowed });
    expect(error).toHaveProperty(
      'message',
      expect.stringMatching(
        new RegExp(`^contractCall: ${parameter} (must be .*, got |has no value\\. It must be )`),
      ),
    );
    expect(await sent(body, unchecked)).toMatch(/^\{.*\}$/);
  });

  it.each<[string, unknown, string, unknown]>([
    ['no number', { to, gas: Number.NaN }, 'body.gas', Number.NaN],
    ['infinite', { to, gas: Infinity }, 'body.gas', Infinity],
    ['no longer exact', { to, gas: 2 ** 53 }, 'body.gas', 2 ** 53],
    ['nested', { to, more: { list: [0, Number.NaN] } }, 'body.more.list.1', Number.NaN],
  ])('cannot be written with a number that is %s, checked or not', async (_, body, parameter, given) => {
    const expected = {
      parameter,
      value: given,
      allowed: 'a finite number within 2^53; pass a bigint for a larger integer',
    };
    expect(await refusal(body)).toMatchObject(expected);
    expect(await refusal(body, unchecked)).toMatchObject(expected);
  });

  it.each([[undefined], [null], ['{}'], [[{ to }]]])('is an object, unlike %j', async (body) => {
    expect(await refusal(body)).toMatchObject({ parameter: 'body', value: body, allowed: 'an object' });
    expect(await refusal(body, unchecked)).toMatchObject({ parameter: 'body', value: body });
  });

  it('is refused if it has no JSON form, checked or not', async () => {
    const round: Record<string, unknown> = { to };
    round.data = round;
    let deep: unknown = 1;
    for (let depth = 0; depth < 100_000; depth++) deep = [deep];
    for (const body of [round, { to, deep }, { to, toJSON: () => undefined }])
      for (const options of [{}, unchecked])
        expect(await refusal(body, options)).toMatchObject({
          parameter: 'body',
          allowed: 'an object that can be written as JSON',
        });
  });

  it('is not changed by its check', async () => {
    const body = Object.freeze({ to, from: to, value: 9007199254740993n });
    await sent(body);
    expect(body).toEqual({ to, from: to, value: 9007199254740993n });
  });
});

describe('fields of newer services', () => {
  const override = {
    address: to,
    balance: 2n ** 62n,
    nonce: '0x1',
    state_diff: [{ key: '0x0', value: '0x1' }],
  };

  it('that are declared are sent', async () => {
    expect(await sent({ to, state_overrides: [override], gas_price: 5n })).toContain(
      `"state_overrides":[{"address":"${to}","balance":4611686018427387904,`,
    );
  });

  it.each<[object, string]>([
    [{ state_overrides: [{}] }, 'body.state_overrides.0.address'],
    [{ state_overrides: Array(11).fill(override) }, 'body.state_overrides'],
    [{ state_overrides: [{ ...override, balance: -1n }] }, 'body.state_overrides.0.balance'],
    [{ access_list: [{ address: '0.0.5' }] }, 'body.access_list.0.address'],
    [{ tracerConfig: {} }, 'body.tracerConfig'],
    [{ 'tracer/config~': {} }, 'body.tracer/config~'],
  ])('that are wrong or unknown are refused: %#', async (more, parameter) => {
    expect(await refusal({ to, ...more })).toMatchObject({ parameter });
  });

  it.each<[object, object, string]>([
    [
      { to },
      { tracerConfig: { depth: 2n ** 60n } },
      `{"to":"${to}","tracerConfig":{"depth":1152921504606846976}}`,
    ],
    [{}, { 'new': [1, null] }, '{"new":[1,null]}'],
    [{}, { 'new/er~field\n': 1, ['long'.repeat(30)]: 2 }, `{"new/er~field\\n":1,"${'long'.repeat(30)}":2}`],
    [{ to }, {}, `{"to":"${to}"}`],
  ])('that the description does not have are sent by the option body: %#', async (body, more, expected) => {
    expect(await sent(body, { body: more })).toBe(expected);
  });

  it.each<[unknown, string, string]>([
    [{ gas: 30_000 }, 'options.body.gas', 'left out: pass gas in the parameter body'],
    [{ to }, 'options.body.to', 'left out'],
    [{ other: 2 ** 60 }, 'body.other', 'within 2^53'],
    [['a'], 'body', 'an object of fields by name'],
  ])('are refused in the option body: %#', async (more, parameter, allowed) => {
    expect(await refusal({ to }, { body: more })).toMatchObject({
      parameter,
      allowed: expect.stringContaining(allowed),
    });
  });

  it('are refused beside the same field of the body, also if checks are off', async () => {
    const expected = { parameter: 'options.body.to', allowed: 'left out here or in the parameter body' };
    expect(await refusal({ to }, { ...unchecked, body: { to } })).toMatchObject(expected);
  });

  it('are refused beside a body that is not an object, as it has no fields', async () => {
    const { transport, requests } = answering('{}');
    const body = { mediaType: 'application/json', required: true, serialise: anyJsonBody };
    const writing = operation({ method: 'POST', body });
    for (const given of [[1], 'text', null, 7])
      expect(await rejection(call(transport, writing, { body: given }, { body: { a: 1 } }))).toMatchObject({
        parameter: 'options.body',
        allowed: expect.stringContaining('no object'),
      });
    expect(requests).toEqual([]);
  });

  it('are refused for an operation without a JSON body', async () => {
    const { transport, requests } = answering('{}');
    const request = functionOf('ledger', 'getContracts')(transport, {}, { body: { a: 1 } });
    expect(await rejection(request)).toMatchObject({
      parameter: 'options.body',
      allowed: expect.stringContaining('no JSON body'),
    });
    expect(requests).toEqual([]);
  });
});
