const shortEscapes: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };
const onlyAscii = /^[ -~]*$/;

/** Escapes all that a reader cannot see: control characters, direction marks, tags, variation selectors and others. */
export function visible(text: string): string {
  // Most texts are of this kind, and the other pattern is slow.
  if (onlyAscii.test(text)) return text;
  return text.replace(/[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu, (found) => {
    const digits = (found.codePointAt(0) ?? 0).toString(16).padStart(4, '0');
    return shortEscapes[found] ?? (digits.length > 4 ? `\\u{${digits}}` : `\\u${digits}`);
  });
}

/** JSON without markup: no text can close a tag or a block of code around it. */
export function toJson(value: unknown): string {
  return JSON.stringify(value).replace(/[<>`]/g, (found) => `\\u00${found.charCodeAt(0).toString(16)}`);
}

/** The length of a visible text in the JSON above, without its quotes. */
export function lengthInJson(text: string): number {
  let length = text.length;
  for (const found of text.match(/["\\<>`]/g) ?? []) length += found === '"' || found === '\\' ? 1 : 5;
  return length;
}

/** The text in base64, or in its beginning. Undefined if it is not base64 of UTF-8. */
export function decodedText(base64: string, isWhole: boolean): string | undefined {
  if (!/^[A-Za-z\d+/]*={0,2}$/.test(base64)) return undefined;
  try {
    // A beginning may end within a character.
    const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
    return decoder.decode(Buffer.from(base64, 'base64'), { stream: !isWhole });
  } catch {
    return undefined;
  }
}
