import { isRecord } from '../../core.js';
import { UsageError } from '../errors.js';
import { type FieldHelp, topFields } from './fields.js';
import type { Shape } from './writer.js';

/** The columns with those of the objects in a list in the place of the list. */
export function expandedColumns(declared: FieldHelp, list: string): FieldHelp {
  const inner = declared.fields.filter((field) => field.startsWith(`${list}.`));
  if (inner.length === 0 || list.includes('.')) {
    const lists = topFields(declared).filter((name) =>
      declared.fields.some((field) => field.startsWith(`${name}.`)),
    );
    throw new UsageError(`--expand: expected an inner list, such as ${lists.join(', ')}, got ${list}`);
  }
  const all = topFields(declared).flatMap((column) => (column === list ? inner : [column]));
  return { ...declared, columns: all };
}

/** The columns of a CSV: the fields of an item, and those of an expanded list. */
export function csvColumns({ declared, view }: Shape): readonly string[] {
  return view.expand === undefined ? topFields(declared) : declared.columns;
}

/**
 * One row for each object of a list, with the other fields of the item. An item whose list is empty has none: a row without an amount
 * would make pandas read all amounts as doubles.
 */
export function expanded(item: unknown, list: string): unknown[] {
  if (!isRecord(item)) return [item];
  const inner = item[list];
  if (!Array.isArray(inner)) return [item];
  return inner.map((row) => ({ ...item, [list]: row }));
}
