// Generates requests from the table of rules: each parameter in good and bad forms with all operators, repeated, in pairs,
// and mixed at random.

import type { ServiceRequest } from './judge-by-rules.js';
import { balanceOwner, type OperationRule } from './service-rules.js';
import {
  addressable,
  blockHash,
  contract,
  digits64,
  entity,
  type Form,
  flag,
  javaEntity,
  key,
  phrase,
  sender,
  timestamp,
  token,
} from './values.js';

export interface GeneratedRequest extends ServiceRequest {
  /** The kind of request, for the report. */
  readonly kind: string;
}

type Forms = Readonly<Record<string, string>>;

const opaque = 'ab'.repeat(20);
const longZero = `${'0'.repeat(37)}3e9`;
const alias = 'CIQOBSHME5MKLB477LBCNIJ4BRIWW6M6OLRVCQNA3WBI7FGTPGEKJNY';
const digits = 'ab'.repeat(32);

const entities: Forms = {
  number: '1001',
  id: '0.0.1001',
  'realm and number': '0.1001',
  zero: '0',
  'largest number': '0.0.274877906943',
  'number above 38 bits': '274877906944',
  'ID above 38 bits': '0.0.274877906944',
  'number of 20 digits': '99999999999999999999',
  'ID of 13 digits': '0.0.1234567890123',
  'other shard': '1.0.1001',
  'other realm': '0.2.1001',
  'shard above 1023': '1024.0.5',
  'realm above 65535': '0.65536.5',
  'shard of 5 digits': '10000.0.5',
  'four parts': '0.0.0.5',
  negative: '-1',
  'negative part': '0.0.-1',
  word: 'abc',
  empty: '',
  'address with 0x': `0x${opaque}`,
  'address without 0x': opaque,
  'address in upper case': opaque.toUpperCase(),
  'address with 0X': `0X${opaque}`,
  'address with shard and realm': `0.0.${opaque}`,
  'address with realm': `0.${opaque}`,
  'address with shard, realm and 0x': `0.0.0x${opaque}`,
  'address of another shard': `1.0.${opaque}`,
  'address of another realm': `0.7.${opaque}`,
  'long-zero address with 0x': `0x${longZero}`,
  'long-zero address without 0x': longZero,
  'long-zero address with shard and realm': `0.0.${longZero}`,
  'long-zero address of another shard': `9.2.${longZero}`,
  'address of 39 digits': `0x${opaque.slice(1)}`,
  'address of 41 digits': `0x${opaque}a`,
  alias,
  'alias with shard and realm': `0.0.${alias}`,
  'alias of another shard': `1.2.${alias}`,
  'wrong alias': alias.slice(0, 48),
  'short alias': 'ABC',
  'two operators': 'gt:5',
};

const times: Forms = {
  seconds: '1767225600',
  nanoseconds: '1767225600.000000001',
  'short fraction': '1767225600.5',
  zero: '0',
  'largest long': '9223372036.854775807',
  'above a long': '9223372036.854775808',
  'ten nines': '9999999999.999999999',
  '11 digits': '17672256000',
  '10 digits of fraction': '1767225600.0000000001',
  negative: '-1',
  word: 'abc',
  empty: '',
  date: '2026-01-01',
  'no fraction': '1767225600.',
  'no seconds': '.5',
};

const integers: Forms = {
  zero: '0',
  one: '1',
  'leading zero': '007',
  'largest int': '2147483647',
  'above an int': '2147483648',
  'largest long': '9223372036854775807',
  'above a long': '9223372036854775808',
  '20 digits': '99999999999999999999',
  negative: '-1',
  fraction: '1.5',
  exponent: '1e3',
  hex: '0x5',
  'hex above a long': '0xffffffffffffffff',
  word: 'abc',
  empty: '',
};

const hex: Forms = {
  '0x and a digit': '0x1',
  'one digit': 'a',
  '64 digits': digits,
  '0x and 64 digits': `0x${digits}`,
  'upper case': digits.toUpperCase(),
  '65 digits': `${digits}a`,
  '96 digits': `${digits}${digits.slice(32)}`,
  '0x and 96 digits': `0x${digits}${digits.slice(32)}`,
  '66 digits': `02${digits}`,
  '88 digits': 'ab'.repeat(44),
  word: 'zz',
  empty: '',
  'only 0x': '0x',
};

const flags: Forms = {
  true: 'true',
  false: 'false',
  'upper case': 'TRUE',
  word: 'x',
  number: '1',
  empty: '',
};
const limits: Forms = {
  one: '1',
  hundred: '100',
  above: '101',
  thousand: '1000',
  zero: '0',
  negative: '-1',
  fraction: '1.5',
  word: 'abc',
  'above a long': '9223372036854775808',
  empty: '',
};
const names: Forms = {
  word: 'Token',
  short: 'ab',
  'three letters of two bytes': 'äöü',
  '100 bytes': 'a'.repeat(100),
  '101 bytes': 'a'.repeat(101),
  empty: '',
};
const valuesOf = (...good: string[]): Forms => ({
  ...Object.fromEntries(good.map((value) => [value, value])),
  'upper case': String(good[0]).toUpperCase(),
  'lower case': String(good[0]).toLowerCase(),
  'unknown word': 'nope',
  empty: '',
});

