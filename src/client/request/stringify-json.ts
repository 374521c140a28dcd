import { noContext, parameterErrorThrower } from '../../errors/errors.js';

// `JSON.stringify` gets a bigint as a string: the mark and its digits. Strings that look like this get one more mark.
const mark = '\u007F';
const looksMarked = /^\u007F+-?\d+$/;
// Keys are left out: a colon follows them.
const marked = /"\u007F(\u007F*)(-?\d+)"(?!:)/g;

/**
 * Like `JSON.stringify`, with bigints as exact integers. `parseReply` reads the text back.
 *
 * @param value The data of a call, or any other value for `JSON.stringify`.
 * @throws ParameterError if the value is nested deeper than the engine can write, as a hostile reply may be.
 * @example
 * stringifyJson({ balance: 9007199254740993n }); // '{"balance":9007199254740993}'
 */
export function stringifyJson(value: object): string;
export function stringifyJson(value: unknown): string | undefined;
export function stringifyJson(value: unknown): string | undefined {
  // Many programs define this method, which turns bigints into strings.
  const patched = 'toJSON' in BigInt.prototype;
  function withMark(this: Readonly<Record<string, unknown>>, key: string, converted: unknown): unknown {
    const inner = patched && isBigint(this[key]) ? this[key] : converted;
    const isText = typeof inner === 'string' || inner instanceof String;
    if (isBigint(inner) || (isText && looksMarked.test(String(inner)))) return `${mark}${inner}`;
    return inner;
  }
  let text: string | undefined;
  try {
    text = JSON.stringify(value, withMark);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    parameterErrorThrower(noContext)(
      'value',
      value,
      'data that is short enough and not nested too deeply for a text',
    );
  }
  return text?.replace(marked, (found: string, more: string, digits: string, offset: number) => {
    if (text[offset - 1] === '\\') return found;
    if (more === '') return digits;
    return `"${more}${digits}"`;
  });
}

function isBigint(value: unknown): boolean {
  return typeof value === 'bigint' || value instanceof BigInt;
}
