import type { WireValue } from '../../values/values.js';
import type { CheckCombinations, Combination } from '../operation.js';
import type { CheckSeveral } from '../parameter-rule.js';

/** Refuses what a parameter may not be given with, or without. */
export const checkCombinations: CheckCombinations = (rules, given, refuse) => {
  for (const combination of rules) {
    const { parameter, when, requires, excludes = [] } = combination;
    const values = (given.get(parameter) ?? []).filter(
      (value) => when === undefined || isEquality(value) === (when === 'eq'),
    );
    const [first] = values;
    if (!first) continue;
    const told = values.length > 1 ? values.map(({ text }) => text) : first.text;
    if (excludes.some((name) => given.has(name)))
      refuse(parameter, told, `without ${excludes.join(' and ')}`);
    if (requires && !requires.some((name) => isEnough(combination, values, given.get(name))))
      refuse(parameter, told, `given with ${requires.join(' or ')}${wayOf(combination)}`);
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
  return by === 'bounds' && values.every((value) => isEquality(value) || operators.includes(sameSide(value)));
}

function isEquality({ operator = 'eq' }: WireValue): boolean {
  return operator === 'eq';
}

/** The bound of the same side that lets its own value pass. */
function sameSide({ operator }: WireValue): 'gte' | 'lte' | undefined {
  if (operator === 'gt' || operator === 'gte') return 'gte';
  return operator === 'lt' || operator === 'lte' ? 'lte' : undefined;
}

function wayOf({ by }: Combination): string {
  if (by === undefined) return '';
  const ways = {
    eq: ' by eq',
    range: ' by eq, or by a lower and an upper bound',
    bounds: ' by eq, or gte for a lower and lte for an upper bound',
  };
  return ways[by];
}

/** Refuses what is no range where several values have to be one. */
export const checkRange: CheckSeveral = (name, values, refuse) => {
  const sides = values.map(({ operator }) => operator?.[0]);
  if (values.length > 1 && !(sides.includes('g') && sides.includes('l')))
    refuse(
      name,
      values.map(({ text }) => text),
      'one value, or one lower and one upper bound',
    );
};
