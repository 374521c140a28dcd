import { type Bounds, boundsOf, isBounded, isEmpty } from './bound.js';
import type { Key } from './key.js';
import type { List } from './list.js';
import type { Pair } from './query.js';

/** The maximum number of values of a parameter. */
const mostRepeats = 100;

/** The reason for a status of 400; undefined if the query is accepted. */
export function refusal(list: List, pairs: readonly Pair[]): string | undefined {
  for (const { name, text } of pairs) {
    const reason = refusalOf(list, name, text, pairs);
    if (reason !== undefined) return reason;
  }
  return list.second ? refusalOfTwo(list, list.second, pairs) : undefined;
}

function refusalOf(list: List, name: string, text: string, pairs: readonly Pair[]): string | undefined {
  const { first, second, tag, nextBy } = list;
  const invalid = `Invalid parameter: ${name}`;
  if (pairs.filter((pair) => pair.name === name).length > mostRepeats)
    return `Array limit exceeded. Only ${mostRepeats} elements allowed in an array.`;
  if (name === 'limit') return /^[1-9]\d{0,18}$/.test(text) ? undefined : invalid;
  if (name === 'order') return /^(asc|desc)$/i.test(text) ? undefined : invalid;
  if (name === tag?.parameter) return tag.words.includes(text) ? undefined : invalid;
  const key = [first, second, nextBy].find((one) => one?.parameter === name);
  if (!key) return `Unknown query parameter: ${name}`;
  const [, operator = 'eq', value = text] = /^(\w+):(.*)$/s.exec(text) ?? [];
  const operators = key === first && list.takesNe ? /^(eq|ne|gte?|lte?)$/ : /^(eq|gte?|lte?)$/;
  return operators.test(operator) && key.kind.read(value) !== undefined ? undefined : invalid;
}

/** The rules of the service for filters on two keys together. */
function refusalOfTwo(
  { first, second: _, ...list }: List,
  second: Key,
  pairs: readonly Pair[],
): string | undefined {
  const [primary, secondary] = [boundsOf(pairs, first), boundsOf(pairs, second)];
  const isOfLogs = list.items === 'logs';
  return (
    refusalOfMany(first, primary) ??
    refusalOfMany(second, secondary) ??
    (isOfLogs && secondary.equal.length > 0 && primary.equal.length === 0
      ? `${first.parameter} must have eq operator`
      : undefined) ??
    (isEmpty(primary) && !isEmpty(secondary)
      ? `${second.parameter} without a ${first.parameter} parameter filter`
      : undefined) ??
    (primary.equal.length === 0 && secondary.lower.length > 0 && primary.lower[0]?.operator !== 'gte'
      ? `${first.parameter} must have gte or eq operator`
      : undefined) ??
    (primary.equal.length === 0 && secondary.upper.length > 0 && primary.upper[0]?.operator !== 'lte'
      ? `${first.parameter} must have lte or eq operator`
      : undefined)
  );
}

function refusalOfMany({ parameter }: Key, bounds: Bounds): string | undefined {
  if (bounds.equal.length > 1) return `Only one equal (eq) operator is allowed for ${parameter}`;
  if (bounds.lower.length > 1) return `Only one gt/gte operator is allowed for ${parameter}`;
  if (bounds.upper.length > 1) return `Only one lt/lte operator is allowed for ${parameter}`;
  if (bounds.equal.length > 0 && isBounded(bounds))
    return `Can't support both range and equal for ${parameter}`;
  return undefined;
}
