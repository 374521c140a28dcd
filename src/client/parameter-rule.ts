import type { Refuse } from '../errors/errors.js';
import type { Operator, ParameterKind, WireValue } from '../values/values.js';

/** The rule of one parameter, from the description. */
export interface ParameterRule {
  readonly kind: ParameterKind;
  /** Allowed operators. Absent if the parameter takes no operator. */
  readonly operators?: readonly Operator[];
  /** Whether the reply shows a state at this time: a day then does not stand for all of its moments. */
  readonly isMoment?: boolean;
  /** Maximum number of values. Absent for one value. */
  readonly maxItems?: number;
  /** Refuses combinations of several values. Absent if all combinations are allowed. */
  readonly checkSeveral?: CheckSeveral;
  /** Pattern of a value on the wire, with its operator. */
  readonly pattern?: RegExp;
  readonly words?: readonly (string | number | boolean)[];
  /** Whether a newer service may have more words. */
  readonly isOpen?: boolean;
  readonly minimum?: number | bigint;
  readonly maximum?: number | bigint;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly countsBytes?: boolean;
  /** The service lowers greater values to this one. */
  readonly cut?: number;
  /** The value that the service uses if the parameter is missing. */
  readonly default?: string | number | boolean;
}

export type CheckSeveral = (name: string, values: readonly WireValue[], refuse: Refuse) => void;

/** A pattern is not an explanation, so the error refers to the documentation. */
const documentedForm = 'in the form that its documentation describes';

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
    pattern && kind.name === 'string' && documentedForm,
  ];
  return parts.filter(Boolean).join(', ');
}

const maxWords = 12;

function listed(words: NonNullable<ParameterRule['words']>): string {
  const more = words.length - maxWords;
  return more > 1 ? `${words.slice(0, maxWords).join(', ')} and ${more} more` : words.join(', ');
}
