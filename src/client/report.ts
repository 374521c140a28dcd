import { type Issue, noRedaction, preview, type Redact } from '../errors/errors.js';
import { isRecord } from '../values/values.js';
import { escaped, pointerName } from './pointer.js';

/**
 * Checks a value and adds mismatches to a report. `path` and `key` together are the JSON pointer of the value. They are
 * joined only for a mismatch, because most values have none.
 */
export type Validate = (data: unknown, report: Report, path: string, key: string | number) => void;

/** The check of each declared property of an object. */
type Checks = Readonly<Record<string, Validate | { readonly optional: Validate }>>;

export interface Mismatch {
  /** JSON pointer into the reply: `/contracts/0/nonce`. */
  readonly instancePath: string;
  readonly expected: string;
}

/** Maximum length of each list of issues: limits the memory for a reply that is all wrong. */
export const maxKept = 100;

/**
 * The mismatches and the drift of one reply. The generated `validators.ts` call its methods, one for each word of a schema,
 * and are loaded only for a reply that the quick check (`Guard`) has refused. A mismatch keeps a pointer and what was
 * expected, but not the value: `issuesOf` looks the value up when the report is over, because `anyOf` drops most of what
 * its alternatives report.
 */
export class Report {
  /** Number of mismatches, including those that are not kept. */
  count = 0;
  readonly mismatches: Mismatch[] = [];
  /** Undeclared fields, unknown words and arrays that are too long. */
  readonly drift: Issue[] = [];
  readonly #redact: Redact;

  constructor(redact: Redact = noRedaction) {
    this.#redact = redact;
  }

  mismatch(path: string, key: string | number, expected: string): void {
    this.count += 1;
    if (this.mismatches.length < maxKept) this.mismatches.push({ instancePath: path + key, expected });
  }

  fields(data: unknown, path: string, key: string | number, checks: Checks): void {
    if (!isRecord(data)) {
      this.mismatch(path, key, 'an object');
      return;
    }
    const here = path + key;
    for (const [name, check] of Object.entries(checks)) {
      const place = `/${escaped(name)}`;
      const isRequired = typeof check === 'function';
      if (data[name] !== undefined) (isRequired ? check : check.optional)(data[name], this, here, place);
      else if (isRequired) this.mismatch(here, place, 'a value');
    }
  }

  /** The same, if no other properties are declared elsewhere. */
  object(data: unknown, path: string, key: string | number, checks: Checks): void {
    this.fields(data, path, key, checks);
    this.names(data, path, key, Object.keys(checks));
  }

  like(text: string, path: string, key: string | number, pattern: RegExp): void {
    if (!pattern.test(text)) this.mismatch(path, key, `text that matches ${pattern}`);
  }

  /** Another form than the usual one is drift, as is a word that is not known. */
  usual(text: string, path: string, key: string | number, pattern: RegExp): void {
    if (!pattern.test(text)) this.#unknown(path, key, text);
  }

  known(value: unknown, path: string, key: string | number, words: readonly unknown[]): void {
    if (!words.includes(value)) this.#unknown(path, key, value);
  }

  items(data: unknown, path: string, key: string | number, validate: Validate): void {
    if (!Array.isArray(data)) {
      this.mismatch(path, key, 'an array');
      return;
    }
    for (let index = 0; index < data.length; index++) validate(data[index], this, `${path}${key}/`, index);
  }

  members(
    data: Readonly<Record<string, unknown>>,
    path: string,
    key: string | number,
    validate: Validate,
    declared: readonly string[] = [],
  ): void {
    for (const name in data)
      if (!declared.includes(name)) validate(data[name], this, path + key, `/${escaped(name)}`);
  }

  /** If the value matches an alternative, or there are words for all of them, their own mismatches are dropped. */
  anyOf(
    data: unknown,
    path: string,
    key: string | number,
    alternatives: readonly Validate[],
    form?: string,
  ): void {
    const start = this.count;
    for (const validate of alternatives) {
      const before = this.count;
      validate(data, this, path, key);
      if (this.count > before) continue;
      this.#dropFrom(start);
      return;
    }
    if (form !== undefined) this.#dropFrom(start);
    this.mismatch(path, key, form ?? 'a value that matches one of the declared alternatives');
  }

  #dropFrom(start: number): void {
    this.count = start;
    this.mismatches.length = Math.min(this.mismatches.length, start);
  }

  names(data: unknown, path: string, key: string | number, declared: readonly string[]): void {
    if (!isRecord(data)) return;
    for (const name in data) {
      if (declared.includes(name)) continue;
      if (this.drift.length >= maxKept) return;
      this.#add(`${path}${key}/${pointerName(name, this.#redact)}`, 'a declared property', data[name]);
    }
  }

  #unknown(path: string, key: string | number, value: unknown): void {
    this.#add(path + key, 'a known value', value);
  }

  tooManyItems(path: string, key: string | number, items: readonly unknown[], limit: number): void {
    this.#add(path + key, `at most ${limit} items`, items);
  }

  #add(instancePath: string, expected: string, value: unknown): void {
    if (this.drift.length < maxKept)
      this.drift.push({ instancePath, expected, got: preview(value, this.#redact) });
  }
}
