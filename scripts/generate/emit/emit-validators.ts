import type { Api, Operation } from '../api.js';
import { escaped } from '../code-text.js';
import type { Schema } from '../schema.js';
import { AjvCore, CodeGen, KeywordCxt } from './ajv.js';
import { CheckModule, validatorName } from './check-module.js';
import { mergeObjects } from './merge-objects.js';
import { banner, moduleText } from './module-text.js';
import { reportKeywords } from './report-keywords.js';
import { shareSchemas } from './share-schemas.js';
import { checkedSchemas, type ValidationSchema } from './validation-schemas.js';

/**
 * Emits the functions that report why a reply or a body does not match its schema. Ajv compiles them now, so that no code is
 * compiled at run time.
 */
export function emitValidators(api: Api, core: string, what: string, roots: readonly Schema[]): string {
  const names = [...new Set(roots.map(({ ref }) => String(ref)))].sort();
  const schemas = mergeObjects(shareSchemas(checkedSchemas(api), () => true));
  const code = escaped(compileValidators(schemas, names));
  return moduleText(
    api,
    `Validators for the ${what} of the ${api.service} service. Compiled by Ajv.`,
    core,
    code,
  );
}

export const validatorFolder = 'validators';

/** The file that an operation loads for the validator of its reply, without its extension. */
export function validatorFile({ group = '' }: Operation): string {
  const words = group.toLowerCase().match(/[a-z\d]+/g) ?? ['others'];
  return `${validatorFolder}/${words.join('-')}`;
}

/**
 * Emits a file for each group of operations, with the validators of its replies. A bundler that puts the code of every
 * `import()` into one file keeps all exports of a module that is loaded so. From these files, it keeps the validators of
 * one group. A file for each reply would be one more name for each in a bundle that is split.
 */
export function emitValidatorFiles(api: Api): Map<string, string> {
  const replies = new Map<string, Set<string>>();
  for (const operation of api.operations) {
    const file = `${validatorFile(operation)}.ts`;
    const ofGroup = replies.get(file) ?? new Set();
    replies.set(file, ofGroup.add(validatorName(String(operation.reply.ref))));
  }
  const first = banner(api, 'The validators for a group of replies.');
  const files = Array.from(replies, ([file, names]): [string, string] => [
    file,
    `${first}export { ${[...names].sort().join(', ')} } from '../validators.js';\n`,
  ]);
  return new Map(files);
}

const options = { lines: true, optimize: 3 };

/**
 * Compiles functions that report why values do not match these schemas. Ajv parses the
 * schemas, calls the keywords and writes the code. Its own functions, which return a list of errors, are not used.
 */
function compileValidators(
  schemas: ReadonlyMap<string, ValidationSchema>,
  exported: readonly string[],
): string {
  const module = new CheckModule(validatorName);
  const functions = new Map<string, string>();
  const ajv = new AjvCore({
    strict: true,
    allErrors: true,
    // The keywords check their own values.
    validateSchema: false,
    keywords: [
      // Words, which the other keywords read.
      'x-form',
      ...reportKeywords(module, schemas),
      {
        keyword: 'function',
        schemaType: 'object',
        code({ it, def, keyword }) {
          const gen = new CodeGen(it.self.scope, options);
          new KeywordCxt({ ...it, gen }, def, keyword).subschema({ keyword }, gen.name('valid'));
          gen.optimize(options.optimize);
          functions.set(it.baseId, String(gen));
        },
      },
    ],
  });
  for (const [name, schema] of schemas) ajv.addSchema({ function: ownKeywords(schema) }, name);
  for (const name of exported) module.check(name);
  // Compiling a schema appends the schemas that it refers to.
  for (const name of module.called)
    if (!ajv.getSchema(name)) throw new Error(`the schema ${name} does not exist`);
  return [...functions]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, body]) => {
      const values = body === '' ? '' : 'data, report, path, key';
      return `${exported.includes(name) ? 'export ' : ''}const ${module.check(name)}: Validate = (${values}) => {\n${withoutBraces(body)}};\n`;
    })
    .join('\n');
}

/** Ajv writes braces around each block. Those of a single report only make it longer. */
function withoutBraces(body: string): string {
  return body.replace(/\{\n(report\.[^\n]*;)\n\}/g, '\n$1');
}

/** The schema with the keywords that replace others. */
function ownKeywords(schema: ValidationSchema): object {
  const { 'x-form': form, 'x-usual': usual, 'x-values': values, anyOf, allOf, items, properties } = schema;
  const isDescribed = form !== undefined && !(usual ?? values ?? anyOf ?? allOf ?? items ?? properties);
  return isDescribed ? { described: schema } : withOwnTypes(schema);
}

/** Ajv always handles `type` itself and reports it in its own way. The keyword that replaces it is named `is`. */
function withOwnTypes(schema: ValidationSchema): ValidationSchema {
  const text = JSON.stringify(schema, (_, part) => {
    if (typeof part?.type !== 'string' && !Array.isArray(part?.type)) return part;
    const { type: is, ...others } = part;
    return { is, ...others };
  });
  return JSON.parse(text);
}
