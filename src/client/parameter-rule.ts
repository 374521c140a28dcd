import type { ThrowParameterError } from '../errors/errors.js';
import type { Operator, ParameterKind, WireValue } from '../values/values.js';

/** The rule of one parameter, from the description. */
export interface ParameterRule {
  readonly kind: ParameterKind;
  /** The allowed values, in words. Absent if the form of the kind and the limits below say it. */
  readonly form?: string;
  /** Allowed operators. Absent if the parameter takes no operator. */
  readonly operators?: readonly Operator[];
  /**
   * The role of the parameter, if it is not a filter. `moment`: the reply shows a state at this time, so a day does not stand for all
   * of its moments. `view`: it only chooses what is shown of each item. Those for order and page size have the names of lists.
   */
  readonly role?: 'moment' | 'view';
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

export type CheckSeveral = (
  name: string,
  values: readonly WireValue[],
  throwParameterError: ThrowParameterError,
) => void;

/** The values that a parameter accepts, in words, for the error of another one: `an entity ID, alone or with gt, lt`. */
export function allowed(rule: ParameterRule): string {
  const { form, operators, words } = rule;
  if (words) return `one of ${listed(words)}`;
  const parts = [form ?? usualForm(rule), operators && `alone or with ${operators.join(', ')}`];
  return parts.filter(Boolean).join(', ');
}

/** The form of a rule without own words. A pattern explains little, so it is the last resort. */
function usualForm({ kind, pattern, ...limits }: ParameterRule): string {
  const { minLength, maxLength, countsBytes } = limits;
  const unit = countsBytes ? 'bytes' : 'characters';
  const matching = pattern && kind.name === 'string' ? ` that matches ${pattern}` : '';
  const parts = [
    kind.form + matching + rangeText(limits),
    minLength !== undefined && `at least ${minLength} ${unit}`,
    maxLength !== undefined && `at most ${maxLength} ${unit}`,
  ];
  return parts.filter(Boolean).join(', ');
}

/** Such as ` from 1 to 100`. */
function rangeText({ minimum, maximum }: Pick<ParameterRule, 'minimum' | 'maximum'>): string {
  const from = minimum === undefined ? '' : ` from ${minimum}`;
  const to = maximum === undefined ? '' : ` to ${maximum}`;
  return from + to;
}

const maxWords = 12;

function listed(words: NonNullable<ParameterRule['words']>): string {
  const more = words.length - maxWords;
  if (more > 1) return `${words.slice(0, maxWords).join(', ')} and ${more} more`;
  return words.join(', ');
}
