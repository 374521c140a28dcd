import type { Filter, Operation, Parameter, ParameterValue } from '../api.js';
import { commentText, isIdentifier } from '../code-text.js';

/**
 * Example code that calls an operation, with its required parameters. A list also gets a bound for its sort key, and an
 * operation with a hint the value that avoids its error. Undefined if the description has no example of a required parameter.
 */
export function exampleCall(
  operation: Operation,
  callee: string,
  first: readonly string[],
): string | undefined {
  const { parameters, body, items, path, rangeKey, hint } = operation;
  // A reply for one entity may also contain a list.
  const isList = items !== undefined && !path.endsWith('}');
  const parameterTexts = parameters
    .filter(({ name, required }) => required || (isList && name === rangeKey?.parameter))
    .map((parameter) => [parameter.name, writtenValue(parameter)] as const);
  if (hint) parameterTexts.push([hint.unless.parameter, literal(hint.unless.value)]);
  if (body) parameterTexts.push(['body', body.schema ? literal(body.example) : 'bytes']);
  if (parameterTexts.some(([, text]) => text === undefined)) return undefined;
  const members = parameterTexts.map(([name, text]) =>
    commentText(name === text ? name : `${key(name)}: ${text}`),
  );
  const input = [...first, ...(members.length ? [`{ ${members.join(', ')} }`] : [])].join(', ');
  const call = `${callee}(${input})`;
  return isList
    ? `const list = ${call};\nfor await (const item of list) console.log(item);`
    : `const reply = await ${call};`;
}

export function writtenBound({ operators, value }: Filter): string | undefined {
  const operator = (['gte', 'lte', 'gt', 'lt'] as const).find((name) => operators.includes(name));
  return operator && `${operator}(${samples[value] ?? "'…'"})`;
}

function writtenValue({ filter, example }: Parameter): string | undefined {
  return filter ? writtenBound(filter) : literal(example);
}

const samples: { readonly [Value in ParameterValue]?: string } = {
  account: "'0.0.1000'",
  amount: '1000n',
  'entity-id': "'0.0.1000'",
  'entity-id-or-evm-address': "'0.0.1000'",
  hex: "'0x10'",
  integer: '10',
  'integer-or-hash': '10',
  'integer-or-hex': '10',
  'nft-serial-number': '10',
  'nft-token-id': "'0.0.1000'",
  timestamp: "new Date('2026-01-01')",
  'token-id': "'0.0.1000'",
};

function key(name: string): string {
  return isIdentifier(name) ? name : quoted(name);
}

function quoted(text: string): string {
  return `'${text.replaceAll(/['\\]/g, '\\$&')}'`;
}

function literal(value: unknown): string | undefined {
  if (typeof value === 'string') return quoted(value);
  if (typeof value !== 'object' || value === null) return value === undefined ? undefined : String(value);
  return `{ ${Object.entries(value)
    .map(([name, inner]) => `${key(name)}: ${literal(inner)}`)
    .join(', ')} }`;
}
