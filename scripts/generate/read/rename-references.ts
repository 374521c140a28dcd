import { typeName } from '../api.js';
import { type Schema, subschemas } from '../schema.js';

/** References by the names that the schemas are exported under. */
export function renameReferences(schema: Schema): Schema {
  if (schema.ref !== undefined) schema.ref = typeName(schema.ref);
  for (const inner of subschemas(schema)) renameReferences(inner);
  return schema;
}
