import type { Api } from './api.js';
import { banner } from './banner.js';
import { compileValidators } from './compile-validators.js';
import { shareScalars } from './share-scalars.js';
import { tidyValidators } from './tidy-validators.js';
import { checkedSchemas } from './validation-schemas.js';

/** Names of the schemas that whole replies and bodies have, sorted. */
function checkedNames(api: Api): string[] {
  const refs = api.operations.flatMap(({ reply, body }) => [reply.ref, body?.schema?.ref]);
  return [...new Set(refs.filter((ref) => ref !== undefined))].sort();
}

/** Name of the function that checks values of a schema. */
export function validatorName(schema: string): string {
  return `validate${schema}`;
}

/** The checks of a service's replies and bodies: an ES module without `require` and `eval`, compiled by Ajv. */
export function emitValidators(api: Api, core: string): string {
  const names = checkedNames(api);
  const code = tidyValidators(
    compileValidators(shareScalars(checkedSchemas(api)), names),
    new Set(names.map(validatorName)),
  );
  if (/\brequire\(|\beval\(|new Function/.test(code))
    throw new Error('Ajv left a require or an eval in the validators');
  return [
    banner(api, `Checks the replies and bodies of the ${api.service} service. Compiled by Ajv.`),
    code.includes('isRecord(') ? `import { isRecord } from '${core}/operation/decode.js';\n\n` : '',
    code,
  ].join('');
}

export function emitValidatorTypes(api: Api, core: string): string {
  return [
    banner(api, `The types of validators.js.`),
    `import type { Validate } from '${core}/operation/report.js';\n\n`,
    ...checkedNames(api).map((name) => `export declare const ${validatorName(name)}: Validate;\n`),
  ].join('');
}
