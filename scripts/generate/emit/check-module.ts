import { freeName } from './free-name.js';

/** Name of the function that returns whether a value matches a schema. */
export function guardName(schema: string): string {
  return `fits${schema}`;
}

/** Name of the function that reports why a value does not match a schema. */
export function validatorName(schema: string): string {
  return `validate${schema}`;
}

/** Collects the functions and constants that one module needs, while its code is written. */
export class CheckModule {
  /** Names of the schemas whose functions are called. Compilers append to it while they read it. */
  readonly called = new Set<string>();
  readonly #constants = new Map<string, string>();

  /** `nameOf` names the function of a schema. */
  constructor(private readonly nameOf: (schema: string) => string) {}

  /** Name of the function that checks values of a schema. */
  check(schema: string): string {
    this.called.add(schema);
    return this.nameOf(schema);
  }

  /** Name of the constant for a value. It contains the first schema that needs the constant. */
  constant(word: 'values' | 'pattern' | 'unlike', schema: string, value: string): string {
    const taken = new Set(this.#constants.values());
    const name = this.#constants.get(value) ?? freeName(`${word}${schema}`, taken);
    this.#constants.set(value, name);
    return name;
  }

  /** The declarations of the constants, which precede the functions. */
  constants(): string[] {
    const collator = new Intl.Collator('en', { numeric: true });
    return [...this.#constants]
      .map(([value, name]) => `const ${name} = ${value};\n`)
      .sort((a, b) => collator.compare(a, b));
  }
}
