import {
  Document,
  isCollection,
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  type Pair,
  parseDocument,
  type YAMLMap,
} from 'yaml';
import { keysOf } from '../generate/generation-error.js';
import { isObject, type Json } from '../generate/read/read-description.js';
import type { Edit } from './change.js';

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
  const before: Json = document.toJS();
  const after = edits.reduce<Json | undefined>(
    (whole, { pointer, value }) => edited(whole, keysOf(pointer), 0, value),
    before,
  );
  const newValues = new Set(edits.map(({ value }) => value));

  /** The replacements inside a node in block style. Undefined if all of it has to be replaced. */
  function inside(node: unknown, old: Json | undefined, now: Json | undefined): Replacement[] | undefined {
    if (old === now) return [];
    if (isSeq(node) && !node.flow && Array.isArray(old) && Array.isArray(now) && old.length === now.length) {
      const items = node.items.map((item, index) => inside(item, old[index], now[index]));
      return items.includes(undefined) ? undefined : items.flatMap((found) => found ?? []);
    }
    const isBlock = isMap(node) && !node.flow && node.items.length > 0;
    if (!isBlock || !isObject(old) || !isObject(now) || newValues.has(now)) return undefined;
    return Object.keys({ ...old, ...now }).flatMap(
      (name) =>
        inside(pairOf(node, name)?.value, old[name], now[name]) ??
        replacement(text, node, name, now[name]) ??
        [],
    );
  }

  const replacements = inside(document.contents, before, after);
  if (!replacements) throw new Error('the description must be a YAML map in block style');
  return replacements
    .sort((a, b) => b.start - a.start || b.end - a.end || a.column - b.column || (a.name < b.name ? 1 : -1))
    .reduce((whole, { start, end, text: part }) => whole.slice(0, start) + part + whole.slice(end), text);
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
  const block = value === undefined ? '' : blockOf(name, value, indent, pair);
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
function blockOf(name: string, value: Json, indent: string, old: Pair | undefined): string {
  const document = new Document({ [name]: value }, { aliasDuplicateObjects: false });
  keepComments(old?.value, document.get(name, true));
  return document
    .toString({ lineWidth: 0 })
    .trimEnd()
    .replaceAll(/\n(?=.)/g, `\n${indent}`)
    .concat('\n');
}

/** Copies the comments of a node, and of its items and members that stay. */
function keepComments(from: unknown, to: unknown): void {
  if (!isNode(from) || !isNode(to)) return;
  if (from.comment) to.comment = from.comment;
  if (from.commentBefore) to.commentBefore = from.commentBefore;
  if (isSeq(from) && isSeq(to))
    for (const item of to.items)
      keepComments(
        from.items.find((other) => String(other) === String(item)),
        item,
      );
  if (isMap(from) && isMap(to))
    for (const { key, value } of to.items) {
      const old = pairOf(from, nameOf(key));
      keepComments(old?.key, key);
      keepComments(old?.value, value);
    }
}

function endOf(text: string, node: unknown): number {
  if (isPair(node)) return endOf(text, node.value ?? node.key);
  const last = isCollection(node) && !node.flow ? node.items.at(-1) : undefined;
  if (last) return endOf(text, last);
  const end = (isNode(node) && node.range?.[2]) || 0;
  return text[end - 1] === '\n' ? end : text.indexOf('\n', end) + 1 || text.length;
}
