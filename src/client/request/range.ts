import type { CheckSeveral } from '../operation/parameter-rule.js';

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