const enumParameters: Readonly<Record<string, Forms>> = {
  order: valuesOf('asc', 'desc'),
  encoding: valuesOf('base64', 'utf-8'),
  result: valuesOf('success', 'fail'),
  transactiontype: valuesOf('CRYPTOTRANSFER', 'CONTRACTCALL'),
  mode: valuesOf('INTRINSIC', 'STATE'),
  'type getTokens': valuesOf('ALL', 'FUNGIBLE_COMMON'),
  'type getTransactions': valuesOf('credit', 'debit'),
  'type getRegisteredNodes': valuesOf('BLOCK_NODE', 'UNKNOWN'),
};

const triedByForm: ReadonlyMap<Form, Forms> = new Map([
  ...[addressable, balanceOwner, contract, entity, javaEntity, sender, token].map(
    (form) => [form, entities] as const,
  ),
  ...[blockHash, digits64, key].map((form) => [form, hex] as const),
  [flag, flags],
  [phrase, names],
  [timestamp, times],
]);

/** The values that are tried: words have their own, all other forms are numbers. */
function formsOf(name: string, { operationId, parameters }: OperationRule): Forms {
  if (name === 'limit') return limits;
  const words = enumParameters[name] ?? enumParameters[`${name} ${operationId}`];
  const form = parameters[name]?.form;
  return words ?? (form && triedByForm.get(form)) ?? integers;
}

const withoutEmpty = ({ empty: _, 'two operators': _two, ...forms }: Forms): Forms => forms;
const transactions: Forms = {
  ID: '0.0.1001-1767225600-000000001',
  'ID with @': '0.0.1001@1767225600.000000001',
  'ID without nanoseconds': '0.0.1001-1767225600',
  'ID with a short fraction': '0.0.1001-1767225600-1',
  'ID of a payer above 38 bits': '0.0.274877906944-1767225600-000000001',
  'ID of 6 digits of realm': '0.123456.5-1767225600-000000001',
  'ID of 20 digits of seconds': '0.0.5-99999999999999999999-000000001',
  base64: 'Abcd_-12'.repeat(8),
};

const pathForms: Readonly<Record<string, Forms>> = {
  idOrAliasOrEvmAddress: withoutEmpty(entities),
  contractIdOrAddress: withoutEmpty(entities),
  scheduleId: withoutEmpty(entities),
  tokenId: withoutEmpty(entities),
  topicId: withoutEmpty(entities),
  hashOrNumber: withoutEmpty({ ...integers, ...hex }),
  hookId: withoutEmpty(integers),
  sequenceNumber: withoutEmpty({ ...integers, ...times }),
  serialNumber: withoutEmpty(integers),
  timestamp: withoutEmpty(times),
  transactionId: withoutEmpty({ ...hex, ...transactions }),
  transactionIdOrHash: withoutEmpty({ ...hex, ...transactions }),
};

const operators = ['', 'eq:', 'ne:', 'gt:', 'gte:', 'lt:', 'lte:', 'GT:', 'foo:'];

/** A good value for a parameter, and a second one that is greater. */
function goodValues(name: string, rule: OperationRule): readonly [string, string] {
  if (name === 'limit') return ['1', '2'];
  if (name === 'timestamp') return ['1767225600', '1767225601.5'];
  const forms = formsOf(name, rule);
  if (forms === entities) return ['0.0.1001', '0.0.1002'];
  if (forms === integers) return ['1', '2'];
  if (forms === flags) return ['true', 'false'];
  if (/hash$/.test(name)) return [digits, 'cd'.repeat(32)];
  if (/publickey$/.test(name)) return [digits, 'cd'.repeat(32)];
  if (forms === hex) return ['0x1', '0x2'];
  const [first = '', second = first] = Object.values(forms);
  return [first, second];
}

/** Several values of one parameter. 1 and 2 stand for a good value and a greater one. */
const repeats = [
  '1 1',
  '1 2',
  'eq:1 2',
  '1 gt:1',
  'gt:1 1',
  '1 lt:2',
  'gt:1 gte:2',
  'gte:1 gte:1',
  'lt:2 lte:1',
  'lte:1 lte:1',
  'gte:1 lte:2',
  'gt:1 lt:2',
  'lte:2 gte:1',
  'gte:1 lte:1',
  'lte:1 gte:1',
  'gt:2 lt:1',
  'gte:2 lte:1',
  'gt:1 lte:1',
  'ne:1 ne:2',
  'ne:1 2',
  'ne:1 gt:1',
  '1 2 1',
  'gt:1 gt:1 lt:2',
  'gte:1 lte:2 1',
  'gte:1 lte:2 lt:2',
];
const addressRepeats = [
  '0x0 0x1',
  '0x0 0x0',
  'id 0x0',
  '0x0 id',
  'gt:id 0x0',
  '0x0 gt:id',
  'id gt:0x0',
  'alias 0x0',
  'alias',
  'id id 0x0',
  'gt:0x0 lt:0x0',
];
const addresses: Forms = { '0x0': opaque, '0x1': 'cd'.repeat(20), id: '0.0.1001', alias };

