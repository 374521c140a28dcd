import { expect, it } from 'vitest';
import {
  type DeclaredParameter,
  type DeclaredSchema,
  declaredOperations,
  flatten,
  type Service,
  typesOf,
} from '../setup/description.js';
import { complaintsOf } from '../setup/type-errors.js';

/** The exported name of a reply: that of its schema. */
function nameOf({ $ref = '' }: DeclaredSchema): string {
  return $ref.slice($ref.lastIndexOf('/') + 1);
}

/** The items of a page: its only array beside `links`, or the one that the description names. */
function itemOf(
  service: Service,
  { reply, items }: ReturnType<typeof declaredOperations>[number],
): string | undefined {
  const { properties = {} } = flatten(service, reply);
  const arrays = Object.entries(properties).filter(([, schema]) =>
    typesOf(flatten(service, schema)).includes('array'),
  );
  const [only, another] = items === undefined ? arrays : arrays.filter(([name]) => name === items);
  if (!only || another || !(items ?? 'links' in properties)) return undefined;
  const inner = flatten(service, only[1]).items;
  return inner?.$ref === undefined ? `NonNullable<${nameOf(reply)}['${only[0]}']>[number]` : nameOf(inner);
}

/** A type test of the path, the parameters and the reply of every operation. */
function operationsTest(service: Service): string {
  const names = new Set<string>();
  const rows = declaredOperations(service).map((operation) => {
    const { operationId, method, path, parameters, hasBody, reply } = operation;
    const params =
      parameters.length > 0 || hasBody
        ? `${operationId[0]?.toUpperCase()}${operationId.slice(1)}Params`
        : 'NoParams';
    const item = itemOf(service, operation);
    for (const name of [params, nameOf(reply), ...(item && /^\w+$/.test(item) ? [item] : [])])
      names.add(name);
    const answer = item === undefined ? nameOf(reply) : `${nameOf(reply)}, ${item}`;
    return `  ${operationId}: ${item === undefined ? 'Single' : 'List'}<'${method} ${path}', ${params}, ${answer}>;`;
  });
  const title = service === 'ledger' ? 'Ledger' : 'Status';
  const paths = { ledger: 'LedgerGetPaths, LedgerPostPaths', status: 'StatusGetPaths, Record<never, never>' }[
    service
  ];
  const pathNames = paths.match(/\w+Paths/g) ?? [];
  return `
import type * as operations from '../../generated/${service}/operations.js';
import type { ${[`${title}Client`, ...pathNames, ...names].join(', ')} } from '../../src/index.js';
import type { OperationsOf, Seen, WithoutTransport } from './call.js';
import type { Expected, List, Row, Single } from './row.js';
import { type Differing, none } from './same.js';
interface Rows {
${rows.join('\n')}
}
type Methods<Client> = { [Name in keyof OperationsOf<Client>]: Seen<Client[Name]> };
type Functions<Module> = {
  [Name in keyof Module as Module[Name] extends (...input: never[]) => unknown ? Name : never]: Seen<
    WithoutTransport<Module[Name]>
  >;
};
type Routes<Get, Post> = { [Path in keyof Get & string as \`GET \${Path}\`]: Seen<Get[Path]> } & {
  [Path in keyof Post & string as \`POST \${Path}\`]: Seen<Post[Path]>;
};
type ByName<Rows> = { [Name in keyof Rows]: Expected<Rows[Name]> };
type ByRoute<Rows> = {
  [Name in keyof Rows as Rows[Name] extends Row ? Rows[Name]['route'] : never]: Expected<Rows[Name]>;
};
none<Differing<Methods<${title}Client>, ByName<Rows>>>();
none<Differing<Functions<typeof operations>, ByName<Rows>>>();
none<Differing<Routes<${paths}>, ByRoute<Rows>>>();
`;
}

const publicTypes = [
  ...['AmountValue', 'EntityIdValue', 'Filter', 'FilterBounds', 'FilterRange', 'Filters', 'IntegerValue'],
  ...['LedgerClient', 'NftSerialNumberValue', 'NftTokenIdValue', 'PublicKeyValue'],
  ...['TimestampValue', 'TransactionIdValue'],
];

