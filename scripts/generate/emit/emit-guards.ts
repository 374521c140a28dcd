import { type Api, replySchemas } from '../api.js';
import { escaped } from '../code-text.js';
import { banner } from './banner.js';
import { compileGuards } from './compile-guards.js';
import { coreImports } from './core-imports.js';
import { shareScalars } from './share-scalars.js';
import { checkedSchemas, type ValidationSchema } from './validation-schemas.js';

/**
 * Emits quick checks of a service's replies. Nearly all replies match their schema, so the code that reports mismatches is
 * loaded only for the others.
 */
export function emitGuards(api: Api, core: string): string {
  const names = [...new Set(replySchemas(api).map(({ ref }) => String(ref)))].sort();
  const code = escaped(compileGuards(shareScalars(checkedSchemas(api), isLong), names));
  return [
    banner(api, `Quick checks whether replies of the ${api.service} service match their schemas.`),
    `${coreImports(code, core)}\n`,
    code,
  ].join('');
}

/** Whether several properties share the check, and its code is longer than a function call. */
function isLong({ type, pattern, minimum, maximum }: ValidationSchema, uses: number): boolean {
  if (uses < 2) return false;
  return pattern !== undefined || [type].flat().length > 1 || minimum !== undefined || maximum !== undefined;
}
