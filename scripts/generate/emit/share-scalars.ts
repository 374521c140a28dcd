import { freeName } from './free-name.js';
import type { ValidationSchema } from './validation-schemas.js';

/** Moves scalar schemas into named ones, such as `Int64OrNull`, so that their checks become functions. */
export function shareScalars(
  schemas: ReadonlyMap<string, ValidationSchema>,
  isWorthAName: (scalar: ValidationSchema, uses: number) => boolean,
): Map<string, ValidationSchema> {
  const uses = new Map<string, number>();
  for (const schema of schemas.values())
    replaceScalars(schema, (scalar, text) => {
      uses.set(text, (uses.get(text) ?? 0) + 1);
      return scalar;
    });
  const shared = new Map(schemas);
  const names = new Map<string, string>();
  for (const [name, schema] of schemas)
    shared.set(
      name,
      replaceScalars(schema, (scalar, text) => {
        if (!isWorthAName(scalar, uses.get(text) ?? 0)) return scalar;
        const name = names.get(text) ?? freeName(scalarName(scalar), shared);
        names.set(text, name);
        shared.set(name, scalar);
        return { $ref: name };
      }),
    );
  return shared;
}

/** Replaces each scalar inside a schema. */
function replaceScalars(
  schema: ValidationSchema,
  replacement: (scalar: ValidationSchema, text: string) => ValidationSchema,
): ValidationSchema {
  const text = JSON.stringify(schema, (_, part) =>
    part !== schema && isScalar(part) ? replacement(part, JSON.stringify(part)) : part,
  );
  return JSON.parse(text);
}

/** A string, number or boolean, with or without null. */
function isScalar(part: unknown): part is ValidationSchema {
  const type = typeof part === 'object' && part !== null && 'type' in part ? part.type : undefined;
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

/** The name of a bound. Bounds of the type itself are not named. */
function bound(word: string, limit: unknown): string {
  const isOwn = typeof limit === 'number' && Number.isInteger(limit) && limit >= 0 && limit < 2 ** 31 - 1;
  return isOwn ? `${word}${limit}` : '';
}
