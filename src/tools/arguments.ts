import { isRecord } from '../core.js';

/** The part of JSON schema that the tools use. Its arrays are mutable, because frameworks require that. */
export interface Schema {
  readonly type: 'string' | 'integer' | 'boolean' | 'array' | 'object';
  readonly description?: string;
  readonly enum?: string[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: string[];
  readonly additionalProperties?: boolean;
}

export interface ObjectSchema extends Schema {
  readonly type: 'object';
  readonly properties: Readonly<Record<string, Schema>>;
  readonly required: string[];
}

/** The first mistake in arguments, or undefined. It names arguments and shows no value: an agent may have it from a stranger. */
export function problemOf(value: unknown, schema: Schema, name = 'the argument'): string | undefined {
  if (!isOfType(value, schema.type)) return `${name} must be ${schema.type}`;
  if (schema.enum && !schema.enum.includes(String(value)))
    return `${name} must be one of ${schema.enum.join(', ')}`;
  const { minimum = -Infinity, maximum = Infinity, maxLength = Infinity, maxItems = Infinity } = schema;
  if (typeof value === 'number' && value < minimum) return `${name} must be at least ${minimum}`;
  if (typeof value === 'number' && value > maximum) return `${name} must be at most ${maximum}`;
  if (typeof value === 'string' && value.length > maxLength)
    return `${name} must have at most ${maxLength} characters`;
  if (Array.isArray(value)) {
    if (value.length > maxItems) return `${name} must have at most ${maxItems} entries`;
    return firstProblem(
      value.map((item) => schema.items && problemOf(item, schema.items, `each of ${name}`)),
    );
  }
  return isRecord(value) ? problemOfObject(value, schema) : undefined;
}

function problemOfObject(
  value: Readonly<Record<string, unknown>>,
  { properties, required = [] }: Schema,
): string | undefined {
  if (!properties) return undefined;
  const missing = required.find((name) => value[name] === undefined);
  if (missing !== undefined) return `${missing} is missing`;
  const names = Object.keys(value).filter((name) => value[name] !== undefined);
  const unknown = names.find((name) => !Object.hasOwn(properties, name));
  if (unknown !== undefined) return `there is no argument ${unknown.slice(0, 60)}`;
  return firstProblem(
    names.map((name) => properties[name] && problemOf(value[name], properties[name], name)),
  );
}

function firstProblem(problems: readonly (string | undefined)[]): string | undefined {
  return problems.find((problem) => problem !== undefined);
}

function isOfType(value: unknown, type: Schema['type']): boolean {
  if (type === 'integer') return Number.isSafeInteger(value);
  if (type === 'array') return Array.isArray(value);
  return type === 'object' ? isRecord(value) : typeof value === type;
}
