import type { CallContext, ThrowParameterError } from '../errors/errors.js';
import type { ServiceModule, WireValue } from '../values/values.js';
import type { Decode } from './decode.js';
import type { Guard } from './guard.js';
import type { ParameterRule } from './parameter-rule.js';
import type { Validate } from './report.js';

/** One operation of the description, whose replies hold `Data`. */
export interface Operation<Data = unknown> {
  readonly operationId: string;
  readonly method: 'GET' | 'PUT' | 'POST' | 'DELETE' | 'PATCH' | 'HEAD' | 'OPTIONS' | 'TRACE' | 'QUERY';
  /** With parameters in braces. */
  readonly path: string;
  /** The module of the service that answers, if it is not the REST module. */
  readonly servedBy?: ServiceModule;
  /** A POST or other method that does not write. It is retried, as GET and HEAD are. */
  readonly isRead?: true;
  readonly parameters?: Readonly<Record<string, ParameterRule>>;
  readonly combinations?: Combinations;
  /** Loads and checks the rules of `OperationRules`. Absent if the operation has none. */
  readonly rules?: (...checked: Parameters<CheckRequest>) => Promise<void>;
  readonly body?: BodyRule;
  /** Property of the reply with the items of a list. */
  readonly items?: string;
  /** Whether the reply has its own data beside the list, such as an account: a mock may leave out the list. */
  readonly isListBeside?: true;
  readonly rangeKey?: RangeKey;
  /** Absent in operations of the description: what the service can select, it selects by parameters. */
  readonly filter?: ClientFilter;
  readonly window?: WindowRule;
  readonly serviceWindow?: ServiceWindowRule;
  readonly hint?: HintRule;
  /** Loads the code of the option `after`. Absent if the operation does not support it. */
  readonly after?: () => Promise<AfterReader>;
  /** Whether the operation is not in the description, but was created for one call. */
  readonly isUndescribed?: true;
  /** Whether a reply is plain text instead of JSON. */
  readonly isText?: true;
  /** Whether a reply is bytes instead of JSON. */
  readonly isBytes?: true;
  /** Whether a reply may be any JSON instead of an object or a list. It is null if the reply has no content. */
  readonly isAnyJson?: true;
  /** The media type of a reply that is not JSON. */
  readonly accept?: string;
  /** Whether a reply matches its schema. Absent if every reply does. */
  readonly isValid?: Guard;
  /** Loads the validator that reports each mismatch of a reply. */
  readonly validator?: () => Promise<Validate>;
  /** Absent if a reply has no 64-bit integers. */
  readonly decode?: Decode;
  /** Has no value. It lets the compiler tell operations of other data apart: a type that no field uses is ignored. */
  readonly data?: Data;
}

export interface Combinations {
  readonly check: CheckCombinations;
  readonly rules: readonly Combination[];
}

export type CheckCombinations = (
  rules: readonly Combination[],
  valuesByName: ReadonlyMap<string, readonly WireValue[]>,
  throwParameterError: ThrowParameterError,
) => void;

/** `parameter` needs at least one of `requires`, and none of `excludes` or of the value `without`. */
export interface Combination {
  readonly parameter: string;
  /** Whether the rule counts for equalities only, or for bounds only. Absent if it counts for all values. */
  readonly when?: 'eq' | 'bounds' | undefined;
  readonly requires?: readonly string[] | undefined;
  /**
   * The form of the required parameter. `eq`: an equality. `range`: an equality, or a lower and an upper bound. `bounds`: an
   * equality, or for each bound an inclusive bound on its side.
   */
  readonly by?: 'eq' | 'range' | 'bounds' | undefined;
  readonly excludes?: readonly string[] | undefined;
  /** The value of another parameter with which the service ignores this one. */
  readonly without?: { readonly parameter: string; readonly value: string | number | boolean } | undefined;
}

export interface BodyRule {
  readonly mediaType: string;
  readonly required: boolean;
  readonly serialise: SerialiseBody;
  readonly validator?: () => Promise<Validate>;
}

/** The body of a `fetch`. The types of Node do not export `BodyInit`. */
export type RequestBody = NonNullable<RequestInit['body']>;

export type SerialiseBody = (
  body: unknown,
  check: boolean,
  throwParameterError: ThrowParameterError,
) => RequestBody;

/** The sort key of a list: the filter on the key, and the field of an item that holds it. */
export interface RangeKey {
  readonly parameter: string;
  readonly field: string;
  /** If the parameter has this value, the list is sorted by this field instead. */
  readonly exceptIf?: { readonly parameter: string; readonly value: string; readonly field: string };
  /** The lowest key that an item may have. */
  readonly min: string;
  /** The highest one. */
  readonly max: string;
  /** Several equalities match any of the keys. Absent if the service requires all of them, or refuses several. */
  readonly acceptsSeveral?: true;
  /** Present if items are only added at the end. */
  readonly appendOnly?: {
    /** The field with the time of an item. */
    readonly time?: string;
    /** Present if the numbers of the items have no gaps. */
    readonly contiguous?: true;
    /** The field with the running hash of the list up to the item. */
    readonly hash?: string;
    /** The field with the hash of the item before. Such items have a hash that cannot be computed from replies. */
    readonly previous?: string;
  };
  /** Whether several items may have one key. A cursor between them is the place before all of them, so none is lost. */
  readonly mayRepeatKey?: true;
  readonly second?: LowerKey;
  readonly third?: LowerKey;
}

