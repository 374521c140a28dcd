import { isRecord } from '../../../src/values/values.js';

/** A value inside a parsed body, and its place. All items of a list have the same place, such as `/contracts/*`. */
export interface Member {
  readonly holder: object;
  readonly key: string;
  readonly value: unknown;
  readonly place: string;
}

export function* members(value: unknown, place = ''): Generator<Member> {
  if (!isRecord(value) && !Array.isArray(value)) return;
  for (const [key, inner] of Object.entries(value)) {
    const here = `${place}/${Array.isArray(value) ? '*' : key}`;
    yield { holder: value, key, value: inner, place: here };
    yield* members(inner, here);
  }
}

// No recorded text contains the delete character.
const mark = '\u007F';
const long = /([[:,]\s*)(-?\d{16,})(?=\s*[,\]}])/g;

/** Parses a body. Integers beyond 2^53 become marked texts, so that they can be written back exactly. */
export function parseMarked(text: string): unknown {
  return JSON.parse(text.replace(long, `$1"${mark}$2"`));
}

export function writeMarked(body: unknown): string {
  return JSON.stringify(body).replaceAll(new RegExp(`"${mark}(-?\\d+)"`, 'g'), '$1');
}

export function isNumber(value: unknown): boolean {
  return typeof value === 'number' || (typeof value === 'string' && value.startsWith(mark));
}
