import type { WireValue } from '../../values/values.js';
import type { ParameterRule } from '../operation/parameter-rule.js';

/** Whether a value is what its rule allows, and a ledger can hold it. */
export function fits(value: WireValue, rule: ParameterRule): boolean {
  const { text, operator, isString } = value;
  const { kind, operators = [], pattern, minLength, maxLength, countsBytes } = rule;
  if (operator && !operators.includes(operator)) return false;
  if (isString && !rule.operators && kind.isTyped) return false;
  if (!isWord(text, rule)) return false;
  if (pattern && !pattern.test(text)) return false;
  const length = countsBytes ? new TextEncoder().encode(text).length : text.length;
  if (length < (minLength ?? length) || length > (maxLength ?? length)) return false;
  if (kind.pattern && !kind.pattern.test(value.bare)) return false;
  return isWithin(value, rule) && (kind.isHeld?.(value) ?? true);
}

/** Words are taken in either case; of a list that grows, one that is not known but looks like it as well. */
function isWord(text: string, { words, isOpen }: ParameterRule): boolean {
  if (!words || words.some((word) => String(word).toLowerCase() === text.toLowerCase())) return true;
  return isOpen === true && /^[A-Z][A-Z0-9_]*$/i.test(text);
}

function isWithin({ bare }: WireValue, { kind, minimum, maximum }: ParameterRule): boolean {
  if (minimum === undefined && maximum === undefined) return true;
  const isFraction = kind.name === 'number';
  // A hash is no number, and neither is one that would be too long for its pattern.
  if (!isFraction && !/^(-?\d+|0x[\da-f]{1,16})$/i.test(bare)) return true;
  const number = isFraction ? Number(bare) : BigInt(bare);
  return !((minimum !== undefined && number < minimum) || (maximum !== undefined && number > maximum));
}
