import { freeName } from '../code-text.js';

export function guardName(schema: string): string {
  return `fits${schema}`;
}

export function validatorName(schema: string): string {
  return `validate${schema}`;
}

/** The functions of a module that call one another, and the constants that they use. */
export class CheckModule {
  /** Names of the schemas whose functions are called. Compilers append to it while they read it. */
  readonly called = new Set<string>();
  readonly #constants = new Map<string, { readonly name: string; readonly comment: string }>();

  constructor(private readonly nameOf: (schema: string) => string) {}

  check(schema: string): string {
    this.called.add(schema);
    return this.nameOf(schema);
  }

  /** Name of the constant for a value. It contains the first place that needs the constant. */
  constant(word: string, place: string, value: string, comment = ''): string {
    const taken = new Set([...this.#constants.values()].map(({ name }) => name));
    const { name } = this.#constants.get(value) ?? { name: freeName(`${word}${place}`, taken) };
    this.#constants.set(value, { name, comment });
    return name;
  }

  /** The declarations of the constants that this code uses. */
  constantsOf(code: string): string {
    const used = new Set(code.match(/[\w$]+/g));
    return [...this.#constants]
      .filter(([, { name }]) => used.has(name))
      .sort(([, a], [, b]) => (a.name < b.name ? -1 : 1))
      .map(([value, { name, comment }]) => `${comment}const ${name} = ${value};\n`)
      .join('');
  }
}
