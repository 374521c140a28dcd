import type { Api, Parameter } from '../api.js';
import { freeName } from './free-name.js';
import { parameterRule } from './parameter-rule.js';

/** The rules of a service's parameters. A rule that several parameters have becomes a constant. */
export class SharedRules {
  readonly #api: Api;
  readonly #names = new Map<string, string>();

  constructor(api: Api) {
    this.#api = api;
    const seen = new Set<string>();
    const taken = new Set<string>();
    for (const parameter of api.operations.flatMap(({ parameters }) => parameters)) {
      const rule = parameterRule(parameter, api);
      if (seen.has(rule) && !this.#names.has(rule)) {
        const name = freeName(`${camelCase(parameter.name)}Rule`, taken);
        taken.add(name);
        this.#names.set(rule, name);
      }
      seen.add(rule);
    }
  }

  rule(parameter: Parameter): string {
    const rule = parameterRule(parameter, this.#api);
    return this.#names.get(rule) ?? rule;
  }

  constants(): string {
    return [...this.#names]
      .map(([rule, name]) => `const ${name}: ParameterRule = ${rule};\n`)
      .sort()
      .join('\n')
      .concat(this.#names.size > 0 ? '\n' : '');
  }
}

function camelCase(name: string): string {
  const words = name.split(/[^A-Za-z0-9]+/).filter(Boolean);
  return words
    .map((word, index) => (index === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join('')
    .replace(/^(?=\d|$)/, 'the');
}
