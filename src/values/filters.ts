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

declare const never: unique symbol;

/** What no value has; its name tells, in an error of the compiler, how the value is written. */
interface WrittenAs<_Text extends string> {
  readonly [never]: never;
}

/** Operators are functions: `{ gte: value }`, as other libraries have them, does not compile, and is told so. */
interface OperatorObject extends WrittenAs<'gte(value), of ledger-query-client'> {
  /** @deprecated write `eq(value)` */
  readonly eq?: WrittenAs<'eq(value), of ledger-query-client'>;
  /** @deprecated write `ne(value)` */
  readonly ne?: WrittenAs<'ne(value), of ledger-query-client'>;
  /** @deprecated write `gt(value)` */
  readonly gt?: WrittenAs<'gt(value), of ledger-query-client'>;
  /** @deprecated write `gte(value)` */
  readonly gte?: WrittenAs<'gte(value), of ledger-query-client'>;
  /** @deprecated write `lt(value)` */
  readonly lt?: WrittenAs<'lt(value), of ledger-query-client'>;
  /** @deprecated write `lte(value)` */
  readonly lte?: WrittenAs<'lte(value), of ledger-query-client'>;
}

/** What a filter may be given: a value, which means equality, or one with an operator that the parameter takes. */
export type Filter<Value, Op extends Operator> = Value | Comparison<Op, Value> | OperatorObject;

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

/**
 * Equal to; the same as a value without an operator.
 *
 * @param value What a person holds: text as on the wire, a number, a bigint, a Date or an SDK's object.
 * @example
 * const list = ledger.getAccounts({ 'account.id': eq('0.0.1001') });
 */
export const eq = /*#__PURE__*/ operator('eq');
/**
 * Not equal to.
 *
 * @param value What a person holds: text as on the wire, a number, a bigint, a Date or an SDK's object.
 * @example
 * const list = ledger.getAccounts({ 'account.id': ne('0.0.98') });
 */
export const ne = /*#__PURE__*/ operator('ne');
/**
 * Greater than.
 *
 * @param value What a person holds: text as on the wire, a number, a bigint, a Date or an SDK's object.
 * @example
 * const list = ledger.getBlocks({ 'block.number': gt(84735967) });
 */
export const gt = /*#__PURE__*/ operator('gt');
/**
 * Greater than or equal to.
 *
 * @param value What a person holds: text as on the wire, a number, a bigint, a Date or an SDK's object.
 * @example
 * const list = ledger.getContracts({ 'contract.id': gte('0.0.1000') });
 */
export const gte = /*#__PURE__*/ operator('gte');
/**
 * Less than.
 *
 * @param value What a person holds: text as on the wire, a number, a bigint, a Date or an SDK's object.
 * @example
 * const list = ledger.getTransactions({ timestamp: lt(new Date('2026-01-01')) });
 */
export const lt = /*#__PURE__*/ operator('lt');
/**
 * Less than or equal to.
 *
 * @param value What a person holds: text as on the wire, a number, a bigint, a Date or an SDK's object.
 * @example
 * const list = ledger.getAccounts({ 'account.balance': lte(100_000_000n) });
 */
export const lte = /*#__PURE__*/ operator('lte');

/**
 * From `low` to `high`, both included.
 *
 * @param low The lower bound.
 * @param high The upper bound.
 * @example
 * const list = ledger.getContracts({ 'contract.id': between('0.0.1000', 2000n) });
 */
export function between<Low, High>(
  low: Low,
  high: High,
): readonly [Comparison<'gte', Low>, Comparison<'lte', High>] {
  return [gte(low), lte(high)];
}
