import type { Refuse } from '../errors/errors.js';
import type { Operator, ParameterKind, WireValue } from '../values/values.js';

/** What the description says of one parameter. */
export interface ParameterRule {
  readonly kind: ParameterKind;
  /** Operators that may stand in front; absent where none may. */
  readonly operators?: readonly Operator[];
  /** How many values may be given; absent where one may. */
  readonly maxItems?: number;
  /** Refuses several values that do not go together; absent where any do. */
  readonly checkSeveral?: CheckSeveral;
  /** How a value looks on the wire, its operator included. */
  readonly pattern?: RegExp;
  readonly words?: readonly (string | number | boolean)[];
  /** Whether the service may have got more words since. */
  readonly isOpen?: boolean;
  readonly minimum?: number | bigint;
  readonly maximum?: number | bigint;
  readonly minLength?: number;
  readonly maxLength?: number;
  /** Whether a length counts bytes instead of characters. */
  readonly countsBytes?: boolean;
  /** What the service cuts a greater number down to. */
  readonly cut?: number;
  /** What the service takes where nothing is given. */
  readonly default?: string | number | boolean;
}

/** Refuses values of one parameter that do not go together. */
export type CheckSeveral = (name: string, values: readonly WireValue[], refuse: Refuse) => void;

/** A rule in words, for an error. */
export function allowed({ kind, operators, pattern, words, ...limits }: ParameterRule): string {
  if (words) return `one of ${listed(words)}`;
  const { minimum, maximum, minLength, maxLength, countsBytes } = limits;
  const unit = countsBytes ? 'bytes' : 'characters';
  const parts = [
    kind.form,
    minimum !== undefined && `at least ${minimum}`,
    maximum !== undefined && `at most ${maximum}`,
    minLength !== undefined && `at least ${minLength} ${unit}`,
    maxLength !== undefined && `at most ${maxLength} ${unit}`,
    operators && `alone or with ${operators.join(', ')}`,
    pattern && kind.name === 'string' && `like ${pattern.source}`,
  ];
  return parts.filter(Boolean).join(', ');
}

// More words than these would hide the rest of the message; an editor completes them.
const maxWords = 12;

function listed(words: NonNullable<ParameterRule['words']>): string {
  const more = words.length - maxWords;
  return more > 1 ? `${words.slice(0, maxWords).join(', ')} and ${more} more` : words.join(', ');
}
