import { isRecord } from '../../core.js';
import { toDate } from '../../index.js';
import { type FieldHelp, fieldOf } from './fields.js';
import {
  decimalText,
  isoText,
  type Meaning,
  nanosecondsOf,
  timestampForm,
  type ValuesAsSent,
} from './value-forms.js';

// Readable forms of times, of hbars, and of amounts of a token whose decimals are beside them.

const hbarDecimals = 8;

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
  asSent: ValuesAsSent,
): string | undefined {
  const value = fieldOf(item, path) ?? '';
  if (meaning === undefined) return undefined;
  return asSent.convert(value, meaning, readableForm(item, path, meaning, timeZone));
}

function readableForm(item: unknown, path: string, meaning: Meaning, timeZone: string): string | undefined {
  const value = fieldOf(item, path);
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
export function converted(
  value: unknown,
  declared: FieldHelp,
  conversion: Conversion,
  asSent: ValuesAsSent,
  path = '',
): unknown {
  if (Array.isArray(value)) return value.map((inner) => converted(inner, declared, conversion, asSent, path));
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).map(([name, inner]) => {
    const own = path ? `${path}.${name}` : name;
    if (typeof inner === 'object') return [name, converted(inner, declared, conversion, asSent, own)];
    const meaning = meaningOf(own, declared);
    const isAsked = meaning === 'time' ? conversion.times : meaning && conversion.amounts;
    if (!isAsked) return [name, inner];
    return [name, asSent.convert(inner, meaning, convertedValue(inner, meaning, conversion, value)) ?? inner];
  });
  return Object.fromEntries(entries);
}

function convertedValue(value: unknown, meaning: Meaning, { times }: Conversion, item: object): unknown {
  if (meaning === 'time') return times === 'iso' ? isoText(value) : nanosecondsOf(value);
  return decimalText(value, meaning === 'hbar' ? hbarDecimals : decimalsBeside(item, ''));
}

function decimalsBeside(item: unknown, path: string): unknown {
  return fieldOf(item, `${path.slice(0, path.lastIndexOf('.') + 1)}decimals`);
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
