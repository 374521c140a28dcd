const shortEscapes: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };
/** An engine keeps all that it replaces in one list, and ends the process if that is too long: Node at 22 million places. */
const longestAtOnce = 2 ** 20;
const onlyPlain = /^[ !"-;=?-_a-~]*$/;

/**
 * Escapes all that a reader cannot see: control characters, direction marks, tags, variation selectors and others. So are <, >
 * and backticks: no text can close a tag or a block of code around it, in whichever way an answer is written.
 */
export function visible(text: string): string {
  // Most texts are of this kind, and the other pattern is slow.
  if (onlyPlain.test(text)) return text;
  if (text.length > longestAtOnce) {
    const beginning = text.slice(0, text.length >> 1).replace(/[\uD800-\uDBFF]$/, '');
    return visible(beginning) + visible(text.slice(beginning.length));
  }
  return text.replace(/[<>`\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu, (found) => {
    const digits = (found.codePointAt(0) ?? 0).toString(16).padStart(4, '0');
    return shortEscapes[found] ?? (digits.length > 4 ? `\\u{${digits}}` : `\\u${digits}`);
  });
}

/** The length of a visible text in JSON, without its quotes. */
export function lengthInJson(text: string): number {
  return text.length + (text.match(/["\\]/g)?.length ?? 0);
}

/** The text in base64, or in its beginning. Undefined if it is not base64 of UTF-8. */
export function decodedText(base64: string, isWhole: boolean): string | undefined {
  if (!/^[A-Za-z\d+/]*={0,2}$/.test(base64)) return undefined;
  try {
    // A beginning may end within a character.
    const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
    return decoder.decode(bytesOfBase64(base64), { stream: !isWhole });
  } catch {
    return undefined;
  }
}

/** @throws if it is not base64. */
export function bytesOfBase64(base64: string): Uint8Array {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}
