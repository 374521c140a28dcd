// What generated code is made of: operations, their rules, options and hooks, and what checks and decodes a reply.

import type { CallContext, Refuse } from '../errors/errors.js';
import type { WireValue } from '../values/values.js';
import type { Decode } from './decode.js';
import type { Guard } from './guard.js';
import type { ParameterRule } from './parameter-rule.js';
import type { Validate } from './report.js';

/** What the generator knows of one operation, whose replies hold `Data`. */
export interface Operation<Data = unknown> {
  readonly operationId: string;
  readonly method: 'GET' | 'PUT' | 'POST' | 'DELETE' | 'PATCH' | 'HEAD' | 'OPTIONS' | 'TRACE';
  /** With its parameters in braces. */
  readonly path: string;
  /** Whether it only reads, though its method may write: then it is retried, as GET and HEAD are. */
  readonly isRead?: true;
  /** What path and query take, by name. */
  readonly parameters?: Readonly<Record<string, ParameterRule>>;
  /** What the parameters ask of each other. */
  readonly combinations?: Combinations;
  /** Loads and checks further rules of requests. Absent if there are none. */
  readonly rules?: (...checked: Parameters<CheckRequest>) => Promise<void>;
  readonly body?: BodyRule;
  /** Property of the reply that holds the items of a list. */
  readonly items?: string;
  readonly rangeKey?: RangeKey;
  readonly window?: WindowRule;
  readonly serviceWindow?: ServiceWindowRule;
  /** Loads the reader for the option `after`. Absent if no reply shows how new it is. */
  readonly after?: () => Promise<AfterReader>;
  /** Whether the description does not know it: it was made for one call. */
  readonly isUndescribed?: true;
  /** Whether a reply is text as it came, and no JSON. */
  readonly isText?: true;
  /** Whether a reply is as described. Absent where any is. */
  readonly fits?: Guard;
  /** Loads what tells why a reply is not. */
  readonly validator?: () => Promise<Validate>;
  /** Absent where a reply has no 64-bit integers. */
  readonly decode?: Decode;
  /** In types alone: what a reply holds. */
  readonly data?: Data;
}

/** What parameters ask of each other, and what checks it, which comes with the operation, as most need none. */
export interface Combinations {
  readonly check: CheckCombinations;
  readonly rules: readonly Combination[];
}

/** Refuses what a parameter may not be given with, or without. */
export type CheckCombinations = (rules: readonly Combination[], given: GivenValues, refuse: Refuse) => void;

/** What was given, by the names of the parameters. */
export type GivenValues = ReadonlyMap<string, readonly WireValue[]>;

/** What one parameter asks of others. */
export interface Combination {
  readonly parameter: string;
  /** Which of its values ask for it; absent where all do. */
  readonly when?: 'eq' | 'bounds' | undefined;
  /** One of these has to be given too. */
  readonly requires?: readonly string[] | undefined;
  /**
   * How it has to be given: by an equality, by a range or an equality, or by bounds that let a bound of the parameter
   * refine them: an equality, or the bound of the same side, itself included. Absent where it does not matter.
   */
  readonly by?: 'eq' | 'range' | 'bounds' | undefined;
  /** None of these may be given too. */
  readonly excludes?: readonly string[] | undefined;
}

/** What an operation takes as its body. */
export interface BodyRule {
  readonly mediaType: string;
  readonly required: boolean;
  /** Writes a body of this media type; comes with the operation, as most need none. */
  readonly serialise: SerialiseBody;
  /** Absent where the body is bytes. */
  readonly validate?: Validate;
}

/** What a request can have as its body; Node's own types know it by no other name. */
export type RequestBody = NonNullable<RequestInit['body']>;

/** A body as it goes out, or a refusal. */
export type SerialiseBody = (body: unknown, rule: BodyRule, check: boolean, refuse: Refuse) => RequestBody;

