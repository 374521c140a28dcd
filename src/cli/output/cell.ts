import { Buffer } from 'node:buffer';
import { eastAsianWidth } from 'get-east-asian-width';
import { jsonText } from './json-text.js';
import { visible } from './visible.js';

/** The text of a value in a table. Base64 is decoded if it is the base64 of printable text. */
export function cellText(value: unknown, isBase64: boolean): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'object') return visible(jsonText(value));
  const text = String(value);
  return visible((isBase64 && decodedText(text)) || text);
}

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Controls, private and unassigned characters, and halves of characters. White space and format characters are printable. */
const unprintable = /(?!\s)[\p{Cc}\p{Cs}\p{Co}\p{Cn}]/u;

function decodedText(base64: string): string | undefined {
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.toString('base64') !== base64) return undefined;
  try {
    const text = utf8.decode(bytes);
    return unprintable.test(text) ? undefined : text;
  } catch {
    return undefined;
  }
}

/** The columns of a terminal that a text fills: two for each Chinese character, for example. */
export function widthOf(text: string): number {
  if (/^[ -~]*$/.test(text)) return text.length;
  return Array.from(text).reduce((sum, character) => sum + characterWidth(character), 0);
}

/** Also the vowels and final consonants of a Korean syllable in parts: a terminal draws them into its first consonant. */
const combining = /[\p{Mn}\p{Me}\p{Cf}\u1160-\u11ff]/u;
/** Two of them are one flag, which has two columns. */
const halfFlag = /\p{Regional_Indicator}/u;

function characterWidth(character: string): number {
  if (combining.test(character)) return 0;
  if (halfFlag.test(character)) return 1;
  return eastAsianWidth(character.codePointAt(0) ?? 0);
}

export function pad(text: string, width: number, atStart = false): string {
  const space = ' '.repeat(Math.max(0, width - widthOf(text)));
  return atStart ? space + text : text + space;
}

export function truncate(text: string, maxWidth: number): string {
  if (widthOf(text) <= maxWidth) return text;
  let start = '';
  let width = widthOf('…');
  for (const character of text) {
    width += characterWidth(character);
    if (width > maxWidth) break;
    start += character;
  }
  return `${start}…`;
}
