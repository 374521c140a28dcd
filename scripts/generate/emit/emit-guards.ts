import { type Api, replySchemas } from '../api.js';
import { escaped } from '../code-text.js';
import { banner } from './banner.js';
import { compileGuards } from './compile-guards.js';
import { coreImports } from './core-imports.js';
import { shareScalars } from './share-scalars.js';
import { checkedSchemas, type ValidationSchema } from './validation-schemas.js';

/**
 * The first look at a service's replies. Nearly all are as described: of these nothing has to be told, so that what tells
 * it is loaded only for the others.
 */
export function emitGuards(api: Api, core: string): string {
  const names = [...new Set(replySchemas(api).map(({ ref }) => String(ref)))].sort();
  const code = escaped(compileGuards(shareScalars(checkedSchemas(api), isLong), names));
  return [
    banner(api, `The first look at replies of the ${api.service} service: whether they are as described.`),
    `${coreImports(code, core)}\n`,
    code,
  ].join('');
}

/** Whether several properties share a check that is longer than a call of a function. */
function isLong({ type, pattern, minimum, maximum }: ValidationSchema, uses: number): boolean {
  if (uses < 2) return false;
  return pattern !== undefined || [type].flat().length > 1 || minimum !== undefined || maximum !== undefined;
}
