import { afterEach, describe, expect, it, vi } from 'vitest';
import { call, type Validate, type Validation } from '../../src/client/client.js';
import { ParameterError } from '../../src/errors/errors.js';
import { getAccount, getContracts } from '../../src/ledger.js';
import { answering } from '../setup/answering.js';
import { failure } from '../setup/thrown.js';
import { operation } from './operations.js';

type Report = Parameters<Validate>[1];

afterEach(() => {
  vi.restoreAllMocks();
});

describe('the modes of validation', () => {
  /** How a call handles a wrong request and a wrong reply. */
  async function modesOf(client?: Validation, own?: Validation) {
    const onInvalidResponse = vi.fn();
    const page = '{"contracts":[{"memo":7}],"links":{"next":null}}';
    const { transport } = answering(page, {}, { validation: client, onInvalidResponse });
    const outcome = (params: object) => failure(getContracts(transport, params, { validation: own }));
    const isRefused = (await outcome({ limit: -1 })) instanceof ParameterError;
    onInvalidResponse.mockClear();
    const isThrown = (await outcome({})) !== undefined;
    const response = isThrown ? 'throw' : onInvalidResponse.mock.calls.length > 0 ? 'warn' : 'off';
    return { request: isRefused ? 'throw' : 'off', response };
  }

  it.each<[Validation | undefined, Validation | undefined, string, string]>([
    [undefined, undefined, 'throw', 'warn'],
    [{ request: undefined, response: undefined }, {}, 'throw', 'warn'],
    ['warn', undefined, 'throw', 'warn'],
    ['throw', undefined, 'throw', 'throw'],
    ['off', undefined, 'off', 'off'],
    ['off', { response: 'throw' }, 'off', 'throw'],
    [{ request: 'off' }, { response: 'throw' }, 'off', 'throw'],
    [{ response: 'throw' }, { response: undefined }, 'throw', 'throw'],
    ['throw', 'off', 'off', 'off'],
    ['off', 'throw', 'throw', 'throw'],
    ['off', 'warn', 'throw', 'warn'],
  ])('are, for %j of the client and %j of the call, %s and %s', async (client, own, request, response) => {
    expect(await modesOf(client, own)).toEqual({ request, response });
  });
});

it('a partial account is data, and its transactions cannot be iterated', async () => {
  const { transport } = answering('{"account":"0.0.2","balance":{"balance":5}}', {}, { validation: 'off' });
  const account = getAccount(transport, { idOrAliasOrEvmAddress: 2 });
  expect(await account).toMatchObject({ account: '0.0.2', balance: { balance: 5n } });
  const failure = 'the list cannot be followed: the reply has no transactions';
  await expect(account.toArray()).rejects.toThrow(failure);
  await expect(account.scan().next()).rejects.toThrow(failure);
});

describe('the default report of mismatches', () => {
  type Find = (report: Report) => void;
  const mismatch =
    (...paths: string[]): Find =>
    (report) => {
      for (const path of paths) report.mismatch(path, '', 'string');
    };
  const drift =
    (...paths: string[]): Find =>
    (report) => {
      for (const path of paths) report.known(null, path, '', []);
    };

  /** The warnings of one transport for replies with these mismatches. */
  async function warnings(...replies: (Find | [operationId: string, Find])[]): Promise<string[]> {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    warn.mockClear();
    const { transport } = answering('{}');
    for (const reply of replies) {
      const [operationId, find] = typeof reply === 'function' ? ['getContracts', reply] : reply;
      const validator = async () => (_: unknown, report: Report) => find(report);
      await call(transport, operation({ operationId, isValid: () => false, validator }));
    }
    return warn.mock.calls.map(([text]) => String(text));
  }

  it('says the issues, how to silence and how to enforce', async () => {
    expect(await warnings((report) => report.mismatch('/contracts/0', '/memo', 'string'))).toEqual([
      'getContracts: the reply does not match the description: /contracts/*/memo is missing. ' +
        "Set onInvalidResponse to handle this yourself, validation: 'throw' to enforce, 'off' to silence.",
    ]);
  });

  it('warns once per operation and path, whatever the index', async () => {
    const found = await warnings(
      mismatch('/contracts/0/memo', '/contracts/17/memo'),
      mismatch('/contracts/1/memo'),
      mismatch('/contracts/1/nonce'),
      ['getContract', mismatch('/contracts/1/memo')],
    );
    expect(found.map((text) => text.split(' is missing')[0])).toEqual([
      'getContracts: the reply does not match the description: /contracts/*/memo',
      'getContracts: the reply does not match the description: /contracts/*/nonce',
      'getContract: the reply does not match the description: /contracts/*/memo',
    ]);
    // Another transport warns again.
    expect(await warnings(mismatch('/contracts/0/memo'))).toHaveLength(1);
  });

  it('replaces only indices by *', async () => {
    expect((await warnings(mismatch('/a/0/1/b2/3c/4')))[0]).toContain(': /a/*/*/b2/3c/* is missing');
  });

  it('distinguishes drift and issues, each once', async () => {
    const both: Find = (report) => {
      mismatch('/a')(report);
      drift('/a')(report);
    };
    expect((await warnings(both, both)).map((text) => text.split('. Set ')[0])).toEqual([
      'getContracts: the reply does not match the description: /a is missing. ' +
        'Also, the reply goes beyond the description: /a should be a known value, got null',
    ]);
  });

  it('lists all fields of a reply in one warning, and only new ones in the next', async () => {
    const fields = Array.from({ length: 17 }, (_, index) => `/field_${index}`);
    const found = await warnings(mismatch(...fields), mismatch(...fields, '/one_more'), mismatch(...fields));
    expect(found.map((text) => text.split('. Set ')[0])).toEqual([
      `getContracts: the reply does not match the description: ${fields.map((name) => `${name} is missing`).join('; ')}`,
      'getContracts: the reply does not match the description: /one_more is missing',
    ]);
  });

  it('is always short', async () => {
    const long = Array.from({ length: 100 }, (_, index) => `/${'x'.repeat(90)}${index}`);
    const [text = ''] = await warnings((report) => {
      mismatch(...long)(report);
      drift(...long)(report);
    });
    expect(text.length).toBeLessThan(10_000);
    expect(text.match(/and 80 more/g)).toHaveLength(2);
  });

  it('stops after a thousand paths', async () => {
    const replies = Array.from({ length: 1500 }, (_, index) => drift(`/name${index}`));
    expect(await warnings(...replies)).toHaveLength(1000);
  });
});
