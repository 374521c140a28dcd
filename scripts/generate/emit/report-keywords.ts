import type { Code, CodeKeywordDefinition, KeywordCxt } from 'ajv';
import { patternLiteral } from '../code-text.js';
import { at } from '../generation-error.js';
import { compiledPattern } from '../schema.js';
import {
  _,
  Ajv,
  KeywordCxt as AjvContext,
  and,
  getProperty,
  Name,
  or,
  patternFormats,
  RawCode,
  stringify,
} from './ajv.js';
import type { CheckModule } from './check-module.js';
import { expectation } from './expectation.js';
import { GuardConditions, multiple, together } from './guard-conditions.js';
import type { ValidationSchema } from './validation-schemas.js';
import { failures, forType, onlyType, testedType, typeReporter } from './value-types.js';

type Reference = { readonly $ref: string };

const ajv = new Ajv();

/**
 * The keywords from which Ajv compiles the functions of a module. Each emits code that reports mismatches. The schemas inside
 * a schema are references, except those of `allOf`, so that all code of a function checks the same value.
 */
export function reportKeywords(
  module: CheckModule,
  schemas: ReadonlyMap<string, ValidationSchema>,
): CodeKeywordDefinition[] {
  const validator = ({ $ref }: Reference): Code => new Name(module.check($ref));
  const conditions = new GuardConditions(
    {
      check: (schema) => module.check(schema),
      matches: (value, pattern) => `${patternLiteral(pattern)}.test(${value})`,
      oneOf() {
        throw new Error('a schema with x-form that also has words is checked by its keywords');
      },
    },
    schemas,
  );
  return [
    {
      keyword: '$ref',
      schemaType: 'string',
      code: ({ data, gen, schema }) =>
        gen.code(_`${validator({ $ref: schema })}(${data}, report, path, key)`),
    },
    {
      keyword: 'is',
      schemaType: ['string', 'array'],
      code(cxt) {
        const { gen, data, parentSchema, schema } = cxt;
        if (typeReporter(parentSchema) !== undefined) return;
        const types: string[] = [schema].flat();
        const only = onlyType(parentSchema);
        if (only && types.includes('null')) {
          if (isWhole(cxt)) gen.code(_`if (${data} === null) return`);
          else gen.if(_`${data} !== null`);
        }
        const wrong = (only ? [only] : types).flatMap((type) => failures[type]?.(data) ?? []);
        gen.if(and(...wrong)).code(mismatch(cxt));
        // Ajv closes the open block after the last keyword of the schema.
        if (testedType(cxt)) gen.else();
        else gen.endIf();
      },
    },
    ...['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'].map((keyword) =>
      forType('number', keyword, 'number', standard),
    ),
    forType('number', 'multipleOf', 'number', (cxt) =>
      fail(cxt, _`!(${new RawCode(multiple(String(cxt.data), cxt.schema))})`),
    ),
    // Guards count UTF-16 units, because counting code points takes as long as all other checks. A text that is too long for
    // a guard is counted here as JSON Schema says.
    forType('string', 'minLength', 'number', (cxt) => fail(cxt, _`${cxt.data}.length < ${cxt.schema}`)),
    forType('string', 'maxLength', 'number', (cxt) => fail(cxt, _`[...${cxt.data}].length > ${cxt.schema}`)),
    forType('string', 'pattern', 'string', (cxt) => reportUnlike(cxt, compiledPattern(cxt.schema))),
    forType('string', 'format', 'string', (cxt) => {
      const pattern = patternFormats.get(cxt.schema);
      if (pattern) cxt.gen.if(_`!${regularExpression(pattern)}.test(${cxt.data})`, mismatch(cxt));
    }),
    forType('string', 'x-usual', 'string', (cxt) => {
      const pattern = regularExpression(compiledPattern(cxt.schema));
      cxt.gen.code(_`report.usual(${cxt.data}, path, key, ${pattern})`);
    }),
    {
      // A scalar whose words stand for all of its limits, so that they are reported once.
      keyword: 'described',
      schemaType: 'object',
      code({ data, gen, schema }) {
        const { 'x-form': form, ...limits } = schema;
        const fits = new RawCode(together(conditions.of(limits, String(data), '')));
        gen.code(_`const fits = ${fits};${lineEnd}if (!fits) report.mismatch(path, key, ${form})`);
      },
    },
    { keyword: 'allOf', schemaType: 'array', code: standard },
    {
      keyword: 'anyOf',
      schemaType: 'array',
      code(cxt) {
        const alternatives = _`[${joined(cxt.schema.map(validator))}]`;
        const form = formOf(cxt);
        const words = form === undefined ? _`` : _`, ${form}`;
        cxt.gen.code(_`report.anyOf(${cxt.data}, path, key, ${alternatives}${words})`);
      },
    },
    {
      keyword: 'x-values',
      schemaType: 'array',
      code(cxt) {
        const { data, gen, schema } = cxt;
        // Another check reports a wrong type. Only a value of the right type can be an unknown word.
        const types = [...new Set((schema as unknown[]).map((value) => typeof value))];
        const typed = or(...types.map((type) => _`typeof ${data} === ${type}`));
        const known = _`report.known(${data}, path, key, ${stringify(schema)})`;
        if (String(types) === testedType(cxt)) gen.code(known);
        else gen.if(typed, known);
      },
    },
    forType('array', 'items', 'object', ({ data, gen, schema }) =>
      gen.code(_`report.items(${data}, path, key, ${validator(schema)})`),
    ),
    forType('array', 'minItems', 'number', standard),
    forType('array', 'uniqueItems', 'boolean', (cxt) => {
      if (cxt.schema) fail(cxt, _`new Set(${cxt.data}).size < ${cxt.data}.length`);
    }),
    forType('array', 'x-most', 'number', ({ data, gen, schema }) =>
      gen.if(_`${data}.length > ${schema}`, _`report.tooManyItems(path, key, ${data}, ${schema})`),
    ),
    forType('object', 'minProperties', 'number', standard),
    forType('object', 'maxProperties', 'number', standard),
    forType('object', 'required', 'array', ({ data, gen, parentSchema, schema }) => {
      const undeclared = schema.filter((name: string) => !Object.hasOwn(parentSchema.properties ?? {}, name));
      for (const name of undeclared)
        gen.if(
          _`${data}${getProperty(name)} === undefined`,
          _`report.mismatch(path + key, ${at('', name)}, 'a value')`,
        );
    }),
    forType('object', 'properties', 'object', ({ data, gen, parentSchema, schema }) => {
      const entries = Object.entries<Reference>(schema).map(([name, property]) => {
        const isRequired = (parentSchema.required ?? []).includes(name);
        const check = isRequired ? validator(property) : _`{ optional: ${validator(property)} }`;
        return _`${keyOf(name)}: ${check}${lineEnd}`;
      });
      const table = entries.length > 0 ? _`{${lineEnd}${joined(entries)}}` : _`{}`;
      const method = new Name(isClosed(parentSchema) ? 'object' : 'fields');
      gen.code(_`report.${method}(${data}, path, key, ${table})`);
    }),
    forType('object', 'additionalProperties', 'object', (cxt) => {
      const declared = Object.keys(cxt.parentSchema.properties ?? {});
      const others = declared.length > 0 ? _`, ${stringify(declared)}` : _``;
      cxt.gen.code(_`report.members(${cxt.data}, path, key, ${validator(cxt.schema)}${others})`);
    }),
    forType('object', 'x-properties', 'array', (cxt) => {
      if (!isClosed(cxt.parentSchema))
        cxt.gen.code(_`report.names(${cxt.data}, path, key, ${stringify(cxt.schema)})`);
    }),
  ];
}

