import { type Api, bodySchemas, replySchemas } from '../api.js';
import { banner } from './banner.js';
import { compileValidators } from './compile-validators.js';
import { fromCore } from './from-core.js';
import { shareScalars } from './share-scalars.js';
import { checkedSchemas } from './validation-schemas.js';

/** The checks of a service's replies and bodies: functions that Ajv wrote before, so that none is made at run time. */
export function emitValidators(api: Api, core: string): string {
  const roots = [...replySchemas(api), ...bodySchemas(api)];
  const names = [...new Set(roots.map(({ ref }) => String(ref)))].sort();
  const code = compileValidators(shareScalars(checkedSchemas(api)), names);
  return [
    banner(api, `Checks the replies and bodies of the ${api.service} service. Compiled by Ajv.`),
    code.includes('isRecord(') ? `import { isRecord } from '${fromCore(core, 'operation/decode')}';\n` : '',
    `import type { Validate } from '${fromCore(core, 'operation/findings')}';\n\n`,
    code,
  ].join('');
}
