import { isRecord } from '../core.js';

/** Lists of objects as `{ columns, rows }`, where that is shorter: the names of fields are then written once. */
export function compact(value: unknown): unknown {
  if (isRecord(value))
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, compact(inner)]));
  if (!Array.isArray(value)) return value;
  const items = value.map(compact);
  if (!items.every(isRecord)) return items;
  const columns = [...new Set(items.flatMap((item) => Object.keys(item)))];
  // A field that an item lacks is null: fields that are null are left out of items.
  const rows = items.map((item) => columns.map((name) => (Object.hasOwn(item, name) ? item[name] : null)));
  const table = { columns, rows };
  return JSON.stringify(table).length < JSON.stringify(items).length ? table : items;
}