/** Numbers that a seed determines. */
interface RandomChoice {
  integer(low: number, high: number): number;
  chance(probability: number): boolean;
  pick<Item>(items: readonly Item[]): Item;
}

interface GenerateOptions {
  readonly rules: readonly OperationRule[];
  /** Path parameters of things that exist. */
  readonly existing: Readonly<Record<string, string>>;
  readonly random: RandomChoice;
  /** Requests that mix several parameters at random. */
  readonly mixed: number;
}

export function generateRequests({ rules, existing, random, mixed }: GenerateOptions): GeneratedRequest[] {
  const requests: GeneratedRequest[] = [];
  for (const rule of rules) {
    const names = Object.keys(rule.parameters);
    const inPath = Object.keys(rule.paths);
    const path = Object.fromEntries(inPath.map((name) => [name, existing[name] ?? '1']));
    const add = (kind: string, query: ServiceRequest['query'], changed: Forms = {}): void => {
      requests.push({ rule, path: { ...path, ...changed }, query, kind });
    };
    const pathsOf = (name: string): Forms =>
      (rule.backend === 'javascript' && name === 'topicId' ? pathForms.topicId : pathForms[name]) ?? {};

    add('plain', []);
    add('unknown parameter', [['foo', '1']]);
    for (const name of inPath)
      for (const [form, text] of Object.entries(pathsOf(name))) add(`${name}: ${form}`, [], { [name]: text });
    for (const name of names) {
      for (const [form, text] of Object.entries(formsOf(name, rule)))
        for (const operator of operators) add(`${name}: ${operator}${form}`, [[name, operator + text]]);
      const good = goodValues(name, rule);
      add(`${name}: name in upper case`, [[name.toUpperCase(), good[0]]]);
      add(
        `${name}: 101 values`,
        Array.from({ length: 101 }, () => [name, good[0]]),
      );
      const write = (text: string): string => text.replace(/[12]$/, (at) => good[Number(at) - 1] ?? '');
      const writeAddress = (text: string): string =>
        text.replace(/(gt:|lt:)?(.*)/, (_, operator = '', value) => operator + addresses[value]);
      const addRepeats = (lists: readonly string[], written: (text: string) => string): void => {
        for (const list of lists)
          add(
            `${name}: ${list}`,
            list.split(' ').map((one) => [name, written(one)]),
          );
      };
      addRepeats(repeats, write);
      if (formsOf(name, rule) === entities) addRepeats(addressRepeats, writeAddress);
    }
    const choices = (name: string): (readonly [string, string])[] => {
      const [good, greater] = goodValues(name, rule);
      return [
        [good, 'good'],
        [`gte:${good}`, 'gte'],
        [`gt:${good}`, 'gt'],
        [`lt:${greater}`, 'lt'],
        [`lte:${greater}`, 'lte'],
        [`ne:${good}`, 'ne'],
        ['#', 'malformed'],
      ];
    };
    names.forEach((one, at) => {
      for (const [path, text] of inPath.flatMap((name) => Object.entries({ [name]: '!' })))
        add(`${path} malformed, ${one} malformed`, [[one, '#']], { [path]: text });
      for (const other of names.slice(at + 1))
        for (const [a, kindA] of choices(one))
          for (const [b, kindB] of choices(other)) {
            const pairs: ServiceRequest['query'] = [
              [one, a],
              [other, b],
            ];
            add(`${one} ${kindA}, ${other} ${kindB}`, random.chance(0.5) ? pairs : [...pairs].reverse());
          }
    });
    if (inPath.length > 1)
      add('all of the path malformed', [], Object.fromEntries(inPath.map((name) => [name, '!'])));
  }
  const withQuery = rules.filter(({ parameters }) => Object.keys(parameters).length > 1);
  for (let made = 0; made < mixed; made++) {
    const rule = random.pick(withQuery);
    const names = Object.keys(rule.parameters);
    const query: [string, string][] = [];
    for (let count = random.integer(2, 4); count > 0; count--) {
      const name = random.pick(names);
      const forms = Object.values(formsOf(name, rule));
      const value = random.chance(0.8) ? random.pick(goodValues(name, rule)) : random.pick(forms);
      query.push([name, (random.chance(0.5) ? random.pick(operators.slice(0, 7)) : '') + value]);
    }
    const path = Object.fromEntries(Object.keys(rule.paths).map((name) => [name, existing[name] ?? '1']));
    requests.push({ rule, path, query, kind: 'mixed' });
  }
  return requests;
}
