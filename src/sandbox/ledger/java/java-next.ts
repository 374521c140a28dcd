import { joinQuery, type Pair, type ServiceQuery } from '../query.js';
import type { Key } from '../sorted.js';

/**
 * The link in the format of the Java backend: bounds of the keys in the direction of the list are removed, and the keys of
 * the last item are appended. A key with `eq` or `ne` is kept.
 */
export function javaNextQuery<Item>(keys: readonly Key<Item>[], query: ServiceQuery, last: Item): string {
  const side = query.order === 'asc' ? 'g' : 'l';
  const names = new Set(keys.map(({ parameter }) => parameter));
  const pairs = query.pairs.flatMap(({ name, text }) =>
    names.has(name) ? text.split(',').map((one) => ({ name, text: one })) : [{ name, text }],
  );
  const kept = pairs.filter(({ name, text }) => !names.has(name) || !isBound(text, side));
  const isExact = (parameter: string | undefined): boolean =>
    pairs.some(({ name, text }) => name === parameter && /^(eq:|ne:|[^:]*$)/i.test(text) && text !== '');
  const cursor = keys.flatMap(({ parameter, read, write }, level): Pair[] => {
    if (isExact(parameter)) return [];
    const isLast = level === keys.length - 1 || isExact(keys[level + 1]?.parameter);
    return [{ name: parameter, text: `${side}t${isLast ? '' : 'e'}:${write(read(last))}` }];
  });
  return joinQuery([...kept, ...cursor]);
}

function isBound(text: string, side: string): boolean {
  return text.toLowerCase().startsWith(`${side}t`);
}
