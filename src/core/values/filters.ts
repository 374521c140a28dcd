// The ledger's words of the wire: filters, timestamps, IDs and keys. Nothing here knows of operations or HTTP.

/** The comparisons of the wire. */
export type Operator = 'eq' | 'ne' | 'gt' | 'gte' | 'lt' | 'lte';

/** A text of the wire that may begin with an operator, taken apart. */
export function splitOperator(text: string): { operator: Operator | undefined; value: string } {
  const [, operator, value = text] = /^(eq|ne|gte?|lte?):(.*)$/s.exec(text) ?? [];
  return { operator: operator as Operator | undefined, value };
}

/** A value with the operator that it is compared by. Made by `eq`, `ne`, `gt`, `gte`, `lt` and `lte`. */
export class Comparison<Op extends Operator, Value> {
  constructor(
    readonly operator: Op,
    readonly value: Value,
  ) {}
}

/** What a filter may be given: a value, which means equality, or one with an operator that the parameter takes. */
export type Filter<Value, Op extends Operator> = Value | Comparison<Op, Value>;

/** A filter that may be repeated: two bounds form a range, and of several equalities any may hold. */
export type Filters<Value, Op extends Operator> = Filter<Value, Op> | readonly Filter<Value, Op>[];

/** A value with an operator, made by its function or written in front of it. */
type Bound<Value, Op extends Operator> = Comparison<Op, Value> | `${Op}:${string}`;

/** A filter of which all values have to hold: an equality stands alone, as several could not hold at once. */
export type FilterBounds<Value, Op extends Operator> =
  | Filter<Value, Op>
  | readonly Bound<Value, Exclude<Op, 'eq'>>[];

/** A filter that takes one value, or one bound on either side. */
export type FilterRange<Value, Op extends Operator> =
  | Filter<Value, Op>
  | readonly [Bound<Value, Op & ('gt' | 'gte')>, Bound<Value, Op & ('lt' | 'lte')>]
  | readonly [Bound<Value, Op & ('lt' | 'lte')>, Bound<Value, Op & ('gt' | 'gte')>];

/** Makes the function of one operator. */
function operator<Op extends Operator>(name: Op) {
  return <Value>(value: Value): Comparison<Op, Value> => new Comparison(name, value);
}

/** Equal to; the same as a value without an operator. */
export const eq = /*#__PURE__*/ operator('eq');
/** Not equal to. */
export const ne = /*#__PURE__*/ operator('ne');
/** Greater than. */
export const gt = /*#__PURE__*/ operator('gt');
/** Greater than or equal to. */
export const gte = /*#__PURE__*/ operator('gte');
/** Less than. */
export const lt = /*#__PURE__*/ operator('lt');
/** Less than or equal to. */
export const lte = /*#__PURE__*/ operator('lte');

/** From `low` to `high`, both included. */
export function between<Low, High>(
  low: Low,
  high: High,
): readonly [Comparison<'gte', Low>, Comparison<'lte', High>] {
  return [gte(low), lte(high)];
}
