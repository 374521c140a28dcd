import { freeName } from './free-name.js';

/** Name of the function that only says whether a value is of a schema. */
export function guardName(schema: string): string {
  return `fits${schema}`;
}

/** Name of the function that tells what is wrong with a value. */
export function validatorName(schema: string): string {
  return `validate${schema}`;
}

/** What the functions of one module call and have in common, while they are written. */
export class CheckModule {
  /** Names of the schemas whose functions are called. */
  readonly called = new Set<string>();
  readonly #constants = new Map<string, string>();

  /** `nameOf` names the function of a schema. */
  constructor(private readonly nameOf: (schema: string) => string) {}

  /** Name of the function that checks values of a schema. */
  check(schema: string): string {
    this.called.add(schema);
    return this.nameOf(schema);
  }

  /** Name of the constant of this value, after the first schema that needs it. */
  constant(word: 'known' | 'pattern' | 'unlike', schema: string, value: string): string {
    const taken = new Set(this.#constants.values());
    const name = this.#constants.get(value) ?? freeName(`${word}${schema}`, taken);
    this.#constants.set(value, name);
    return name;
  }

  /** What stands before the functions: nothing that runs at import. */
  constants(): string[] {
    const collator = new Intl.Collator('en', { numeric: true });
    return [...this.#constants]
      .map(([value, name]) => `const ${name} = ${value};\n`)
      .sort((a, b) => collator.compare(a, b));
  }
}
