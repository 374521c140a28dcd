import { isRecord } from '../../../../src/values/values.js';

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

/** Properties that all recorded values at one place share. They do not depend on the description. */
export interface UsualValue {
  readonly isAlways: boolean;
  readonly isNullable: boolean;
  readonly isEnumValue: boolean;
  readonly form: Form | undefined;
}

const forms = {
  hex: /^0x([0-9a-f]{2})*$/i,
  id: /^\d+\.\d+\.\d+$/,
  transaction: /^\d+\.\d+\.\d+-\d+-\d{9}$/,
  time: /^\d{9,10}\.\d{9}$/,
  date: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}(Z|[+-]\d\d:\d\d)$/,
  digits: /^\d+$/,
} as const;
type Form = keyof typeof forms;

interface Samples {
  count: number;
  isNullable: boolean;
  texts: Set<string>;
  others: number;
}

export class RecordedValues {
  readonly #samples = new Map<string, Samples>();
  readonly #holders = new Map<string, number>();

  add(operationId: string, body: unknown): void {
    for (const { holder, value, place } of [{ holder: {}, value: body, place: '' }, ...members(body)]) {
      const key = `${operationId} ${place}`;
      if (isRecord(value)) this.#holders.set(key, (this.#holders.get(key) ?? 0) + 1);
      if (isRecord(holder)) this.#count(key, value);
    }
  }

  #count(key: string, value: unknown): void {
    const samples = this.#samples.get(key) ?? { count: 0, isNullable: false, texts: new Set(), others: 0 };
    this.#samples.set(key, samples);
    samples.count += 1;
    if (value === null) samples.isNullable = true;
    else if (typeof value === 'string') samples.texts.add(value);
    else samples.others += 1;
  }

  of(operationId: string, place: string): UsualValue {
    const samples = this.#samples.get(`${operationId} ${place}`);
    const holders = this.#holders.get(`${operationId} ${place.slice(0, place.lastIndexOf('/'))}`);
    const texts = samples && samples.others === 0 ? [...samples.texts] : [];
    const form = Object.entries(forms).find(([, pattern]) => texts.every((text) => pattern.test(text)));
    return {
      isAlways: samples !== undefined && samples.count === holders,
      isNullable: samples?.isNullable ?? true,
      isEnumValue:
        texts.length > 0 && texts.length <= 20 && texts.every((text) => /^[A-Z][A-Z0-9_]{2,}$/.test(text)),
      form: texts.length > 0 ? (form?.[0] as Form | undefined) : undefined,
    };
  }
}
