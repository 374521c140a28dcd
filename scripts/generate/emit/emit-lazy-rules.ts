import type { FieldPattern, FieldRule } from '../../../src/client/operation.js';
import type { Api, Operation } from '../api.js';
import { literal, patternLiteral } from '../code-text.js';
import { banner } from './module-text.js';

export function hasRules({ ordered, body, parameters }: Operation): boolean {
  return (
    ordered.length > 0 || (body?.fields ?? []).length > 0 || parameters.some(({ filter }) => filter?.several)
  );
}

/** Emits rules that few operations have. Only calls of these operations load them. */
export function emitRules(api: Api, core: string): string {
  const rules = api.operations.filter(hasRules).map(operationRules);
  return [
    banner(api, `Rules for requests of the ${api.service} service. Only few operations have them.`),
    `import { requestCheck } from '${core}';\n\n`,
    `export const check = requestCheck({ ${rules.join(', ')} });\n`,
  ].join('');
}

function operationRules({ operationId, ordered, body, parameters }: Operation): string {
  const several = parameters.flatMap(({ name, filter }) => (filter?.several ? [[name, filter.several]] : []));
  const fields = body?.fields ?? [];
  const parts = [
    ordered.length > 0 && `ordered: ${literal(ordered)}`,
    several.length > 0 && `several: ${literal(Object.fromEntries(several))}`,
    fields.length > 0 && `fields: [${fields.map(fieldRule).join(', ')}]`,
  ];
  return `${operationId}: { ${parts.filter(Boolean).join(', ')} }`;
}

function fieldPattern(pattern: FieldPattern): string {
  return pattern instanceof RegExp ? patternLiteral(pattern) : `[${pattern.map(patternLiteral).join(', ')}]`;
}

function fieldRule({ when, requires, allowed }: FieldRule): string {
  const patterns = (of: FieldRule['when']): string =>
    Object.entries(of)
      .map(([name, pattern]) => `${literal(name)}: ${fieldPattern(pattern)}`)
      .join(', ');
  return `{ when: { ${patterns(when)} }, requires: { ${patterns(requires)} }, allowed: ${literal(allowed)} }`;
}

export function emitAfter(api: Api, core: string): string {
  const entries = api.operations.flatMap(({ operationId, replyTimes }) =>
    replyTimes ? [[operationId, replyTimes]] : [],
  );
  return [
    banner(api, `How new a reply of the ${api.service} service is: rules for the option \`after\`.`),
    `import type { AfterRules } from '${core}';\n\nexport { newestTime, replyAfter as reply } from '${core}';\n\n`,
    `export const watermark: AfterRules['watermark'] = ${literal(api.watermark)};\n\n`,
    api.firstTransaction
      ? `export const first: AfterRules['first'] = ${literal(api.firstTransaction)};\n\n`
      : '',
    `export const replyTimesByOperation: AfterRules['replyTimesByOperation'] = ${literal(Object.fromEntries(entries))};\n`,
  ].join('');
}
