// This room emits the files of a service from its Api. It never reads the description.
import { type Api, bodySchemas, replySchemas } from '../api.js';
import { emitClient } from './emit-client.js';
import { emitDecoders } from './emit-decoders.js';
import { emitGuards } from './emit-guards.js';
import { emitAfter, emitRules, hasRules } from './emit-lazy-rules.js';
import { emitOperations } from './emit-operations.js';
import { emitTypes } from './emit-types.js';
import { emitValidatorFiles, emitValidators } from './emit-validators.js';
import { checkNames, exportedNames } from './module-names.js';
import { banner } from './module-text.js';

export const optionalFiles: readonly string[] = ['after.ts', 'bodies.ts', 'rules.ts'];

export async function emitService(api: Api, core: string): Promise<Map<string, string>> {
  const files = new Map([
    ['types.ts', await emitTypes(api, core)],
    ['operations.ts', emitOperations(api, core)],
    ['guards.ts', emitGuards(api, core)],
    ['validators.ts', emitValidators(api, core, 'replies', replySchemas(api))],
    ['decoders.ts', emitDecoders(api, core)],
    ['client.ts', emitClient(api, core)],
    ...emitValidatorFiles(api),
  ]);
  if (api.watermark) files.set('after.ts', emitAfter(api, core));
  if (api.operations.some(hasRules)) files.set('rules.ts', emitRules(api, core));
  const bodies = bodySchemas(api);
  if (bodies.length > 0) files.set('bodies.ts', emitValidators(api, core, 'bodies', bodies));
  files.set('index.ts', emitIndex(api, files));
  checkNames(api, files);
  return files;
}

function emitIndex(api: Api, files: ReadonlyMap<string, string>): string {
  return [
    banner(api, `The exports of the ${api.service} service.`),
    ...['client', 'types'].map((file) => {
      const names = exportedNames(files.get(`${file}.ts`) ?? '').sort();
      return `export { ${names.join(', ')} } from './${file}.js';\n`;
    }),
  ].join('');
}
