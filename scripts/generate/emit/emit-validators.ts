import type { Api } from '../api.js';
import { escaped } from '../code-text.js';
import type { Schema } from '../schema.js';
import { banner } from './banner.js';
import { compileValidators } from './compile-validators.js';
import { coreImports } from './core-imports.js';
import { shareScalars } from './share-scalars.js';
import { checkedSchemas } from './validation-schemas.js';

/**
 * The checks of a service's replies, or of its bodies, with all that they have to say: functions that Ajv wrote before, so
 * that none is made at run time.
 */
export function emitValidators(api: Api, core: string, what: string, roots: readonly Schema[]): string {
  const names = [...new Set(roots.map(({ ref }) => String(ref)))].sort();
  const code = escaped(
    compileValidators(
      shareScalars(checkedSchemas(api), () => true),
      names,
    ),
  );
  return [
    banner(api, `Checks the ${what} of the ${api.service} service. Compiled by Ajv.`),
    `${coreImports(code, core)}\n`,
    code,
  ].join('');
}
