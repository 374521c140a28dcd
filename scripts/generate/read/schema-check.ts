import { GenerationError } from '../generation-error.js';
import { type Schema, type Schemas, subschemas } from '../schema.js';

/** Maximum number of parts of one schema, with `allOf` and `anyOf` resolved. Twenty nested pairs make a million. */
const maxParts = 10_000;
/** Maximum length of a chain of references. */
const maxChain = 500;

/**
 * Rejects a schema with an unknown reference, with itself as a part, or with too many parts: the emitters follow references
 * without a limit. A property or an item may have the schema that it is inside of.
 */
export class SchemaCheck {
  readonly #sizes = new Map<string, number>();
  readonly #open = new Set<string>();

  constructor(private readonly schemas: Schemas) {}

  check(schema: Schema): void {
    this.#size(schema);
    subschemas(schema).forEach((part) => {
      this.check(part);
    });
  }

  #size(schema: Schema): number {
    const parts = [...(schema.allOf ?? []), ...(schema.anyOf ?? [])];
    const size = parts.reduce((sum, part) => sum + this.#size(part), 1 + this.#target(schema));
    if (size > maxParts)
      throw new GenerationError(schema.pointer, `the schema has more than ${maxParts} parts`);
    return size;
  }

  #target({ ref, pointer }: Schema): number {
    if (ref === undefined) return 0;
    const target = this.schemas.get(ref);
    if (!target) throw new GenerationError(pointer, `the schema ${ref} does not exist`);
    if (this.#open.has(ref)) throw new GenerationError(pointer, `the schema ${ref} is a part of itself`);
    const seen = this.#sizes.get(ref);
    if (seen !== undefined) return seen;
    if (this.#open.size >= maxChain)
      throw new GenerationError(pointer, `the schema is at the end of more than ${maxChain} references`);
    this.#open.add(ref);
    const size = this.#size(target);
    this.#open.delete(ref);
    this.#sizes.set(ref, size);
    return size;
  }
}
