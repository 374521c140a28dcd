/** The operators of the service: equal, not equal, greater, greater or equal, less, less or equal. */
export type Operator = 'eq' | 'ne' | 'gt' | 'gte' | 'lt' | 'lte';

/** Splits a text such as `gte:0.0.1000`. The operator is undefined if the text does not start with one. */
export function splitOperator(text: string): { operator: Operator | undefined; value: string } {
  const [, operator, value = text] = /^(eq|ne|gte?|lte?):(.*)$/s.exec(text) ?? [];
  return { operator: operator as Operator | undefined, value };
}

/** A value and the operator that it is compared with. Created by `eq`, `ne`, `gt`, `gte`, `lt` and `lte`. */
export class Comparison<Op extends Operator, Value> {
  constructor(
    readonly operator: Op,
    readonly value: Value,
  ) {}
}

declare const never: unique symbol;

interface WrittenAs<_Text extends string> {
  readonly [never]: never;
}

/** Refuses `{ gte: value }`, the form of other libraries, with a compiler error that shows the right form. */
type OperatorObject = WrittenAs<'gte(value), of ledger-query-client'> & {
  readonly [Op in Operator]?: WrittenAs<`${Op}(value), of ledger-query-client`>;
};

/** A filter: a value, which means equality, or a value with an operator that the parameter accepts. */
export type Filter<Value, Op extends Operator> = Value | Comparison<Op, Value> | OperatorObject;

/** A filter that may be repeated. Two bounds form a range; several equal values match if any of them matches. */
export type Filters<Value, Op extends Operator> = Filter<Value, Op> | readonly Filter<Value, Op>[];

type Bound<Value, Op extends Operator> = Comparison<Op, Value> | `${Op}:${string}`;

/** A filter whose values must all match. An equal value must be the only one, as no item matches two of them. */
export type FilterBounds<Value, Op extends Operator> =
  | Filter<Value, Op>
  | readonly Bound<Value, Exclude<Op, 'eq'>>[];

/** A filter that accepts one value, or a lower and an upper bound. */
export type FilterRange<Value, Op extends Operator> =
  | Filter<Value, Op>
  | readonly [Bound<Value, Op & ('gt' | 'gte')>, Bound<Value, Op & ('lt' | 'lte')>]
  | readonly [Bound<Value, Op & ('lt' | 'lte')>, Bound<Value, Op & ('gt' | 'gte')>];

function operator<Op extends Operator>(name: Op) {
  return <Value>(value: Value): Comparison<Op, Value> => new Comparison(name, value);
}

/**
 * Matches values equal to `value`. A value without an operator means the same.
 *
 * @param value Text as the service writes it, a number, a bigint, a Date or an SDK's object.
 * @example
 * const list = ledger.getAccounts({ 'account.id': eq('0.0.1001') });
 */
export const eq = /*#__PURE__*/ operator('eq');
/**
 * Matches values not equal to `value`.
 *
 * @param value Text as the service writes it, a number, a bigint, a Date or an SDK's object.
 * @example
 * const list = ledger.getAccounts({ 'account.id': ne('0.0.98') });
 */
export const ne = /*#__PURE__*/ operator('ne');
/**
 * Matches values greater than `value`.
 *
 * @param value Text as the service writes it, a number, a bigint, a Date or an SDK's object.
 * @example
 * const list = ledger.getBlocks({ 'block.number': gt(84735967) });
 */
export const gt = /*#__PURE__*/ operator('gt');
/**
 * Matches values greater than or equal to `value`.
 *
 * @param value Text as the service writes it, a number, a bigint, a Date or an SDK's object.
 * @example
 * const list = ledger.getContracts({ 'contract.id': gte('0.0.1000') });
 */
export const gte = /*#__PURE__*/ operator('gte');
/**
 * Matches values less than `value`.
 *
 * @param value Text as the service writes it, a number, a bigint, a Date or an SDK's object.
 * @example
 * const list = ledger.getTransactions({ timestamp: lt(new Date('2026-01-01')) });
 */
export const lt = /*#__PURE__*/ operator('lt');
/**
 * Matches values less than or equal to `value`.
 *
 * @param value Text as the service writes it, a number, a bigint, a Date or an SDK's object.
 * @example
 * const list = ledger.getAccounts({ 'account.balance': lte(100_000_000n) });
 */
export const lte = /*#__PURE__*/ operator('lte');

/**
 * Matches values from `low` to `high`, both included.
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
