import type { ParameterRule } from '../operation/parameter-rule.js';
import { Comparison, splitOperator } from '../values/filters.js';
import type { WireValue } from '../values/kind.js';

/** Turns what a person gave into the words of the wire; undefined if there are none for it. */
export function wireValue(given: unknown, { kind, operators }: ParameterRule): WireValue | undefined {
  if (given instanceof Comparison) {
    const bare = kind.write(given.value);
    return bare === undefined
      ? undefined
      : {
          operator: given.operator,
          bare,
          text: `${given.operator}:${bare}`,
          isString: typeof given.value === 'string',
        };
  }
  const isString = typeof given === 'string';
  // Where no operator may stand, a text that begins like one is just a text.
  const { operator, value } =
    isString && operators ? splitOperator(given) : { operator: undefined, value: given };
  const bare = kind.write(value);
  if (bare === undefined) return undefined;
  return { operator, bare, text: operator === undefined ? bare : `${operator}:${bare}`, isString };
}
