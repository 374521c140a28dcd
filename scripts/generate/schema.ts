/**
 * A schema after normalisation: OpenAPI 3.0 and 3.1 look the same from here on. `null` is a type, siblings of
 * `allOf` are members of it, and every key is one that each emitter knows.
 */
export interface Schema {
  /** Name of the component schema that stands here. Only `description` and `deprecated` may stand beside it. */
  ref?: string;
  type?: readonly SchemaType[];
  format?: string;
  enum?: readonly (string | number | boolean | null)[];
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  /** Schema of the members that `properties` does not name; absent where any may come. */
  additionalProperties?: Schema | false;
  items?: Schema;
  allOf?: readonly Schema[];
  /** Also holds what was `oneOf`: a reply that fits two alternatives is no reason to refuse it. */
  anyOf?: readonly Schema[];
  limits?: Readonly<Partial<Record<Limit, number | bigint | string | boolean>>>;
  default?: unknown;
  /** Whether it counts the native currency. */
  isAmount?: boolean;
  description?: string;
  deprecated?: boolean;
  /** The version of the service from which on this comes, be it a property or one of several forms of it. */
  since?: string;
  /** Whether recorded replies are what tells more of it than the official description does. */
  observed?: true;
  /** Where it stands in the description. */
  pointer: string;
}

/** Component schemas by the name that they are exported under. */
export type Schemas = ReadonlyMap<string, Schema>;

export const schemaTypes = ['null', 'boolean', 'integer', 'number', 'string', 'array', 'object'] as const;
export type SchemaType = (typeof schemaTypes)[number];

export const limits = [
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'minLength',
  'maxLength',
  'pattern',
  'minItems',
  'maxItems',
  'uniqueItems',
  'minProperties',
  'maxProperties',
] as const;
export type Limit = (typeof limits)[number];

/** Every schema directly inside one, in the order they stand. */
export function subschemas(schema: Schema): Schema[] {
  return [
    ...Object.values(schema.properties ?? {}),
    ...(schema.additionalProperties ? [schema.additionalProperties] : []),
    ...(schema.items ? [schema.items] : []),
    ...(schema.allOf ?? []),
    ...(schema.anyOf ?? []),
  ];
}

/** The schema that a reference leads to. */
export function resolved(schema: Schema, schemas: Schemas): Schema {
  const target = schema.ref === undefined ? undefined : schemas.get(schema.ref);
  return target ? resolved(target, schemas) : schema;
}

/** Names of the schemas that these ones lead to. */
export function reachable(schemas: Schemas, roots: readonly Schema[]): Set<string> {
  const found = new Set<string>();
  const queue = [...roots];
  // It grows while it is read.
  for (const schema of queue) {
    const target = schema.ref === undefined || found.has(schema.ref) ? undefined : schemas.get(schema.ref);
    if (schema.ref !== undefined) found.add(schema.ref);
    if (target) queue.push(target);
    queue.push(...subschemas(schema));
  }
  return found;
}

export function mapValues<T, U>(
  record: Readonly<Record<string, T>>,
  map: (value: T, name: string) => U,
): Record<string, U> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, map(value, name)]));
}

/** Whether it is an integer too wide for a number: of 64 bits, or of 128 as weibars are. */
export function isBigint({ format, type }: Schema): boolean {
  return (format === 'int64' || format === 'int128') && (type?.includes('integer') ?? false);
}

/** Whether a 64-bit integer stands in a schema, at whatever depth. */
export function holdsInt64(schema: Schema, schemas: Schemas): boolean {
  const inside = (part: Schema): boolean => isBigint(part) || subschemas(part).some(inside);
  const names = [...reachable(schemas, [schema])];
  return inside(schema) || names.some((name) => inside(schemas.get(name) ?? schema));
}

/** Words of an `enum` of strings, or undefined where it holds anything else beside null. */
export function enumWords(schema: Schema): string[] | undefined {
  const words = schema.enum?.filter((value) => value !== null);
  return words?.length && words.every((value) => typeof value === 'string') ? words : undefined;
}
