import { noCall, ParameterError } from '../errors/errors.js';
import type { AmountValue, IntegerValue } from './given.js';
import { toInteger } from './integers.js';

// A tinybar is this many digits of an hbar.
const hbarDecimals = 8;

/**
 * An amount of smallest units as a decimal text, exact: neither padded nor rounded.
 *
 * @param amount What the service sends: an integer, also as text, as `total_supply` of a token is.
 * @param decimals How many of its digits are behind the point: `decimals` of the token.
 * @throws ParameterError if one of them is no integer.
 * @example
 * formatUnits(123_450n, 2); // '1234.5'
 */
export function formatUnits(amount: IntegerValue, decimals: IntegerValue): string {
  return decimalText(toInteger('amount', amount), toDecimals(decimals));
}

/**
 * A decimal text as an amount of smallest units, exact: digits that are finer than a unit are refused, not rounded.
 *
 * @param text Digits with or without a point, such as `'1234.5'`.
 * @param decimals How many digits of the amount are behind the point: `decimals` of the token.
 * @throws ParameterError if it is no decimal number, or finer than a unit.
 * @example
 * parseUnits('1234.5', 2); // 123450n
 */
export function parseUnits(text: string, decimals: IntegerValue): bigint {
  const places = toDecimals(decimals);
  const [, sign = '', whole = '', fraction = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text) ?? [];
  const digits = fraction.replace(/0+$/, '');
  if (whole === '' || digits.length > places)
    throw new ParameterError(
      {
        parameter: 'text',
        given: text,
        allowed: `a decimal number with at most ${places} digits behind the point`,
      },
      noCall,
    );
  return BigInt(`${sign}${whole}${digits.padEnd(places, '0')}`);
}

/**
 * Tinybars as hbars, exact.
 *
 * @param tinybars What the service sends of hbars, such as `balance.balance` of an account, or an SDK's `Hbar`.
 * @throws ParameterError if it is no integer.
 * @example
 * formatHbar(150_000_001n); // '1.50000001'
 */
export function formatHbar(tinybars: AmountValue): string {
  return decimalText(toInteger('tinybars', tinybars), hbarDecimals);
}

/**
 * Hbars as tinybars, exact, for a filter such as `gte(parseHbar('1000'))`.
 *
 * @param hbars Digits with or without a point, at most eight of them behind it.
 * @throws ParameterError if it is no decimal number, or finer than a tinybar.
 * @example
 * parseHbar('1.5'); // 150000000n
 */
export function parseHbar(hbars: string): bigint {
  return parseUnits(hbars, hbarDecimals);
}

function decimalText(amount: bigint, decimals: number): string {
  const digits = String(amount < 0n ? -amount : amount).padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, '');
  return `${amount < 0n ? '-' : ''}${whole}${fraction && `.${fraction}`}`;
}

// More digits than an integer of the EVM has.
const mostDecimals = 255n;

function toDecimals(decimals: IntegerValue): number {
  const count = toInteger('decimals', decimals);
  if (count < 0n || count > mostDecimals)
    throw new ParameterError(
      { parameter: 'decimals', given: decimals, allowed: `an integer from 0 to ${mostDecimals}` },
      noCall,
    );
  return Number(count);
}
