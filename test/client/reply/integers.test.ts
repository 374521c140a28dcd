import { deepStrictEqual } from 'node:assert/strict';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { checkReply, type Decode, decodeArray, decodeMap, parseReply } from '../../../src/client/client.js';
import type { ResponseError } from '../../../src/errors/errors.js';
import { isRecord } from '../../../src/values/values.js';
import { anyText } from '../../setup/any-text.js';
import { thrown } from '../../setup/thrown.js';
import { operation } from '../operations.js';

afterEach(() => {
  vi.restoreAllMocks();
});

/** The 64-bit integers are `count`, each `amount` of `list`, and each member of `map`. */
const decode: Decode = (value, int64) => {
  if (!isRecord(value)) return value;
  if (value.count !== undefined) value.count = int64(value.count);
  if (value.list !== undefined) value.list = decodeArray(value.list, decodeEntry, int64);
  if (value.map !== undefined) value.map = decodeMap(value.map, (member, read) => read(member), int64);
  return value;
};

const decodeEntry: Decode = (value, int64) => {
  if (isRecord(value) && value.amount !== undefined) value.amount = int64(value.amount);
  return value;
};

const decodeLenientCount: Decode = (value, int64) => {
  if (isRecord(value)) value.count = int64.lenient(value.count);
  return value;
};

const decoded = (text: string, how: Decode = decode): unknown => parseReply(operation({ decode: how }), text);

/** The place of the value that makes a reply unusable. */
const refused = (text: string): string | undefined =>
  (thrown(() => decoded(text)) as ResponseError).issues[0]?.instancePath;

/** JSON text in pieces. A declared integer has its value beside its digits. */
type Piece = string | { numeral: string; value: bigint };

const space = fc.constantFrom('', '', ' ', '\n\t', '\r\n  ');

// Text between the quotes of a string, which looks like a numeral, an escape or a mark.
const odd = String.raw`
  \u007f9007199254740993 \ue000 \uE000 \\ue000 \" \\ \\\" \u0022 \u005c \u005C\u0022 \/ 9007199254740993
  -9223372036854775808 :9007199254740993, \ue0009007199254740993 1e400 [ } __proto__ constructor
`
  .trim()
  .split(/\s+/);
const stringPiece = fc.oneof(
  anyText(6).map((text) => JSON.stringify(text).slice(1, -1)),
  fc.constantFrom(...odd, '\u007F', '\u007F9007199254740993', '\uE0009007199254740993'),
);
const quoted = fc.array(stringPiece, { maxLength: 5 }).map((parts) => `"${parts.join('')}"`);
const key = fc.oneof(quoted, fc.constantFrom('"__proto__"', '"constructor"', '"toString"', '"length"'));

const numeral = fc.oneof(
  fc.bigInt({ min: -(2n ** 70n), max: 2n ** 70n }).map(String),
  fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => JSON.stringify(value)),
  fc.constantFrom('1e3', '1.0', '9007199254740993.0', '1e20', '1E+16', '1e400', '-1e400', '-0', '0e0'),
  fc.constantFrom('9007199254740992.5', '9007199254740992', '-9007199254740993', '0.1', '123456789e12'),
  fc.constantFrom(
    '1234567890123456.01',
    '-1.00000000000000000001',
    '1e-400',
    '0.12345678901234567890',
    '0e-400',
  ),
);

const joined = (open: string, close: string, parts: Piece[][]): Piece[] => [
  open,
  ...parts.flatMap((part, index) => (index === 0 ? part : [',', ...part])),
  close,
];

