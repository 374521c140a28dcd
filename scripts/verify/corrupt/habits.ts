import { isRecord } from '../../../src/values/values.js';
import { members } from './json.js';

/** What all recorded values of one place have in common; no description is asked. */
export interface Habit {
  /** Whether no object of that place lacks it. */
  readonly isAlways: boolean;
  readonly isNullable: boolean;
  /** Words in capitals, few of them and often the same. */
  readonly isWord: boolean;
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

interface Seen {
  count: number;
  isNullable: boolean;
  texts: Set<string>;
  /** Recorded values that are no texts, null apart. */
  others: number;
}

/** What is usual in each place, by the recordings of an operation. */
export class Habits {
  readonly #seen = new Map<string, Seen>();
  readonly #holders = new Map<string, number>();

  add(operationId: string, body: unknown): void {
    for (const { holder, value, place } of [{ holder: {}, value: body, place: '' }, ...members(body)]) {
      const key = `${operationId} ${place}`;
      if (isRecord(value)) this.#holders.set(key, (this.#holders.get(key) ?? 0) + 1);
      if (isRecord(holder)) this.#note(key, value);
    }
  }

  #note(key: string, value: unknown): void {
    const seen = this.#seen.get(key) ?? { count: 0, isNullable: false, texts: new Set(), others: 0 };
    this.#seen.set(key, seen);
    seen.count += 1;
    if (value === null) seen.isNullable = true;
    else if (typeof value === 'string') seen.texts.add(value);
    else seen.others += 1;
  }

  of(operationId: string, place: string): Habit {
    const seen = this.#seen.get(`${operationId} ${place}`);
    const holders = this.#holders.get(`${operationId} ${place.slice(0, place.lastIndexOf('/'))}`);
    const texts = seen && seen.others === 0 ? [...seen.texts] : [];
    const form = Object.entries(forms).find(([, pattern]) => texts.every((text) => pattern.test(text)));
    return {
      isAlways: seen !== undefined && seen.count === holders,
      isNullable: seen?.isNullable ?? true,
      isWord:
        texts.length > 0 && texts.length <= 20 && texts.every((text) => /^[A-Z][A-Z0-9_]{2,}$/.test(text)),
      form: texts.length > 0 ? (form?.[0] as Form | undefined) : undefined,
    };
  }
}
