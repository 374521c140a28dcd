import { isRecord } from '../../generated-code.js';
import type { Entry } from '../catalogue.js';
import { didYouMean } from '../did-you-mean.js';

/** Names of the fields that the description declares, of the reply or of the items of a list. */
export function declaredFields({ help }: Entry, isSingle: boolean): readonly string[] {
  return isSingle ? help.reply : (help.items ?? []);
}

/** A warning for each field that is not declared. A newer service may have it, so it is no error. */
export function fieldWarnings(fields: readonly string[], declared: readonly string[]): string[] {
  return fields
    .filter((field) => !declared.includes(field.split('.')[0] ?? ''))
    .map((field) => `the description has no field ${field}.${didYouMean(field, declared)}`);
}

/** The value of a field by its path, such as `key._type`; undefined if it does not exist. */
export function fieldOf(item: unknown, path: string): unknown {
  let value = item;
  for (const name of path.split('.')) {
    const members: unknown = Array.isArray(value) ? { ...value } : value;
    if (!isRecord(members) || !Object.hasOwn(members, name)) return undefined;
    value = members[name];
  }
  return value;
}

/** A record of some fields by their paths. Missing fields are null. */
export function picked(item: unknown, fields: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(fields.map((field) => [field, fieldOf(item, field) ?? null]));
}
