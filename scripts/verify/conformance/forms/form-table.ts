import { formOf } from './form-of.js';

/** How often each form of a field was sent. */
export type FormCounts = ReadonlyMap<string, number>;

/** The forms by operation and path, such as `getBlock timestamp.from`. */
export type Forms = ReadonlyMap<string, FormCounts>;

/** Objects whose field names are data, such as the storage of a contract. Their names are replaced by `*`. */
const mapNames = /^0x/;

/**
 * Counts the forms of all fields of the replies that it is given: for each operation and each path of a field, whether
 * it was null, `0x`, a timestamp, absent and so on. Both sides of a comparison fill one of these tables.
 */
export class FormTable {
  readonly #counts = new Map<string, Map<string, number>>();
  readonly #objects = new Map<string, number>();

  add(operationId: string, body: unknown): void {
    this.#addFields(operationId, body);
  }

  forms(): Forms {
    const paths = [...this.#counts.keys()].sort();
    return new Map(paths.map((path) => [path, this.#withAbsent(path)]));
  }

  #addFields(path: string, value: unknown): void {
    if (Array.isArray(value)) {
      for (const item of value) this.#addValue(`${path}[]`, item);
      return;
    }
    if (typeof value !== 'object' || value === null) return;
    this.#objects.set(path, (this.#objects.get(path) ?? 0) + 1);
    for (const [name, field] of Object.entries(value))
      this.#addValue(`${path}${path.includes(' ') ? '.' : ' '}${mapNames.test(name) ? '*' : name}`, field);
  }

  #addValue(path: string, value: unknown): void {
    const counts = this.#counts.get(path) ?? new Map<string, number>();
    this.#counts.set(path, counts);
    const form = formOf(value);
    counts.set(form, (counts.get(form) ?? 0) + 1);
    this.#addFields(path, value);
  }

  /** A field is absent as often as its object was sent without it. */
  #withAbsent(path: string): FormCounts {
    const counts = new Map(this.#counts.get(path));
    const parent = path.replace(/[. ][^. ]+$/, '');
    const sent = [...counts.values()].reduce((sum, count) => sum + count, 0);
    const missing = (this.#objects.get(parent) ?? 0) - sent;
    if (!path.endsWith('[]') && !path.endsWith('*') && missing > 0) counts.set('absent', missing);
    return counts;
  }
}
