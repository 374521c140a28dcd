// A bigint goes through `JSON.stringify` as a string of this and its digits. What is such a string already gets one more.
const mark = '\u007F';
const looksMarked = /^\u007F+-?\d+$/;
// No key: what follows a key is a colon.
const marked = /"\u007F(\u007F*)(-?\d+)"(?!:)/g;

/**
 * JSON with bigints as exact integers; in all else as `JSON.stringify`. `parseReply` reads it back.
 *
 * @param value What a call returned, or anything else that `JSON.stringify` takes.
 * @example
 * stringifyJson({ balance: 9007199254740993n }); // '{"balance":9007199254740993}'
 */
export function stringifyJson(value: object): string;
export function stringifyJson(value: unknown): string | undefined;
export function stringifyJson(value: unknown): string | undefined {
  // Many patch it, so that bigints become strings.
  const patched = 'toJSON' in BigInt.prototype;
  const text: string | undefined = JSON.stringify(
    value,
    function (this: Readonly<Record<string, unknown>>, key: string, given: unknown): unknown {
      const inner = patched && isBigint(this[key]) ? this[key] : given;
      const isText = typeof inner === 'string' || inner instanceof String;
      return isBigint(inner) || (isText && looksMarked.test(String(inner))) ? `${mark}${inner}` : inner;
    },
  );
  return text?.replace(marked, (found: string, more: string, digits: string, offset: number) => {
    // A quote that is part of a string.
    if (text[offset - 1] === '\\') return found;
    return more === '' ? digits : `"${more}${digits}"`;
  });
}

function isBigint(value: unknown): boolean {
  return typeof value === 'bigint' || value instanceof BigInt;
}
