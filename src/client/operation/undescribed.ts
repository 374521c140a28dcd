import { Comparison, entityIdKind, type Operator, stringKind, timestampKind } from '../../values/values.js';
import type { ParameterRule } from './parameter-rule.js';

const operators: readonly Operator[] = ['eq', 'ne', 'gt', 'gte', 'lt', 'lte'];

/** The rule of a parameter that the description does not know: it takes what it was given, as often as that is. */
export function undescribedRule(given: unknown): ParameterRule {
  const [value] = [given].flat();
  const inner = value instanceof Comparison ? value.value : value;
  const kind = inner instanceof Date ? timestampKind : typeof inner === 'object' ? entityIdKind : stringKind;
  return { kind, operators, maxItems: Infinity };
}
