import { at, keysOf } from '../generate/generation-error.js';
import { isObject, type Json, type JsonObject } from '../generate/read/read-description.js';
import { mapValues } from '../generate/schema.js';
import type { Edit } from './change.js';
import { placeholder } from './missing-texts.js';
import { lookUp, type Side, type ThreeWay } from './three-way.js';

/** Copies a node of the new description, with edits that add the schemas it needs and ours lacks. */
export function copyPart(
  { fresh, ours }: ThreeWay<Side>,
  node: Json,
  extra: JsonObject = {},
): { value: Json; edits: Edit[] } {
  const edits = new Map<string, Edit>();
  // A set instead of recursion, as schemas may refer to one another in a longer chain than the call stack allows.
  const needed = new Set<string>();
  const refer = (schema: string): void => {
    const pointer = at('/components/schemas', schema);
    if (lookUp(ours.source, pointer) === undefined) needed.add(pointer);
  };
  const value = described(node, refer);
  // The loop appends the schemas that a schema refers to.
  for (const pointer of needed) {
    const inner = described(lookUp(fresh.source, pointer) ?? {}, refer);
    edits.set(pointer, { pointer, value: { description: placeholder, ...(isObject(inner) && inner) } });
  }
  const words = { description: placeholder, ...extra };
  return { value: isObject(value) ? { ...value, ...words } : value, edits: [...edits.values()] };
}

/** Copies a node with a placeholder in each property, and calls `refer` for each schema that it refers to. */
function described(node: Json, refer: (schema: string) => void): Json {
  if (Array.isArray(node)) return node.map((item) => described(item, refer));
  if (!isObject(node)) return node;
  if (typeof node.$ref === 'string' && node.$ref.startsWith('#/components/schemas/'))
    refer(keysOf(node.$ref).slice(2).join('/'));
  return Object.fromEntries(
    Object.entries(node).map(([key, inner = null]) => {
      const value = described(inner, refer);
      if (key !== 'properties' || !isObject(value)) return [key, value];
      return [
        key,
        mapValues(value, (schema) => (isObject(schema) ? { ...schema, description: placeholder } : schema)),
      ];
    }),
  );
}
