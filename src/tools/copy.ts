import { isRecord } from '../core.js';
import type { Budget } from './budget.js';
import type { Fields } from './fields.js';
import { decodedText, lengthInJson, visible } from './plain-data.js';

/** Where an object or an array stands in the reply. */
interface Place {
  /** Undefined for the reply itself, and for a list of it. */
  readonly parent: Place | undefined;
  /** The name of the field. */
  readonly name: string;
  /** Undefined for all fields that are not empty. */
  readonly fields: ChosenFields;
  readonly depth: number;
}

export type ChosenFields = Fields | 'all' | undefined;

interface Cut {
  readonly path: string;
  readonly text: string;
}

/** More would say nothing new. */
const maxCuts = 20;

/** Replies are flat. Without a limit, a deep one would exhaust the stack. */
const maxDepth = 40;

/** The name of an entry of an array, in a path. */
const entryName = '[]';

/** Fields whose base64 is mostly text. */
const base64Fields: ReadonlySet<string> = new Set(['memo_base64', 'message', 'metadata']);

/**
 * Copies a reply as JSON values, and counts their characters while it does. It stops when no size of the budget fits, so
 * what is beyond it is not looked at: a giant reply takes no longer than the answer.
 */
export class Copy {
  readonly #budget: Budget;
  readonly #names: ReadonlySet<string>;
  readonly #cuts: Cut[] = [];
  /** The last size that has what is copied now. */
  #upTo: number;

  /** @param names The names that the description has. Others may be texts of strangers, so `cuts` does not have them. */
  constructor(budget: Budget, names: ReadonlySet<string>) {
    this.#budget = budget;
    this.#names = names;
    this.#upTo = budget.last;
  }

  /** The path of each shortened value, and how it was shortened. */
  get cuts(): string[] {
    return this.#cuts.map(({ path, text }) => `${path}: ${text}`);
  }

  spend(characters: number): void {
    this.#budget.spend(characters, this.#upTo);
  }

  of(value: unknown, name: string, fields: ChosenFields, parent?: Place): unknown {
    if (typeof value === 'string') return this.#string(value, name, parent);
    if (typeof value !== 'object' || value === null) return this.#number(value);
    const depth = parent ? parent.depth + 1 : 0;
    if (depth <= maxDepth) {
      const place = { parent, name, fields, depth };
      if (isRecord(value)) return this.#record(value, place);
      return this.#array(value as unknown[], place);
    }
    this.#cut(`only the first ${maxDepth} levels`, name, parent);
    return this.#number(null);
  }

  /** The fields of a reply, but for some. */
  reply(reply: unknown, fields: ChosenFields, hidden: ReadonlySet<string>): unknown {
    const place = { parent: undefined, name: '', fields, depth: 0 };
    if (isRecord(reply)) return this.#record(reply, place, hidden);
    return this.of(reply, '', fields);
  }

  /** The items of a page up to the first one that does not fit with one of the usual sizes, but one item at least. */
  items(items: readonly unknown[], name: string, fields: ChosenFields, usual: number): unknown[] {
    const budget = this.#budget;
    const place = { parent: undefined, name, fields, depth: 0 };
    const copies: unknown[] = [];
    this.spend('[]'.length);
    for (const item of items) {
      const undo = budget.mark();
      const { length } = this.#cuts;
      const copy = this.of(item, entryName, fields, place);
      this.spend(','.length);
      if (copies.length > 0 && budget.at > usual) {
        undo();
        this.#cuts.length = length;
        break;
      }
      copies.push(copy);
    }
    return copies;
  }

