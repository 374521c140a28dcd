import { isRecord } from '../../core.js';
import { formatUnits, toDate } from '../../index.js';
import { type FieldHelp, fieldOf } from './fields.js';

// Readable forms of times, of hbars, and of amounts of a token whose decimals are beside them.

const hbarDecimals = 8;

/** The meaning of a field of a reply. */
export type Meaning = 'time' | 'hbar' | 'unit' | undefined;

export function meaningOf(path: string, { times = [], hbars = [], units = [] }: FieldHelp): Meaning {
  const plain = path.replace(/\.\d+(?=\.|$)/g, '');
  if (times.includes(plain)) return 'time';
  if (hbars.includes(plain)) return 'hbar';
  return units.includes(plain) ? 'unit' : undefined;
}

/** How a table shows a value: a time with its zone, hbars, units of a token. Undefined if it is shown as it is. */
export function readableText(
  item: unknown,
  path: string,
  meaning: Meaning,
  timeZone: string,
): string | undefined {
  const value = fieldOf(item, path) ?? '';
  if (meaning === undefined || value === '' || typeof value === 'object') return undefined;
  if (meaning === 'time') return timeText(value, timeZone);
  if (meaning === 'hbar') return withUnit(decimalText(value, hbarDecimals), 'ℏ');
  return decimalText(value, decimalsBeside(item, path));
}

function withUnit(text: string | undefined, unit: string): string | undefined {
  return text && `${text} ${unit}`;
}

/** As an export has a value: times in ISO 8601 or as nanoseconds, amounts as decimals. */
export interface Conversion {
  readonly times: 'iso' | 'ns' | undefined;
  readonly amounts: 'hbar' | undefined;
}

/** A copy of an item with other forms of its times and amounts, also of those in inner objects and lists. */
export function converted(value: unknown, declared: FieldHelp, conversion: Conversion, path = ''): unknown {
  if (Array.isArray(value)) return value.map((inner) => converted(inner, declared, conversion, path));
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).map(([name, inner]) => {
    const own = path ? `${path}.${name}` : name;
    if (typeof inner === 'object') return [name, converted(inner, declared, conversion, own)];
    return [name, convertedValue(inner, meaningOf(own, declared), conversion, value) ?? inner];
  });
  return Object.fromEntries(entries);
}

function convertedValue(
  value: unknown,
  meaning: Meaning,
  { times, amounts }: Conversion,
  item: object,
): unknown {
  if (meaning === 'time' && times === 'iso') return isoText(value);
  if (meaning === 'time' && times === 'ns') return nanosecondsOf(value);
  if (meaning === 'hbar' && amounts) return decimalText(value, hbarDecimals);
  return meaning === 'unit' && amounts ? decimalText(value, decimalsBeside(item, '')) : undefined;
}

/** Amounts have up to 78 digits. A reply may have longer texts, which are no mistake of the user. */
const amountForm = /^-?\d{1,100}$/;
const mostDecimals = 255;

/** Undefined if it is not an integer, such as an amount of NFTs that is not known. */
function decimalText(value: unknown, decimals: unknown): string | undefined {
  if (!amountForm.test(String(value)) || !/^\d{1,3}$/.test(String(decimals))) return undefined;
  if (Number(decimals) > mostDecimals) return undefined;
  return formatUnits(BigInt(String(value)), Number(decimals));
}

function decimalsBeside(item: unknown, path: string): unknown {
  return fieldOf(item, `${path.slice(0, path.lastIndexOf('.') + 1)}decimals`);
}

/** Seconds have 11 digits up to the year 5138. A year of more than four digits has another form in ISO 8601. */
const timestampForm = /^\d{1,11}\.\d{9}$/;

/** All nine digits of the fraction. A Date has three of them. */
function isoText(value: unknown): string | undefined {
  const text = String(value);
  if (!timestampForm.test(text)) return undefined;
  return `${toDate(text).toISOString().slice(0, 20)}${text.slice(-9)}Z`;
}

function nanosecondsOf(value: unknown): bigint | undefined {
  return timestampForm.test(String(value)) ? BigInt(String(value).replace('.', '')) : undefined;
}

/** Seconds are what people read. The zone has the name of the moment, such as that of summer. */
function timeText(value: unknown, timeZone: string): string | undefined {
  const text = String(value);
  if (!timestampForm.test(text)) return undefined;
  const date = toDate(text);
  const clock = clockOf(timeZone);
  const parts = Object.fromEntries(clock.formatToParts(date).map(({ type, value: part }) => [type, part]));
  const { year, month, day, hour, minute, second, timeZoneName } = parts;
  return `${year}-${month}-${day} ${hour}:${minute}:${second} ${timeZoneName}`;
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** A new one takes longer than a page of cells. */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  const two = '2-digit';
  const date = { year: 'numeric', month: two, day: two } as const;
  const time = { hour: two, minute: two, second: two, hourCycle: 'h23', timeZoneName: 'short' } as const;
  const clock = clocks.get(timeZone) ?? new Intl.DateTimeFormat('en-US', { timeZone, ...date, ...time });
  clocks.set(timeZone, clock);
  return clock;
}
