import { type Api, replySchemas } from '../api.js';
import { escaped } from '../code-text.js';
import { banner } from './banner.js';
import { compileGuards } from './compile-guards.js';
import { fromCore } from './from-core.js';
import { usedNames } from './module-names.js';
import { shareScalars } from './share-scalars.js';
import { checkedSchemas } from './validation-schemas.js';

const helpers = ['everyMember', 'hasCount', 'isArrayOf', 'oneOf'];

/**
 * The first look at a service's replies. Nearly all are as described: of these nothing has to be told, so that what tells
 * it is loaded only for the others.
 */
export function emitGuards(api: Api, core: string): string {
  const names = [...new Set(replySchemas(api).map(({ ref }) => String(ref)))].sort();
  const code = escaped(compileGuards(shareScalars(checkedSchemas(api)), names));
  const used = usedNames(code);
  const taken = helpers.filter((name) => used.has(name));
  return [
    banner(api, `The first look at replies of the ${api.service} service: whether they are as described.`),
    used.has('isRecord') ? `import { isRecord } from '${fromCore(core, 'values/record')}';\n` : '',
    `import { ${[...taken, 'type Guard'].join(', ')} } from '${fromCore(core, 'operation/guard')}';\n\n`,
    code,
  ].join('');
}
