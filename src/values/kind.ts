import type { Refuse } from '../errors/errors.js';
import type { Operator } from './filters.js';

/** What descriptions call the kinds. */
export type KindName =
  | 'account'
  | 'amount'
  | 'boolean'
  | 'entity-id'
  | 'entity-id-or-evm-address'
  | 'hex'
  | 'integer'
  | 'integer-or-hash'
  | 'integer-or-hex'
  | 'nft-serial-number'
  | 'nft-token-id'
  | 'number'
  | 'public-key'
  | 'string'
  | 'timestamp'
  | 'transaction-id';

/**
 * What kind of value a parameter takes. All that belongs to a kind is in its file in `kinds/`, which operations refer to:
 * a bundle has the kinds that its operations take, and no others. What orders its values is in `ordinal.ts`, for lists
 * that are walked.
 */
export interface ParameterKind {
  readonly name: KindName;
  /** Its values in words, for an error. */
  readonly form: string;
  /**
   * What a person gave as the wire has it, without an operator; undefined if there are no words for it.
   *
   * @throws ParameterError for a text that is meant otherwise than it would be taken.
   */
  readonly write: (given: unknown) => string | undefined;
  /** How all of its texts look, without an operator. */
  readonly pattern?: RegExp;
  /** Whether text is refused: 'false' is a slip for false. */
  readonly isTyped?: true;
  /** Whether its values name entities, be it by a number alone. */
  readonly isEntity?: true;
  /** Whether a ledger can hold a value, and there is something on the side of it that its operator asks for. */
  readonly isHeld?: (value: WireValue) => boolean;
  /** The parameters with those that come with the value of the one of this name, if the operation takes them. */
  readonly withParts?: (name: string, params: Params, taken: Params, refuse: Refuse) => Params;
}

type Params = Readonly<Record<string, unknown>>;

/** One value of a parameter as it goes out, and the operator that it was given with. */
export interface WireValue {
  readonly text: string;
  readonly operator: Operator | undefined;
  /** The text without the operator. */
  readonly bare: string;
  /** Whether a string was given. */
  readonly isString: boolean;
}
