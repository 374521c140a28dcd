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
  /** Where it stands in the description. */
  pointer: string;
}

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

export function isInt64(schema: Schema): boolean {
  return schema.format === 'int64' && (schema.type?.includes('integer') ?? false);
}

/** Words of an `enum` of strings, or undefined where it holds anything else beside null. */
export function enumWords(schema: Schema): string[] | undefined {
  const words = schema.enum?.filter((value) => value !== null);
  return words?.length && words.every((value) => typeof value === 'string') ? words : undefined;
}
