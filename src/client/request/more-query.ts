import { Comparison, entityIdKind, type Operator, stringKind, timestampKind } from '../../values/values.js';
import type { ParameterRule } from '../parameter-rule.js';
import { encodeValues, pairOf } from './encode-value.js';
import type { MoreQuery } from './serialise.js';

export const moreQuery: MoreQuery = (more, rules, params, refuse) =>
  Object.entries(more).flatMap(([name, value]) => {
    const label = `query.${name}`;
    if (value === undefined) return [];
    if (Object.hasOwn(rules, name)) refuse(label, value, `left out: pass ${name} among the parameters`);
    if (Object.hasOwn(params, name)) refuse(label, value, 'left out here or among the parameters');
    const values = encodeValues(value, label, undescribedRule(value), { isChecked: true, refuse });
    return values.map((each) => pairOf(name, each, label, refuse));
  });

const operators: readonly Operator[] = ['eq', 'ne', 'gt', 'gte', 'lt', 'lte'];

export function undescribedRule(input: unknown): ParameterRule {
  const [value] = [input].flat();
  const inner = value instanceof Comparison ? value.value : value;
  const kind = inner instanceof Date ? timestampKind : typeof inner === 'object' ? entityIdKind : stringKind;
  return { kind, operators, maxItems: Infinity };
}