const { json } = fc.letrec<{ json: string; leaf: string; array: string; object: string }>((tie) => ({
  json: fc.oneof({ maxDepth: 4, withCrossShrink: true }, tie('leaf'), tie('array'), tie('object')),
  leaf: fc
    .tuple(space, fc.oneof(numeral, quoted, fc.constantFrom('true', 'false', 'null', '{}', '[]')), space)
    .map((parts) => parts.join('')),
  array: fc.array(tie('json'), { maxLength: 4 }).map((items) => `[${items.join(',')}]`),
  object: fc
    .array(fc.tuple(key, space, tie('json')), { maxLength: 4 })
    .map((members) => `{${members.map(([name, gap, value]) => `${name}${gap}:${value}`).join(',')}}`),
}));

const int64 = fc.oneof(
  fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }),
  fc.bigInt({ min: 2n ** 53n - 3n, max: 2n ** 53n + 3n }),
  fc.bigInt({ min: -1000n, max: 1000n }),
  fc.constantFrom(2n ** 63n - 1n, -(2n ** 63n), 10n ** 18n, -(10n ** 16n)),
);
const declared = fc
  .tuple(
    int64,
    fc.constantFrom(
      (digits: string) => digits,
      (digits: string) => `${digits}.0`,
      (digits: string) => `${digits}e0`,
      (digits: string) => `${BigInt(digits) * 100n}e-2`,
      (digits: string) => digits.replace(/0+$/, (zeros) => `E+${zeros.length}`).replace(/^(-?)E/, '$10E'),
    ),
  )
  .map(([value, write]): Piece => ({ numeral: write(String(value)), value }));

const list = fc.array(fc.tuple(declared, json), { maxLength: 4 }).map((entries) =>
  joined(
    '[',
    ']',
    entries.map(([amount, extra]): Piece[] => ['{ "amount" :', amount, `,"extra":${extra}}`]),
  ),
);
const map = fc.array(fc.tuple(key, space, declared), { maxLength: 4 }).map((members) =>
  joined(
    '{',
    '}',
    members.map(([name, gap, value]): Piece[] => [name, `:${gap}`, value]),
  ),
);
const body = fc
  .tuple(space, fc.option(declared), list, map, fc.array(fc.tuple(key, json), { maxLength: 3 }), space)
  .map(([before, count, entries, members, extras, after]): Piece[] => [
    ...extras.flatMap(([name, value]) => (/count|list|map/.test(name) ? [] : [`,${name}:${value}`])),
    ',"count":',
    count ?? 'null',
    ',"list":',
    ...entries,
    `${before},"map":`,
    ...members,
    `}${after}`,
  ])
  .map((pieces) => pieces.map((piece, index) => (index === 0 ? `{${String(piece).slice(1)}` : piece)));

const written = (pieces: Piece[]): string =>
  pieces.map((piece) => (typeof piece === 'string' ? piece : piece.numeral)).join('');

/** The same JSON with declared integers as strings, which every parser keeps exact. */
const expected = (pieces: Piece[]): unknown => {
  const text = pieces.map((piece) => (typeof piece === 'string' ? piece : `"${piece.value}"`)).join('');
  const read = (value: unknown): unknown => (value === null ? value : BigInt(String(value)));
  const reader = Object.assign(read, { wide: read }) as Parameters<Decode>[1];
  return decode(JSON.parse(text), Object.assign(reader, { lenient: reader }));
};

