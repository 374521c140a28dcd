import { at, unescaped } from '../generate/generation-error.js';
import { isObject, type Json, type JsonObject } from '../generate/read/read-description.js';
import type { Edit } from './change.js';
import { lookUp, type Side, type Three } from './three.js';

/** Stands where words of ours have to; the linter names every place that has it. */
export const placeholder = 'TODO: say what this is.';

/** A part of the new description for ours: with places for our words, and with the components that it leads to. */
export function bring(
  sides: Three<Side>,
  node: Json,
  extra: JsonObject = {},
): { value: Json; edits: Edit[] } {
  const edits = new Map<string, Edit>();
  const value = described(node, sides.fresh.source, (schema) => {
    const pointer = at('/components/schemas', schema);
    if (lookUp(sides.ours.source, pointer) !== undefined || edits.has(pointer)) return;
    edits.set(pointer, { pointer, value: undefined });
    const inner = bringInto(sides, lookUp(sides.fresh.source, pointer) ?? {}, edits);
    edits.set(pointer, { pointer, value: { description: placeholder, ...(isObject(inner) ? inner : {}) } });
  });
  const words = { description: placeholder, ...extra };
  return { value: isObject(value) ? { ...value, ...words } : value, edits: [...edits.values()] };
}

function bringInto(sides: Three<Side>, node: Json, edits: Map<string, Edit>): Json {
  const inner = bring({ ...sides, ours: withSchemas(sides.ours, edits) }, node);
  for (const edit of inner.edits) edits.set(edit.pointer, edit);
  return inner.value;
}

/** Ours, as it is once these edits are in it: as far as it has the names of components. */
function withSchemas(ours: Side, edits: ReadonlyMap<string, Edit>): Side {
  const { components } = ours.source;
  const own = isObject(components) && isObject(components.schemas) ? components.schemas : {};
  const names = [...edits.keys()].map((pointer) => [unescaped(pointer.split('/').at(-1) ?? ''), {}]);
  return { ...ours, source: { components: { schemas: { ...own, ...Object.fromEntries(names) } } } };
}

/** The same with a place for words at every property, and each schema that it refers to asked for. */
function described(node: Json, source: JsonObject, refer: (schema: string) => void): Json {
  if (Array.isArray(node)) return node.map((item) => described(item, source, refer));
  if (!isObject(node)) return node;
  const ref =
    typeof node.$ref === 'string' ? /^#\/components\/schemas\/(.*)$/.exec(node.$ref)?.[1] : undefined;
  if (ref !== undefined) refer(unescaped(ref));
  return Object.fromEntries(
    Object.entries(node).map(([key, inner = null]) => {
      const value = described(inner, source, refer);
      if (key !== 'properties' || !isObject(value)) return [key, value];
      const named = Object.entries(value).map(([name, schema]) => [
        name,
        isObject(schema) ? { ...schema, description: placeholder } : schema,
      ]);
      return [key, Object.fromEntries(named)];
    }),
  );
}
