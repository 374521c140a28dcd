import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { inspect } from 'node:util';
import { expect, it } from 'vitest';
import { ParameterError } from '../../../src/errors/errors.js';
import {
  createLedgerClient,
  eq,
  formatHbar,
  formatUnits,
  gte,
  toDate,
  toLongZeroAddress,
  toTransactionId,
} from '../../../src/index.js';
import { queryOptions } from '../../../src/query.js';
import { answering } from '../../setup/answering.js';
import { deployed, functionOf, plausibleParams } from '../../setup/fixtures.js';
import { rejection, thrown } from '../../setup/thrown.js';

const ed25519 = generateKeyPairSync('ed25519');
const secp256k1 = generateKeyPairSync('ec', { namedCurve: 'secp256k1' });
const der = (key: KeyObject, type: 'pkcs8' | 'sec1' = 'pkcs8') => key.export({ format: 'der', type });
/** The secret bytes are the end of the shorter form. */
const secretOf = der(ed25519.privateKey).subarray(-32).toString('hex');

const phrase = 'oven sponsor gorilla original dune alert cheap panel nephew often empty round';
const forms = [ed25519.privateKey, secp256k1.privateKey].flatMap((key) => [
  der(key).toString('hex'),
  `0x${der(key).toString('hex').toUpperCase()}`,
  der(key).toString('base64'),
  String(key.export({ format: 'pem', type: 'pkcs8' })),
]);
const texts = [
  ...forms,
  der(secp256k1.privateKey, 'sec1').toString('hex'),
  der(secp256k1.privateKey, 'sec1').toString('base64'),
  phrase,
  phrase.toUpperCase().replaceAll(' ', ', '),
];

/** What SDKs have: its text is the key, and `inspect` shows the bytes of a field. */
class PrivateKey {
  readonly _key = new (class Bytes {
    readonly bytes = secretOf;
  })();
  sign = (): Uint8Array => new Uint8Array();
  toStringRaw = (): string => secretOf;
  toString = (): string => der(ed25519.privateKey).toString('hex');
  toJSON = (): string => secretOf;
}

const key = new PrivateKey();
const number = { low: 5, high: 0, unsigned: false, toString: () => secretOf };
const id = { shard: 0, realm: 0, num: 5, toString: () => `0.0.${secretOf}` };
/** Objects that look like a value of an SDK, but whose text is a key. */
const objects: object[] = [
  key,
  Object.assign(new PrivateKey(), { verify: () => true }),
  { toStringRaw: () => secretOf },
  { toStringRaw: () => key, verify: () => true },
  { toTinybars: () => key },
  { toTinybars: () => secretOf },
  { ...number, high: key },
  id,
  { ...id, num: key },
  { ...id, aliasKey: key, toString: () => `0.0.${key}` },
  { tokenId: id, serial: { ...number, low: key } },
  { accountId: id, validStart: { seconds: number, nanos: { ...number, high: key } } },
  { seconds: key, nanos: key },
];

function shownIn(error: unknown): string {
  return `${inspect(error, { depth: 9, showHidden: true })}${JSON.stringify(error)}${(error as Error).stack}`;
}

const parts = [...texts, secretOf].flatMap((text) => [text, text.slice(-24)]);
/** A message shows the first 60 characters of a text. The other forms begin with what is no secret. */
parts.push(secretOf.slice(0, 24));
const lowerParts = parts.map((part) => part.toLowerCase());

function expectHidden(error: unknown): void {
  expect(error).toBeInstanceOf(ParameterError);
  const shown = shownIn(error).toLowerCase();
  expect(lowerParts.filter((part) => shown.includes(part))).toEqual([]);
}

