import type { WireValue } from '../../values/values.js';
import type { CheckCombinations, Combination } from '../operation.js';
import type { CheckSeveral } from '../parameter-rule.js';

/**
 * Refuses parameters that the service accepts only with others, or never together. `serialise` calls it when all values of a
 * call are written, with the rules that the description has for the operation.
 */
export const checkCombinations: CheckCombinations = (rules, valuesByName, throwParameterError) => {
  for (const combination of rules) {
    const { parameter, when, requires, excludes = [], without } = combination;
    const values = (valuesByName.get(parameter) ?? []).filter(
      (value) => when === undefined || isEquality(value) === (when === 'eq'),
    );
    const [first] = values;
    if (!first) continue;
    const input = values.length > 1 ? values.map(({ text }) => text) : first.text;
    if (excludes.some((name) => valuesByName.has(name)))
      throwParameterError(parameter, input, `without ${excludes.join(' and ')}`);
    if (without && valuesByName.get(without.parameter)?.some(({ bare }) => bare === String(without.value)))
      throwParameterError(
        parameter,
        input,
        `without ${without.parameter}: ${without.value}, which ignores it`,
      );
    if (requires && !requires.some((name) => isEnough(combination, values, valuesByName.get(name))))
      throwParameterError(
        parameter,
        input,
        `combined with ${requires.join(' or ')}${combination.by ? forms[combination.by] : ''}`,
      );
  }
};

function isEnough(
  { by }: Combination,
  values: readonly WireValue[],
  others: readonly WireValue[] | undefined,
): boolean {
  if (!others || by === undefined) return others !== undefined;
  if (others.some(isEquality)) return true;
  const operators = others.map(({ operator }) => operator);
  if (by === 'range') return ['g', 'l'].every((side) => operators.some((one) => one?.startsWith(side)));
  const isBounded = (value: WireValue): boolean =>
    isEquality(value) || operators.some((one) => one === `${value.operator?.slice(0, 2)}e`);
  return by === 'bounds' && values.every(isBounded);
}

function isEquality({ operator = 'eq' }: WireValue): boolean {
  return operator === 'eq';
}

const forms = {
  eq: ' by eq',
  range: ' by eq, or by a lower and an upper bound',
  bounds: ' by eq, or gte for a lower and lte for an upper bound',
};

/**
 * Refuses several equalities where the service joins them by `and`, so that nothing is found, or takes only one of them, such as
 * the earliest of several times. Bounds and inequalities mean the same joined.
 */
export const checkEquality: CheckSeveral = (name, values, throwParameterError) => {
  if (values.filter(isEquality).length > 1)
    throwParameterError(
      name,
      values.map(({ text }) => text),
      'one value, or bounds of a range; for several values, send one request for each',
    );
};

export const checkRange: CheckSeveral = (name, values, throwParameterError) => {
  const sides = values.map(({ operator }) => operator?.[0]);
  if (values.length > 1 && !(sides.includes('g') && sides.includes('l')))
    throwParameterError(
      name,
      values.map(({ text }) => text),
      'one value, or one lower and one upper bound',
    );
};
