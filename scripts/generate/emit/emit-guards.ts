import { type Api, replySchemas } from '../api.js';
import { escaped } from '../code-text.js';
import { CheckModule, guardName } from './check-module.js';
import { GuardConditions } from './guard-conditions.js';
import { moduleText } from './module-text.js';
import { shareSchemas } from './share-schemas.js';
import { checkedSchemas, type ValidationSchema } from './validation-schemas.js';

/**
 * Emits quick checks of a service's replies. Nearly all replies match their schema, so the code that reports mismatches is
 * loaded only for the others.
 */
export function emitGuards(api: Api, core: string): string {
  const names = [...new Set(replySchemas(api).map(({ ref }) => String(ref)))].sort();
  const code = escaped(compileGuards(shareSchemas(checkedSchemas(api), isLong), names));
  return moduleText(
    api,
    `Quick checks whether replies of the ${api.service} service match their schemas.`,
    core,
    code,
  );
}

function compileGuards(schemas: ReadonlyMap<string, ValidationSchema>, exported: readonly string[]): string {
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
  // A check inside an alternative that any value matches is not needed.
  const used = new Set(exported);
  for (const name of used)
    for (const [called] of functions.get(name)?.matchAll(/\bfits[\w$]+/g) ?? []) used.add(called.slice(4));
  const written = [...functions]
    .filter(([name]) => used.has(name))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(
      ([name, body]) =>
        `${exported.includes(name) ? 'export ' : ''}const ${module.check(name)}: Guard = ${body};\n`,
    );
  const mentioned = new Set(written.join('').match(/[\w$]+/g));
  const constants = module.constants().filter((line) => mentioned.has(line.split(' ')[1] ?? ''));
  return [constants.join(''), ...written].join('\n');
}

/** Whether it is a scalar of several properties, and its check is longer than a function call. */
function isLong({ type = [], pattern, minimum, maximum }: ValidationSchema, uses: number): boolean {
  const types = [type].flat();
  const isScalar =
    !types.includes('array') && !types.includes('object') && types.some((name) => name !== 'null');
  if (uses < 2 || !isScalar) return false;
  return pattern !== undefined || types.length > 1 || minimum !== undefined || maximum !== undefined;
}
