import { deepStrictEqual } from 'node:assert/strict';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Decode, decodeArray, decodeMap, stringifyJson } from '../../../src/client/client.js';
import { type Decoded, decodeReply } from '../../../src/client/reply/exact-json.js';
import { integerReaders as readers } from '../../../src/client/reply/read-plain.js';
import { isRecord } from '../../../src/values/values.js';
import { anyText } from '../../any-text.js';

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

function decoded(text: string, how: Decode | undefined = decode): Decoded {
  return decodeReply(text, JSON.parse(text), how);
}

/** JSON text in pieces. A declared integer has its value beside its digits. */
type Piece = string | { numeral: string; value: bigint };

const space = fc.constantFrom('', '', ' ', '\n\t', '\r\n  ');

// The text between the quotes of a string.
const stringPiece = fc.oneof(
  anyText(6).map((text) => JSON.stringify(text).slice(1, -1)),
  fc.constantFrom(
    '\u007F',
    '\u007F9007199254740993',
    '\\u007f9007199254740993',
    '\uE000',
    '\uE000\uE000',
    '\\ue000',
    '\\uE000',
    '\\\\ue000',
    '\\"',
    '\\\\',
    '\\\\\\"',
    '\\u0022',
    '\\u005c',
    '\\u005C\\u0022',
    '\\/',
    '9007199254740993',
    '-9223372036854775808',
    ':9007199254740993,',
    '\uE0009007199254740993',
    '\\ue0009007199254740993',
    '\\uE000\uE0009007199254740993',
    '1e400',
    '[',
    '}',
    '__proto__',
    'constructor',
  ),
);
const quoted = fc.array(stringPiece, { maxLength: 5 }).map((parts) => `"${parts.join('')}"`);
const key = fc.oneof(
  quoted,
  fc.constantFrom('"__proto__"', '"constructor"', '"toString"', '"length"', '"\uE000"', '"\\ue000"'),
);

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
  const read = (value: unknown): bigint => BigInt(String(value));
  return decode(JSON.parse(text), readers(read));
};

