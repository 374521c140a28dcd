import type { Api } from '../api.js';
import { banner } from './banner.js';
import { exportedNames } from './module-names.js';

/** Emits the exports of a service: its client and its types. Operations are imported directly from their module. */
export function emitIndex(api: Api, files: ReadonlyMap<string, string>): string {
  return [
    banner(api, `The exports of the ${api.service} service.`),
    ...['client', 'types'].map((file) => {
      const names = exportedNames(files.get(`${file}.ts`) ?? '').sort();
      return `export { ${names.join(', ')} } from './${file}.js';\n`;
    }),
  ].join('');
}
