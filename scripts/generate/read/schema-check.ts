import { GenerationError } from '../generation-error.js';
import { type Schema, type Schemas, subschemas } from '../schema.js';

/** Maximum number of parts of one schema, with `allOf` and `anyOf` resolved. Twenty nested pairs make a million. */
const maxParts = 10_000;
const maxChain = 500;

/**
 * Rejects a schema with an unknown reference, with itself as a part, or with too many parts: the emitters follow references
 * without a limit. A property or an item may have the schema that it is inside of.
 */
export function checkSchemas(roots: Iterable<Schema>, schemas: Schemas): void {
  const sizes = new Map<string, number>();
  const open = new Set<string>();

  function sizeOf(schema: Schema): number {
    const parts = [...(schema.allOf ?? []), ...(schema.anyOf ?? [])];
    const size = parts.reduce((sum, part) => sum + sizeOf(part), 1 + targetSize(schema));
    if (size > maxParts)
      throw new GenerationError(schema.pointer, `the schema has more than ${maxParts} parts`);
    return size;
  }

  function targetSize({ ref, pointer }: Schema): number {
    if (ref === undefined) return 0;
    const target = schemas.get(ref);
    if (!target) throw new GenerationError(pointer, `the schema ${ref} does not exist`);
    if (open.has(ref)) throw new GenerationError(pointer, `the schema ${ref} is a part of itself`);
    const seen = sizes.get(ref);
    if (seen !== undefined) return seen;
    if (open.size >= maxChain)
      throw new GenerationError(pointer, `the schema is at the end of more than ${maxChain} references`);
    open.add(ref);
    const size = sizeOf(target);
    open.delete(ref);
    sizes.set(ref, size);
    return size;
  }

  function check(schema: Schema): void {
    sizeOf(schema);
    subschemas(schema).forEach(check);
  }

  for (const root of roots) check(root);
}
