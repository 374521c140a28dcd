import type { ValidationSchema } from './validation-schemas.js';

/** Merges the members of `allOf` into one list of properties, if they are plain objects that do not contradict. */
export function mergeObjects(schemas: ReadonlyMap<string, ValidationSchema>): Map<string, ValidationSchema> {
  return new Map(
    [...schemas].map(([name, schema]) => [name, schema.allOf ? (merged(schema, schemas) ?? schema) : schema]),
  );
}

function merged(
  schema: ValidationSchema,
  schemas: ReadonlyMap<string, ValidationSchema>,
): ValidationSchema | undefined {
  const { $ref, type, properties, required, allOf = [], 'x-properties': names, ...others } = schema;
  const target = $ref === undefined ? undefined : schemas.get($ref);
  if (target) return merged(target, schemas);
  if (Object.keys(others).length > 0) return undefined;
  const parts = allOf.map((part) => merged(part, schemas));
  if (properties && type === 'object') parts.push({ type, properties, required: required ?? [] });
  // Such as an object or null, or required properties that another part declares.
  else if (type !== undefined || properties || required) return undefined;
  const all: Record<string, ValidationSchema> = {};
  const allRequired = new Set<string>();
  for (const part of parts) {
    if (!part) return undefined;
    for (const [name, property] of Object.entries(part.properties ?? {})) {
      if (Object.hasOwn(all, name) && all[name]?.$ref !== property.$ref) return undefined;
      all[name] = property;
    }
    for (const name of part.required ?? []) allRequired.add(name);
  }
  const closed = names ? { 'x-properties': names } : {};
  return { type: 'object', properties: all, required: [...allRequired], ...closed };
}
