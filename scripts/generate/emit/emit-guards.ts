import { type Api, replySchemas } from '../api.js';
import { escaped } from '../code-text.js';
import { banner } from './banner.js';
import { compileGuards } from './compile-guards.js';
import { coreImports } from './core-imports.js';
import { shareScalars } from './share-scalars.js';
import { checkedSchemas } from './validation-schemas.js';

/**
 * The first look at a service's replies. Nearly all are as described: of these nothing has to be told, so that what tells
 * it is loaded only for the others.
 */
export function emitGuards(api: Api, core: string): string {
  const names = [...new Set(replySchemas(api).map(({ ref }) => String(ref)))].sort();
  const code = escaped(compileGuards(shareScalars(checkedSchemas(api)), names));
  return [
    banner(api, `The first look at replies of the ${api.service} service: whether they are as described.`),
    `${coreImports(code, core)}\n`,
    code,
  ].join('');
}
