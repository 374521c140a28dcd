import { createRequire } from 'node:module';
import type { Ajv as AjvClass, CodeKeywordDefinition } from 'ajv';
import type { ValidationSchema } from './validation-schemas.js';

// Ajv and its formats are CommonJS, whose named exports Node's ES loader cannot all see.
const require = createRequire(import.meta.url);
const { Ajv, _, Name, stringify } = require('ajv') as typeof import('ajv');
const { strConcat } =
  require('ajv/dist/compile/codegen') as typeof import('ajv/dist/compile/codegen/index.js');
const standaloneCode = (
  require('ajv/dist/standalone') as { default: (ajv: AjvClass, refs: Record<string, string>) => string }
).default;
const { fastFormats } = require('ajv-formats/dist/formats') as typeof import('ajv-formats/dist/formats.js');

/** Formats that are a pattern; the others say something about a value that no reply is refused for. */
export const patternFormats: ReadonlyMap<string, RegExp> = new Map(
  Object.entries(fastFormats).flatMap(([name, format]): [string, RegExp][] =>
    format instanceof RegExp && !['byte', 'json-pointer-uri-fragment', 'regex'].includes(name)
      ? [[name, format]]
      : [],
  ),
);

const instancePath = new Name('instancePath');

/** Reports properties that the schema does not declare, without refusing the value. */
const unknownProperties: CodeKeywordDefinition = {
  keyword: 'x-properties',
  type: 'object',
  schemaType: 'array',
  code({ gen, data, schema, it }) {
    const known = gen.scopeValue('obj', {
      key: JSON.stringify(schema),
      ref: schema,
      code: stringify(schema),
    });
    gen.code(_`this.unknownProperties(${strConcat(instancePath, it.errorPath)}, ${data}, ${known})`);
  },
};

/** Reports values that are not among the known ones, without refusing them. */
const unknownValues: CodeKeywordDefinition = {
  keyword: 'x-values',
  schemaType: 'array',
  code({ gen, data, schema, it }) {
    const known = gen.scopeValue('obj', constantSet(schema));
    // A wrong type is refused elsewhere; only a value of the right one can be new.
    const types = [...new Set((schema as unknown[]).map((value) => typeof value))];
    const typed = types.map((type) => _`typeof ${data} === ${type}`).reduce((a, b) => _`${a} || ${b}`);
    gen.if(_`(${typed}) && !${known}.has(${data})`, () =>
      gen.code(_`this.unknownValue(${strConcat(instancePath, it.errorPath)}, ${data})`),
    );
  },
};

/** Reports an array that is longer than the interface promises. */
const mostItems: CodeKeywordDefinition = {
  keyword: 'x-most',
  type: 'array',
  schemaType: 'number',
  code({ gen, data, schema, it }) {
    gen.if(_`${data}.length > ${schema as number}`, () =>
      gen.code(_`this.tooManyItems(${strConcat(instancePath, it.errorPath)}, ${data}, ${schema as number})`),
    );
  },
};

function constantSet(values: unknown[]) {
  return {
    key: JSON.stringify(values),
    ref: new Set(values),
    code: _`new Set(${stringify(values)})`,
  };
}

/** The code that Ajv writes for these schemas: functions that call each other by number. */
export function compileValidators(
  schemas: ReadonlyMap<string, ValidationSchema>,
  roots: readonly string[],
): string {
  const ajv = new Ajv({
    // All mismatches of a reply are worth knowing at once; what collects them is bounded.
    allErrors: true,
    strict: false,
    strictNumbers: true,
    messages: false,
    // Patterns of the service have escapes such as `\:` that the Unicode mode refuses.
    unicodeRegExp: false,
    unicode: false,
    // One function a schema: what many properties have in common is written once.
    inlineRefs: false,
    passContext: true,
    logger: false,
    code: { source: true, esm: true, lines: true, optimize: 1 },
    formats: Object.fromEntries(patternFormats),
  });
  for (const keyword of [unknownProperties, unknownValues, mostItems]) ajv.addKeyword(keyword);
  for (const [name, schema] of schemas) ajv.addSchema({ $id: name, ...withKnownFormats(schema) });
  return standaloneCode(ajv, Object.fromEntries(roots.map((name) => [name, name])));
}

function withKnownFormats(value: unknown): object {
  const strip = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(strip);
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(
      Object.entries(part)
        .filter(([key, inner]) => key !== 'format' || typeof inner !== 'string' || patternFormats.has(inner))
        .map(([key, inner]) => [key, strip(inner)]),
    );
  };
  return strip(value) as object;
}
