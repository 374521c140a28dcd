import { at, keysOf } from '../generate/generation-error.js';
import { isObject, type Json, type JsonObject } from '../generate/read/read-description.js';
import type { Edit } from './change.js';
import { lookUp, type Side, type ThreeWay } from './three-way.js';

/** Takes the place of a description that a person has to write. The linter reports each one. */
export const placeholder = 'TODO: say what this is.';

export function copyPart(
  sides: ThreeWay<Side>,
  node: Json,
  extra: JsonObject = {},
): { value: Json; edits: Edit[] } {
  const edits = new Map<string, Edit>();
  const value = described(node, (schema) => {
    const pointer = at('/components/schemas', schema);
    if (lookUp(sides.ours.source, pointer) !== undefined || edits.has(pointer)) return;
    edits.set(pointer, { pointer, value: undefined });
    const inner = copyInto(sides, lookUp(sides.fresh.source, pointer) ?? {}, edits);
    edits.set(pointer, { pointer, value: { description: placeholder, ...(isObject(inner) ? inner : {}) } });
  });
  const words = { description: placeholder, ...extra };
  return { value: isObject(value) ? { ...value, ...words } : value, edits: [...edits.values()] };
}

function copyInto(sides: ThreeWay<Side>, node: Json, edits: Map<string, Edit>): Json {
  const inner = copyPart({ ...sides, ours: withSchemas(sides.ours, edits) }, node);
  for (const edit of inner.edits) edits.set(edit.pointer, edit);
  return inner.value;
}

function withSchemas(ours: Side, edits: ReadonlyMap<string, Edit>): Side {
  const { components } = ours.source;
  const own = isObject(components) && isObject(components.schemas) ? components.schemas : {};
  const names = [...edits.keys()].map((pointer) => [keysOf(pointer).at(-1), {}]);
  return { ...ours, source: { components: { schemas: { ...own, ...Object.fromEntries(names) } } } };
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
      const named = Object.entries(value).map(([name, schema]) => [
        name,
        isObject(schema) ? { ...schema, description: placeholder } : schema,
      ]);
      return [key, Object.fromEntries(named)];
    }),
  );
}