it.each(deployed)(
  '$operationId neither sends nor shows a private key, whichever parameter has it',
  async (operation) => {
    const events: unknown[] = [];
    const { transport, requests } = answering('{}', {}, { onEnd: (event) => void events.push(event) });
    const call = functionOf(operation.service, operation.operationId);
    const valid = plausibleParams(operation);
    const names = [...operation.parameters.map(({ name }) => name), ...(valid.body ? ['body'] : [])];
    const refused = async (name: string, value: unknown): Promise<void> => {
      for (const request of ['throw', 'off'] as const) {
        const options = { validation: { request } };
        expectHidden(await rejection(call(transport, { ...valid, [name]: value }, options)));
      }
    };
    for (const name of names) {
      // Other objects are bodies without a key.
      const values = name === 'body' ? [key, { data: texts[0] }, { data: key }] : [...texts, ...objects];
      for (const value of values) await refused(name, value);
      if (name !== 'body')
        for (const value of [eq(key), [gte(texts[0])], [texts[0], key]]) await refused(name, value);
    }
    for (const text of texts) {
      expectHidden(await rejection(call(transport, { ...valid, [text]: 1 })));
      expectHidden(await rejection(call(transport, valid, { query: { newer: text } })));
      expectHidden(await rejection(call(transport, valid, { query: { [text]: 1 } })));
      expectHidden(await rejection(call(transport, valid, { [text]: 1 } as object)));
    }
    expect(requests).toEqual([]);
    for (const part of parts) expect(inspect(events, { depth: 9 })).not.toContain(part);
  },
);

it('a request to another path, and its key for a cache, contain no private key', async () => {
  const { transport, requests } = answering('{}');
  const request = functionOf('ledger', 'request');
  const ledger = createLedgerClient({ network: 'testnet' });
  for (const text of texts) {
    const calls = [
      { path: `/api/v1/accounts/${text.replace(/\s/g, '')}` },
      { path: '/api/v1/accounts/{id}', params: { id: text } },
      { path: '/api/v1/accounts', params: { [text]: [text] } },
      { path: '/api/v1/accounts', method: 'POST', body: { [text]: text } },
      { path: '/api/v1/accounts', method: 'POST', body: { list: [{ text }] } },
      { path: '/api/v1/accounts', method: 'POST', body: { key } },
    ];
    // Without spaces, a phrase is one long word.
    for (const call of calls.slice(text.startsWith('oven') || text.startsWith('OVEN') ? 1 : 0)) {
      expectHidden(await rejection((async () => request(transport, call))()));
    }
    const { queryKey } = queryOptions(ledger, 'getAccounts', { 'account.publickey': text });
    expect(JSON.stringify(queryKey)).not.toContain(text);
  }
  expect(requests).toEqual([]);
});

it('a conversion neither returns nor shows a private key', () => {
  const conversions = [
    toDate,
    toLongZeroAddress,
    toTransactionId,
    formatHbar,
    (value: never) => formatUnits(value, 2),
  ];
  for (const convert of conversions)
    for (const value of [...texts, secretOf, ...objects]) expectHidden(thrown(() => convert(value as never)));
});

it('64 hexadecimal digits are sent where a public key or a hash is allowed, and not shown where they are refused', async () => {
  const { transport, requests } = answering('{"accounts":[],"links":{"next":null}}');
  await functionOf('ledger', 'getAccounts')(transport, { 'account.publickey': secretOf });
  expect(requests).toHaveLength(1);
  for (const text of [secretOf, `0x${secretOf}`, `gte:${secretOf}`])
    expectHidden(await rejection(functionOf('ledger', 'getToken')(transport, { tokenId: text })));
});

it('the words of a seed phrase are not shown, if they are the items of an array', async () => {
  const { transport, requests } = answering('{}');
  const words = phrase.split(' ');
  const error = await rejection(
    functionOf('ledger', 'getAccounts')(transport, { 'account.publickey': words }),
  );
  expect(error).toBeInstanceOf(ParameterError);
  for (const word of words) expect(shownIn(error)).not.toContain(word);
  expect(requests).toEqual([]);
});

it('public keys and ordinary texts are not taken for private keys', async () => {
  const { transport, requests } = answering('{}', { status: 404 });
  const publicKey = ed25519.publicKey.export({ format: 'der', type: 'spki' }).subarray(-32).toString('hex');
  const sdkKey = { toStringRaw: () => publicKey, verify: () => true };
  for (const each of [publicKey, `0x${publicKey}`, `02${publicKey}`, sdkKey])
    await rejection(functionOf('ledger', 'getAccounts')(transport, { 'account.publickey': each }));
  const name = 'a token for the people of the whole wide world, and for others';
  await rejection(functionOf('ledger', 'getTokens')(transport, { name }));
  expect(requests).toHaveLength(5);
});
