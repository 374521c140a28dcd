import { type Issue, noRedaction, preview, type Redact } from '../errors/errors.js';
import { escaped, pointerName } from './pointer.js';

/**
 * A check compiled by Ajv: tells a report what it finds wrong with a value that stands at `path` and `key`, two halves of a
 * JSON pointer that are put together only when there is something to tell.
 */
export type Validate = (data: unknown, report: Report, path: string, key: string | number) => void;

/** The checks of properties, by name. */
type Checks = Readonly<Record<string, Validate>>;

/** One place where a reply is not what the description says. */
export interface Mismatch {
  /** Where, as a JSON pointer into the reply: `/contracts/0/nonce`. */
  readonly instancePath: string;
  /** What the description asks for there. */
  readonly expected: string;
}

// Enough to see what happened, too few to fill the memory.
export const maxKept = 100;

/** What checks find in one reply: at most a hundred of a kind are kept. */
export class Report {
  /** How many places are not what the type says. */
  count = 0;
  /** Where the reply is not what its type says. */
  readonly mismatches: Mismatch[] = [];
  /** Where it holds more than the description knows. */
  readonly drift: Issue[] = [];
  readonly #redact: Redact;
  /** How names are told that the description does not know: objects of a kind mostly have the same. */
  readonly #names = new Map<string, string>();

  constructor(redact: Redact = noRedaction) {
    this.#redact = redact;
  }

  /** Where something stands, for what is told of what is below. */
  at(path: string, key: string | number): string {
    return path + key;
  }

  mismatch(path: string, key: string | number, expected: string): void {
    this.count += 1;
    if (this.mismatches.length < maxKept) this.mismatches.push({ instancePath: path + key, expected });
  }

  /** A property that has to be there is not. */
  missing(path: string, key: string): void {
    this.mismatch(path, key, 'a value');
  }

  /** Checks properties of an object, of which all but the optional ones have to be present. */
  members(
    data: Record<string, unknown>,
    path: string,
    checks: Checks,
    optional: readonly string[] = [],
  ): void {
    for (const [name, validate] of Object.entries(checks)) {
      const key = `/${escaped(name)}`;
      if (data[name] !== undefined) validate(data[name], this, path, key);
      else if (!optional.includes(name)) this.missing(path, key);
    }
  }

  /** Checks all properties of an object, and notes those that the description does not know. */
  object(data: Record<string, unknown>, path: string, checks: Checks, optional?: readonly string[]): void {
    this.members(data, path, checks, optional);
    this.names(data, Object.keys(checks), path);
  }

  /** A text is not like this pattern. */
  unlike(path: string, key: string | number, pattern: RegExp): void {
    this.mismatch(path, key, `text like ${pattern.source}`);
  }

  /** Takes back what was found after `count`: one alternative does not fit, another may. */
  forget(count: number): void {
    this.count = count;
    this.mismatches.length = Math.min(this.mismatches.length, count);
  }

  /** Checks each item of an array. */
  items(data: unknown, path: string, validate: Validate): void {
    if (!Array.isArray(data)) {
      this.mismatch(path, '', 'array');
      return;
    }
    for (let index = 0; index < data.length; index++) validate(data[index], this, `${path}/`, index);
  }

  /** Notes properties that the description does not know. */
  names(data: Readonly<Record<string, unknown>>, known: readonly string[], path: string): void {
    for (const name in data) {
      if (known.includes(name)) continue;
      if (this.drift.length >= maxKept) return;
      const key = this.#names.get(name) ?? pointerName(name, this.#redact);
      this.#names.set(name, key);
      this.#add(`${path}/${key}`, 'a declared property', data[name]);
    }
  }

  /** Notes a word that is not on its list. */
  unknownValue(path: string, key: string | number, value: unknown): void {
    this.#add(path + key, 'a known value', value);
  }

  /** Notes an array longer than was promised. */
  tooManyItems(path: string, key: string | number, items: readonly unknown[], limit: number): void {
    this.#add(path + key, `at most ${limit} items`, items);
  }

  #add(instancePath: string, expected: string, value: unknown): void {
    if (this.drift.length < maxKept)
      this.drift.push({ instancePath, expected, got: preview(value, this.#redact) });
  }
}
