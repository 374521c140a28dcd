import type { Api } from '../api.js';
import { banner } from './banner.js';

/** What a service has for everyone: its client and its types, each by its name. Operations are imported one by one. */
export function emitIndex(api: Api, files: ReadonlyMap<string, string>): string {
  return [
    banner(api, `The names of the ${api.service} service.`),
    ...['client', 'types'].map((file) => {
      const names = exportedNames(files.get(`${file}.ts`) ?? '');
      return `export { ${names.join(', ')} } from './${file}.js';\n`;
    }),
  ].join('');
}

/** Names that a text exports, types marked as such. */
function exportedNames(text: string): string[] {
  return [...text.matchAll(/^export (interface|type|const|(?:async )?function) (\w+)/gm)]
    .map(([, kind = '', name = '']) => (/^(interface|type)$/.test(kind) ? `type ${name}` : name))
    .sort();
}
