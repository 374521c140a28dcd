import { at } from '../generation-error.js';
import { itemSchema, namesIn, type Schema, type Schemas, subschemas } from '../schema.js';
import { DescriptionNode } from './description-node.js';
import type { Problems } from './problems.js';
import { rejectName } from './shapes.js';

/** Rejects columns of a table that are no fields. Schemas refer to one another, so all of them are read before. */
export function checkColumns(schemas: Schemas, problems: Problems): void {
  const check = (schema: Schema): void => {
    for (const [index, column] of (schema.columns ?? []).entries())
      problems.collect(() => checkColumn(schema, index, column, schemas));
    subschemas(schema).forEach(check);
  };
  for (const schema of schemas.values()) check(schema);
}

function checkColumn(schema: Schema, index: number, column: string, schemas: Schemas): void {
  let found = schema;
  const path: string[] = [];
  for (const name of column.split('.')) {
    // A column may be a field of the objects in a list.
    const fields = namesIn(itemSchema(found, schemas) ?? found, schemas);
    const names = [...fields.keys()].map((key) => [...path, key].join('.'));
    const place = new DescriptionNode(column, at(schema.pointer, 'x-columns', index));
    found = fields.get(name) ?? rejectName(place, 'field', column, names);
    path.push(name);
  }
}
