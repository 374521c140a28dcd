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

/** An ID as SDKs have it; its text is what counts. */
export interface EntityIdObject {
  readonly shard: unknown;
  readonly realm: unknown;
  readonly num: unknown;
  toString(): string;
}

/** An entity: its number, `shard.realm.num`, an address where the parameter takes one, or an SDK's ID object. */
export type EntityIdValue = string | number | bigint | EntityIdObject;

/** A moment: `seconds.nanoseconds` as a string, a Date, or nanoseconds since the Unix epoch as a bigint. */
export type TimestampValue = string | bigint | Date;

/** An integer. A number beyond 2^53 is refused, as it is no longer exact. */
export type IntegerValue = string | number | bigint;

/** What a filter may be given: a value, which means equality, or one with an operator that the parameter takes. */
export type Filter<Value, Op extends Operator> = Value | Comparison<Op, Value>;

/** A filter that may be repeated: two bounds form a range. */
export type Filters<Value, Op extends Operator> = Filter<Value, Op> | readonly Filter<Value, Op>[];

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