/** The TypeScript types of the words of the description. */
const values: Readonly<Record<string, string>> = {
  account: 'EntityIdValue',
  amount: 'AmountValue',
  'entity-id': 'EntityIdValue',
  'entity-id-or-evm-address': 'EntityIdValue',
  hex: 'string',
  integer: 'IntegerValue',
  'integer-or-hash': 'IntegerValue',
  'integer-or-hex': 'IntegerValue',
  'nft-serial-number': 'NftSerialNumberValue',
  'nft-token-id': 'NftTokenIdValue',
  'public-key': 'PublicKeyValue',
  timestamp: 'TimestampValue',
  'token-id': 'EntityIdValue',
  'transaction-id': 'TransactionIdValue',
};

interface Described extends DeclaredParameter {
  readonly 'x-value'?: string;
}

/** The type of a parameter, by the description alone. */
function typeOf({ schema, 'x-filter': filter, 'x-value': value }: Described): string {
  const repeats = typesOf(schema).includes('array');
  if (filter) {
    const operators = filter.operators.map((operator) => `'${operator}'`).join(' | ');
    const several = { all: 'FilterBounds', range: 'FilterRange' }[filter.repeats ?? ''] ?? 'Filters';
    return `${repeats ? several : 'Filter'}<${values[filter.value]}, ${operators}>`;
  }
  if (value === undefined) return plainTypeOf(schema);
  const type = values[value] ?? 'never';
  return repeats ? `${type} | readonly (${type})[]` : type;
}

function plainTypeOf(schema: DeclaredSchema): string {
  const { $ref, anyOf, enum: words, items } = schema;
  if ($ref !== undefined) return $ref.slice($ref.lastIndexOf('/') + 1);
  if (anyOf) return anyOf.map(plainTypeOf).join(' | ');
  if (words) return words.map((word) => `'${String(word)}'`).join(' | ');
  if (items) return `${plainTypeOf(items)} | readonly (${plainTypeOf(items)})[]`;
  if (typesOf(schema).includes('integer')) return 'IntegerValue';
  return typesOf(schema).join(' | ');
}

/** A type test of the parameters of every operation, without its body. */
function parametersTest(): string {
  const operations = declaredOperations('ledger');
  const refs = operations.flatMap(({ parameters }) =>
    parameters.flatMap(({ schema: { $ref, items } }) => {
      const ref = $ref ?? items?.$ref;
      return ref === undefined ? [] : [plainTypeOf({ $ref: ref })];
    }),
  );
  const rows = operations.map(({ operationId, parameters }) => {
    const members = parameters.map((parameter) => {
      const name = JSON.stringify(parameter.name);
      const type = typeOf(parameter);
      return parameter.in === 'path' ? `${name}: ${type}` : `${name}?: ${type} | undefined`;
    });
    return `  ${operationId}: { ${members.join('; ')} };`;
  });
  return `
import type { ${[...new Set([...publicTypes, ...refs])].join(', ')} } from '../../src/index.js';
import type { NamesOf, OperationsOf, ParamsOf } from './call.js';
import { type Differing, none } from './same.js';
type Params = { [Name in keyof OperationsOf<LedgerClient>]: ParamsOf<LedgerClient[Name]> };
type WithoutBody<Given> = { [Name in keyof Given as Exclude<Name & NamesOf<Given>, 'body'>]: Given[Name] };
none<Differing<{ [Name in keyof Params]: WithoutBody<Params[Name]> }, Described>>();
interface Described {
${rows.join('\n')}
}
`;
}

it('every operation has the types of its description, as method, function and path; an object is no filter', () => {
  const [ledger, status, parameters] = [operationsTest('ledger'), operationsTest('status'), parametersTest()];
  // The tests fail if one word changes, so the compiler has checked them: with another route only the test of paths is
  // refused, with another type all three are.
  const otherRoute = ledger.replace("'GET /", "'GET /x");
  const otherType = status.replace(/(: Single<'[^']*', \w+, )/, '$1string & ');
  const otherOrder = parameters.replace("'asc' | 'desc'", "'asc'");
  const object = `import { createLedgerClient } from '../../src/index.js';
    createLedgerClient({ network: 'testnet' }).getContracts({ 'contract.id': { gte: '0.0.1000' } });`;
  const complaints = complaintsOf(ledger, status, parameters, otherRoute, otherType, otherOrder, object);
  expect(complaints.slice(0, 3)).toEqual([[], [], []]);
  expect(complaints.slice(3).map(({ length }) => length)).toEqual([1, 3, 1, 1]);
  expect(complaints.at(-1)?.[0]).toContain('"gte(value), of ledger-query-client"');
});
