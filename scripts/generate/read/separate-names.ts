import { pascalCase, typeName } from '../api.js';
import { freeName } from '../code-text.js';
import { at } from '../generation-error.js';
import { isObject, type Json, type JsonObject } from './read-description.js';

/**
 * Renames components whose types would have the same name, such as `Error` beside `ErrorResponse`: one of them is spelt like
 * the type and keeps its name, and the others become `…Schema`. Authors of such descriptions cannot see the names of types.
 */
export function separateNames(description: JsonObject): JsonObject {
  const { components } = description;
  const schemas = isObject(components) ? components.schemas : undefined;
  if (!isObject(schemas)) return description;
  const names = Object.keys(schemas);
  const taken = new Set(names.filter((name) => typeName(name) === name));
  const renamed = new Map<string, string>();
  for (const name of names) {
    const type = typeName(name);
    if (type === name) continue;
    if (taken.has(type)) renamed.set(name, freeName(`${pascalCase(name)}Schema`, taken));
    taken.add(renamed.get(name) ?? type);
  }
  if (renamed.size === 0) return description;
  const rest = Object.entries(schemas).map(([name, schema]) => [renamed.get(name) ?? name, schema]);
  const copy = { ...description, components: { ...Object(components), schemas: Object.fromEntries(rest) } };
  const references = [...renamed].map(([from, to]) => [pointerOf(from), pointerOf(to)] as const);
  return withReferences(copy, new Map(references)) as JsonObject;
}

function pointerOf(name: string): string {
  return at('#/components/schemas', name);
}

function withReferences(value: Json | undefined, renamed: ReadonlyMap<string, string>): Json | undefined {
  if (Array.isArray(value)) return value.map((item) => withReferences(item, renamed) ?? null);
  if (!isObject(value)) return value;
  const members = Object.entries(value).map(([name, member]) => {
    if (name === '$ref' && typeof member === 'string') return [name, movedReference(member, renamed)];
    return [name, withReferences(member, renamed)];
  });
  return Object.fromEntries(members);
}

function movedReference(reference: string, renamed: ReadonlyMap<string, string>): string {
  const [component = reference] = /^#\/components\/schemas\/[^/]+/.exec(reference) ?? [];
  return (renamed.get(component) ?? component) + reference.slice(component.length);
}