describe('decoding a reply', () => {
  it('returns exact integers if declared, and the values of JSON.parse elsewhere', () => {
    fc.assert(
      fc.property(body, (pieces) => {
        const { data, notIntegers, outOfRange } = decoded(written(pieces));
        deepStrictEqual(
          { data, notIntegers, outOfRange },
          { data: expected(pieces), notIntegers: 0, outOfRange: new Set<bigint>() },
        );
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
          const result = decoded(`{${order.join(',')}}`);
          const wide = integer !== undefined && BigInt.asIntN(64, integer) !== integer;
          deepStrictEqual(result, {
            // A number stays if no bigint can be made, so that messages can show it.
            data: { text, last, count: integer ?? Number(written) },
            notIntegers: integer === undefined ? 1 : 0,
            outOfRange: new Set(wide ? [integer] : []),
          });
        }
      }),
      { numRuns: 3000 },
    );
    expect(lost.some).toBeGreaterThan(300);
  });

  it('does not change a reply without declared integers', () => {
    fc.assert(
      fc.property(json, (text) => {
        const data: unknown = JSON.parse(text);
        const result = decodeReply(text, data, undefined);
        expect(result.data).toBe(data);
        deepStrictEqual(data, JSON.parse(text));
      }),
      { numRuns: 300 },
    );
  });

  it('returns the values of JSON.parse beside an exact integer, for arrays and plain values', () => {
    fc.assert(
      fc.property(json, (text) => {
        const whole = `[9007199254740993, ${text}]`;
        const first: Decode = (value, read) => {
          if (Array.isArray(value)) value[0] = read(value[0]);
          return value;
        };
        deepStrictEqual(decoded(whole, first).data, [9007199254740993n, JSON.parse(text)]);
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    ['1e3', 1000n],
    ['1.0', 1n],
    ['-0', 0n],
    ['0e-400', 0n],
    ['0.00e99999999999', 0n],
    ['123456789012345678.0', 123456789012345678n],
    ['1.00000000000000000000', 1n],
    ['0.0000000000000000005e19', 5n],
    [`${'1'.padEnd(400, '0')}e-398`, 10n],
    ['9007199254740991', 9007199254740991n],
    ['9007199254740992', 9007199254740992n],
    ['9007199254740993', 9007199254740993n],
    ['-9007199254740993', -9007199254740993n],
    ['9007199254740993.0', 9007199254740993n],
    ['900719925474099.3e1', 9007199254740993n],
    ['9.007199254740993E+15', 9007199254740993n],
    ['90071992547409930000e-4', 9007199254740993n],
    ['9223372036854775807', 9223372036854775807n],
    ['-9223372036854775808', -9223372036854775808n],
    ['1e18', 10n ** 18n],
  ])('reads %s as an integer of 64 bits', (text, value) => {
    expect(decoded(`{"count":${text}}`)).toEqual({
      data: { count: value },
      notIntegers: 0,
      outOfRange: new Set(),
    });
  });

  it.each([
    ['9223372036854775808', 2n ** 63n],
    ['-9223372036854775809', -(2n ** 63n) - 1n],
    ['1e20', 10n ** 20n],
    ['123456789012345678901234567890', 123456789012345678901234567890n],
    ['1e23', 10n ** 23n],
  ])('reads %s exactly and reports that it is out of range', (text, value) => {
    expect(decoded(`{"count":${text}}`)).toEqual({
      data: { count: value },
      notIntegers: 0,
      outOfRange: new Set([value]),
    });
  });

  it.each([
    '1.5',
    '9007199254740992.5',
    '1e400',
    '-1e400',
    '"9007199254740993"',
    '"1"',
    '{}',
    '[]',
    'true',
    '1e-3',
    '1234567890123456.01',
    '-1234567890123456.01',
    '9007199254740993.5',
    '12345678901234560000001e-7',
  ])('counts %s as a value that is not an integer', (text) => {
    expect(decoded(`{"count":${text}}`)).toMatchObject({ notIntegers: 1, outOfRange: new Set() });
  });

  it.each(['null', '"null"'])('accepts null, but not the string "null": %s', (text) => {
    expect(decoded(`{"count":${text}}`).notIntegers).toBe(text === 'null' ? 0 : 1);
  });

  it('counts each flaw once, however often the text is parsed', () => {
    const text =
      '{"count":"x","list":[{"amount":1.5},{"amount":9007199254740993},{"amount":1e20},{"amount":-1e20}]}';
    expect(decoded(text)).toMatchObject({ notIntegers: 2, outOfRange: new Set([10n ** 20n, -(10n ** 20n)]) });
  });

  it('keeps a string of digits beside the same integer', () => {
    const text =
      '{"count":9007199254740993,"a":"9007199254740993","b":"\\ue0009007199254740993","c":9007199254740993}';
    expect(decoded(text).data).toEqual({
      count: 9007199254740993n,
      a: '9007199254740993',
      b: '\uE0009007199254740993',
      c: Number('9007199254740993'),
    });
  });

  it.each(['\u007F', '\\u007f', '\\u007F', '\uE000', '\\ue000'])(
    'keeps a string that looks like a marked integer: %j',
    (beginning) => {
      const text = `{"count":9007199254740993,"a":"${beginning}9007199254740993","b":9007199254740995}`;
      const { data } = decoded(text);
      const character = JSON.parse(`"${beginning}"`);
      expect(data).toEqual({
        count: 9007199254740993n,
        a: `${character}9007199254740993`,
        b: Number('9007199254740995'),
      });
    },
  );

  it('keeps strings with every possible mark, literal or escaped', () => {
    const others = Array.from(
      { length: 0xf8ff - 0xe000 },
      (_, index) => `"${String.fromCharCode(0xe001 + index).repeat(4)}"`,
    );
    const beginnings = ['\uE000', '\\ue000'].flatMap((a) =>
      ['', '\uE000', '\\ue000'].flatMap((b) => [a + b, a + b + a]),
    );
    for (const beginning of beginnings) {
      const given = `"${beginning}9007199254740993"`;
      const { data } = decoded(
        `{"count":9007199254740993,"a":${given},"b":9007199254740995,"c":[${others.join()}]}`,
      );
      expect(data).toMatchObject({
        count: 9007199254740993n,
        a: JSON.parse(given),
        b: Number('9007199254740995'),
      });
    }
  });

  it('keeps the keys __proto__ and constructor as data', () => {
    const text =
      '{"count":9007199254740993,"__proto__":{"n":9007199254740993},"map":{"__proto__":9007199254740995,"constructor":1}}';
    const { data } = decoded(text);
    expect(Object.getPrototypeOf(data)).toBe(Object.prototype);
    const map = Object.defineProperty({}, '__proto__', { value: 9007199254740995n, enumerable: true });
    deepStrictEqual(Object.entries(data as object), [
      ['count', 9007199254740993n],
      ['__proto__', { n: Number('9007199254740993') }],
      ['map', Object.assign(map, { constructor: 1n })],
    ]);
    expect(Object.hasOwn(Object.prototype, 'n')).toBe(false);
  });

  it('uses the last of two members with one name', () => {
    expect(decoded('{"count":9007199254740993,"count":9007199254740995,"x":9007199254740997}').data).toEqual({
      count: 9007199254740995n,
      x: Number('9007199254740997'),
    });
  });

  it.each([
    ['arrays', '[', ']'],
    ['objects', '{"a":', '}'],
  ])('reads past 100,000 undeclared levels of %s', (_, open, close) => {
    const depth = 100_000;
    const deep = `${open.repeat(depth)}12345678901234567890${close.repeat(depth)}`;
    const { data } = decoded(`{"count":9007199254740993,"extra":${deep}}`);
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
    ['9223372036854775807', '9223372036854775808', 9223372036854775807n, 9223372036854775808n],
    ['90071992547409930e-1', '9007199254740993', 9007199254740993n, 9007199254740993n],
  ])('distinguishes %s and %s', (one, other, first, second) => {
    expect(decoded(`{"count":${one},"list":[{"amount":${other}}]}`).data).toEqual({
      count: first,
      list: [{ amount: second }],
    });
    expect(decoded(`{"count":${one},"memo":"[${other}"}`).data).toEqual({
      count: first,
      memo: `[${other}`,
    });
    expect(decoded(`{"count":${one},"extra":[${other}]}`).data).toEqual({
      count: first,
      extra: [Number(other)],
    });
  });

  it.each([
    ['once where every integer is safe', '{"count":9007199254740991,"list":[{"amount":-1}]}', 1],
    ['once where integers beyond 2^53 stand elsewhere', '{"count":1,"extra":[9007199254740993,1e20]}', 1],
    [
      'once where what is declared is no integer',
      '{"count":"9007199254740993","list":[{"amount":1e400}]}',
      1,
    ],
    ['once where fractions are not lost', '{"count":1,"extra":[1.5,0.1234567890123456789,1e-300]}', 1],
    [
      'once where timestamps stand in strings',
      '{"count":1,"at":"1767225600.000000005","next":"?at=lt:1767225600.000000005"}',
      1,
    ],
    ['twice where a fraction was lost in a declared place', '{"count":1234567890123456.01}', 2],
    ['once where one beyond 2^53 stands there', '{"count":1,"list":[{"amount":9007199254740993}]}', 1],
    [
      'once where many do',
      '{"count":9007199254740993,"list":[{"amount":9007199254740993},{"amount":-1e18}]}',
      1,
    ],
    [
      'twice where two of them are one number',
      '{"count":9007199254740993,"list":[{"amount":9007199254740992}]}',
      2,
    ],
    [
      'twice where one that is the same number stands in a string',
      '{"count":9007199254740993,"memo":"at 9007199254740992"}',
      2,
    ],
  ])('parses %s', (_, text, times) => {
    const parse = vi.spyOn(JSON, 'parse');
    decoded(text);
    expect(parse).toHaveBeenCalledTimes(times);
  });

  describe('a property that may have another type', () => {
    it.each([
      ['7', 7n],
      ['9007199254740993', 9007199254740993n],
      ['"9007199254740993"', '9007199254740993'],
      ['1.5', 1.5],
      ['null', null],
      ['{"a":1}', { a: 1 }],
      ['9007199254740992.5', 9007199254740992],
      ['1e400', Infinity],
    ])('becomes a bigint for an integer only: %s', (text, value) => {
      expect(decoded(`{"count":${text}}`, decodeLenientCount)).toEqual({
        data: { count: value },
        notIntegers: 0,
        outOfRange: new Set(),
      });
    });

    it('is its own lenient form', () => {
      decodeReply('{"count":1}', { count: 1 }, (value, read) => {
        expect(read.lenient.lenient).toBe(read.lenient);
        return value;
      });
      expect.assertions(1);
    });
  });

  it('reads the output of stringifyJson', () => {
    const value = fc.record({
      count: fc.option(int64),
      list: fc.array(fc.record({ amount: int64, extra: fc.jsonValue() }), { maxLength: 5 }),
      map: fc.dictionary(fc.string(), int64, { maxKeys: 5, noNullPrototype: true }),
      extra: fc.jsonValue(),
    });
    fc.assert(
      fc.property(value, (given) => {
        const text = stringifyJson(given) ?? '';
        const plain: unknown = JSON.parse(JSON.stringify(given.extra));
        const entries = given.list.map(({ amount, extra }) => ({
          amount,
          extra: JSON.parse(JSON.stringify(extra)),
        }));
        deepStrictEqual(decoded(text).data, { ...given, list: entries, extra: plain });
      }),
      { numRuns: 500 },
    );
  });
});
