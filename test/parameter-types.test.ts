import { expect, it } from 'vitest';
import { type DeclaredParameter, type DeclaredSchema, declaredOperations, typesOf } from './description.js';
import { complaintsOf } from './type-errors.js';

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
function typeTest(): string {
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

it('the parameters of every operation have the types of the description', () => {
  const text = typeTest();
  // The test fails if one word changes, so the compiler has checked it.
  const changed = text.replace("'asc' | 'desc'", "'asc'");
  expect(complaintsOf(text, changed)).toEqual([[], [expect.stringContaining('"get')]]);
});
