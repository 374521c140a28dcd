import { Comparison, splitOperator, type WireValue } from '../../values/values.js';
import type { ParameterRule } from '../operation/parameter-rule.js';

/** Turns what a person gave into the words of the wire; undefined if there are none for it. */
export function wireValue(given: unknown, { kind, operators }: ParameterRule): WireValue | undefined {
  // Where no operator may stand, a text that begins like one is just a text.
  const isText = typeof given === 'string' && operators;
  const { operator, value } =
    given instanceof Comparison
      ? given
      : isText
        ? splitOperator(given)
        : { operator: undefined, value: given };
  const bare = kind.write(value);
  if (bare === undefined) return undefined;
  const text = operator === undefined ? bare : `${operator}:${bare}`;
  return { operator, bare, text, isString: typeof value === 'string' };
}
