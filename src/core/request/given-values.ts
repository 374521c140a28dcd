import { ParameterError } from '../errors/errors.js';
import type { Refuse } from '../errors/refuse.js';
import type { ParameterRule } from '../operation/parameter-rule.js';
import { Comparison } from '../values/filters.js';
import type { WireValue } from '../values/kind.js';
import { isInexact } from '../values/plain-text.js';
import { encodeText, isWellFormed } from './encode-text.js';
import { fits } from './fits.js';
import type { InWords } from './refusal.js';
import { wireValue } from './wire-value.js';

/** Every value of a parameter that may be repeated, or the one of a parameter that may not. */
export function many(
  given: unknown,
  name: string,
  rule: ParameterRule,
  check: boolean,
  refuse: Refuse<InWords>,
): WireValue[] {
  if (!Array.isArray(given)) return [one(given, name, rule, check, refuse)];
  if (check && rule.maxItems === undefined) refuse(name, given, (words) => words.several(rule));
  // No value at all would ask for everything where a person asks for nothing.
  if (check && given.length === 0) refuse(name, given, (words) => words.none);
  if (check && given.length > (rule.maxItems ?? given.length))
    refuse(name, given, (words) => words.tooMany(rule));
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
  refuse: Refuse<InWords>,
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
  if (!value && isInexact(inner) && wireValue(0, rule)) refuse(name, inner, (words) => words.inexact);
  if (!value) return refuse(name, inner, (words) => words.allowed(rule));
  if (check && !fits(value, rule))
    refuse(name, given instanceof Comparison ? value.text : given, (words) => words.allowed(rule));
  return value;
}

/** Values as pairs of a query, each by the name that an error tells of it. */
export function pairs(
  name: string,
  values: readonly WireValue[],
  here: string,
  refuse: Refuse<InWords>,
): string[] {
  return values.map(({ text }) => `${encode(name, here, refuse)}=${encode(text, here, refuse)}`);
}

function encode(text: string, name: string, refuse: Refuse<InWords>): string {
  if (!isWellFormed(text)) refuse(name, text, (words) => words.illFormed);
  return encodeText(text);
}
