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

/** A value as it is, once and without an operator. */
interface Plain<Takes, Refuses> extends Kind {
  readonly takes: Takes;
  readonly refuses: Refuses | null | readonly Takes[] | Comparison<'eq', Takes>;
}

/** An entity: a Date has no number, and neither has any other object. */
export type Entity = Plain<
  string | number | bigint | EntityIdObject,
  Date | boolean | { num: number } | NftIdObject
>;
/** A moment: a number would lose nanoseconds, and an ID object is no time. */
export type Moment = Plain<
  string | bigint | Date | TimestampObject,
  number | boolean | EntityIdObject | LongObject
>;
/** An integer that may be beyond 2^53, as filters take it. */
export type Integer = Plain<
  string | number | bigint | LongObject,
  Date | boolean | EntityIdObject | HbarObject
>;
/** An amount of the native currency. */
export type Amount = Plain<
  string | number | bigint | LongObject | HbarObject,
  Date | boolean | EntityIdObject
>;
/** An integer that may be beyond 2^53, in a path. */
export type Whole = Plain<string | number | bigint | LongObject, Date | boolean | HbarObject>;
/** The serial number of an NFT, and its token. */
export type Serial = Plain<string | number | bigint | LongObject | NftIdObject, Date | boolean | HbarObject>;
export type Token = Plain<string | number | bigint | EntityIdObject | NftIdObject, Date | boolean>;
export type TransactionId = Plain<
  string | TransactionIdObject,
  number | bigint | Date | boolean | EntityIdObject
>;
export type PublicKey = Plain<string | PublicKeyObject, number | bigint | Date | boolean>;
export type Text = Plain<string, number | bigint | Date | boolean>;
export type Flag = Plain<boolean, string | number>;
/** An integer that is never large. */
export type Count = Plain<string | number | bigint | LongObject, Date | boolean>;
/** One of a few words. Any string will not do. */
export type Word<Words extends string> = Plain<Words, string | 'sideways' | number>;

/** A filter that is given once, with one of some operators or none. */
export interface One<Value extends Kind, Taken extends Operator> extends Kind {
  readonly takes: Value['takes'] | Comparison<Taken, Value['takes']>;
  readonly refuses:
    | RefusedByBoth<Value, Taken>
    | readonly Value['takes'][]
    | readonly [Comparison<Taken, Value['takes']>];
}

/** A filter that may be given several times. */
export interface Many<Value extends Kind, Taken extends Operator> extends Kind {
  readonly takes:
    | One<Value, Taken>['takes']
    | Value['takes'][]
    | readonly One<Value, Taken>['takes'][]
    | readonly [Comparison<Taken, Value['takes']>, Comparison<Taken, Value['takes']>];
  readonly refuses: RefusedByBoth<Value, Taken> | readonly RefusedByBoth<Value, Taken>[];
}

/** A filter whose values all have to hold: among several there is no equality. */
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

/** A filter that is one value, or one bound on either side. */
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

/** A value that may be given several times, without an operator. */
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

/** Arrays and comparisons are what a filter adds to its value, each in its own way. */
type Bare<Given> = Exclude<NotArray<Given>, Comparison<Operator, unknown>>;

/** A comparison for every pair, so that each of them is tried by itself. */
type ComparisonOfEach<Taken, Given> = Taken extends Operator
  ? Given extends unknown
    ? Comparison<Taken, Given>
    : never
  : never;