describe('reading integers of 64 bits', () => {
  it('returns exact integers if declared, and the values of JSON.parse elsewhere', () => {
    fc.assert(
      fc.property(body, (pieces) => {
        deepStrictEqual(decoded(written(pieces)), expected(pieces));
      }),
      { numRuns: 1000 },
    );
  });

  // A coefficient times a power of ten.
  const integerOf = (written: string): bigint | undefined => {
    const [, whole = '', fraction = '', exponent = '0'] =
      /^(-?\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(written) ?? [];
    const coefficient = BigInt(whole + fraction);
    const power = Number(exponent) - fraction.length;
    if (power >= 0) return coefficient * 10n ** BigInt(power);
    const divisor = 10n ** BigInt(-power);
    return coefficient % divisor === 0n ? coefficient / divisor : undefined;
  };
  const digits = fc
    .array(fc.constantFrom('0', '0', '00000000', '9', '99999999', '1', '5', '4503599627370496', '27'), {
      minLength: 1,
      maxLength: 5,
    })
    .map((parts) => parts.join(''));
  const decimal = fc
    .tuple(
      fc.constantFrom('', '-'),
      digits.map((whole) => whole.replace(/^0+(?=\d)/, '')),
      fc.option(digits),
      fc.option(fc.tuple(fc.constantFrom('e', 'E', 'e+', 'e-'), fc.nat(25)), { freq: 2 }),
      fc.boolean(),
    )
    .map(([sign, whole, fraction, exponent, tiny]) =>
      [sign, whole, fraction && `.${fraction}`, ...(exponent ?? []), exponent && tiny ? '00' : ''].join(''),
    )
    .filter((written) => Number.isFinite(Number(written)));

  const besides = fc.oneof(fc.string({ maxLength: 20 }), fc.constantFrom('1767225600.000000005', '0.0.98'));

  it('returns a bigint for an integer only', () => {
    const lost = { some: 0 };
    fc.assert(
      fc.property(decimal, besides, space, fc.nat(9), (written, text, gap, last) => {
        const value = Number(written);
        const isSmall = Number.isInteger(value) && Math.abs(value) < 2 ** 43;
        // A small number has lost less than a thousandth.
        const integer = integerOf(written) ?? (isSmall ? BigInt(value) : undefined);
        if (integer === undefined && Number.isInteger(value)) lost.some += 1;
        const members = [
          `"text":${JSON.stringify(text)}`,
          `"count":${gap}${written}${gap}`,
          `"last":${last}`,
        ];
        for (const order of [members, [...members].reverse()]) {
          const body = `{${order.join(',')}}`;
          if (integer === undefined) expect(refused(body)).toBe(Number.isInteger(value) ? '' : '/count');
          else deepStrictEqual(decoded(body), { text, last, count: integer });
        }
      }),
      { numRuns: 1500 },
    );
    expect(lost.some).toBeGreaterThan(150);
  });

  it.each([
    ['-0', 0n],
    ['0.00e99999999999', 0n],
    ['0.0000000000000000005e19', 5n],
    [`${'1'.padEnd(400, '0')}e-398`, 10n],
    ['9.007199254740993E+15', 9007199254740993n],
    ['9223372036854775807', 9223372036854775807n],
    ['-9223372036854775808', -9223372036854775808n],
  ])('reads %s as an integer of 64 bits', async (text, count) => {
    expect(await checkReply(operation({ decode }), `{"count":${text}}`)).toEqual({ count });
  });

  it.each([
    ['9223372036854775808', 2n ** 63n],
    ['-9223372036854775809', -(2n ** 63n) - 1n],
    ['1e23', 10n ** 23n],
  ])('reads %s exactly, and refuses it if the reply is checked', async (text, count) => {
    expect(decoded(`{"count":${text}}`)).toEqual({ count });
    await expect(checkReply(operation({ decode }), `{"count":${text}}`)).rejects.toMatchObject({
      issues: [{ instancePath: '', expected: 'integers of 64 bits', got: `${count}n` }],
    });
  });

  it.each([
    ...['1.5', '1e400', '-1e400', '"9007199254740993"', '"null"', '{}', '[]', 'true', '1e-3'].map((text) => [
      text,
      '/count',
    ]),
    ...[
      '9007199254740992.5',
      '1234567890123456.01',
      '-1234567890123456.01',
      '12345678901234560000001e-7',
    ].map((text) => [text, '']),
  ])('refuses %s, at the place %j', (text, place) => {
    expect(refused(`{"count":${text}}`)).toBe(place);
    // A flaw of one reply is not reported for the next.
    expect(decoded('{"count":1}')).toEqual({ count: 1n });
  });

  it.each([
    '{"count":null,"list":null,"map":null}',
    '{"list":{"0":1},"map":[1]}',
    '{"list":"12","map":"12"}',
    '{"list":[null,7],"map":7}',
    '[1]',
  ])('does not change values without integers at the declared places: %s', (text) => {
    expect(decoded(text)).toEqual(JSON.parse(text));
  });

  it('keeps the keys __proto__ and constructor as data', () => {
    const text =
      '{"count":9007199254740993,"__proto__":{"n":9007199254740993},"map":{"__proto__":9007199254740995,"constructor":1}}';
    const data = decoded(text);
    expect(Object.getPrototypeOf(data)).toBe(Object.prototype);
    const map = Object.defineProperty({}, '__proto__', { value: 9007199254740995n, enumerable: true });
    deepStrictEqual(Object.entries(data as object), [
      ['count', 9007199254740993n],
      ['__proto__', { n: Number('9007199254740993') }],
      ['map', Object.assign(map, { constructor: 1n })],
    ]);
    expect(Object.hasOwn(Object.prototype, 'n')).toBe(false);
  });

  it.each([
    ['arrays', '[', ']'],
    ['objects', '{"a":', '}'],
  ])('reads past 100,000 undeclared levels of %s', (_, open, close) => {
    const depth = 100_000;
    const deep = `${open.repeat(depth)}12345678901234567890${close.repeat(depth)}`;
    // Two integers with one number: the text is parsed again.
    const data = decoded(`{"count":9007199254740993,"same":9007199254740992,"extra":${deep}}`);
    expect(isRecord(data) && data.count).toBe(9007199254740993n);
    let inner = isRecord(data) ? data.extra : undefined;
    let levels = 0;
    for (; typeof inner === 'object' && inner !== null; levels++) [inner] = Object.values(inner);
    expect([levels, inner]).toEqual([depth, Number('12345678901234567890')]);
  });

  it.each([
    ['9007199254740993', '9007199254740992', 9007199254740993n, 9007199254740992n],
    ['9007199254740992', '9007199254740993', 9007199254740992n, 9007199254740993n],
    ['-9007199254740993', '9007199254740993', -9007199254740993n, 9007199254740993n],
    ['90071992547409930e-1', '9007199254740993', 9007199254740993n, 9007199254740993n],
  ])('distinguishes %s and %s', (one, other, count, amount) => {
    expect(decoded(`{"count":${one},"list":[{"amount":${other}}]}`)).toEqual({ count, list: [{ amount }] });
    expect(decoded(`{"count":${one},"memo":"[${other}"}`)).toEqual({ count, memo: `[${other}` });
    expect(decoded(`{"count":${one},"extra":[${other}]}`)).toEqual({ count, extra: [Number(other)] });
  });

  it.each([
    ['once', 'every integer is safe', '{"count":9007199254740991,"extra":[9007199254740993,0.5,1e20]}', 1],
    ['once', 'one is beyond 2^53', '{"count":1,"at":"1.5","list":[{"amount":9007199254740993}]}', 1],
    ['twice', 'two are one number', '{"count":9007199254740993,"list":[{"amount":9007199254740992}]}', 2],
    ['twice', 'a fraction was lost', '{"extra":1234567890123456.01,"count":1234567890123456}', 2],
  ])('parses %s if %s', (_, __, text, times) => {
    const parse = vi.spyOn(JSON, 'parse');
    decoded(text);
    expect(parse).toHaveBeenCalledTimes(times);
  });

  it.each([
    ['7', 7n],
    ['9007199254740993', 9007199254740993n],
    ['"9007199254740993"', '9007199254740993'],
    ['1.5', 1.5],
    ['null', null],
    ['{"a":1}', { a: 1 }],
    ['9007199254740992.5', 9007199254740992],
    ['1e400', Infinity],
  ])('makes a bigint of an integer only, if a property may have another type: %s', (text, count) => {
    expect(decoded(`{"count":${text}}`, decodeLenientCount)).toEqual({ count });
  });
});
