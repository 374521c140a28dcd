import type { Api } from '../api.js';
import { literal } from '../code-text.js';
import { banner } from './banner.js';

export function emitAfter(api: Api, core: string): string {
  const proofs = api.operations.flatMap(({ operationId, proof }) => (proof ? [[operationId, proof]] : []));
  return [
    banner(api, `How new a reply of the ${api.service} service is: rules for the option \`after\`.`),
    `import type { AfterRules } from '${core}';\n\nexport { replyAfter as reply } from '${core}';\n\n`,
    `export const watermark: AfterRules['watermark'] = ${literal(api.watermark)};\n\n`,
    api.firstTransaction
      ? `export const first: AfterRules['first'] = ${literal(api.firstTransaction)};\n\n`
      : '',
    `export const proofs: AfterRules['proofs'] = ${literal(Object.fromEntries(proofs))};\n`,
  ].join('');
}
