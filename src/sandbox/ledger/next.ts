import { type Condition, conditionsOn, joinQuery, type Pair, type ServiceQuery } from './query.js';
import type { Key } from './sorted.js';

/** The values of the last item, for each part of the key or only for the first. */
export type Edge = readonly string[];

/** Only then does the next page continue within this key. */
function isOpen(conditions: readonly Condition[]): boolean {
  return conditions.length === 0 || conditions.some(({ operator }) => /^[gl]/.test(operator));
}

/**
 * The link in the format of the JavaScript backend: values of the same parameter are grouped, and bounds in the direction
 * of the list are replaced. A key that has only `eq` or `ne` is kept.
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
  const pairs: Pair[] = Array.from(texts).flatMap(([name, texts]) => texts.map((text) => ({ name, text })));
  return joinQuery(pairs);
}

function replace(texts: Map<string, string[]>, name: string, side: string, bound: string): void {
  const values = texts.get(name) ?? [];
  const kept = values.filter((text) => !text.startsWith(`${side}t`));
  // A replaced bound moves to the end if it is the only value of its parameter.
  if (values.length === 1 && kept.length === 0) texts.delete(name);
  texts.set(name, [...kept, bound]);
}