/** The filter that ranges over a list's sort key, and the field of an item that holds the key. */
export interface RangeKey {
  readonly parameter: string;
  readonly field: string;
  /** A parameter that turns the list round, and the field that holds the key then. */
  readonly unless?: { readonly parameter: string; readonly value: string; readonly field: string };
  /** The lowest and the highest key that there can be. */
  readonly min: string;
  readonly max: string;
  /** Several equalities ask for any of the keys; absent where they would have to hold all at once, or are refused. */
  readonly repeats?: 'any';
  /** That the list grows at its end, and how its items show that they are whole. */
  readonly grows?: {
    /** The field that says when an item happened. */
    readonly time?: string;
    /** Whether its numbers have no gaps. */
    readonly contiguous?: true;
  };
  /** What orders items of one key, and the filter that ranges over that. */
  readonly second?: LowerKey;
  /** The same within a second key, of which some have one item, without such a field. */
  readonly third?: LowerKey;
}

interface LowerKey {
  readonly parameter: string;
  readonly field: string;
}

/** How wide a range of a list one request may ask for. */
export interface WindowRule {
  /** The filter whose range is meant. */
  readonly parameter: string;
  readonly seconds: number;
  /** Filters beside which the range needs both of its bounds; otherwise it is only a bounded range that is held to it. */
  readonly when: readonly string[];
}

/** How far the service itself looks for one page of a list, on networks where it does not look at all of the range. */
export interface ServiceWindowRule {
  readonly seconds: number;
  /**
   * What the service answers if the window has no items: a link to the next window, the end of the list even if there
   * are items farther away, or an error in descending order.
   */
  readonly empty: 'link' | 'end' | 'error';
  /** Filters beside which the service looks at all of the range. */
  readonly unless?: readonly string[];
}

/** Reads replies that are not older than the option `after` of a call. The generated module `after.ts` is one. */
export interface AfterReader {
  /** Takes a transport and a call. Their types are not named, because they refer to this file. */
  reply(transport: object, call: object, reader: AfterReader): Promise<unknown>;
  /** The request for the first transaction of the ledger. */
  readonly first?: MomentRule | undefined;
}

/** A request whose reply holds a moment of the ledger. */
export interface MomentRule {
  readonly operationId: string;
  readonly path: string;
  readonly query: string;
  /** Where in the reply the moment is. */
  readonly pointer: readonly (string | number)[];
}

/**
 * Checks a request before it is sent, by rules that few operations have. It is loaded with the first call that needs it.
 *
 * @throws ParameterError for one that a rule excludes.
 */
export type CheckRequest = (
  operation: Operation,
  request: { readonly query: string; readonly body?: RequestBody },
  context: CallContext,
) => void;

/** The rules of one operation. */
export interface OperationRules {
  readonly ordered?: readonly OrderRule[];
  /** By the name of the parameter. */
  readonly several?: Readonly<Record<string, SeveralRule>>;
  readonly fields?: readonly FieldRule[];
}

/** A parameter whose lower bound must not be above its upper bound. */
export interface OrderRule {
  readonly parameter: string;
  /** It may be, if this parameter has two different values. */
  readonly unless?: string;
}

/**
 * A limit of several values of a parameter. `one-range` allows one lower and one upper bound. `one-address` allows one
 * EVM address or alias, by equality, without shard and realm, and without a bound behind it.
 */
export type SeveralRule = 'one-range' | 'one-address';

/** Fields of a body that need others. Patterns match their texts: '' if a field is absent, 'null' if it is null. */
export interface FieldRule {
  /** The rule applies if all of these match. An error names the first. */
  readonly when: Readonly<Record<string, RegExp>>;
  readonly requires: Readonly<Record<string, RegExp>>;
  /** The allowed values, in words for an error. */
  readonly allowed: string;
}

/** What the description says of an operation to people, for the command line. */
export interface OperationHelp {
  readonly summary: string;
  readonly description: string;
  readonly deprecated?: true;
  /** What each parameter is for, by name; in the order of the path, then as described. */
  readonly parameters: Readonly<Record<string, string>>;
  /** Parameters that have to be given. */
  readonly required: readonly string[];
  /** What the body is for. */
  readonly body?: string;
  /** Names of the properties of a reply. */
  readonly reply: readonly string[];
  /** The same of the items of a list. */
  readonly items?: readonly string[];
}

/**
 * A word of a list that the service may lengthen: the known ones, which an editor completes, or any other string. A
 * word that is not known is reported as drift.
 */
export type OpenEnum<Known extends string> = Known | (string & Record<never, never>);
