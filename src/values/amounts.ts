import { noContext, parameterErrorThrower, type ThrowParameterError } from '../errors/errors.js';
import type { AmountValue, IntegerValue } from './inputs.js';
import { amountKind } from './kinds.js';

const hbarDecimals = 8;
/** No amount is longer: 256 bits are 78 digits, and a token has at most 255 decimals. Reading a number takes more than linear time. */
const maxLength = 1000;
const throwParameterError: ThrowParameterError = /*#__PURE__*/ parameterErrorThrower(noContext);

/**
 * Converts an amount of smallest units to a decimal text, exact, without padding or rounding.
 *
 * @param amount An integer as the service sends it, also as text, such as `total_supply` of a token.
 * @param decimals The number of digits after the decimal point: `decimals` of the token.
 * @throws ParameterError if one of them is not an integer, or the amount has more than 1000 digits.
 * @example
 * formatUnits(123_450n, 2); // '1234.5'
 */
export function formatUnits(amount: IntegerValue, decimals: IntegerValue): string {
  return decimalText(toInteger('amount', amount), toDecimals(decimals));
}

/**
 * Converts a decimal text to an amount of smallest units, exact. A text with a fraction of a unit is refused, not rounded.
 *
 * @param text Digits with or without a decimal point, such as `'1234.5'`.
 * @param decimals The number of digits after the decimal point: `decimals` of the token.
 * @throws ParameterError if the text is not a decimal number, has more than 1000 characters, or contains a fraction of a unit.
 * @example
 * parseUnits('1234.5', 2); // 123450n
 */
export function parseUnits(text: string, decimals: IntegerValue): bigint {
  const places = toDecimals(decimals);
  if (String(text).length > maxLength)
    throwParameterError('text', text, `a decimal number of at most ${maxLength} characters`);
  const [, sign = '', whole = '', fraction = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text) ?? [];
  const digits = withoutEndZeros(fraction);
  if (whole === '' || digits.length > places)
    throwParameterError('text', text, `a decimal number with at most ${places} digits after the point`);
  return BigInt(`${sign}${whole}${digits.padEnd(places, '0')}`);
}

/**
 * Converts tinybars to hbars, exact.
 *
 * @param tinybars An integer as the service sends it, such as `balance.balance` of an account, or an SDK's `Hbar`.
 * @throws ParameterError if it is not an integer.
 * @example
 * formatHbar(150_000_001n); // '1.50000001'
 */
export function formatHbar(tinybars: AmountValue): string {
  return decimalText(toInteger('tinybars', tinybars), hbarDecimals);
}

/**
 * Converts hbars to tinybars, exact, for a filter such as `gte(parseHbar('1000'))`.
 *
 * @param hbars Digits with or without a decimal point, with at most eight digits after it.
 * @throws ParameterError if it is not a decimal number, or contains a fraction of a tinybar.
 * @example
 * parseHbar('1.5'); // 150000000n
 */
export function parseHbar(hbars: string): bigint {
  return parseUnits(hbars, hbarDecimals);
}

function decimalText(amount: bigint, decimals: number): string {
  const digits = String(amount < 0n ? -amount : amount).padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  const fraction = withoutEndZeros(digits.slice(digits.length - decimals));
  return `${amount < 0n ? '-' : ''}${whole}${fraction && `.${fraction}`}`;
}

/** The pattern `/0+$/` would take quadratic time for many zeros before another digit. */
function withoutEndZeros(digits: string): string {
  let end = digits.length;
  while (digits[end - 1] === '0') end -= 1;
  return digits.slice(0, end);
}

const maxDecimals = 255n;

function toDecimals(decimals: IntegerValue): number {
  const count = toInteger('decimals', decimals);
  if (count < 0n || count > maxDecimals)
    throwParameterError('decimals', decimals, `an integer from 0 to ${maxDecimals}`);
  return Number(count);
}

function toInteger(parameter: string, input: AmountValue): bigint {
  const text = amountKind.write(input) ?? '';
  if (!/^-?\d+$/.test(text)) throwParameterError(parameter, input, 'an integer, as a bigint beyond 2^53');
  if (text.length > maxLength)
    throwParameterError(parameter, input, `an integer of at most ${maxLength} digits`);
  return BigInt(text);
}
