import {
  isCollection,
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  type Pair,
  parseDocument,
  stringify,
  type YAMLMap,
} from 'yaml';
import { keysOf } from '../generate/generation-error.js';
import { isObject, type Json } from '../generate/read/read-description.js';
import type { Edit } from './change.js';

interface Place {
  readonly map: YAMLMap;
  readonly depth: number;
}

interface Replacement {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** Both order new keys at the same position: the deepest first, then by name. */
  readonly column: number;
  readonly name: string;
}

/**
 * Applies edits to a description in block style. Lines without an edit stay as they are, with their comments and layout. New
 * keys are sorted if the others are. In a pointer, `-` before the last key appends to a list, and a name after `required`
 * adds this name to the list or removes it.
 */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  const document = parseDocument(text, { intAsBigInt: true });
  const places = new Map<string, { readonly place: Place; readonly edits: readonly Edit[] }>();
  for (const edit of edits) {
    const outer = [...places.keys()].find((pointer) => isWithin(edit.pointer, pointer));
    const place = places.get(outer ?? '')?.place ?? placeOf(document.contents, keysOf(edit.pointer));
    const pointer = edit.pointer
      .split('/')
      .slice(0, place.depth + 1)
      .join('/');
    const inner = [...places].filter(([other]) => isWithin(other, pointer));
    for (const [other] of inner) places.delete(other);
    places.set(pointer, { place, edits: [...inner.flatMap(([, one]) => one.edits), edit] });
  }
  const replacements = [...places.values()].flatMap(({ place: { map, depth }, edits: own }) => {
    const key = keysOf(own[0]?.pointer ?? '')[depth - 1] ?? '';
    const node = pairOf(map, key)?.value;
    const before: Json | undefined = isNode(node) ? node.toJS(document) : undefined;
    const after = own.reduce<Json | undefined>(
      (value, edit) => edited(value, keysOf(edit.pointer), depth, edit.value),
      before,
    );
    return replacement(text, map, key, after) ?? [];
  });
  return replacements
    .sort((a, b) => b.start - a.start || b.end - a.end || a.column - b.column || (a.name < b.name ? 1 : -1))
    .reduce((whole, { start, end, text: part }) => whole.slice(0, start) + part + whole.slice(end), text);
}

function isWithin(pointer: string, outer: string): boolean {
  return pointer === outer || pointer.startsWith(`${outer}/`);
}

function placeOf(contents: unknown, keys: readonly string[]): Place {
  let [place, node]: [Place | undefined, unknown] = [undefined, contents];
  for (const [index, key] of keys.entries()) {
    if (isMap(node) && !node.flow && node.items.length > 0) {
      place = { map: node, depth: index + 1 };
      node = pairOf(node, key)?.value;
    } else if (isSeq(node) && !node.flow) node = node.items[Number(key)];
    else break;
  }
  if (!place) throw new Error('the description must be a YAML map in block style');
  return place;
}

function pairOf({ items }: YAMLMap, name: string): Pair | undefined {
  return items.find(({ key }) => nameOf(key) === name);
}

function nameOf(key: unknown): string {
  return String(isScalar(key) ? key.value : key);
}

function edited(
  old: Json | undefined,
  keys: readonly string[],
  depth: number,
  value: Json | undefined,
): Json | undefined {
  const key = keys[depth];
  if (key === undefined) return value;
  const list = Array.isArray(old) ? old : [];
  if (keys[depth - 1] === 'required' && keys[depth - 2] !== 'properties') {
    const others = list.filter((name) => name !== key);
    const names = value === undefined ? others : [...others, key].sort();
    return names.length > 0 ? names : undefined;
  }
  if (key === '-') return [...list, value ?? null];
  if (Array.isArray(old))
    return old.map((item, index) =>
      String(index) === key ? (edited(item, keys, depth + 1, value) ?? null) : item,
    );
  const map = isObject(old) ? old : {};
  const inner = edited(map[key], keys, depth + 1, value);
  return inner === undefined && map[key] === undefined ? old : { ...map, [key]: inner };
}

function replacement(
  text: string,
  map: YAMLMap,
  name: string,
  value: Json | undefined,
): Replacement | undefined {
  const { items } = map;
  const pair = pairOf(map, name);
  const starts = items.map(({ key }) => (isScalar(key) && key.range?.[0]) || 0);
  const lineOf = (start: number): number => text.lastIndexOf('\n', start - 1) + 1;
  const [first = 0] = starts;
  const column = first - lineOf(first);
  const indent = ' '.repeat(column);
  const block = value === undefined ? '' : blockOf(name, value, indent);
  if (pair) {
    const start = starts[items.indexOf(pair)] ?? 0;
    return { start: block ? start : lineOf(start), end: endOf(text, pair), text: block, column, name };
  }
  if (!block) return undefined;
  const names = items.map(({ key }) => nameOf(key));
  const isSorted = names.every((one, index) => index === 0 || String(names[index - 1]) < one);
  const next = isSorted ? names.findIndex((one, index) => index > 0 && one > name) : -1;
  const last = items.at(-1);
  const at = next > 0 ? lineOf(starts[next] ?? 0) : last ? endOf(text, last) : text.length;
  return { start: at, end: at, text: indent + block, column, name };
}

/** A key and its value as YAML. The first line has no indent, because the text before it already has. */
function blockOf(name: string, value: Json, indent: string): string {
  return stringify({ [name]: value }, { lineWidth: 0, aliasDuplicateObjects: false })
    .trimEnd()
    .replaceAll(/\n(?=.)/g, `\n${indent}`)
    .concat('\n');
}

function endOf(text: string, node: unknown): number {
  if (isPair(node)) return endOf(text, node.value ?? node.key);
  const last = isCollection(node) && !node.flow ? node.items.at(-1) : undefined;
  if (last) return endOf(text, last);
  const end = (isNode(node) && node.range?.[2]) || 0;
  return text[end - 1] === '\n' ? end : text.indexOf('\n', end) + 1 || text.length;
}
