import { Buffer } from 'node:buffer';
import { stringifyJson } from '../../index.js';
import { visible } from './visible.js';

/** The text of a value in a table. Base64 is decoded if it is the base64 of printable text. */
export function cellText(value: unknown, isBase64: boolean): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'object') return visible(stringifyJson(value) ?? '');
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

const combining = /[\p{Mn}\p{Me}\p{Cf}]/u;
/** Half-width forms have one column, although their script is Katakana or Hangul. */
const halfWidth = /[\uff61-\uffdc]/u;
/** East Asian scripts, emoji, and the full-width forms of Latin. */
const fullWidth = /[\p{scx=Han}\p{scx=Hangul}\p{scx=Hira}\p{scx=Kana}\p{Emoji_Presentation}\uff01-\uff60]/u;

function characterWidth(character: string): number {
  if (combining.test(character)) return 0;
  if (halfWidth.test(character)) return 1;
  return fullWidth.test(character) ? 2 : 1;
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
