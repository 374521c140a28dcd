import { isRecord } from '../../generated-code.js';
import type { Entry } from '../catalogue.js';
import type { Invocation } from '../input/invocation.js';
import { didYouMean } from '../nearest.js';

/** Names of the fields that the description knows of what a call brings. */
export function knownFields({ help }: Entry, mode: Invocation['mode']): readonly string[] {
  return mode === 'reply' ? help.reply : (help.items ?? []);
}

/** What is odd about the fields that were asked for: a service may have more of them than the description. */
export function oddFields(fields: readonly string[], known: readonly string[]): string[] {
  return fields
    .filter((field) => !known.includes(field.split('.')[0] ?? ''))
    .map((field) => `${field} is no field that the description knows.${didYouMean(field, known)}`);
}

/** The value of a field, be it nested; undefined if there is none. */
export function fieldOf(item: unknown, path: string): unknown {
  let value = item;
  for (const name of path.split('.')) {
    const inside: unknown = Array.isArray(value) ? { ...value } : value;
    if (!isRecord(inside) || !Object.hasOwn(inside, name)) return undefined;
    value = inside[name];
  }
  return value;
}

/** A record of these fields alone, by their paths; one that is not there is null. */
export function picked(item: unknown, fields: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(fields.map((field) => [field, fieldOf(item, field) ?? null]));
}
