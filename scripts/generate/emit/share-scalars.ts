import type { ValidationSchema } from './validation-schemas.js';

/**
 * Gives every scalar that several properties have in common a name of its own, such as `Int64OrNull`: its check is
 * then written once, and not wherever it is used.
 */
export function shareScalars(schemas: ReadonlyMap<string, ValidationSchema>): Map<string, ValidationSchema> {
  const uses = new Map<string, number>();
  const count = (schema: ValidationSchema): ValidationSchema => {
    if (isScalar(schema)) uses.set(JSON.stringify(schema), (uses.get(JSON.stringify(schema)) ?? 0) + 1);
    return mapParts(schema, count);
  };
  for (const schema of schemas.values()) mapParts(schema, count);

  const shared = new Map<string, ValidationSchema>();
  const names = new Map<string, string>();
  const share = (schema: ValidationSchema): ValidationSchema => {
    const text = JSON.stringify(schema);
    if ((uses.get(text) ?? 0) < 2) return mapParts(schema, share);
    let name = names.get(text);
    if (name === undefined) {
      name = freeName(scalarName(schema), (taken) => schemas.has(taken) || shared.has(taken));
      names.set(text, name);
      shared.set(name, schema);
    }
    return { $ref: name };
  };
  const all = [...schemas].map(([name, schema]): [string, ValidationSchema] => [
    name,
    mapParts(schema, share),
  ]);
  return new Map([...all, ...shared]);
}

/** A string, number or boolean, with or without null. */
function isScalar({ type }: ValidationSchema): boolean {
  const types = [type].flat();
  return (
    types.some((name) => name !== 'null') &&
    types.every((name) => ['string', 'integer', 'number', 'boolean', 'null'].includes(String(name)))
  );
}

/** `{ type: ['integer', 'null'], format: 'int64' }` is an `Int64OrNull`. */
function scalarName({ type, format, minimum, maximum }: ValidationSchema): string {
  const sized = format === 'int32' || format === 'int64' ? format : undefined;
  const types = [type].flat().map((name) => (name === 'integer' && sized ? sized : String(name)));
  const name = types.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('Or');
  return [name, bound('From', minimum), bound('To', maximum)].join('');
}

/** Only what is no limit of the type itself is worth a mention. */
function bound(word: string, limit: unknown): string {
  const isOwn = typeof limit === 'number' && Number.isInteger(limit) && limit >= 0 && limit < 2 ** 31 - 1;
  return isOwn ? `${word}${limit}` : '';
}

function freeName(name: string, isTaken: (name: string) => boolean): string {
  let free = name;
  for (let number = 2; isTaken(free); number++) free = `${name}${number}`;
  return free;
}

function mapParts(
  schema: ValidationSchema,
  map: (part: ValidationSchema) => ValidationSchema,
): ValidationSchema {
  const out: ValidationSchema = {};
  for (const [keyword, value] of Object.entries(schema)) {
    if (keyword === 'properties') out[keyword] = mapMembers(value as Record<string, ValidationSchema>, map);
    else if (keyword === 'items' || keyword === 'additionalProperties')
      out[keyword] = map(value as ValidationSchema);
    else if (keyword === 'anyOf' || keyword === 'allOf')
      out[keyword] = (value as readonly ValidationSchema[]).map(map);
    else out[keyword] = value;
  }
  return out;
}

function mapMembers(
  members: Readonly<Record<string, ValidationSchema>>,
  map: (part: ValidationSchema) => ValidationSchema,
): Record<string, ValidationSchema> {
  return Object.fromEntries(Object.entries(members).map(([name, part]) => [name, map(part)]));
}
