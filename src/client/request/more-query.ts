import { type CallContext, parameterErrorThrower, type ThrowParameterError } from '../../errors/errors.js';
import {
  Comparison,
  entityIdKind,
  instantKind,
  type Operator,
  type ParameterKind,
  stringKind,
} from '../../values/values.js';
import type { Call } from '../call.js';
import type { ParameterRule } from '../parameter-rule.js';
import { encodeValues, pairOf } from './encode-value.js';

/** Adds the pairs of the option `query`. */
export function withMoreQuery(query: string, call: Call, context: CallContext): string {
  const { operation, params, options, now = 0 } = call;
  const throwParameterError: ThrowParameterError = parameterErrorThrower(context);
  const pairs = Object.entries(options.query ?? {}).flatMap(([name, value]) => {
    const label = `query.${name}`;
    if (value === undefined) return [];
    if (Object.hasOwn(operation.parameters ?? {}, name))
      throwParameterError(label, value, `left out: pass ${name} among the parameters`);
    if (Object.hasOwn(params, name))
      throwParameterError(label, value, 'left out here or among the parameters');
    const values = encodeValues(value, label, undescribedRule(value), {
      isChecked: true,
      throwParameterError,
      now,
    });
    return values.map((each) => pairOf(name, each, label, throwParameterError));
  });
  return [query, ...pairs].filter(Boolean).join('&');
}

const operators: readonly Operator[] = ['eq', 'ne', 'gt', 'gte', 'lt', 'lte'];

/** The kind of an undescribed parameter, by its value. An object other than a date has the fields of an entity ID. */
function kindOf(value: unknown): ParameterKind {
  if (value instanceof Date) return instantKind;
  return typeof value === 'object' && value !== null ? entityIdKind : stringKind;
}

/** The rule of a parameter that the description does not have, such as one of a newer service. */
export function undescribedRule(input: unknown): ParameterRule {
  const [value] = [input].flat();
  const inner = value instanceof Comparison ? value.value : value;
  return { kind: kindOf(inner), operators, maxItems: Infinity };
}
