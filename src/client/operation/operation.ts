// What generated code is made of: operations, their rules, options and hooks, and what checks and decodes a reply.

import type { Refuse } from '../../errors/errors.js';
import type { WireValue } from '../../values/values.js';
import type { Decode } from './decode.js';
import type { Guard } from './guard.js';
import type { ParameterRule } from './parameter-rule.js';
import type { Validate } from './report.js';
import type { CheckRequest } from './request-rules.js';

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
  /** Loads how a reply is told from an older one. Absent where nothing tells it. */
  readonly after?: () => Promise<AfterRules>;
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

/** How replies of a service are told from older ones, for those who read after a write. */
export interface AfterRules {
  /** Reads a reply that is not older than the option `after` of a call. It takes a transport and the call. */
  reply(transport: object, call: object, rules: AfterRules): Promise<unknown>;
  readonly watermark: WatermarkRule;
  /** The request for the ledger's first transaction. */
  readonly first?: MomentRule | undefined;
  /** By the operation's name, where its replies tell anything. */
  readonly proofs: Readonly<Record<string, ProofRule>>;
}

/** A request whose reply holds a moment of the ledger. */
export interface MomentRule {
  readonly operationId: string;
  readonly path: string;
  readonly query: string;
  /** Where in the reply the moment is. */
  readonly pointer: readonly (string | number)[];
}

/** The request for the end of the newest record file. */
export interface WatermarkRule extends MomentRule {
  readonly transaction?: TransactionRule;
}

/** How a transaction is looked up. Places are pointers into the reply, in which `*` is each item of a list. */
export interface TransactionRule {
  readonly operationId: string;
  readonly path: string;
  /** When it reached consensus. */
  readonly time: string;
  /** The entity that it made or was about. */
  readonly made: string;
  /** Accounts whose balance it changed. */
  readonly paid: string;
}

/** What of a reply tells how new it is. */
export interface ProofRule {
  /** Where consensus times stand, `*` being each item of a list: who shows one has all files up to it. */
  readonly times?: readonly string[];
  /** Whether each transfer of the one that is asked for shows in these. */
  readonly transfers?: true;
  /** Whether what is found never changes. */
  readonly final?: true;
}
