import { isMap, isScalar, isSeq, parseDocument, stringify, type YAMLMap } from 'yaml';
import { unescaped } from '../generate/generation-error.js';
import { isObject, type Json } from '../generate/read/read-description.js';
import type { Edit } from './change.js';
import { narrow } from './narrow.js';

/**
 * Writes edits into a description of block style: every line that no edit is about stays as it is, comments and layout
 * included. New keys stand in order where the others do; `-` before the last key of a
 * pointer is the end of a list, and a name below `required` is one of that list.
 */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  return edits.reduce((before, { pointer, value }) => {
    const { start, end, rest } = narrow(before, pointer.split('/').slice(1).map(unescaped));
    return before.slice(0, start) + edited(before.slice(start, end), rest, value) + before.slice(end);
  }, text);
}

function edited(text: string, path: readonly string[], value: Json | undefined): string {
  const document = parseDocument(text, { intAsBigInt: true });
  const [above, key = ''] = [path.slice(0, -1), path.at(-1)];
  if (above.at(-1) === 'required' && above.at(-2) !== 'properties') {
    const list = document.getIn(above);
    const others = (isSeq(list) ? (list.toJSON() as string[]) : []).filter((name) => name !== key);
    const names = value === undefined ? others : [...others, key].sort();
    return edited(text, above, names.length > 0 ? names : undefined);
  }
  if (above.at(-1) === '-') {
    const list = document.getIn(above.slice(0, -1));
    return edited(text, above.slice(0, -1), [
      ...(isSeq(list) ? (list.toJSON() as Json[]) : []),
      value ?? null,
    ]);
  }
  const parent = document.getIn(above, true);
  if (isMap(parent) && !parent.flow && parent.items.length > 0) return inMap(text, parent, key, value);
  if (value === undefined && parent === undefined) return text;
  // What is no block of keys is written anew as a whole.
  const whole: unknown = isMap(parent) || isSeq(parent) ? parent.toJS(document) : undefined;
  return edited(text, above, withKey(whole as Json | undefined, key, value));
}

function withKey(whole: Json | undefined, key: string, value: Json | undefined): Json {
  if (Array.isArray(whole))
    return whole.map((item, index) => (String(index) === key ? (value ?? null) : item));
  return { ...(isObject(whole) ? whole : {}), [key]: value };
}

function inMap(text: string, map: YAMLMap, key: string, value: Json | undefined): string {
  const places = map.items.map(({ key: node }) => ({
    name: String(isScalar(node) ? node.value : node),
    start: (isScalar(node) && node.range?.[0]) || 0,
  }));
  const [first] = places;
  const column = (first?.start ?? 0) - lineStart(text, first?.start ?? 0);
  const known = places.find(({ name }) => name === key);
  const block = value === undefined ? '' : blockOf(key, value, column);
  if (known) {
    const end = endOf(text, known.start, column);
    // Without its key, the indent before it goes as well.
    return block
      ? text.slice(0, known.start) + block + text.slice(end)
      : text.slice(0, known.start - column) + text.slice(end);
  }
  if (!block) return text;
  const isSorted = places.every(({ name }, index) => index === 0 || String(places[index - 1]?.name) < name);
  const next = isSorted ? places.slice(1).find(({ name }) => name > key) : undefined;
  const at = next ? next.start - column : endOf(text, places.at(-1)?.start ?? 0, column);
  return text.slice(0, at) + ' '.repeat(column) + block + text.slice(at);
}

/** A key and its value, whose first line has its indent already. */
function blockOf(key: string, value: Json, column: number): string {
  const lines = stringify({ [key]: value }, { lineWidth: 0, aliasDuplicateObjects: false })
    .trimEnd()
    .split('\n');
  return lines
    .map((line, index) => (index === 0 ? line : ' '.repeat(column) + line))
    .join('\n')
    .concat('\n');
}

function lineStart(text: string, at: number): number {
  return text.lastIndexOf('\n', at - 1) + 1;
}

/** Where the lines end that belong to a key: those behind it that stand deeper. */
function endOf(text: string, start: number, column: number): number {
  const next = /\n(?=\n*( *)\S)/g;
  next.lastIndex = start;
  for (let found = next.exec(text); found; found = next.exec(text))
    if ((found[1] ?? '').length <= column) return found.index + 1;
  return text.length;
}
