import { ParameterError, type Refuse } from '../../errors/errors.js';
import { Comparison, isInexact, type WireValue } from '../../values/values.js';
import { allowed, type ParameterRule } from '../operation/parameter-rule.js';
import { encodeText, isWellFormed } from './encode-text.js';
import { fits } from './fits.js';
import { wireValue } from './wire-value.js';

/** Every value of a parameter that may be repeated, or the one of a parameter that may not. */
export function many(
  given: unknown,
  name: string,
  rule: ParameterRule,
  check: boolean,
  refuse: Refuse,
): WireValue[] {
  if (!Array.isArray(given)) return [one(given, name, rule, check, refuse)];
  if (check && rule.maxItems === undefined) refuse(name, given, `one value: ${allowed(rule)}`);
  // No value at all would ask for everything where a person asks for nothing.
  if (check && given.length === 0) refuse(name, given, 'at least one value, or left out');
  if (check && given.length > (rule.maxItems ?? given.length))
    refuse(name, given, `at most ${rule.maxItems} values`);
  const values = Array.from(given, (value) => one(value, name, rule, check, refuse));
  if (check) rule.checkSeveral?.(name, values, refuse);
  return values;
}

/** One value of a parameter. */
export function one(
  given: unknown,
  name: string,
  rule: ParameterRule,
  check: boolean,
  refuse: Refuse,
): WireValue {
  const inner = given instanceof Comparison ? given.value : given;
  let value: WireValue | undefined;
  try {
    value = wireValue(given, rule);
  } catch (error) {
    if (error instanceof ParameterError) refuse(name, inner, error.allowed);
    throw error;
  }
  // To one who may give no number at all, its size says nothing.
  if (!value && isInexact(inner) && wireValue(0, rule))
    refuse(name, inner, 'within 2^53 as a number; give a bigint for a larger integer');
  if (!value) return refuse(name, inner, allowed(rule));
  if (check && !fits(value, rule))
    refuse(name, given instanceof Comparison ? value.text : given, allowed(rule));
  return value;
}

/** Values as pairs of a query, each by the name that an error tells of it. */
export function pairs(name: string, values: readonly WireValue[], here: string, refuse: Refuse): string[] {
  return values.map(({ text }) => `${encode(name, here, refuse)}=${encode(text, here, refuse)}`);
}

function encode(text: string, name: string, refuse: Refuse): string {
  if (!isWellFormed(text)) refuse(name, text, 'well-formed Unicode');
  return encodeText(text);
}
