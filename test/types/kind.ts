import type {
  Comparison,
  EntityIdObject,
  HbarObject,
  LongObject,
  NftIdObject,
  Operator,
  PublicKeyObject,
  TimestampObject,
  TransactionIdObject,
} from '../../src/index.js';

/** The accepted and the refused types of a parameter. Each member of a union is checked. */
export interface Kind {
  readonly takes: unknown;
  readonly refuses: unknown;
}

/** A single value without an operator. */
interface Plain<Takes, Refuses> extends Kind {
  readonly takes: Takes;
  readonly refuses: Refuses | null | readonly Takes[] | Comparison<'eq', Takes>;
}

/** An entity. Dates and other objects are refused, because they have no number. */
export type Entity = Plain<
  string | number | bigint | EntityIdObject,
  Date | boolean | { num: number } | NftIdObject
>;
/** A timestamp. Numbers are refused because they lose nanoseconds, and ID objects because they are not times. */
export type Moment = Plain<
  string | bigint | Date | TimestampObject,
  number | boolean | EntityIdObject | LongObject
>;
/** An integer that may exceed 2^53, in a filter. */
export type Integer = Plain<
  string | number | bigint | LongObject,
  Date | boolean | EntityIdObject | HbarObject
>;
/** An amount of the native currency. */
export type Amount = Plain<
  string | number | bigint | LongObject | HbarObject,
  Date | boolean | EntityIdObject
>;
/** An integer that may exceed 2^53, in a path. */
export type Whole = Plain<string | number | bigint | LongObject, Date | boolean | HbarObject>;
/** The serial number of an NFT, or the NFT. */
export type Serial = Plain<string | number | bigint | LongObject | NftIdObject, Date | boolean | HbarObject>;
export type Token = Plain<string | number | bigint | EntityIdObject | NftIdObject, Date | boolean>;
export type TransactionId = Plain<
  string | TransactionIdObject,
  number | bigint | Date | boolean | EntityIdObject
>;
export type PublicKey = Plain<string | PublicKeyObject, number | bigint | Date | boolean>;
export type Text = Plain<string, number | bigint | Date | boolean>;
export type Flag = Plain<boolean, string | number>;
/** A small integer. */
export type Count = Plain<string | number | bigint | LongObject, Date | boolean>;
/** One of a few words, not any string. */
export type Word<Words extends string> = Plain<Words, string | 'sideways' | number>;

/** A filter with one value, with or without an operator. */
export interface One<Value extends Kind, Taken extends Operator> extends Kind {
  readonly takes: Value['takes'] | Comparison<Taken, Value['takes']>;
  readonly refuses:
    | RefusedByBoth<Value, Taken>
    | readonly Value['takes'][]
    | readonly [Comparison<Taken, Value['takes']>];
}

/** A filter with one or several values. */
export interface Many<Value extends Kind, Taken extends Operator> extends Kind {
  readonly takes:
    | One<Value, Taken>['takes']
    | Value['takes'][]
    | readonly One<Value, Taken>['takes'][]
    | readonly [Comparison<Taken, Value['takes']>, Comparison<Taken, Value['takes']>];
  readonly refuses: RefusedByBoth<Value, Taken> | readonly RefusedByBoth<Value, Taken>[];
}

/** A filter whose values must all match, so several values include no equality. */
export interface All<Value extends Kind, Taken extends Operator> extends Kind {
  readonly takes:
    | One<Value, Taken>['takes']
    | readonly Comparison<Exclude<Taken, 'eq'>, Value['takes']>[]
    | readonly ['gte:1', 'lt:2'];
  readonly refuses:
    | RefusedByBoth<Value, Taken>
    | readonly RefusedByBoth<Value, Taken>[]
    | readonly ['1', '2']
    | readonly [Comparison<'eq', Value['takes']>, Comparison<'gt', Value['takes']>];
}

/** A filter with one value, or with one bound on each side. */
export interface Range<Value extends Kind, Taken extends Operator> extends Kind {
  readonly takes:
    | One<Value, Taken>['takes']
    | readonly [Comparison<'gt' | 'gte', Value['takes']>, Comparison<'lt' | 'lte', Value['takes']>]
    | readonly [Comparison<'lt' | 'lte', Value['takes']>, 'gte:1'];
  readonly refuses:
    | RefusedByBoth<Value, Taken>
    | readonly ['1', '2']
    | readonly [Comparison<'eq', Value['takes']>, Comparison<'gt', Value['takes']>]
    | readonly [Comparison<'gt', Value['takes']>, Comparison<'gte', Value['takes']>]
    | readonly ['gt:1', 'lt:2', 'lt:3'];
}

/** One or several values without an operator. */
export interface Several<Value extends Kind> extends Kind {
  readonly takes: Value['takes'] | readonly Value['takes'][];
  readonly refuses: NotArray<Value['refuses']> | readonly NotArray<Value['refuses']>[];
}

type NotArray<Given> = Exclude<Given, readonly unknown[]>;

type RefusedByBoth<Value extends Kind, Taken extends Operator> =
  | Bare<Value['refuses']>
  | ComparisonOfEach<Taken, Bare<Value['refuses']>>
  | ComparisonOfEach<Exclude<Operator, Taken>, Value['takes']>
  | Comparison<Taken, Comparison<Taken, Value['takes']>>;

/** A value of a filter without arrays and comparisons. */
type Bare<Given> = Exclude<NotArray<Given>, Comparison<Operator, unknown>>;

/** A comparison for every pair of operator and value, so that each is checked separately. */
type ComparisonOfEach<Taken, Given> = Taken extends Operator
  ? Given extends unknown
    ? Comparison<Taken, Given>
    : never
  : never;
