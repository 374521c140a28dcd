import { CheckModule, guardName } from './check-module.js';
import { GuardConditions } from './guard-conditions.js';
import type { ValidationSchema } from './validation-schemas.js';

export function compileGuards(
  schemas: ReadonlyMap<string, ValidationSchema>,
  exported: readonly string[],
): string {
  const module = new CheckModule(guardName);
  const functions = new Map<string, string>();
  for (const name of exported) module.check(name);
  // The loop appends the schemas that a function refers to.
  for (const name of module.called) {
    const schema = schemas.get(name);
    if (!schema) throw new Error(`the schema ${name} does not exist`);
    const conditions = new GuardConditions(module, schemas, name).of(schema, 'data');
    functions.set(name, conditions.length === 0 ? '() => true' : `(data) => ${conditions.join(' && ')}`);
  }
  const written = [...functions]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(
      ([name, body]) =>
        `${exported.includes(name) ? 'export ' : ''}const ${module.check(name)}: Guard = ${body};\n`,
    );
  return [module.constants().join(''), ...written].join('\n');
}
