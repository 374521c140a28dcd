import type { Api } from '../api.js';
import { escaped } from '../code-text.js';
import type { Schema } from '../schema.js';
import { banner } from './banner.js';
import { compileValidators } from './compile-validators.js';
import { coreImports } from './core-imports.js';
import { mergeObjects } from './merge-objects.js';
import { shareSchemas } from './share-schemas.js';
import { checkedSchemas } from './validation-schemas.js';

/**
 * Emits the functions that report why a reply or a body does not match its schema. Ajv compiles them now, so that no code is
 * compiled at run time.
 */
export function emitValidators(api: Api, core: string, what: string, roots: readonly Schema[]): string {
  const names = [...new Set(roots.map(({ ref }) => String(ref)))].sort();
  const code = escaped(compileValidators(mergeObjects(shareSchemas(checkedSchemas(api), () => true)), names));
  return [
    banner(api, `Validators for the ${what} of the ${api.service} service. Compiled by Ajv.`),
    `${coreImports(code, core)}\n`,
    code,
  ].join('');
}
