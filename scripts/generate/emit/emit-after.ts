import type { Api } from '../api.js';
import { literal } from '../code-text.js';
import { banner } from './banner.js';

/** How replies are told from older ones, which only those load who read after a write. */
export function emitAfter(api: Api, core: string): string {
  const proofs = api.operations.flatMap(({ operationId, proof }) => (proof ? [[operationId, proof]] : []));
  return [
    banner(api, `The ways to tell a reply of the ${api.service} service from an older one.`),
    `import type { AfterRules } from '${core}';\n\nexport { replyAfter as reply } from '${core}';\n\n`,
    `export const watermark: AfterRules['watermark'] = ${literal(api.watermark)};\n\n`,
    api.firstTransaction
      ? `export const first: AfterRules['first'] = ${literal(api.firstTransaction)};\n\n`
      : '',
    `export const proofs: AfterRules['proofs'] = ${literal(Object.fromEntries(proofs))};\n`,
  ].join('');
}