/** Whether no other schema of the function checks the value. */
function isWhole({ it, parentSchema: { allOf, anyOf } }: KeywordCxt): boolean {
  return it.errSchemaPath === '#/function' && !(allOf ?? anyOf);
}

function isClosed({ properties = {}, 'x-properties': names = [] }: KeywordCxt['parentSchema']): boolean {
  return Object.keys(properties).sort().join() === [...names].sort().join();
}

/** The formatter keeps an object that begins with a line of its own, so that a new property is a new line. */
const lineEnd = new RawCode('\n');

function regularExpression(pattern: RegExp): Code {
  return new RawCode(patternLiteral(pattern));
}

/** The pattern itself says what is expected, unless the schema has words for it. */
function reportUnlike(cxt: KeywordCxt, pattern: RegExp): void {
  const { data, gen } = cxt;
  const expected = regularExpression(pattern);
  if (formOf(cxt) === undefined) gen.code(_`report.like(${data}, path, key, ${expected})`);
  else gen.if(_`!${expected}.test(${data})`, mismatch(cxt));
}

function formOf({ parentSchema }: KeywordCxt): string | undefined {
  return parentSchema['x-form'];
}

function mismatch(cxt: KeywordCxt): Code {
  return _`report.mismatch(path, key, ${formOf(cxt) ?? expectation(cxt.keyword, cxt.schema)})`;
}

function fail(cxt: KeywordCxt, condition: Code): void {
  cxt.gen.if(condition, mismatch(cxt));
}

function standard(cxt: KeywordCxt): void {
  const definition = ajv.getKeyword(cxt.keyword);
  if (typeof definition !== 'object' || !('code' in definition))
    throw new Error(`Ajv has no keyword ${cxt.keyword}`);
  const reportMismatch = (): void => void cxt.gen.code(mismatch(cxt));
  class ReportingContext extends AjvContext {
    override error = reportMismatch;
  }
  definition.code(new ReportingContext(cxt.it, definition, cxt.keyword));
}

/** The key in an object literal. A plain key `__proto__` would set the prototype. */
function keyOf(name: string): Code {
  return name === '__proto__' ? _`[${name}]` : stringify(name);
}

function joined(parts: readonly Code[]): Code {
  return parts.reduce((all, part) => _`${all}, ${part}`);
}
