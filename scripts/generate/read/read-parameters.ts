import {
  type Filter,
  isParameterValue,
  operators,
  type Parameter,
  type ParameterValue,
  repeats,
  severalRules,
  valueTypes,
} from '../api.js';
import { at, GenerationError } from '../generation-error.js';
import { resolved, type Schema, type Schemas } from '../schema.js';
import { isInherited } from './inherited.js';
import { normaliseSchema } from './normalise-schema.js';
import { isObject, type Json, type JsonObject } from './read-description.js';
import { resolveReference } from './resolve-reference.js';
import { SchemaCheck } from './schema-check.js';

export interface OperationPlace {
  path: string;
  item: JsonObject;
  source: JsonObject;
  pointer: string;
}

/** Reads the parameters of one operation, including those of its path item. */
export function readParameters(
  description: JsonObject,
  schemas: Schemas,
  { path, item, source, pointer }: OperationPlace,
): Parameter[] {
  const read = (value: Json | undefined, here: string): Parameter[] =>
    list(value, here).map((source, index) => readParameter(description, schemas, source, at(here, index)));
  const shared = read(item.parameters, at(pointer.slice(0, pointer.lastIndexOf('/')), 'parameters'));
  const own = read(source.parameters, at(pointer, 'parameters'));
  const found = new Map<string, Parameter>();
  for (const parameter of [...shared, ...own]) found.set(`${parameter.in} ${parameter.name}`, parameter);
  const parameters = [...found.values()];
  checkNames(parameters, path, pointer);
  return parameters;
}

function list(value: Json | undefined, pointer: string): Json[] {
  if (value === undefined) return [];
  if (!Array.isArray(value)) throw new GenerationError(pointer, 'expected a list of parameters');
  return value;
}

function checkNames(parameters: readonly Parameter[], path: string, pointer: string): void {
  const names = parameters.map((parameter) => parameter.name);
  const twice = names.find((name, index) => names.indexOf(name) !== index || name === 'body');
  if (twice !== undefined)
    throw new GenerationError(
      pointer,
      `two parameters (or a parameter and the body) are named ${twice}; expected unique names`,
    );
  const inPath = [...path.matchAll(/\{([^{}]+)\}/g)].map((match) => match[1]);
  const declared = parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name);
  for (const name of inPath) {
    if (!declared.includes(String(name)))
      throw new GenerationError(pointer, `the path has {${name}}, but no path parameter has this name`);
  }
  for (const name of declared) {
    if (!inPath.includes(name))
      throw new GenerationError(pointer, `the path parameter ${name} does not occur in ${path}`);
  }
}

function readParameter(description: JsonObject, schemas: Schemas, source: Json, place: string): Parameter {
  const { value, pointer } = resolveReference(description, source, place);
  const { name } = value;
  if (typeof name !== 'string') throw new GenerationError(at(pointer, 'name'), 'expected a name');
  if (isInherited(name))
    throw new GenerationError(
      at(pointer, 'name'),
      `a parameter cannot be named ${name}, because every object inherits this name`,
    );
  if (value.in !== 'path' && value.in !== 'query')
    throw new GenerationError(
      at(pointer, 'in'),
      `a parameter in ${String(value.in)} is not supported; expected path or query`,
    );
  if (value.schema === undefined)
    throw new GenerationError(
      at(pointer, 'schema'),
      'expected a schema; parameters without one are not supported',
    );
  const style = value.in === 'path' ? 'simple' : 'form';
  if (value.style !== undefined && value.style !== style)
    throw new GenerationError(
      at(pointer, 'style'),
      `expected the style ${style}; others are not supported here`,
    );
  const schema = normaliseSchema(value.schema, at(pointer, 'schema'));
  new SchemaCheck(schemas).check(schema);
  if (value.explode === false && schema.type?.includes('array'))
    throw new GenerationError(
      at(pointer, 'explode'),
      'expected explode: true; arrays are sent as repeated keys',
    );
  const filter = value.in === 'query' ? readFilter(value['x-filter'], schema, schemas, pointer) : undefined;
  return {
    name,
    in: value.in,
    required: value.in === 'path' || value.required === true,
    description: typeof value.description === 'string' ? value.description : (schema.description ?? ''),
    deprecated: value.deprecated === true,
    schema,
    ...(filter ? { filter } : {}),
    ...(value['x-value'] === undefined ? {} : { value: readValue(value['x-value'], at(pointer, 'x-value')) }),
    open: value['x-open'] === true,
    countsBytes: value['x-length'] === 'bytes',
    ...(typeof value['x-cut'] === 'number' ? { cut: value['x-cut'] } : {}),
    ...(value.example === undefined ? {} : { example: value.example }),
    pointer,
  };
}

