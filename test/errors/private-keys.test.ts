import { createHash, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { hasPrivateKey, hidePrivateKeys, mayShowKey } from '../../src/errors/private-keys.js';

// The keys are made by OpenSSL, in each form that it writes.
const pairs = {
  ED25519: generateKeyPairSync('ed25519'),
  secp256k1: generateKeyPairSync('ec', { namedCurve: 'secp256k1' }),
  'RSA 2048': generateKeyPairSync('rsa', { modulusLength: 2048 }),
  'RSA 512': generateKeyPairSync('rsa', { modulusLength: 512 }),
};

function der(key: KeyObject, type: 'pkcs8' | 'sec1' | 'spki'): Buffer {
  return key.export({ format: 'der', type } as { format: 'der'; type: 'pkcs8' });
}

const privateKeys: [string, Buffer][] = [
  ...Object.entries(pairs).map(([name, { privateKey }]): [string, Buffer] => [
    `${name} as PKCS#8`,
    der(privateKey, 'pkcs8'),
  ]),
  ['secp256k1 as SEC 1', der(pairs.secp256k1.privateKey, 'sec1')],
];
const publicKeys: [string, Buffer][] = Object.entries(pairs).map(([name, { publicKey }]) => [
  name,
  der(publicKey, 'spki'),
]);
const words = 'abandon ability able about above absent absorb abstract absurd abuse access accident';

describe('a private key', () => {
  it.each(privateKeys)('of %s is found in each spelling, and hidden to its end', (_, bytes) => {
    for (const text of [
      bytes.toString('hex'),
      bytes.toString('hex').toUpperCase(),
      bytes.toString('base64'),
    ]) {
      expect(hasPrivateKey(text)).toBe(true);
      expect(hasPrivateKey(`key=${text}, and more`)).toBe(true);
      expect(hidePrivateKeys(`key=${text}, and more`)).toBe('key=***, and more');
    }
    const url = bytes.toString('base64url');
    expect(hidePrivateKeys(`key=${url}, and more`)).toBe('key=***, and more');
  });

  it('of a PEM file is hidden without its first line, and with it', () => {
    const pem = pairs.ED25519.privateKey.export({ format: 'pem', type: 'pkcs8' }) as string;
    expect(hasPrivateKey(pem)).toBe(true);
    const body = pem.split('\n')[1] ?? '';
    expect(hidePrivateKeys(pem)).not.toContain(body);
    expect(hidePrivateKeys(body)).toBe('***');
    // Encrypted keys have another beginning.
    expect(
      hidePrivateKeys(`-----BEGIN ENCRYPTED PRIVATE KEY-----\n${'x'.repeat(64)}\n-----END`),
    ).not.toContain('xx');
  });

  it.each([
    ['12 words', words],
    ['24 words', `${words} ${words}`],
    ['words with commas', words.replaceAll(' ', ', ')],
    ['words on lines', words.replaceAll(' ', '\n')],
    ['words in capitals', words.toUpperCase()],
    ['words of a JSON text', JSON.stringify(words.split(' ')).slice(2, -2)],
    ['the shortest words', Array.from({ length: 12 }, () => 'act').join(' ')],
  ])('as %s is found and hidden', (_, phrase) => {
    expect(hasPrivateKey(phrase)).toBe(true);
    expect(hidePrivateKeys(phrase)).toBe('***');
  });

  it('of which others are derived is found and hidden, and the public one is not', () => {
    // The first key pair of https://github.com/bitcoin/bips/blob/master/bip-0032.mediawiki#test-vector-1
    const rest =
      '9s21ZrQH143K3QTDL4LXw2F7HEK3wJUD2nW2nRk4stbPy6cq3jPPqjiChkVvvNKmPGJxWUtg6LnF5kejMRNNU3TGtRBeJgk33yuGBxrMPHi';
    for (const begin of ['xprv', 'tprv', 'zprv']) {
      expect(hasPrivateKey(begin + rest)).toBe(true);
      expect(hidePrivateKeys(`key=${begin}${rest}, and more`)).toBe('key=***, and more');
    }
    expect(hasPrivateKey(`xpub${rest}`)).toBe(false);
    expect(hidePrivateKeys(`xpub${rest}`)).toBe(`xpub${rest}`);
  });

  it('with its public key is hidden, and a longer or shorter text is not', () => {
    const pair = 'ab'.repeat(64);
    expect(hidePrivateKeys(`key=0x${pair}, and more`)).toBe('key=0x***, and more');
    for (const length of [96, 126, 130]) expect(hidePrivateKeys('a'.repeat(length))).toBe('a'.repeat(length));
  });

  it('of words is hidden to its end behind a sentence of any length', () => {
    for (let count = 1; count <= 40; count += 1) {
      const sentence = Array.from({ length: count }, () => 'word').join(' ');
      expect(hidePrivateKeys(`${sentence} ${words}`)).toBe('***');
    }
  });

  it.each([
    ['11 words', words.split(' ').slice(1).join(' ')],
    ['words of two letters', Array.from({ length: 24 }, () => 'of').join(' ')],
    ['an ID', '0.0.1001-1767136616-962638070'],
    ['a transaction hash', createHash('sha384').update('x').digest('hex')],
    ...publicKeys.flatMap(([name, bytes]) => [
      [`a public key of ${name} in hexadecimal`, bytes.toString('hex')],
      [`a public key of ${name} in base64`, bytes.toString('base64')],
    ]),
  ])('is not found in %s', (_, text = '') => {
    expect(hasPrivateKey(text)).toBe(false);
  });
});

describe('64 hexadecimal digits', () => {
  const digits = createHash('sha256').update('x').digest('hex');

  it('may be public, so they are sent, but they are hidden in a message', () => {
    expect(hasPrivateKey(digits)).toBe(false);
    expect(hidePrivateKeys(digits)).toBe('***');
    expect(hidePrivateKeys(`0x${digits.toUpperCase()}`)).toBe('0x***');
    expect(hidePrivateKeys(`a key ${digits}, and more`)).toBe('a key ***, and more');
    expect(hidePrivateKeys(`${digits} ${digits}`)).toBe('*** ***');
  });

  it.each([digits.slice(1), `${digits}0`, `0${digits}`])('are not part of %s', (text) => {
    expect(hidePrivateKeys(text)).toBe(text);
  });
});

describe('a value may show a key', () => {
  const key = der(pairs.ED25519.privateKey, 'pkcs8').toString('hex');
  const nested = (depth: number): unknown => (depth === 0 ? 1 : { inner: nested(depth - 1) });

  it.each([
    ['a text', key],
    ['a field', { a: { b: [key] } }],
    ['a name', { [key]: 1 }],
    ['the words of an array', words.split(' ')],
    ['an object of a class', new URL('https://ledger.test')],
    ['what is deeper than the search', nested(6)],
  ])('as %s', (_, value) => {
    expect(mayShowKey(value)).toBe(true);
  });

  it.each([
    ['a number', 1],
    ['no value', undefined],
    ['null', null],
    ['a time', new Date(0)],
    ['a function', () => key],
    ['plain data', { limit: 500, ids: ['0.0.1', 2], inner: nested(3) }],
    ['an array', [1, '0.0.2']],
  ])('but not as %s', (_, value) => {
    expect(mayShowKey(value)).toBe(false);
  });
});
