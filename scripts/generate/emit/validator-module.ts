import type { Code, Name as CodeName } from 'ajv';
import { Name } from './ajv.js';

/** Name of the function that checks values of a schema. */
export function validatorName(schema: string): string {
  return `validate${schema}`;
}

/** What the functions of one module call and have in common, while they are written. */
export class ValidatorModule {
  /** Names of the schemas whose functions are called. */
  readonly called = new Set<string>();
  /** Names of those whose functions tell where the value itself stands. */
  readonly placed = new Set<string>();
  readonly #constants = new Map<string, string>();

  /** The function of a schema. */
  validator(schema: string): CodeName {
    this.called.add(schema);
    return new Name(validatorName(schema));
  }

  /** The constant of this value, named after the first schema that needs it. */
  constant(word: 'known' | 'pattern', schema: string, value: Code): CodeName {
    const text = String(value);
    const taken = new Set(this.#constants.values());
    let name = this.#constants.get(text);
    for (let number = 1; name === undefined; number++) {
      const free = `${word}${schema}${number === 1 ? '' : number}`;
      if (!taken.has(free)) name = free;
    }
    this.#constants.set(text, name);
    return new Name(name);
  }

  /** What stands before the functions: nothing that runs at import. */
  constants(): string[] {
    const collator = new Intl.Collator('en', { numeric: true });
    return [...this.#constants]
      .map(([value, name]) => `const ${name} = ${value};\n`)
      .sort((a, b) => collator.compare(a, b));
  }
}
