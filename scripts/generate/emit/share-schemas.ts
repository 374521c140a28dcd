import { freeName } from '../code-text.js';
import { mapValues } from '../schema.js';
import { contentName, formPlace, itemPlace, memberPlace, propertyPlace } from './part-names.js';
import type { ValidationSchema } from './validation-schemas.js';

/**
 * Moves the schemas of properties, items and alternatives into named ones, each of which becomes a function. Schemas that a
 * few words describe, such as `IntegerOrNull`, share one. Every other schema has the name of its place, and shares it with
 * none: if two places had the function of one of them, an edit of that one would rename it at the other.
 */
export function shareSchemas(
  schemas: ReadonlyMap<string, ValidationSchema>,
  isWorthAName: (part: ValidationSchema, uses: number, ownName: string | undefined) => boolean,
): Map<string, ValidationSchema> {
  const uses = new Map<string, number>();
  for (const [name, schema] of schemas)
    replaceParts(schema, name, (part) => {
      const text = JSON.stringify(part);
      uses.set(text, (uses.get(text) ?? 0) + 1);
      return part;
    });
  const shared = new Map(schemas);
  const namesByContent = new Map<string, string>();
  const namesByPlace = new Set<string>();
  for (const [name, schema] of schemas)
    shared.set(
      name,
      replaceParts(schema, placeOf(name, schemas), (part, place) => {
        const content = contentName(part, namesByPlace);
        if (!isWorthAName(part, uses.get(JSON.stringify(part)) ?? 0, content)) return part;
        const known = content === undefined ? undefined : namesByContent.get(content);
        if (known !== undefined) return { $ref: known };
        const free = freeName(content ?? place, shared);
        if (content === undefined) namesByPlace.add(free);
        else namesByContent.set(content, free);
        shared.set(free, part);
        return { $ref: free };
      }),
    );
  return shared;
}

/** A schema that others extend was split into two. Both are one place. */
export function placeOf(name: string, schemas: { has(name: string): boolean }): string {
  const whole = name.replace(/Fields$/, '');
  return schemas.has(whole) ? whole : name;
}

/** Replaces each schema inside a schema, inner ones first. Members of `allOf` stay: they check the same value. */
function replaceParts(
  schema: ValidationSchema,
  place: string,
  replacement: (part: ValidationSchema, place: string) => ValidationSchema,
): ValidationSchema {
  const replaced = (part: ValidationSchema, at: string): ValidationSchema =>
    part.$ref === undefined ? replacement(replaceParts(part, at, replacement), at) : part;
  const { properties, additionalProperties, items, allOf, anyOf } = schema;
  return {
    ...schema,
    ...(properties && {
      properties: mapValues(properties, (part, key) => replaced(part, propertyPlace(place, key))),
    }),
    ...(additionalProperties && {
      additionalProperties: replaced(additionalProperties, memberPlace(place)),
    }),
    ...(items && { items: replaced(items, itemPlace(place)) }),
    ...(allOf && { allOf: allOf.map((part) => replaceParts(part, place, replacement)) }),
    ...(anyOf && { anyOf: anyOf.map((part, index) => replaced(part, formPlace(place, index))) }),
  };
}
