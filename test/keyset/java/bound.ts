import { holds, type Pair } from '../query.js';

/** One comparison with a value. */
export interface Limit {
  readonly operator: string;
  readonly value: bigint;
}

/** The bounds on one key, as the Java half keeps them: if one side has several values, the last one counts. */
export interface Bound {
  /** The index of the key. */
  readonly key: number;
  readonly lower?: Limit | undefined;
  readonly upper?: Limit | undefined;
}

/** Reads the filters of a parameter. Like the service, it ignores `ne`. */
export function boundOf(
  key: number,
  parameter: string,
  pairs: readonly Pair[],
  read: (text: string) => bigint,
): Bound {
  let bound: Bound = { key };
  for (const { name, operator, value } of pairs) {
    if (name !== parameter) continue;
    const limit = { operator, value: read(value) };
    if (/^(eq|gte?)$/.test(operator)) bound = { ...bound, lower: limit };
    if (/^lte?$/.test(operator)) bound = { ...bound, upper: limit };
  }
  return bound;
}

export function isEmpty({ lower, upper }: Bound): boolean {
  return !lower && !upper;
}

/** The first and the last value within a bound. */
export function ends({ lower, upper }: Bound): [bigint, bigint] {
  return [lower ? inclusive(lower) : 0n, upper ? inclusive(upper) : 2n ** 63n - 1n];
}

function inclusive({ operator, value }: Limit): bigint {
  return operator === 'gt' ? value + 1n : operator === 'lt' ? value - 1n : value;
}

/** The keys of a row, most significant first. */
export type Keys = readonly bigint[];
/** Undefined without a condition, so that it has no effect on a conjunction or a disjunction. */
export type Condition = ((keys: Keys) => boolean) | undefined;

function and(...all: readonly Condition[]): Condition {
  const some = all.filter((one) => one !== undefined);
  return some.length === 0 ? undefined : (keys) => some.every((one) => one(keys));
}

function or(...all: readonly Condition[]): Condition {
  const some = all.filter((one) => one !== undefined);
  return some.length === 0 ? undefined : (keys) => some.some((one) => one(keys));
}

function compare(key: number, limit: Limit | undefined): Condition {
  return limit && ((keys) => holds(keys[key] ?? 0n, limit.operator, limit.value));
}

/** The condition of bounds over several keys, most significant first, as the Java half makes it. */
export function conditionOf(bounds: readonly Bound[], isWithin = { lower: false, upper: false }): Condition {
  const [head, ...rest] = bounds;
  if (!head) return undefined;
  if (rest.length === 0) return and(compare(head.key, head.lower), compare(head.key, head.upper));
  // An equality on a lower key bounds it on both sides.
  const lower = isWithin.lower
    ? rest
    : rest.map((bound) => (bound.lower?.operator === 'eq' ? { ...bound, upper: bound.lower } : bound));
  const [from, to] = ends(head);
  // A range of one value is an equality.
  const first =
    head.lower && head.upper && from === to
      ? { key: head.key, lower: { operator: 'eq', value: from } }
      : head;
  return or(
    edge(first, first.lower, isWithin.lower ? lower : lower.map(({ key, lower }) => ({ key, lower })), {
      lower: true,
      upper: false,
    }),
    middle(first, lower),
    edge(first, first.upper, isWithin.upper ? lower : lower.map(({ key, upper }) => ({ key, upper })), {
      lower: true,
      upper: true,
    }),
  );
}

/** The bounds of the other keys apply at a bound of the first key, unless it is an equality. */
function edge(
  { key }: Bound,
  limit: Limit | undefined,
  rest: readonly Bound[],
  isWithin: { lower: boolean; upper: boolean },
): Condition {
  if (!limit || limit.operator === 'eq') return undefined;
  return and(compare(key, { operator: 'eq', value: inclusive(limit) }), conditionOf(rest, isWithin));
}

/** Between the bounds of the first key, the others apply only if one of them, or the first key, is an equality. */
function middle({ key, lower, upper }: Bound, rest: readonly Bound[]): Condition {
  const beyond = (limit: Limit | undefined): Condition =>
    compare(key, limit && { ...limit, operator: limit.operator.replace('e', '').replace(/^q$/, 'eq') });
  const counts = rest.filter((bound) =>
    [lower, upper, bound.lower, bound.upper].some((limit) => limit?.operator === 'eq'),
  );
  return and(
    beyond(lower),
    beyond(upper),
    ...counts.flatMap((bound) => [compare(bound.key, bound.lower), compare(bound.key, bound.upper)]),
  );
}