function readValue(value: Json | undefined, pointer: string): ParameterValue {
  if (!isParameterValue(value))
    throw new GenerationError(
      pointer,
      `unknown kind ${String(value)}; expected one of ${Object.keys(valueTypes).join(', ')}`,
    );
  return value;
}

function readFilter(
  value: Json | undefined,
  schema: Schema,
  schemas: Schemas,
  pointer: string,
): Filter | undefined {
  if (value === undefined) return guessFilter(schema, schemas);
  const here = at(pointer, 'x-filter');
  if (!isObject(value) || !Array.isArray(value.operators))
    throw new GenerationError(here, 'expected value and operators');
  const allowed = value.operators.map((operator, index) => {
    const found = operators.find((name) => name === operator);
    if (!found)
      throw new GenerationError(
        at(here, 'operators', index),
        `unknown operator ${String(operator)}; expected one of ${operators.join(', ')}`,
      );
    return found;
  });
  const several = repeats.find((name) => name === value.repeats);
  if (value.repeats !== undefined && !several)
    throw new GenerationError(at(here, 'repeats'), `expected one of ${repeats.join(', ')}`);
  const among = severalRules.find((name) => name === value.several);
  if (value.several !== undefined && !among)
    throw new GenerationError(at(here, 'several'), `expected one of ${severalRules.join(', ')}`);
  return {
    value: readValue(value.value, at(here, 'value')),
    operators: allowed,
    ...(several ? { repeats: several } : {}),
    ...(among ? { several: among } : {}),
    ...limit('minimum', value.minimum, here),
    ...limit('maximum', value.maximum, here),
  };
}

function limit(name: string, value: Json | undefined, pointer: string): { [name: string]: number | bigint } {
  if (value === undefined) return {};
  if (typeof value !== 'number' && typeof value !== 'bigint')
    throw new GenerationError(at(pointer, name), 'expected a number');
  return { [name]: value };
}

/**
 * Guesses the filter of a parameter without `x-filter`. A pattern that begins with operators and a colon is a filter. So is an
 * int64 in a query: it is an entity number, which the service can compare although the description does not say so.
 */
function guessFilter(schema: Schema, schemas: Schemas): Filter | undefined {
  const whole = resolved(schema, schemas);
  const value = whole.items ?? whole;
  if (value.format === 'int64') return { value: 'integer', operators };
  const pattern = value.limits?.pattern;
  const group = typeof pattern === 'string' ? /^\^\(+([a-z?|]+)\)?\\?:\)/.exec(pattern) : null;
  if (!group) return undefined;
  const found = (group[1] ?? '').split('|').flatMap((word): string[] => {
    const bare = word.replace('?', '');
    return word.endsWith('?') ? [bare.slice(0, -1), bare] : [bare];
  });
  const supported = operators.filter((operator) => found.includes(operator));
  return supported.length ? { value: guessValue(String(pattern)), operators: supported } : undefined;
}

/** The kind of value that matches a pattern, from its part after the operator. */
function guessValue(pattern: string): ParameterValue {
  const bare = pattern.slice(pattern.indexOf(':') + 1).replace(/^\)+\??/, '');
  if (/^\\d\{\d+,\d+\}\??\$$/.test(bare)) return 'integer';
  if (/^\\d\{1,10\}\(\\\.\\d\{1,9\}\)\?\$$/.test(bare)) return 'timestamp';
  return bare.startsWith('(\\d{1,10}\\.') ? 'entity-id-or-evm-address' : 'string';
}
