import { describe, expect, it } from 'vitest';
import { type ParameterRule, serialise } from '../../../src/client/client.js';
import { ParameterError } from '../../../src/errors/errors.js';
import { eq, gt, gte, lt, lte, ne } from '../../../src/values/values.js';
import { thrown } from '../../setup/thrown.js';
import { type KindName, kinds } from '../kinds.js';
import { context, operation } from '../operations.js';

const operators = ['eq', 'ne', 'gt', 'gte', 'lt', 'lte'] as const;
const compare = { eq, ne, gt, gte, lt, lte };
const sdkId = { shard: 0, realm: 0, num: 5, toString: () => '0.0.5' };

/** The query of a value that is checked or not. */
function queryOf(value: unknown, rule: ParameterRule, isChecked: boolean): string {
  const of = operation({ parameters: { name: rule } });
  const { query } = serialise({ operation: of, params: { name: value } }, isChecked, context);
  return decodeURIComponent(query.replace(/^name=/, ''));
}

const text = (given: unknown, kind: KindName): string => queryOf(given, { kind: kinds[kind] }, false);

/** Whether a value breaks a rule. */
function breaks(given: unknown, rule: ParameterRule): boolean {
  try {
    queryOf(given, rule, true);
    return false;
  } catch (error) {
    expect(error).toMatchObject({ name: 'ParameterError', parameter: 'name' });
    return true;
  }
}

describe('a value on the wire', () => {
  it.each<[KindName, unknown, string]>([
    ['string', 'a b', 'a b'],
    ['string', '', ''],
    ['string', 7n, '7'],
    ['boolean', true, 'true'],
    ['integer', -0, '0'],
    ['integer', Number.MAX_SAFE_INTEGER, '9007199254740991'],
    ['integer', 9223372036854775807n, '9223372036854775807'],
    ['number', 0.5, '0.5'],
    ['integer-or-hex', 7, '7'],
    ['integer-or-hex', '0x1f', '0x1f'],
    ['hex', '0A', '0A'],
    ['entity-id', sdkId, '0.0.5'],
    ['transaction-id', 'ab'.repeat(32), 'ab'.repeat(32)],
    ['transaction-id', `${'A'.repeat(30)}/+${'A'.repeat(32)}`, `${'A'.repeat(30)}/+${'A'.repeat(32)}`],
  ])('of the kind %s, case %#, is %3$s', (kind, given, expected) => {
    expect(text(given, kind)).toBe(expected);
    for (const name of operators) expect(text(compare[name](given), kind)).toBe(`${name}:${expected}`);
  });

  it.each<[KindName, unknown]>([
    ['string', null],
    ['string', new Date(0)],
    ['string', sdkId],
    ['integer', 2 ** 53],
    ['integer', new Date(0)],
    ['integer', sdkId],
    ['timestamp', 1767225600],
    ['timestamp', new Date(Number.NaN)],
    ['timestamp', sdkId],
    ['hex', 10],
    ['entity-id', { shard: 0, realm: 0 }],
    ['entity-id', Object.assign(Object.create(null), { shard: 0, realm: 0, num: 5 })],
  ])('of the kind %s does not exist for case %#', (kind, given) => {
    for (const value of [given, gte(given)])
      expect(thrown(() => text(value, kind))).toBeInstanceOf(ParameterError);
  });

  it('has at most one operator', () => {
    expect(thrown(() => text(gt(eq('a')), 'string'))).toBeInstanceOf(ParameterError);
  });
});

describe('a rule', () => {
  it('accepts its operators in both forms', () => {
    const rule: ParameterRule = { kind: kinds.integer, operators: ['eq', 'lte'] };
    for (const operator of operators) {
      const refused = operator !== 'eq' && operator !== 'lte';
      expect(breaks(compare[operator](5), rule)).toBe(refused);
      expect(breaks(`${operator}:5`, rule)).toBe(refused);
    }
    expect(breaks('5', rule)).toBe(false);
  });

  it.each<KindName>(['integer', 'number', 'string', 'boolean', 'timestamp', 'entity-id'])(
    'without operators refuses them: %s',
    (kind) => {
      for (const operator of operators)
        expect(breaks(compare[operator]('5'), { kind: kinds[kind] })).toBe(true);
    },
  );

  it('without operators accepts a text that begins like one', () => {
    expect(breaks('gt:abc', { kind: kinds.string, minLength: 3, maxLength: 100 })).toBe(false);
  });

  it.each<[ParameterRule, readonly unknown[], readonly unknown[]]>([
    [
      { kind: kinds.integer, minimum: 1, maximum: 100 },
      [1, 100, 1n, 100n, '5', '100', '007'],
      [0, 101, 0n, 101n, -1, 1.5, '0', '101', '1.5', ' 5', '+5', 'x', '', true],
    ],
    [{ kind: kinds.integer, minimum: 1 }, [1, 9223372036854775807n], [0, -1n]],
    [{ kind: kinds.integer, maximum: 2n ** 63n - 1n }, [2n ** 63n - 1n], [2n ** 63n]],
    [
      { kind: kinds.integer, operators, minimum: 1, maximum: 9 },
      ['5', 'gte:5', gte('5'), gte(9n)],
      [0, 'gte:0', gte(10), 'gte:x', 'gte:', 'gte:gte:5'],
    ],
    [{ kind: kinds.number, minimum: 0, maximum: 1 }, [0, 0.5, 1, '0.5', '1e-1'], [-0.1, 1.1, '1.1', 'x', '']],
    [{ kind: kinds.boolean }, [true, false], ['true', 'yes', 1, 0, '']],
    [
      { kind: kinds.boolean, operators: ['eq'] },
      ['true', 'false'],
      ['yes', 'untrue', 'truer', 'unfalse', 'falsely'],
    ],
    [{ kind: kinds.string, words: ['asc', 'desc'] }, ['asc', 'desc', 'ASC'], ['sideways', '', 'asc ', 1]],
    [
      { kind: kinds.string, words: ['OLD'], isOpen: true },
      ['OLD', 'old', 'NEW', 'NEW_ONE2'],
      ['', 'NEW ONE', '2', 'NEW:', 'NÉW'],
    ],
    [{ kind: kinds.integer, words: [1, 2] }, [1, 2n, '1'], [3, '3']],
    [{ kind: kinds.string, minLength: 3, maxLength: 5 }, ['abc', 'abcde'], ['ab', '', 'abcdef']],
    [{ kind: kinds.string, minLength: 3, maxLength: 5, countsBytes: true }, ['é1', 'ééa'], ['é', 'ééé']],
    [
      { kind: kinds['integer-or-hex'], operators, maximum: 255 },
      ['255', '0xff', 'gte:0xff'],
      ['256', 'lt:0x100'],
    ],
    [{ kind: kinds.string, pattern: /^a+$/ }, ['a'], ['b', 'a\n', 'ab']],
  ])('case %# refuses values that violate it', (rule, good, bad) => {
    for (const given of good) expect(breaks(given, rule), String(given)).toBe(false);
    for (const given of bad) expect(breaks(given, rule), String(given)).toBe(true);
  });
});
