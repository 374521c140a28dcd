import { type Condition, conditionsOn, joinQuery, type Pair, type ServiceQuery } from './query.js';
import type { Key } from './sorted.js';

/** What the next page of the JavaScript half begins behind: a value for each part of the key, or for the first alone. */
export type Edge = readonly string[];

/** Whether a key is asked for by a range, or not at all: only then does the next page move on in it. */
function isOpen(conditions: readonly Condition[]): boolean {
  return conditions.length === 0 || conditions.some(({ operator }) => /^[gl]/.test(operator));
}

/**
 * The query of the page that follows, as the JavaScript half writes it: each parameter once more with all of its
 * values, the bounds in walking direction replaced. Where a key is asked for by `eq` or `ne` alone it stands still.
 */
export function nextQuery<Item>(keys: readonly Key<Item>[], query: ServiceQuery, edge: Edge): string | null {
  const side = query.order === 'asc' ? 'g' : 'l';
  const texts = new Map<string, string[]>();
  for (const { name, text } of query.pairs) texts.set(name, [...(texts.get(name) ?? []), text]);
  const ofKeys = keys.map(({ parameter }) => conditionsOn(query, parameter));
  if (keys.length > 1 && ofKeys.every((conditions) => conditions.some(({ operator }) => operator === 'eq')))
    return null;
  keys.forEach(({ parameter }, level) => {
    const value = edge[level];
    if (value === undefined || !isOpen(ofKeys[level] ?? [])) return;
    const isLast = level === edge.length - 1 || ofKeys[level + 1]?.some(({ operator }) => operator === 'eq');
    replace(texts, parameter, side, `${side}t${isLast ? '' : 'e'}:${value}`);
  });
  const pairs: Pair[] = [...texts].flatMap(([name, texts]) => texts.map((text) => ({ name, text })));
  return joinQuery(pairs);
}

function replace(texts: Map<string, string[]>, name: string, side: string, bound: string): void {
  const values = texts.get(name) ?? [];
  const kept = values.filter((text) => !text.startsWith(`${side}t`));
  // What stands alone is taken out and comes back at the end; among others it keeps its place.
  if (values.length === 1 && kept.length === 0) texts.delete(name);
  texts.set(name, [...kept, bound]);
}
