import { isRecord } from '../../../src/values/values.js';

/** A value inside a parsed body, and where it stands: items of a list stand in one place, `/contracts/*`. */
export interface Member {
  readonly holder: object;
  readonly key: string;
  readonly value: unknown;
  readonly place: string;
}

/** Every value inside a body, in the order of the text. */
export function* members(value: unknown, place = ''): Generator<Member> {
  if (!isRecord(value) && !Array.isArray(value)) return;
  for (const [key, inner] of Object.entries(value)) {
    const here = `${place}/${Array.isArray(value) ? '*' : key}`;
    yield { holder: value, key, value: inner, place: here };
    yield* members(inner, here);
  }
}

// A delete character is in no recorded text.
const mark = '\u007F';
const long = /([[:,]\s*)(-?\d{16,})(?=\s*[,\]}])/g;

/** A body in which an integer that a number cannot hold is a marked text, so that it can be written back as it was. */
export function parseMarked(text: string): unknown {
  return JSON.parse(text.replace(long, `$1"${mark}$2"`));
}

export function writeMarked(body: unknown): string {
  return JSON.stringify(body).replaceAll(new RegExp(`"${mark}(-?\\d+)"`, 'g'), '$1');
}

export function isNumber(value: unknown): boolean {
  return typeof value === 'number' || (typeof value === 'string' && value.startsWith(mark));
}
