import { formatUnits, toDate } from '../../index.js';

// Other forms of an amount or a time, where a value has one.

/** The meaning of a field of a reply. */
export type Meaning = 'time' | 'hbar' | 'unit' | undefined;

/**
 * Counts values that have no other form, such as an amount of a token with 256 decimals, or a time beyond the year 5138. A reply may
 * hold any value, and is no mistake of the user: such a value is printed as the service has sent it, and one line at the end counts them.
 */
export class ValuesAsSent {
  #amounts = 0;
  #times = 0;

  /** The other form of a value, or the value itself. One that is missing, or not a single value, has none, and is not counted. */
  convert<Form>(value: unknown, meaning: Meaning, form: Form | undefined): Form | undefined {
    const isSingle = typeof value !== 'object' && value !== undefined && value !== '';
    if (form !== undefined || !isSingle) return form;
    if (meaning === 'time') this.#times += 1;
    else this.#amounts += 1;
    return undefined;
  }

  get warning(): string | undefined {
    const counts = [
      this.#amounts > 0 && `amounts: ${this.#amounts}`,
      this.#times > 0 && `times: ${this.#times}`,
    ].filter((count) => count !== false);
    if (counts.length === 0) return undefined;
    return `Printed as the service has sent them, because they have no other form: ${counts.join(', ')}.`;
  }
}

/** Amounts have up to 78 digits. A reply may have longer texts, which are no mistake of the user. */
const amountForm = /^-?\d{1,100}$/;
const mostDecimals = 255;

/** Undefined if it is not an integer, such as an amount of NFTs that is not known, or has too many decimals. */
export function decimalText(value: unknown, decimals: unknown): string | undefined {
  if (!amountForm.test(String(value)) || !/^\d{1,3}$/.test(String(decimals))) return undefined;
  if (Number(decimals) > mostDecimals) return undefined;
  return formatUnits(BigInt(String(value)), Number(decimals));
}

/** Seconds have 11 digits up to the year 5138. A year of more than four digits has another form in ISO 8601. */
export const timestampForm = /^\d{1,11}\.\d{9}$/;

/** All nine digits of the fraction. A Date has three of them. */
export function isoText(value: unknown): string | undefined {
  const text = String(value);
  if (!timestampForm.test(text)) return undefined;
  return `${toDate(text).toISOString().slice(0, 20)}${text.slice(-9)}Z`;
}

export function nanosecondsOf(value: unknown): bigint | undefined {
  return timestampForm.test(String(value)) ? BigInt(String(value).replace('.', '')) : undefined;
}
