import { GenerationError } from '../generation-error.js';
import { type Schema, type Schemas, subschemas } from '../schema.js';

/** Parts of one schema, references in `allOf` and `anyOf` followed. Twenty nested pairs make a million. */
const maxParts = 10_000;
/** References that lead to each other. */
const maxChain = 500;

/**
 * Refuses a schema that refers to none of these, that is part of itself, or that is made of too many parts. The emitters
 * follow references without a limit. A property or an item may be of the schema that it is inside of.
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
    if (size > maxParts) throw new GenerationError(schema.pointer, `made of more than ${maxParts} parts`);
    return size;
  }

  #target({ ref, pointer }: Schema): number {
    if (ref === undefined) return 0;
    const target = this.schemas.get(ref);
    if (!target) throw new GenerationError(pointer, `there is no schema ${ref}`);
    if (this.#open.has(ref)) throw new GenerationError(pointer, `the schema ${ref} is a part of itself`);
    const seen = this.#sizes.get(ref);
    if (seen !== undefined) return seen;
    if (this.#open.size >= maxChain)
      throw new GenerationError(pointer, `a chain of more than ${maxChain} references`);
    this.#open.add(ref);
    const size = this.#size(target);
    this.#open.delete(ref);
    this.#sizes.set(ref, size);
    return size;
  }
}
