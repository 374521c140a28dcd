import type { Api } from '../api.js';
import { banner } from './banner.js';
import { exportedNames } from './module-names.js';

export function emitIndex(api: Api, files: ReadonlyMap<string, string>): string {
  return [
    banner(api, `The exports of the ${api.service} service.`),
    ...['client', 'types'].map((file) => {
      const names = exportedNames(files.get(`${file}.ts`) ?? '').sort();
      return `export { ${names.join(', ')} } from './${file}.js';\n`;
    }),
  ].join('');
}
