import { type Api, replySchemas } from '../api.js';
import { escaped } from '../code-text.js';
import { banner } from './banner.js';
import { compileGuards } from './compile-guards.js';
import { coreImports } from './core-imports.js';
import { shareSchemas } from './share-schemas.js';
import { checkedSchemas, type ValidationSchema } from './validation-schemas.js';

/**
 * Emits quick checks of a service's replies. Nearly all replies match their schema, so the code that reports mismatches is
 * loaded only for the others.
 */
export function emitGuards(api: Api, core: string): string {
  const names = [...new Set(replySchemas(api).map(({ ref }) => String(ref)))].sort();
  const code = escaped(compileGuards(shareSchemas(checkedSchemas(api), isLong), names));
  return [
    banner(api, `Quick checks whether replies of the ${api.service} service match their schemas.`),
    `${coreImports(code, core)}\n`,
    code,
  ].join('');
}

/** Whether it is a scalar of several properties, and its check is longer than a function call. */
function isLong({ type = [], pattern, minimum, maximum }: ValidationSchema, uses: number): boolean {
  const types = [type].flat();
  const isScalar =
    !types.includes('array') && !types.includes('object') && types.some((name) => name !== 'null');
  if (uses < 2 || !isScalar) return false;
  return pattern !== undefined || types.length > 1 || minimum !== undefined || maximum !== undefined;
}
