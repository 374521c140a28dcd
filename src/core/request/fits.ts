import type { ParameterRule } from '../operation/parameter-rule.js';
import type { WireValue } from './wire-value.js';

type Kind = ParameterRule['kind'];

// What is no filter is given as what it is: a limit of '5' is a slip.
const typed: ReadonlySet<Kind> = new Set(['boolean', 'integer', 'nft-serial-number', 'number']);

const whole: ReadonlySet<Kind> = new Set(['amount', 'integer', 'nft-serial-number']);

/** Whether a value is what its rule allows. */
export function fits(value: WireValue, rule: ParameterRule): boolean {
  const { text, operator, isString } = value;
  const { kind, operators = [], pattern, minLength, maxLength, countsBytes } = rule;
  if (operator && !operators.includes(operator)) return false;
  if (isString && !rule.operators && typed.has(kind)) return false;
  if (!isWord(text, rule)) return false;
  if (kind === 'boolean' && !/^(true|false)$/.test(text)) return false;
  if (pattern && !pattern.test(text)) return false;
  const length = countsBytes ? new TextEncoder().encode(text).length : text.length;
  if (length < (minLength ?? length) || length > (maxLength ?? length)) return false;
  if (whole.has(kind) && !/^-?\d+$/.test(value.bare)) return false;
  return isWithin(value, rule);
}

/** Words are taken in either case; of a list that grows, one that is not known but looks like it as well. */
function isWord(text: string, { words, isOpen }: ParameterRule): boolean {
  if (!words || words.some((word) => String(word).toLowerCase() === text.toLowerCase())) return true;
  return isOpen === true && /^[A-Z][A-Z0-9_]*$/i.test(text);
}

function isWithin({ bare }: WireValue, { kind, minimum, maximum }: ParameterRule): boolean {
  // A hash is no number, and neither is one that would be too long for its pattern.
  const isNumber = whole.has(kind) || kind === 'number' || /^(\d+|0x[\da-f]{1,16})$/i.test(bare);
  if (!isNumber || (minimum === undefined && maximum === undefined)) return true;
  const number = kind === 'number' ? Number(bare) : BigInt(bare);
  return !((minimum !== undefined && number < minimum) || (maximum !== undefined && number > maximum));
}
