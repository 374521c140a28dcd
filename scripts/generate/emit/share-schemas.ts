import { freeName } from '../code-text.js';
import { mapValues } from '../schema.js';
import type { ValidationSchema } from './validation-schemas.js';

/** Moves the schemas of properties, items and alternatives into named ones, such as `Int64OrNull`. */
export function shareSchemas(
  schemas: ReadonlyMap<string, ValidationSchema>,
  isWorthAName: (part: ValidationSchema, uses: number) => boolean,
): Map<string, ValidationSchema> {
  const uses = new Map<string, number>();
  for (const schema of schemas.values())
    replaceParts(schema, (part) => {
      const text = JSON.stringify(part);
      uses.set(text, (uses.get(text) ?? 0) + 1);
      return part;
    });
  const shared = new Map(schemas);
  const names = new Map<string, string>();
  for (const [name, schema] of schemas)
    shared.set(
      name,
      replaceParts(schema, (part) => {
        const text = JSON.stringify(part);
        if (!isWorthAName(part, uses.get(text) ?? 0)) return part;
        const name = names.get(text) ?? freeName(partName(part), shared);
        names.set(text, name);
        shared.set(name, part);
        return { $ref: name };
      }),
    );
  return shared;
}

/** Replaces each schema inside a schema, inner ones first. Members of `allOf` stay: they check the same value. */
function replaceParts(
  schema: ValidationSchema,
  replacement: (part: ValidationSchema) => ValidationSchema,
): ValidationSchema {
  const replaced = (part: ValidationSchema): ValidationSchema =>
    part.$ref === undefined ? replacement(replaceParts(part, replacement)) : part;
  const { properties, additionalProperties, items, allOf, anyOf } = schema;
  return {
    ...schema,
    ...(properties && { properties: mapValues(properties, replaced) }),
    ...(additionalProperties && { additionalProperties: replaced(additionalProperties) }),
    ...(items && { items: replaced(items) }),
    ...(allOf && { allOf: allOf.map((part) => replaceParts(part, replacement)) }),
    ...(anyOf && { anyOf: anyOf.map(replaced) }),
  };
}

/** `{ type: ['integer', 'null'], format: 'int64' }` is an `Int64OrNull`. */
function partName({ type, format, minimum, maximum, items }: ValidationSchema): string {
  const sized = format === 'int32' || format === 'int64' ? format : undefined;
  const types = [type ?? 'value'].flat().map((name) => {
    if (name === 'array' && items?.$ref !== undefined) return `${items.$ref}Array`;
    return name === 'integer' && sized ? sized : name;
  });
  const name = types.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('Or');
  return [name, bound('From', minimum), bound('To', maximum)].join('');
}

function bound(word: string, limit: unknown): string {
  const isOwn = typeof limit === 'number' && Number.isInteger(limit) && limit >= 0 && limit < 2 ** 31 - 1;
  return isOwn ? `${word}${limit}` : '';
}
