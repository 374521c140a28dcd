import { undescribedRule } from '../operation/undescribed.js';
import { many, pairs } from './given-values.js';
import type { MoreQuery } from './parameters.js';

/** Writes what the option `query` has beside the parameters: names that the description does not know. */
export const moreQuery: MoreQuery = (more, rules, params, refuse) =>
  Object.entries(more).flatMap(([name, given]) => {
    const here = `query.${name}`;
    if (given === undefined) return [];
    if (Object.hasOwn(rules, name)) refuse(here, given, `left out: give ${name} among the parameters`);
    if (Object.hasOwn(params, name)) refuse(here, given, 'left out, or given here alone');
    return pairs(name, many(given, here, undescribedRule(given), true, refuse), here, refuse);
  });
