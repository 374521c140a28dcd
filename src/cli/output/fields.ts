import { didYouMean, isRecord, type OperationHelp } from '../../core.js';
import type { Entry } from '../catalogue.js';
import { UsageError } from '../errors.js';

export type FieldHelp = NonNullable<OperationHelp['reply']>;

const none: FieldHelp = { columns: [], fields: [], base64: [] };

export function declaredFields({ help }: Entry, isSingle: boolean): FieldHelp {
  return (isSingle ? help.reply : help.items) ?? none;
}

/** The columns of a table first. */
export function allFields({ columns, fields }: FieldHelp): string[] {
  return [...new Set([...columns, ...fields])];
}

export function topFields({ columns }: FieldHelp): string[] {
  return [...new Set(columns.map((column) => column.split('.')[0] ?? ''))];
}

export function checkFields(fields: readonly string[], declared: FieldHelp): void {
  for (const field of fields) {
    // A number is the position in a list.
    const path = field.replace(/\.\d+(?=\.|$)/g, '');
    if (!declared.fields.includes(path))
      throw new UsageError(`--fields: there is no field ${field}.${didYouMean(path, allFields(declared))}`);
  }
}

/** For a field of the objects in a list, the values of all of them. */
export function fieldOf(item: unknown, path: string): unknown {
  const [name = '', ...inner] = path.split('.');
  if (Array.isArray(item) && !/^\d+$/.test(name)) return item.map((one) => fieldOf(one, path) ?? null);
  const members: unknown = Array.isArray(item) ? { ...item } : item;
  if (!isRecord(members) || !Object.hasOwn(members, name)) return undefined;
  if (inner.length > 0) return fieldOf(members[name], inner.join('.'));
  return members[name];
}

export function pick(item: unknown, fields: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(fields.map((field) => [field, fieldOf(item, field) ?? null]));
}
