import { at, GenerationError, unescaped } from '../generation-error.js';
import { isObject, type Json, type JsonObject } from './read-description.js';

/** Follows a `$ref` to another part of the description. Returns that part and its JSON pointer. */
export function resolveReference(
  description: JsonObject,
  value: Json | undefined,
  pointer: string,
): { value: JsonObject; pointer: string } {
  if (!isObject(value)) throw new GenerationError(pointer, 'expected an object');
  if (value.$ref === undefined) return { value, pointer };
  if (typeof value.$ref !== 'string' || !value.$ref.startsWith('#/'))
    throw new GenerationError(
      at(pointer, '$ref'),
      'expected a reference into this description, which begins with #/',
    );
  const keys = value.$ref.slice(2).split('/').map(unescaped);
  const target = keys.reduce<Json | undefined>(
    (part, key) => (isObject(part) && Object.hasOwn(part, key) ? part[key] : undefined),
    description,
  );
  if (!isObject(target) || target.$ref !== undefined)
    throw new GenerationError(
      at(pointer, '$ref'),
      `expected a reference to an existing object, got ${value.$ref}`,
    );
  return { value: target, pointer: value.$ref.slice(1) };
}
