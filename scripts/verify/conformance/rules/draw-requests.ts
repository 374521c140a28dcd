// Draws requests for what the description says of each parameter: its values and almost its values, with all operators,
// repeated, in pairs, and mixed at random. A parameter of a known kind needs no line here.
import { ledgerHelp } from '../../../../generated/ledger/help.js';
import * as generated from '../../../../generated/ledger/operations.js';
import type { Operation } from '../../../../src/client/operation.js';
import type { ParameterRule } from '../../../../src/client/parameter-rule.js';
import type { Random } from '../../../../src/sandbox/data/random.js';
import type { KindName } from '../../../../src/values/kinds.js';
import { routesOf } from '../../routes.js';

export interface DrawnRequest {
  readonly method: string;
  readonly url: string;
  /** The operation and the parameters that were varied, for the report. */
  readonly subject: string;
}

type Pair = readonly [name: string, text: string];
type Path = Readonly<Record<string, string>>;

const address = 'ab'.repeat(20);
const otherAddress = 'cd'.repeat(20);
const longZero = `${'0'.repeat(37)}3e9`;
const alias = 'CIQOBSHME5MKLB477LBCNIJ4BRIWW6M6OLRVCQNA3WBI7FGTPGEKJNY';
const [digits, otherDigits] = ['ab'.repeat(32), 'cd'.repeat(32)];

const ids = [
  '0.0.1001 0.0.1002 1001 0.1001 0 abc -1 0.0.-1 0.0.0.5',
  // The largest number, and too large numbers, shards and realms.
  '0.0.274877906943 274877906944 0.0.274877906944 99999999999999999999 0.0.1234567890123',
  '1.0.1001 0.2.1001 1024.0.5 0.65536.5 10000.0.5',
  `0x${address} ${address} ${address.toUpperCase()} 0X${address} 0.0.${address} 0.${address} 0.0.0x${address}`,
  `1.0.${address} 0.7.${address} 0x${address.slice(1)} 0x${address}a`,
  `0x${longZero} ${longZero} 0.0.${longZero} 9.2.${longZero}`,
  `${alias} 0.0.${alias} 1.2.${alias} ${alias.slice(0, 48)} ABC`,
];
const integers = [
  '1 2 0 007 -1 1.5 1e3 abc 2147483647 2147483648 9223372036854775807 9223372036854775808',
  '99999999999999999999 0x5 0xffffffffffffffff',
];
const hex = [
  `0x1 0x2 ${digits} ${otherDigits} 0x${digits} ${digits.toUpperCase()} ${digits}a a zz 0x`,
  `${'ab'.repeat(48)} 0x${'ab'.repeat(48)} 02${digits} ${'ab'.repeat(44)}`,
];
const times = [
  '1767225600.000000001 1767225601.500000000 1767225600 1767225600.5 0 9223372036.854775807 9223372036.854775808',
  '9999999999.999999999 17672256000 1767225600.0000000001 -1 abc 2026-01-01 1767225600. .5',
];
const transactions = [
  '0.0.1001-1767225600-000000001 0.0.1001@1767225600.000000001 0.0.1001-1767225600 0.0.1001-1767225600-1',
  '0.0.274877906944-1767225600-000000001 0.123456.5-1767225600-000000001 0.0.5-99999999999999999999-000000001',
  'Abcd_-12'.repeat(8),
];

/** Values of each kind, separated by spaces. The first ones are right, the second of them is the greater one. */
const textsOfKind: Readonly<Record<KindName, readonly string[]>> = {
  account: ids,
  amount: integers,
  boolean: ['true false TRUE x 1'],
  'entity-id': ids,
  'entity-id-or-evm-address': ids,
  hex,
  integer: integers,
  'integer-or-hash': [...integers, ...hex],
  'integer-or-hex': integers,
  'nft-serial-number': integers,
  'nft-token-id': ids,
  number: integers,
  'public-key': hex,
  string: ['Token Tokens äöü', ...integers, ...times],
  timestamp: times,
  'token-id': ids,
  'transaction-id': [...transactions, ...hex],
};

const around = (limit: number | bigint): bigint[] => [-1n, 0n, 1n].map((step) => BigInt(limit) + step);

/** All values that are tried without an operator. The limits of the description are among them. */
function textsOf({ kind, words, ...limits }: ParameterRule): string[] {
  if (words)
    return ['nope', ...words.map(String)].flatMap((word) => [word, word.toLowerCase(), word.toUpperCase()]);
  const texts = textsOfKind[kind.name].flatMap((line) => line.split(' '));
  for (const limit of [limits.minimum, limits.maximum])
    if (limit !== undefined) texts.push(...around(limit).map(String));
  for (const length of [limits.minLength, limits.maxLength])
    if (length !== undefined) texts.push(...around(length).map((count) => 'a'.repeat(Number(count))));
  return [...new Set(texts)];
}

/** A right value, and a greater one if there is one. */
function rightTexts(rule: ParameterRule): readonly [string, string] {
  const texts = rule.words?.map(String) ?? textsOf(rule).filter((text) => rule.pattern?.test(text) ?? true);
  const [first = '', second = first] = texts;
  return [first, second];
}

const operators = ['eq', 'ne', 'gt', 'gte', 'lt', 'lte', 'GT', 'foo', 'eq:gt'];

