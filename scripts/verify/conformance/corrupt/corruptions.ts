import type { Allowed } from './allowed.js';
import { isNumber, type Member, type UsualValue } from './recorded-values.js';

type RandomNumber = () => number;

export interface Corruption {
  readonly name: string;
  /** Why some of these corruptions cannot be detected. Undefined if all must be detected. */
  readonly reason?: string;
  readonly applies: (member: Member, usual: UsualValue) => boolean;
  readonly corrupt: (member: Member, random: RandomNumber) => void;
  readonly isAllowed?: (allowed: Allowed) => boolean;
}

export const corruptions: readonly Corruption[] = [
  {
    name: 'a field is missing',
    applies: ({ holder }, { isAlways }) => isAlways && !Array.isArray(holder),
    corrupt: ({ holder, key }) => Reflect.deleteProperty(holder, key),
    isAllowed: ({ isOptional }) => isOptional,
  },
  {
    name: 'a value is null',
    applies: ({ value }, { isNullable }) => !isNullable && value !== null,
    corrupt: (member) => set(member, null),
    isAllowed: ({ isNullable }) => isNullable,
  },
  {
    name: 'a value has another type',
    applies: ({ value }, { isNullable }) => !(isNullable && value === null),
    corrupt: (member, random) => set(member, otherType(member.value, random)),
  },
  {
    name: 'an integer has a fraction',
    reason: 'the field may have a fraction',
    applies: ({ value }) => Number.isInteger(value),
    corrupt: (member) => set(member, Number(member.value) + 0.5),
  },
  {
    name: 'an integer is too wide',
    applies: ({ value }) => isNumber(value),
    corrupt: (member) => set(member, 2 ** 80),
    isAllowed: ({ isWide }) => isWide,
  },
  {
    name: 'a word is unknown',
    applies: ({ value }, { isEnumValue }) => isEnumValue && value !== null,
    corrupt: (member) => set(member, `no ${String(member.value).toLowerCase()}`),
    isAllowed: ({ isFree }) => isFree,
  },
  {
    name: 'a digit is invalid',
    reason: 'a message that looks like hexadecimal is free text',
    applies: ({ value }, { form }) => form !== undefined && /[0-9a-f]$/i.test(String(value)),
    corrupt: (member) => set(member, `${String(member.value).slice(0, -1)}g`),
  },
  {
    name: 'a text is cut',
    reason: 'quantities and messages come in any length',
    applies: ({ value }, { form }) => form !== undefined && form !== 'digits' && String(value).length > 2,
    corrupt: (member, random) => set(member, truncate(String(member.value), random)),
  },
  {
    name: 'a decimal point has moved',
    applies: ({ value }, { form }) => form === 'time' && String(value).length > 13,
    corrupt: (member, random) => set(member, withMovedPoint(String(member.value), random() < 0.5)),
  },
  {
    name: 'there is an undeclared field',
    reason: 'the names of its fields are data',
    applies: ({ holder }) => !Array.isArray(holder),
    corrupt: ({ holder, key }, random) => Reflect.set(holder, `${key}_${Math.floor(random() * 1e6)}`, 'x'),
  },
];

function set({ holder, key }: Member, value: unknown): void {
  Reflect.set(holder, key, value);
}

function otherType(value: unknown, random: RandomNumber): unknown {
  const others = [
    ...(typeof value === 'string' && !isNumber(value) ? [] : ['a text of no form']),
    ...(isNumber(value) ? [] : [7]),
    ...(typeof value === 'boolean' ? [] : [true]),
    ...(Array.isArray(value) ? [] : [['x']]),
    ...(typeof value === 'object' && value !== null && !Array.isArray(value) ? [] : [{ x: 1 }]),
  ];
  return others[Math.floor(random() * others.length)];
}

function truncate(text: string, random: RandomNumber): string {
  const end = Math.max(text.lastIndexOf('.'), text.lastIndexOf('-'), text.lastIndexOf(':'));
  if (end > 0) return text.slice(0, end + 1);
  const bytes = Math.floor((text.length / 2 - 1) * random());
  return text.slice(0, text.length - 1 - 2 * bytes);
}

function withMovedPoint(text: string, isLeft: boolean): string {
  return isLeft ? text.replace(/(\d)\.(\d+)$/, '.$1$2') : text.replace(/\.(\d)/, '$1.');
}
