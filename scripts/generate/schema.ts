/**
 * A schema after normalisation. OpenAPI 3.0 and 3.1 have the same form, `null` is a type, siblings of `allOf` are members of
 * it, and emitters support every key.
 */
export interface Schema {
  /** Name of the referenced component schema. Only `description` and `deprecated` may be next to it. */
  ref?: string;
  type?: readonly SchemaType[];
  format?: string;
  enum?: readonly (string | number | boolean | null)[];
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  /** Schema of the members that `properties` does not list. Undefined if any member is allowed. */
  additionalProperties?: Schema | false;
  items?: Schema;
  allOf?: readonly Schema[];
  /** Also `oneOf`: a reply that matches two alternatives is valid. */
  anyOf?: readonly Schema[];
  limits?: Readonly<Partial<Record<Limit, number | bigint | string | boolean>>>;
  default?: unknown;
  isAmount?: boolean;
  /** Typed as empty or with a first item, as libraries of Ethereum expect the topics of a log. */
  isTuple?: boolean;
  /** The bytes of a reply that is not JSON. It has no other keys. */
  isBytes?: true;
  /** Whether a string is base64. */
  base64?: true;
  /** Paths of the fields that a table shows first, in this order. */
  columns?: readonly string[];
  description?: string;
  /** The allowed form in the words of an error, instead of type, pattern and limits: `x-form`. */
  form?: string;
  deprecated?: boolean;
  /** The first version of the service that returns this property, or this alternative. */
  since?: string;
  /** Whether it was corrected from recorded replies, against the official description. */
  observed?: true;
  pointer: string;
}

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
  // Our own: the form of every value that was seen. Another form is drift.
  'x-usual',
  'minItems',
  'maxItems',
  'uniqueItems',
  'minProperties',
  'maxProperties',
] as const;
export type Limit = (typeof limits)[number];

export function subschemas(schema: Schema): Schema[] {
  return [
    ...Object.values(schema.properties ?? {}),
    ...(schema.additionalProperties ? [schema.additionalProperties] : []),
    ...(schema.items ? [schema.items] : []),
    ...(schema.allOf ?? []),
    ...(schema.anyOf ?? []),
  ];
}

export function resolved(schema: Schema, schemas: Schemas): Schema {
  const target = schema.ref === undefined ? undefined : schemas.get(schema.ref);
  return target ? resolved(target, schemas) : schema;
}

/** The properties of an object by name, also those of its parts. One that several alternatives have is of the last. */
export function namesIn(schema: Schema, schemas: Schemas): Map<string, Schema> {
  const { properties = {}, allOf = [], anyOf = [] } = resolved(schema, schemas);
  const inherited = [...allOf, ...anyOf].flatMap((part) => [...namesIn(part, schemas)]);
  return new Map([...inherited, ...Object.entries(properties)]);
}

/** The schema of the items of a list, also of one that is an alternative. */
export function itemSchema(schema: Schema, schemas: Schemas): Schema | undefined {
  const { items, allOf = [], anyOf = [] } = resolved(schema, schemas);
  return items ?? [...allOf, ...anyOf].map((part) => itemSchema(part, schemas)).find(Boolean);
}

export function reachable(schemas: Schemas, roots: readonly Schema[]): Set<string> {
  const found = new Set<string>();
  const queue = [...roots];
  // The loop appends schemas to the queue.
  for (const schema of queue) {
    const target = schema.ref === undefined || found.has(schema.ref) ? undefined : schemas.get(schema.ref);
    if (schema.ref !== undefined) found.add(schema.ref);
    if (target) queue.push(target);
    queue.push(...subschemas(schema));
  }
  return found;
}

const unicodeEscapes = ['\\p{', '\\P{', '\\u{'];

/**
 * Compiles a `pattern`. Escapes such as `\p{L}` exist with the flag u only. Other patterns have no flag, because it forbids
 * superfluous backslashes, as in `\:`, which many descriptions have.
 */
export function compiledPattern(source: unknown): RegExp {
  const text = String(source);
  const escapes = text.match(/\\[\s\S]\{?/g) ?? [];
  const isUnicode = escapes.some((found) => unicodeEscapes.includes(found));
  return new RegExp(text, isUnicode ? 'u' : '');
}

export function mapValues<T, U>(
  record: Readonly<Record<string, T>>,
  map: (value: T, name: string) => U,
): Record<string, U> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, map(value, name)]));
}

/** Whether it is an integer beyond 2^53: of 64 bits, or of 128 bits such as weibars. */
export function isBigint({ format, type }: Schema): boolean {
  return (format === 'int64' || format === 'int128') && (type?.includes('integer') ?? false);
}

export function holdsInt64(schema: Schema, schemas: Schemas): boolean {
  const inside = (part: Schema): boolean => isBigint(part) || subschemas(part).some(inside);
  const names = [...reachable(schemas, [schema])];
  return inside(schema) || names.some((name) => inside(schemas.get(name) ?? schema));
}

/** Words of an `enum` of strings. Undefined if it has other values except null. */
export function enumWords(schema: Schema): string[] | undefined {
  const words = schema.enum?.filter((value) => value !== null);
  return words?.length && words.every((value) => typeof value === 'string') ? words : undefined;
}