/** Several values of one parameter. 1 is a right value, 2 a greater one. */
const repeats = [
  '1 1,1 2,eq:1 2,1 gt:1,gt:1 1,1 lt:2,gt:1 gte:2,gte:1 gte:1,lt:2 lte:1,lte:1 lte:1,gte:1 lte:2,gt:1 lt:2,lte:2 gte:1',
  'gte:1 lte:1,lte:1 gte:1,gt:2 lt:1,gte:2 lte:1,gt:1 lte:1,ne:1 ne:2,ne:1 2,ne:1 gt:1,1 2 1,gt:1 gt:1 lt:2',
  'gte:1 lte:2 1,gte:1 lte:2 lt:2',
  `1${' 1'.repeat(100)}`,
];
/** The same of entities. 3 and 4 are addresses, 5 is an alias. */
const addressRepeats = ['3 4,3 3,1 3,3 1,gt:1 3,3 gt:1,1 gt:3,5 3,5,1 1 3,gt:3 lt:3'];

function repeatedTexts(rule: ParameterRule): string[][] {
  const texts = [...rightTexts(rule), address, otherAddress, alias];
  const lists = textsOfKind[rule.kind.name] === ids ? [...repeats, ...addressRepeats] : repeats;
  return lists
    .flatMap((list) => list.split(','))
    .map((list) => list.split(' ').map((one) => one.replace(/\d$/, (at) => texts[Number(at) - 1] ?? '')));
}

/** A parameter as one of two. */
function pairedTexts(rule: ParameterRule): string[] {
  const [right, greater] = rightTexts(rule);
  if (!rule.operators) return [right, greater, `eq:${right}`, '#'];
  return [right, `gte:${right}`, `gt:${right}`, `lt:${greater}`, `lte:${greater}`, `ne:${right}`, '#'];
}

/** The requests of one operation. Its path is that of the description's example. */
class OperationRequests {
  readonly #operation: Operation;
  readonly #path: readonly string[];
  readonly #query: readonly (readonly [name: string, rule: ParameterRule])[];

  constructor(operation: Operation) {
    this.#operation = operation;
    this.#path = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
    this.#query = Object.entries(operation.parameters ?? {}).filter(([name]) => !this.#path.includes(name));
  }

  *all(random: Random): Generator<DrawnRequest> {
    yield this.#request('plain', []);
    yield this.#request('unknown parameter', [['foo', '1']]);
    yield* this.#paths();
    for (const [name, rule] of this.#query) yield* this.#values(name, rule);
    for (const [at, [name, rule]] of this.#query.entries())
      for (const [other, otherRule] of this.#query.slice(at + 1))
        for (const text of pairedTexts(rule))
          for (const otherText of pairedTexts(otherRule)) {
            const pairs: Pair[] = [
              [name, text],
              [other, otherText],
            ];
            yield this.#request(`${name} and ${other}`, random.chance(0.5) ? pairs : pairs.reverse());
          }
  }

  *#paths(): Generator<DrawnRequest> {
    for (const name of this.#path) {
      const rule = this.#operation.parameters?.[name];
      if (!rule) throw new Error(`${this.#operation.operationId} does not describe ${name}`);
      for (const text of textsOf(rule)) yield this.#request(name, [], { [name]: text });
      for (const [other] of this.#query)
        yield this.#request(`${name} and ${other}`, [[other, '#']], { [name]: '!' });
    }
    yield this.#request('the path', [], Object.fromEntries(this.#path.map((name) => [name, '!'])));
  }

  *#values(name: string, rule: ParameterRule): Generator<DrawnRequest> {
    const withOperators = rule.operators ? [...textsOf(rule), ''] : rightTexts(rule);
    const texts = [
      ...textsOf(rule),
      '',
      ...operators.flatMap((operator) => withOperators.map((text) => `${operator}:${text}`)),
    ];
    for (const list of [...texts.map((text) => [text]), ...repeatedTexts(rule)])
      yield this.#request(
        name,
        list.map((text) => [name, text]),
      );
    yield this.#request(name, [[name.toUpperCase(), rightTexts(rule)[0]]]);
  }

  mixed(random: Random): DrawnRequest {
    const query = Array.from({ length: random.integer(2, 4) }, (): Pair => {
      const [name, rule] = random.pick(this.#query);
      const text = random.pick(random.chance(0.8) ? rightTexts(rule) : textsOf(rule));
      return [name, random.chance(0.5) ? `${random.pick(operators.slice(0, 6))}:${text}` : text];
    });
    return this.#request('mixed', query);
  }

  get hasSeveralParameters(): boolean {
    return this.#query.length > 1;
  }

  #request(subject: string, query: readonly Pair[], changed: Path = {}): DrawnRequest {
    const { operationId, method, path } = this.#operation;
    const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
      const text = changed[name] ?? ledgerHelp[operationId]?.example?.[name];
      if (text === undefined) throw new Error(`the example of ${operationId} does not give ${name}`);
      return encodeURIComponent(String(text));
    });
    const search = query.map(([name, text]) => `${name}=${encodeURIComponent(text)}`).join('&');
    return { method, url: `${filled}${search && '?'}${search}`, subject: `${operationId} ${subject}` };
  }
}

/** Requests of all operations whose input is in the path and the query, and `mixed` ones that mix several parameters at random. */
export function drawRequests(random: Random, mixed: number): DrawnRequest[] {
  const drawn = routesOf(generated)
    .map(({ operation }) => operation)
    // The service answers deprecated paths as if a name in them were the value of a parameter.
    .filter(({ operationId, body }) => !ledgerHelp[operationId]?.deprecated && !body?.validator)
    .map((operation) => new OperationRequests(operation));
  const several = drawn.filter(({ hasSeveralParameters }) => hasSeveralParameters);
  return [
    ...drawn.flatMap((operation) => [...operation.all(random)]),
    ...Array.from({ length: mixed }, () => random.pick(several).mixed(random)),
  ];
}
