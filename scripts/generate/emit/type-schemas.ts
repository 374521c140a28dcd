import {
  type Api,
  bodySchemas,
  type Operation,
  operators,
  type Parameter,
  paramsName,
  valueTypes,
} from '../api.js';
import { commentText, literal } from '../code-text.js';
import { GenerationError } from '../generation-error.js';
import { enumWords, isBigint, reachable, resolved, type Schema } from '../schema.js';
import { writtenBound } from './example.js';

/** A schema for openapi-typescript. `x-type` is TypeScript that replaces the type. */
export type TypeSchema = { [key: string]: unknown };

/** Types of replies have bigints and open enums. Types of requests have the values that callers may pass. */
export type Direction = 'reply' | 'request';

export function typeSchemas(api: Api): Map<string, TypeSchema> {
  const requests = reachable(api.schemas, bodySchemas(api));
  const types = new Map<string, TypeSchema>();
  for (const [name, schema] of api.schemas) {
    types.set(name, typeSchema(schema, requests.has(name) ? 'request' : 'reply', api));
  }
  for (const operation of api.operations) {
    const { parameters, body } = operation;
    if (parameters.length === 0 && !body) continue;
    const name = paramsName(operation);
    if (types.has(name))
      throw new GenerationError(
        operation.pointer,
        `the name ${name} is needed for the parameters of this operation, but a schema has it`,
      );
    types.set(name, paramsSchema(operation, api));
  }
  return types;
}

function typeSchema(schema: Schema, direction: Direction, api: Api): TypeSchema {
  return { ...enumValues(schema), ...bare(schema, direction, api) };
}

function enumValues(schema: Schema): TypeSchema {
  const { deprecated, default: value } = schema;
  const title = commentText([schema.description, ...history(schema)].filter(Boolean).join(' '));
  return {
    ...(title ? { title } : {}),
    ...(deprecated ? { deprecated } : {}),
    ...(value !== undefined ? { default: defaultText(value) } : {}),
  };
}

/**
 * The name of a property with a prefix. openapi-typescript interprets some names, such as `$ref`, and fails on
 * `hasOwnProperty`.
 */
function markedName(name: string): string {
  return `_${name}`;
}

export function unmarkedName(name: string): string {
  return name.slice(1);
}

function members<Member>(
  properties: readonly (readonly [string, Member])[],
  map: (part: Member) => TypeSchema,
): Record<string, TypeSchema> {
  return Object.fromEntries(properties.map(([name, part]) => [markedName(name), map(part)]));
}

function defaultText(value: unknown): string {
  const digits = (_: string, part: unknown) => (typeof part === 'bigint' ? String(part) : part);
  return commentText(typeof value === 'object' ? JSON.stringify(value, digits) : String(value));
}

/** Sentences on the first version that returns a value, or each newer alternative of it. */
function history({ since, anyOf = [] }: Schema): string[] {
  const newer = anyOf.filter((form) => form.since !== undefined);
  return [
    ...(since ? [`Since ${since}.`] : []),
    ...newer.map((form) => `Since ${form.since}: ${form.description ?? 'another form'}`),
  ];
}

function bare(schema: Schema, direction: Direction, api: Api): TypeSchema {
  const inner = (part: Schema): TypeSchema => typeSchema(part, direction, api);
  const { ref } = schema;
  if (ref !== undefined) {
    const target = api.schemas.get(ref);
    const open = direction === 'reply' && target && enumWords(target) && !target.enum?.includes(null);
    return open ? typed(`OpenEnum<${ref}>`) : { $ref: `#/components/schemas/${ref}` };
  }
  if (schema.isBytes) return typed('Uint8Array');
  const nullable = (schema.type ?? schema.enum)?.some((value) => value === 'null' || value === null)
    ? ' | null'
    : '';
  if (isOnlyInteger(schema) && (isBigint(schema) || direction === 'request'))
    return typed(`${integerType(schema, direction)}${nullable}`);
  if (isBigint(schema)) return mixed(schema, direction);
  const list = enumWords(schema);
  if (list) {
    const union = oneOf(list);
    const isComponent = /^\/components\/schemas\/[^/]+$/.test(schema.pointer);
    return typed(
      direction === 'reply' && !isComponent ? `OpenEnum<${union}>${nullable}` : `${union}${nullable}`,
    );
  }
  if (schema.enum) return typed(oneOf(schema.enum));
  if (direction === 'reply' && isHex(schema)) return typed(`${hexType}${nullable}`);
  if (schema.isTuple && schema.items && isHex(schema.items))
    return typed(`[] | [${hexType}, ...${hexType}[]]`);
  const alternatives = schema.anyOf?.filter(hasType);
  const parts = schema.allOf?.filter((part) => hasType(part) && !isAnyObject(part));
  return {
    ...(schema.type ? { type: schema.type.length === 1 ? schema.type[0] : schema.type } : {}),
    ...(schema.properties ? { properties: members(Object.entries(schema.properties), inner) } : {}),
    ...(schema.required ? { required: schema.required.map(markedName) } : {}),
    ...(schema.additionalProperties ? { additionalProperties: inner(schema.additionalProperties) } : {}),
    // Without additionalProperties, openapi-typescript emits an object that has no properties.
    ...(isAnyObject(schema) ? { additionalProperties: {} } : {}),
    ...(schema.items ? { items: inner(schema.items) } : {}),
    ...(alternatives?.length ? { anyOf: alternatives.map(inner) } : {}),
    ...(parts?.length ? { allOf: parts.map(inner) } : {}),
  };
}

