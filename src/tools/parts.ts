// The part of a reply that an answer has: chosen fields, as much as fits.

import { Budget, sizesFrom } from './budget.js';
import { type ChosenFields, Copy } from './copy.js';
import type { Fields } from './fields.js';

/** A reply before it is shortened, and the choice of its fields. */
export interface Whole {
  readonly reply: unknown;
  /** Fields of the reply. Undefined for all that are not empty. */
  readonly fields: Fields | undefined;
  /** Names of the reply that are not shown, or that are shown as `list`. */
  readonly hidden: ReadonlySet<string>;
  /** A list of the reply, whose entries have fields of their own. */
  readonly list?: WholeList | undefined;
  /** The names that the description has. */
  readonly names: ReadonlySet<string>;
}

export type WholeList = ListName & (OtherList | PageItems);

export interface ListName {
  readonly name: string;
  readonly fields: ChosenFields;
}

/** It is shortened as other arrays are. */
interface OtherList {
  readonly entries: unknown;
}

export interface PageItems {
  readonly items: readonly unknown[];
  /** Whether all items have to be shown, or as many of the first ones as fit. */
  readonly needsAll: boolean;
}

export interface ReplyPart {
  readonly value: unknown;
  /** The path of each shortened value, and how it was shortened. */
  readonly cuts: readonly string[];
  /** The number of items of a page. */
  readonly count: number;
}

/** A page whose texts are shorter gets fewer items if it is too long. Longer texts are shortened first. */
const longText = 2048;

/** The part of a reply whose JSON has at most so many characters. Undefined if not even the shortest part has. */
export function replyPartOf(whole: Whole, characters: number): ReplyPart | undefined {
  // The first copy finds the size that fits. If it is not the first size, the copy was begun with a larger one.
  for (let sizes = sizesFrom(characters); sizes.length > 0; ) {
    const budget = new Budget(characters, sizes);
    const part = copyOf(whole, budget, sizes);
    if (budget.at === 0) return part;
    sizes = sizes.slice(budget.at);
  }
  return undefined;
}

function copyOf(
  { reply, fields, hidden, list, names }: Whole,
  budget: Budget,
  sizes: readonly number[],
): ReplyPart {
  const copy = new Copy(budget, names);
  const rest = copy.reply(reply, fields, hidden);
  if (!list) return { value: rest, cuts: copy.cuts, count: 0 };
  const { name } = list;
  copy.spend(`"${name}":,`.length);
  if ('entries' in list) {
    const entries = copy.of(list.entries, name, list.fields);
    return { value: { [name]: entries, ...Object(rest) }, cuts: copy.cuts, count: 0 };
  }
  const usual = list.needsAll ? sizes.length : sizes.filter((size) => size >= longText).length - 1;
  const items = copy.items(list.items, name, list.fields, Math.max(usual, 0));
  return { value: { [name]: items, ...Object(rest) }, cuts: copy.cuts, count: items.length };
}
