// The part of a reply that an answer has: chosen fields, as much as fits.

import { isRecord } from '../generated-code.js';
import { toJson } from './plain-data.js';

type Path = readonly string[];

/** The data with the fields of these paths only. A path reaches into the entries of arrays. */
export function chosen(value: unknown, paths: readonly Path[]): unknown {
  if (Array.isArray(value)) return value.map((each) => chosen(each, paths));
  if (!isRecord(value) || paths.some((path) => path.length === 0)) return value;
  const below = (name: string): Path[] =>
    paths.filter(([first]) => first === name).map((path) => path.slice(1));
  const names = new Set(paths.flatMap(([name = '']) => (Object.hasOwn(value, name) ? [name] : [])));
  return Object.fromEntries(Array.from(names, (name) => [name, chosen(value[name], below(name))]));
}

export interface Fitting {
  readonly characters: number;
  /** The name of the array that is not shortened: a list whose cursor is behind its last item. */
  readonly list?: string | undefined;
  /** Texts and arrays are shortened to this size, not more. */
  readonly smallest?: number | undefined;
}

/** Shortens long texts and arrays until the JSON fits. `cuts` names them. Undefined if that does not suffice. */
export function fitted(
  value: unknown,
  { characters, list, smallest = 64 }: Fitting,
): { value: unknown; cuts: string[] } | undefined {
  for (let size = characters; size >= smallest; size /= 2) {
    const cuts = new Map<string, string>();
    const short = shortened(value, '', (path, { length }, unit) => {
      const most = Math.ceil(unit === 'characters' ? Math.max(size, 128) : size / 64);
      if (path === list || length <= most) return length;
      cuts.set(path, `${path}: only the first ${most} of ${length} ${unit}`);
      return most;
    });
    if (toJson(short).length <= characters) return { value: short, cuts: [...cuts.values()] };
  }
  return undefined;
}

type CutLength = (path: string, whole: string | readonly unknown[], unit: 'characters' | 'entries') => number;

function shortened(value: unknown, path: string, cut: CutLength): unknown {
  if (typeof value === 'string') return value.slice(0, cut(path, value, 'characters'));
  if (Array.isArray(value))
    return value.slice(0, cut(path, value, 'entries')).map((each) => shortened(each, `${path}[]`, cut));
  if (!isRecord(value)) return value;
  // The name of an undeclared field may be a text of strangers.
  const below = (name: string): string => `${path && `${path}.`}${/^\w{1,40}$/.test(name) ? name : '*'}`;
  const entries = Object.entries(value).map(([name, inner]) => [name, shortened(inner, below(name), cut)]);
  return Object.fromEntries(entries);
}