const hexType = `\`0x\${string}\``;

/** Whether a text always begins with 0x. Ethereum libraries expect the type of such a text to say so. */
function isHex({ type, limits }: Schema): boolean {
  const isText = type?.every((name) => name === 'string' || name === 'null');
  return Boolean(isText && String(limits?.pattern ?? '').startsWith('^0x'));
}

function isOnlyInteger({ type = [] }: Schema): boolean {
  return type.includes('integer') && type.every((name) => name === 'integer' || name === 'null');
}

function integerType(schema: Schema, direction: Direction): string {
  if (direction === 'reply') return 'bigint';
  if (schema.isAmount) return 'number | bigint | LongObject | HbarObject';
  return isBigint(schema) ? 'number | bigint | LongObject' : 'number | bigint';
}

function mixed({ type = [], pointer }: Schema, direction: Direction): TypeSchema {
  const names = type.map((name) => {
    if (name === 'integer') return direction === 'reply' ? 'bigint' : 'number | bigint';
    if (name === 'string' || name === 'boolean' || name === 'null') return name;
    throw new GenerationError(
      pointer,
      `an int64 that may also have the type ${name} is not supported; expected string, boolean or null`,
    );
  });
  return typed(names.join(' | '));
}

/** Whether a schema has a type. A member with limits only, for its siblings, has none. */
function hasType(schema: Schema): boolean {
  return Boolean(
    schema.ref !== undefined ||
      schema.type ||
      schema.isBytes ||
      schema.enum ||
      schema.allOf?.some(hasType) ||
      schema.anyOf?.some(hasType),
  );
}

function isAnyObject({ type, properties, additionalProperties, allOf, anyOf }: Schema): boolean {
  return Boolean(
    type?.includes('object') && !properties && additionalProperties === undefined && !allOf && !anyOf,
  );
}

function oneOf(values: readonly unknown[]): string {
  return values.map(literal).join(' | ');
}

function typed(type: string): TypeSchema {
  return { type: 'string', 'x-type': type };
}

function paramsSchema({ operationId, parameters, body }: Operation, api: Api): TypeSchema {
  const properties: [string, TypeSchema][] = parameters.map((parameter) => [
    parameter.name,
    paramSchema(parameter, api),
  ]);
  if (body)
    properties.push([
      'body',
      {
        title: commentText(body.description),
        ...(body.schema ? typeSchema(body.schema, 'request', api) : typed('Uint8Array | ArrayBuffer | Blob')),
      },
    ]);
  return {
    title: `Parameters of ${operationId}.`,
    type: 'object',
    properties: members(properties, (schema) => schema),
    required: [
      ...parameters.filter(({ required }) => required).map(({ name }) => name),
      ...(body?.required ? ['body'] : []),
    ].map(markedName),
  };
}

function paramSchema({ description, deprecated, schema, filter, value }: Parameter, api: Api): TypeSchema {
  const bound = filter && writtenBound(filter);
  // The compiler's messages do not lead to the functions that create filters, so name them here.
  const written = bound
    ? ` Example: \`${bound}\`, with \`${bound.split('(')[0]}\` from ledger-query-client.`
    : '';
  const text = {
    ...enumValues({ ...schema, description: description + written }),
    ...(deprecated ? { deprecated } : {}),
  };
  if (filter) {
    const taken = operators.every((operator) => filter.operators.includes(operator))
      ? 'Operator'
      : filter.operators.map((operator) => `'${operator}'`).join(' | ');
    const several = { any: 'Filters', all: 'FilterBounds', range: 'FilterRange' }[filter.repeats ?? 'any'];
    const name = resolved(schema, api.schemas).type?.includes('array') ? several : 'Filter';
    return { ...text, ...typed(`${name}<${valueTypes[filter.value]}, ${taken}>`) };
  }
  if (schema.items) {
    const enumValues = schema.items.ref ?? (oneOf(enumWords(schema.items) ?? []) || 'string');
    const item = value ? valueTypes[value] : enumValues;
    return { ...text, ...typed(`${item} | readonly (${item})[]`) };
  }
  if (value) return { ...text, ...typed(valueTypes[value]) };
  if (isOnlyInteger(schema)) return { ...text, ...typed('IntegerValue') };
  return { ...bare(schema, 'request', api), ...text };
}
