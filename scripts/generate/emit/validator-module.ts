import type { Code, Name as CodeName } from 'ajv';
import { Name } from './ajv.js';
import { freeName } from './free-name.js';

/** Name of the function that checks values of a schema. */
export function validatorName(schema: string): string {
  return `validate${schema}`;
}

/** What the functions of one module call and have in common, while they are written. */
export class ValidatorModule {
  /** Names of the schemas whose functions are called. */
  readonly called = new Set<string>();
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
    const name = this.#constants.get(text) ?? freeName(`${word}${schema}`, taken);
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
