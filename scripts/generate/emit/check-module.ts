import { freeName } from '../code-text.js';

export function guardName(schema: string): string {
  return `fits${schema}`;
}

export function validatorName(schema: string): string {
  return `validate${schema}`;
}

export class CheckModule {
  /** Names of the schemas whose functions are called. Compilers append to it while they read it. */
  readonly called = new Set<string>();
  readonly #constants = new Map<string, string>();

  constructor(private readonly nameOf: (schema: string) => string) {}

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

  constants(): string[] {
    const collator = new Intl.Collator('en', { numeric: true });
    return [...this.#constants]
      .map(([value, name]) => `const ${name} = ${value};\n`)
      .sort((a, b) => collator.compare(a, b));
  }
}
