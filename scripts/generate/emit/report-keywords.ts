import type { Code, CodeKeywordDefinition, KeywordCxt } from 'ajv';
import { _, and, or, patternFormats, stringify } from './ajv.js';
import type { CheckModule } from './check-module.js';
import { ReportCode } from './report-code.js';
import { failures, forType, isPlainList, onlyType, testedType } from './value-types.js';

type Where = Parameters<KeywordCxt['subschema']>[0];

/** The keywords from which Ajv compiles the functions of a module. Each emits code that reports mismatches. */
export function reportKeywords(module: CheckModule): CodeKeywordDefinition[] {
  const report = new ReportCode(module);
  const standard = (cxt: KeywordCxt): void => report.standard(cxt);
  const constant = (cxt: KeywordCxt, value: Code): Code => report.constant(cxt, 'values', value);
  const check = (cxt: KeywordCxt, where: Where): void =>
    void cxt.subschema({ keyword: cxt.keyword, ...where }, cxt.gen.name('valid'));
  return [
    {
      keyword: '$ref',
      schemaType: 'string',
      code: (cxt) =>
        cxt.gen.code(_`${report.validator(cxt.schema)}(${cxt.data}, report, ${report.place(cxt)})`),
    },
    {
      keyword: 'is',
      schemaType: ['string', 'array'],
      code(cxt) {
        const { gen, data, parentSchema, schema } = cxt;
        if (isPlainList(parentSchema)) return;
        const types: string[] = [schema].flat();
        const only = onlyType(parentSchema);
        if (only && types.includes('null')) gen.if(_`${data} !== null`);
        const wrong = (only ? [only] : types).flatMap((type) => failures[type]?.(data) ?? []);
        gen.if(and(...wrong)).code(report.mismatch(cxt));
        // Ajv closes the open block after the last keyword of the schema.
        if (testedType(cxt)) gen.else();
        else gen.endIf();
      },
    },
    ...['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'].map((keyword) =>
      forType('number', keyword, 'number', standard),
    ),
    forType('number', 'multipleOf', 'number', (cxt) =>
      report.fail(cxt, _`!Number.isInteger(${cxt.data} / ${cxt.schema})`),
    ),
    // Counts UTF-16 units. Replies have no characters beyond them, and counting code points takes as long as all other checks.
    forType('string', 'minLength', 'number', (cxt) =>
      report.fail(cxt, _`${cxt.data}.length < ${cxt.schema}`),
    ),
    forType('string', 'maxLength', 'number', (cxt) =>
      report.fail(cxt, _`${cxt.data}.length > ${cxt.schema}`),
    ),
    forType('string', 'pattern', 'string', (cxt) => report.failUnlike(cxt, new RegExp(cxt.schema))),
    forType('string', 'format', 'string', (cxt) => {
      const pattern = patternFormats.get(cxt.schema);
      if (pattern) report.failUnlike(cxt, pattern);
    }),
    { keyword: 'allOf', schemaType: 'array', code: standard },
    {
      keyword: 'anyOf',
      schemaType: 'array',
      code(cxt) {
        const { gen, schema } = cxt;
        const counts: Code[] = [];
        const attempt = (index: number): void => {
          counts.push(gen.const('count', _`report.count`));
          check(cxt, { schemaProp: index, compositeRule: true });
          const isLast = index === schema.length - 1;
          const next = isLast ? report.mismatch(cxt) : () => attempt(index + 1);
          gen.if(
            _`report.count > ${counts[index]}`,
            next,
            index > 0 ? _`report.forget(${counts[0]})` : undefined,
          );
        };
        attempt(0);
      },
    },
    {
      keyword: 'x-values',
      schemaType: 'array',
      code(cxt) {
        // Another check reports a wrong type. Only a value of the right type can be an unknown word.
        const types = [...new Set((cxt.schema as unknown[]).map((value) => typeof value))];
        const typed = or(...types.map((type) => _`typeof ${cxt.data} === ${type}`));
        const words = constant(cxt, _`/*#__PURE__*/ new Set(${stringify(cxt.schema)})`);
        cxt.gen.if(String(types) === testedType(cxt) || typed, () =>
          cxt.gen.if(
            _`!${words}.has(${cxt.data})`,
            _`report.unknownValue(${report.place(cxt)}, ${cxt.data})`,
          ),
        );
      },
    },
    forType('array', 'items', 'object', (cxt) => {
      const { $ref } = cxt.schema;
      if ($ref === undefined) standard(cxt);
      else cxt.gen.code(_`report.items(${cxt.data}, ${report.path(cxt)}, ${report.validator($ref)})`);
    }),
    forType('array', 'minItems', 'number', standard),
    forType('array', 'uniqueItems', 'boolean', (cxt) => {
      if (cxt.schema) report.fail(cxt, _`new Set(${cxt.data}).size < ${cxt.data}.length`);
    }),
    forType('array', 'x-most', 'number', (cxt) => {
      const { gen, data, schema } = cxt;
      gen.if(_`${data}.length > ${schema}`, _`report.tooManyItems(${report.place(cxt)}, ${data}, ${schema})`);
    }),
    forType('object', 'minProperties', 'number', standard),
    forType('object', 'maxProperties', 'number', standard),
    forType('object', 'required', 'array', (cxt) => {
      const declared = cxt.parentSchema.properties ?? {};
      for (const name of cxt.schema) if (!Object.hasOwn(declared, name)) report.property(cxt, name, true);
    }),
    forType('object', 'properties', 'object', (cxt) => {
      const required = new Set<string>(cxt.parentSchema.required);
      const entries = Object.entries<object>(cxt.schema);
      const referring = entries.filter(([, schema]) => isReference(schema));
      if (referring.length > 0)
        report.members(cxt, isTable(cxt.parentSchema) ? 'object' : 'members', referring, required);
      for (const [name, schema] of entries)
        if (!isReference(schema))
          report.property(cxt, name, required.has(name), () =>
            check(cxt, { schemaProp: name, dataProp: name }),
          );
    }),
    forType('object', 'additionalProperties', 'object', (cxt) => {
      const declared = Object.keys(cxt.parentSchema.properties ?? {});
      cxt.gen.forIn('key', cxt.data, (key) => {
        const other = declared.length === 0 || _`!${constant(cxt, stringify(declared))}.includes(${key})`;
        cxt.gen.if(other, () => check(cxt, { dataProp: key }));
      });
    }),
    forType('object', 'x-properties', 'array', (cxt) => {
      if (isTable(cxt.parentSchema)) return;
      cxt.gen.code(
        _`report.names(${cxt.data}, ${constant(cxt, stringify(cxt.schema))}, ${report.path(cxt)})`,
      );
    }),
  ];
}

/** Whether every property of an object is checked by a function of its own. */
function isTable({ properties = {}, 'x-properties': names = [] }: KeywordCxt['parentSchema']): boolean {
  const schemas = Object.entries<object>(properties);
  return (
    schemas.length > 0 &&
    schemas.length === names.length &&
    schemas.every(([name, schema]) => names.includes(name) && isReference(schema))
  );
}

function isReference(schema: object): schema is { $ref: string } {
  return String(Object.keys(schema)) === '$ref';
}