/**
 * A filter of a list that the service does not have. The list is read whole, so that pages, cursors and ends are those of the
 * service, and items are left out when they are returned.
 */
export interface ClientFilter {
  /** Tells lists with different filters apart, in the keys of queries and in cursors. */
  readonly text: string;
  readonly keeps: (item: unknown) => boolean;
}

interface LowerKey {
  readonly parameter: string;
  readonly field: string;
}

export interface WindowRule {
  readonly parameter: string;
  readonly seconds: number;
  /** With one of these filters, both bounds are required. Otherwise the limit applies only to a range with both bounds. */
  readonly when: readonly string[];
}

/** The advice for an error status, unless a parameter has the value that avoids it. */
export interface HintRule {
  readonly status: number;
  readonly unless: { readonly parameter: string; readonly value: string | number | boolean };
  readonly text: string;
}

/** The part of a range that the service itself searches for one page, on networks where it does not search all of it. */
export interface ServiceWindowRule {
  readonly seconds: number;
  /** The reply for a window without items. `end` may hide items beyond the window. */
  readonly empty: 'link' | 'end' | 'error';
  /** With one of these filters, the service searches the whole range. */
  readonly unless?: readonly string[];
}

/** What `src/after/` knows of a service. Loaded for the option `after`, for `follow`, and for lists that are read in windows. */
export interface AfterReader {
  /** Sends `call` (a `Call`) by `transport` (a `Transport`). Their types would import this file in a cycle. */
  reply(transport: object, call: object, reader: AfterReader): Promise<unknown>;
  /** How the first transaction of the ledger is found. The windows of a list begin or end there. */
  readonly first?: MomentRule | undefined;
}

/** A request whose reply shows one consensus time, and where in the reply. */
export interface MomentRule {
  readonly operationId: string;
  readonly path: string;
  readonly query: string;
  readonly pointer: readonly (string | number)[];
}

/** Checks a call that is written, by the rules of its operation. */
export type CheckRequest = (
  operation: Operation,
  request: { readonly query: string; readonly body?: RequestBody | undefined },
  context: CallContext,
) => void;

/** Rules for a call whose values are right one by one, and which the service refuses all the same. */
export interface OperationRules {
  readonly ordered?: readonly OrderRule[];
  readonly several?: Readonly<Record<string, SeveralRule>>;
  readonly fields?: readonly FieldRule[];
}

/** The bounds of `parameter` must not cross. */
export interface OrderRule {
  readonly parameter: string;
  /** Not if the first two values of this parameter differ: as the first part of the key, they bound two places of the list. */
  readonly unless?: string;
}

/** `one-range`: at most one lower and one upper bound. `one-address`: at most one EVM address or alias, by equality. */
export type SeveralRule = 'one-range' | 'one-address';

/** Fields of a body that require other fields. Patterns match the text of a field: '' if absent, 'null' if null. */
export interface FieldRule {
  readonly when: Readonly<Record<string, FieldPattern>>;
  readonly requires: Readonly<Record<string, FieldPattern>>;
  readonly allowed: string;
}

/** One pattern, or patterns of which each must match behind the one before it. */
export type FieldPattern = RegExp | readonly RegExp[];

/** Texts about an operation, for the command line. */
export interface OperationHelp {
  readonly summary: string;
  readonly description: string;
  /** The subject of the operation, such as accounts. */
  readonly group?: string;
  readonly deprecated?: true;
  /** Description of each parameter, by name: path parameters first. */
  readonly parameters: Readonly<Record<string, string>>;
  readonly required: readonly string[];
  readonly body?: string;
  /** Questions that the operation answers, in the words of users. */
  readonly questions?: readonly string[];
  /** The parameters of a complete call. */
  readonly example?: Readonly<Record<string, unknown>>;
  /** Absent if the reply is a page of a list. */
  readonly reply?: FieldHelp;
  readonly items?: FieldHelp;
}

/** The fields of an object, by their paths. `transfers.amount` is a field of each object in a list. */
export interface FieldHelp {
  /** The columns of a table, in their order: those of `x-columns`, then the other fields. */
  readonly columns: readonly string[];
  readonly fields: readonly string[];
  /** Those that have text or bytes in base64. */
  readonly base64: readonly string[];
  /** Those that are times, seconds.nanoseconds. */
  readonly times?: readonly string[];
  /** Those that are amounts of tinybars. */
  readonly hbars?: readonly string[];
  /** Those that are amounts of the smallest unit of a token whose `decimals` are beside them. */
  readonly units?: readonly string[];
}

/**
 * A word of a list that may grow: a declared word, which editors complete, or any other string. Other words are reported
 * as drift.
 */
export type OpenEnum<Words extends string> = Words | (string & Record<never, never>);
