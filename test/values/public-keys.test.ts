import { createECDH } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accountKind, entityIdOrEvmAddressKind, publicKeyKind } from '../../src/values/values.js';

const ed25519 = '0000fc0634e2ab455eff393f04819efa262fe5e6ab1c7ed1d4f85fbcd8e6e296';
const ed25519Alias = 'CIQAAAH4AY2OFK2FL37TSPYEQGPPUJRP4XTKWHD62HKPQX543DTOFFQ';
// An alias of the service's own documentation.
const secp256k1 = '025ecab777153796f5ee2e435bd4b0dcee59036b9cca8c2743d7c4d75fbdba0200';
const secp256k1Alias = 'HIQQEXWKW53RKN4W6XXC4Q232SYNZ3SZANVZZSUME5B5PRGXL663UAQA';

const ed25519Der = `302a300506032b6570032100${ed25519}`;
const secp256k1Der = `302d300706052b8104000a032200${secp256k1}`;
const withCurves = `3036301006072a8648ce3d020106052b8104000a032200${secp256k1}`;

function spellings(text: string): string[] {
  return [text, `0x${text}`, text.toUpperCase(), `0X${text.toUpperCase()}`];
}

describe('a public key', () => {
  it.each([
    ...spellings(ed25519).map((text) => [text, ed25519]),
    ...spellings(ed25519Der).map((text) => [text, ed25519]),
    ...[secp256k1, secp256k1Der, withCurves].flatMap(spellings).map((text) => [text, secp256k1]),
  ])('%s is sent as its bytes', (text, bytes) => expect(publicKeyKind.write(text)).toBe(bytes));

  it('is compressed', () => {
    const pair = createECDH('secp256k1');
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 32, maxLength: 32 }), (seed) => {
        // A private key is below the order of the curve, and not 0.
        pair.setPrivateKey(Buffer.from([1, ...seed.subarray(1)]));
        const whole = pair.getPublicKey('hex', 'uncompressed');
        const bytes = pair.getPublicKey('hex', 'compressed');
        expect(publicKeyKind.write(whole)).toBe(bytes);
        expect(publicKeyKind.write(`3056301006072a8648ce3d020106052b8104000a034200${whole}`)).toBe(bytes);
      }),
      { numRuns: 50 },
    );
  });

  it.each([
    ['of another algorithm', `302a300506032b656e032100${ed25519}`],
    ['with a byte too many', `${ed25519Der}00`],
    ['with a byte too few', secp256k1Der.slice(0, -2)],
    ['with another first byte', secp256k1Der.replace('0a03220002', '0a03220004')],
    ['that is private', `302e020100300506032b657004220420${ed25519}`],
  ])('%s is not read', (_, text) => expect(publicKeyKind.write(text)).toBe(text));
});

describe('an account', () => {
  it.each([
    ...[...spellings(ed25519), ...spellings(ed25519Der)].map((text) => [
      `0.0.${text}`,
      `0.0.${ed25519Alias}`,
    ]),
    ...[secp256k1, secp256k1Der, withCurves]
      .flatMap(spellings)
      .map((text) => [`0.0.${text}`, `0.0.${secp256k1Alias}`]),
    [ed25519Der, ed25519Alias],
    [secp256k1, secp256k1Alias],
    [withCurves, secp256k1Alias],
    [`1.2.${secp256k1Der}`, `1.2.${secp256k1Alias}`],
    [`0.0.${secp256k1Alias}`, `0.0.${secp256k1Alias}`],
    // It may be a private key.
    [ed25519, ed25519],
    [`0x${ed25519}`, `0x${ed25519}`],
    [`0.0.302e020100300506032b657004220420${ed25519}`, `0.0.302e020100300506032b657004220420${ed25519}`],
  ])('%s is sent as %s', (text, sent) => expect(accountKind.write(text)).toBe(sent));

  it('may be an EvmAddress of an SDK, whose bytes are read', () => {
    // As in a buffer that is a part of a pool.
    const pool = new Uint8Array(60).fill(0x0b, 24, 44);
    const _bytes = pool.subarray(24, 44);
    const address = { _bytes, toString: () => 'not this' };
    expect(accountKind.write(address)).toBe('0b'.repeat(20));
    expect(entityIdOrEvmAddressKind.write(address)).toBe('0b'.repeat(20));
    for (const wrong of [new Uint8Array(32), 'ab'.repeat(20), Array(20).fill(1), { length: 20 }])
      expect(accountKind.write({ _bytes: wrong, toString: () => 'ab'.repeat(20) })).toBeUndefined();
  });

  const id = { shard: 0, realm: 0, num: 0 };
  const hex = 'ab'.repeat(20);
  const aliasKey = { toStringRaw: () => secp256k1, verify: () => true };

  it('of an SDK with an address or a key has no 0.0, which some filters refuse', () => {
    expect(accountKind.write({ ...id, toString: () => `0.0.${hex}` })).toBe(hex);
    expect(accountKind.write({ ...id, aliasKey })).toBe(secp256k1Alias);
    const elsewhere = { ...id, shard: 1, realm: 2 };
    expect(accountKind.write({ ...elsewhere, toString: () => `1.2.${hex}` })).toBe(`1.2.${hex}`);
    expect(accountKind.write({ ...elsewhere, aliasKey })).toBe(`1.2.${secp256k1Alias}`);
    expect(accountKind.write({ ...id, toString: () => `1.2.${hex}` })).toBeUndefined();
    expect(accountKind.write({ ...id, toString: () => `0.0.7.${hex}` })).toBeUndefined();
  });
});
