import { isRecord } from '../../generated-code.js';
import type { Entry } from '../catalogue.js';
import { didYouMean } from '../did-you-mean.js';

export function declaredFields({ help }: Entry, isSingle: boolean): readonly string[] {
  return isSingle ? help.reply : (help.items ?? []);
}

/** Not an error, because a newer service may have the field. */
export function fieldWarnings(fields: readonly string[], declared: readonly string[]): string[] {
  return fields
    .filter((field) => !declared.includes(field.split('.')[0] ?? ''))
    .map((field) => `the description has no field ${field}.${didYouMean(field, declared)}`);
}

export function fieldOf(item: unknown, path: string): unknown {
  let value = item;
  for (const name of path.split('.')) {
    const members: unknown = Array.isArray(value) ? { ...value } : value;
    if (!isRecord(members) || !Object.hasOwn(members, name)) return undefined;
    value = members[name];
  }
  return value;
}

export function pick(item: unknown, fields: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(fields.map((field) => [field, fieldOf(item, field) ?? null]));
}