  /** An entry that only larger sizes have is counted for these. */
  #array(array: readonly unknown[], place: Place): unknown[] {
    const budget = this.#budget;
    const upTo = this.#upTo;
    const copies: unknown[] = [];
    this.spend('[]'.length);
    for (const entry of array) {
      while (this.#upTo >= budget.at && budget.mostEntries(this.#upTo) <= copies.length) this.#upTo -= 1;
      if (this.#upTo < budget.at) break;
      copies.push(this.of(entry, entryName, place.fields, place));
      this.spend(','.length);
    }
    this.#upTo = upTo;
    const { length } = copies;
    if (array.length > length)
      this.#cut(`only the first ${length} of ${array.length} entries`, place.name, place.parent);
    return copies;
  }

  #record(record: Readonly<Record<string, unknown>>, place: Place, hidden?: ReadonlySet<string>): object {
    // Without a prototype, every name is a field as others are.
    const copy: Record<string, unknown> = Object.create(null);
    const { fields } = place;
    const isPruned = fields === undefined;
    const tree = fields instanceof Map ? fields : undefined;
    this.spend('{}'.length);
    for (const name of tree?.keys() ?? Object.keys(record)) {
      if (this.#budget.isOver) break;
      if (hidden?.has(name) || (tree && !Object.hasOwn(record, name))) continue;
      const value = record[name];
      if (value === undefined || (isPruned && isEmpty(value))) continue;
      const inner = this.of(value, name, tree ? tree.get(name) : fields, place);
      // All in it was empty.
      if (isPruned && isRecord(inner) && isEmpty(inner)) this.spend(-'{}'.length);
      else {
        copy[this.#nameOf(name, place)] = inner;
        this.spend(':,'.length);
      }
    }
    return copy;
  }

  #nameOf(name: string, place: Place): string {
    if (!this.#names.has(name)) return this.#text(name, name, place);
    this.spend(name.length + '""'.length);
    return name;
  }

  #number(value: unknown): unknown {
    const plain = value ?? null;
    this.spend(String(plain).length);
    if (typeof plain !== 'bigint') return plain;
    this.spend('""'.length);
    return String(plain);
  }

  #string(text: string, name: string, parent: Place | undefined): unknown {
    const field = name === entryName ? parent?.name : name;
    if (base64Fields.has(field ?? '')) return this.#decoded(text, name, parent);
    return this.#text(text, name, parent);
  }

  /** A part of a text that only larger sizes have is counted for these. */
  #text(text: string, name: string, parent: Place | undefined): string {
    const budget = this.#budget;
    this.spend('""'.length);
    let shown = '';
    let end = 0;
    for (let at = this.#upTo; at >= budget.at && end < text.length; at -= 1) {
      const next = endOfPart(text, budget.mostCharacters(at));
      if (next <= end) continue;
      const part = visible(text.slice(end, next));
      budget.spend(lengthInJson(part), at);
      shown += part;
      end = next;
    }
    if (end < text.length) this.#cut(`only the first ${end} of ${text.length} characters`, name, parent);
    return shown;
  }

  /** Base64 of UTF-8 becomes `{ text }`. Of a long one, only as much is decoded as may be shown. */
  #decoded(base64: string, name: string, parent: Place | undefined): unknown {
    if (base64 === '') return this.#text(base64, name, parent);
    // Three bytes are four characters of base64, and a character has at most four bytes.
    const most = 4 * Math.ceil((this.#budget.mostCharacters() * 4) / 3);
    const text = decodedText(base64.slice(0, most), base64.length <= most);
    this.spend('{"base64":}'.length);
    if (text === undefined) return { base64: this.#text(base64, name, parent) };
    if (base64.length > most)
      this.#cut(`only the beginning of ${base64.length} characters of base64`, name, parent);
    return { text: this.#text(text, name, parent) };
  }

  #cut(text: string, name: string, parent: Place | undefined): void {
    if (this.#cuts.length >= maxCuts) return;
    const path = this.#pathOf(name, parent);
    if (this.#cuts.every((cut) => cut.path !== path)) this.#cuts.push({ path, text });
  }

  #pathOf(name: string, parent: Place | undefined): string {
    const before = parent ? this.#pathOf(parent.name, parent.parent) : '';
    if (name === entryName) return `${before}${entryName}`;
    const isKnown = this.#names.has(name) || name === '';
    return [before, isKnown ? name : '*'].filter((each) => each !== '').join('.');
  }
}

/** The end of the first characters of a text, but not between the halves of one. */
function endOfPart(text: string, most: number): number {
  if (most >= text.length) return text.length;
  if (/[\ud800-\udbff]/.test(text.charAt(most - 1))) return most - 1;
  return most;
}

/** Does not list all names of an object, which takes long if there are many. */
function isEmpty(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return value === null || value === '';
  if (Array.isArray(value)) return value.length === 0;
  for (const name in value) if (Object.hasOwn(value, name)) return false;
  return true;
}
