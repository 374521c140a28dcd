import type { Allowed } from './allowed.js';
import type { Habit } from './habits.js';
import { isNumber, type Member } from './json.js';

/** Chance as `Math.random` gives it. */
export type Chance = () => number;

/** A way to spoil a reply. */
export interface Kind {
  readonly name: string;
  /** Why no check of a single reply can notice some of it; absent where all of it has to be noticed. */
  readonly reason?: string;
  /** Whether it can be done there, and makes what no recording has there. */
  readonly fits: (member: Member, habit: Habit) => boolean;
  readonly spoil: (member: Member, chance: Chance) => void;
  /** Whether a service may send that all the same. */
  readonly isAllowed?: (allowed: Allowed) => boolean;
}

export const kinds: readonly Kind[] = [
  {
    name: 'a field is left out',
    fits: ({ holder }, { isAlways }) => isAlways && !Array.isArray(holder),
    spoil: ({ holder, key }) => Reflect.deleteProperty(holder, key),
    isAllowed: ({ isOptional }) => isOptional,
  },
  {
    name: 'a value is null',
    fits: ({ value }, { isNullable }) => !isNullable && value !== null,
    spoil: (member) => set(member, null),
    isAllowed: ({ isNullable }) => isNullable,
  },
  {
    name: 'a value is of another type',
    fits: ({ value }, { isNullable }) => !(isNullable && value === null),
    spoil: (member, chance) => set(member, otherType(member.value, chance)),
  },
  {
    name: 'an integer has a fraction',
    reason: 'the figure is no integer',
    fits: ({ value }) => Number.isInteger(value),
    spoil: (member) => set(member, Number(member.value) + 0.5),
  },
  {
    name: 'an integer is too wide',
    fits: ({ value }) => isNumber(value),
    spoil: (member) => set(member, 2 ** 80),
    isAllowed: ({ isWide }) => isWide,
  },
  {
    name: 'a word is none',
    reason: 'mnemonics, messages and names are free text',
    fits: ({ value }, { isWord }) => isWord && value !== null,
    spoil: (member) => set(member, `no ${String(member.value).toLowerCase()}`),
  },
  {
    name: 'a digit is none',
    reason: 'a message that looks like hexadecimal is free text',
    fits: ({ value }, { form }) => form !== undefined && /[0-9a-f]$/i.test(String(value)),
    spoil: (member) => set(member, `${String(member.value).slice(0, -1)}g`),
  },
  {
    name: 'a text is cut',
    reason: 'hashes of blocks, signatures and messages come in any length',
    fits: ({ value }, { form }) => form !== undefined && form !== 'digits' && String(value).length > 2,
    spoil: (member, chance) => set(member, cut(String(member.value), chance)),
  },
  {
    name: 'a point has moved',
    reason: 'a staking period was seen to start at more digits of seconds',
    fits: ({ value }, { form }) => form === 'time' && String(value).length > 13,
    spoil: (member, chance) => set(member, moved(String(member.value), chance() < 0.5)),
  },
  {
    name: 'a field is there that nobody knows',
    reason: 'the names in it are data',
    fits: ({ holder }) => !Array.isArray(holder),
    spoil: ({ holder, key }, chance) => Reflect.set(holder, `${key}_${Math.floor(chance() * 1e6)}`, 'x'),
  },
];

function set({ holder, key }: Member, value: unknown): void {
  Reflect.set(holder, key, value);
}

function otherType(value: unknown, chance: Chance): unknown {
  const others = [
    ...(typeof value === 'string' && !isNumber(value) ? [] : ['a text of no form']),
    ...(isNumber(value) ? [] : [7]),
    ...(typeof value === 'boolean' ? [] : [true]),
    ...(Array.isArray(value) ? [] : [['x']]),
    ...(typeof value === 'object' && value !== null && !Array.isArray(value) ? [] : [{ x: 1 }]),
  ];
  return others[Math.floor(chance() * others.length)];
}

/** Without what makes it whole: half a byte of hexadecimal, what stands behind the last mark of a time or an ID. */
function cut(text: string, chance: Chance): string {
  const end = Math.max(text.lastIndexOf('.'), text.lastIndexOf('-'), text.lastIndexOf(':'));
  if (end > 0) return text.slice(0, end + 1);
  const bytes = Math.floor((text.length / 2 - 1) * chance());
  return text.slice(0, text.length - 1 - 2 * bytes);
}

function moved(text: string, isLeft: boolean): string {
  return isLeft ? text.replace(/(\d)\.(\d+)$/, '.$1$2') : text.replace(/\.(\d)/, '$1.');
}
