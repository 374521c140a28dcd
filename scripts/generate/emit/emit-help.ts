import type { FieldHelp, OperationHelp } from '../../../src/client/operation.js';
import type { Api, Operation } from '../api.js';
import { literal } from '../code-text.js';
import { resolved, type Schema, type Schemas } from '../schema.js';
import { banner } from './module-text.js';
import { camelCase, componentName } from './parameter-rule.js';

/** Emits the texts of the description for the command line. No other generated file imports them. */
export function emitHelp(api: Api, core: string): string {
  const help = api.operations.map((operation): [string, OperationHelp] => [
    operation.operationId,
    helpOf(operation, api.schemas),
  ]);
  const { constants, code } = sharedTexts(api, literal(Object.fromEntries(help)));
  return [
    banner(api, `Help texts for the operations of the ${api.service} service.`),
    `import type { OperationHelp } from '${core}';\n\n`,
    constants,
    '/** Texts, parameters and reply fields of each operation, by operationId. */\n',
    `export const ${api.service}Help: Readonly<Record<string, OperationHelp>> = `,
    `${code};\n`,
  ].join('');
}

/** Moves the text of a parameter in `components` to a constant, as many operations have the parameter. */
function sharedTexts({ operations }: Api, help: string): { constants: string; code: string } {
  const names = new Map<string, string>();
  for (const parameter of operations.flatMap(({ parameters }) => parameters)) {
    const text = literal(parameter.description);
    const component = componentName(parameter);
    const isShared = help.split(`:${text}`).length > 2;
    if (component !== undefined && isShared && !names.has(text))
      names.set(text, `${camelCase(component)}Text`);
  }
  let code = help;
  for (const [text, name] of names) code = code.replaceAll(`:${text}`, `:${name}`);
  const constants = [...names].map(([text, name]) => `const ${name} = ${text};\n\n`).sort();
  return { constants: constants.join(''), code };
}

function helpOf(operation: Operation, schemas: Schemas): OperationHelp {
  const { summary, description, group, deprecated, parameters, body, reply, items, path } = operation;
  const list = items && properties(reply, schemas).get(items.property);
  return {
    summary,
    description,
    ...(group ? { group } : {}),
    ...(deprecated ? { deprecated } : {}),
    parameters: Object.fromEntries(parameters.map(({ name, description }) => [name, description])),
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
    ...(body ? { body: body.description } : {}),
    ...(operation.questions.length > 0
      ? { questions: operation.questions, example: exampleOf(operation) }
      : {}),
    // The reply of `getAccount` is not a page: it is an account that has a list.
    ...(list && !path.endsWith('}') ? {} : { reply: fieldsOf(reply, schemas) }),
    ...(list?.items ? { items: fieldsOf(list.items, schemas) } : {}),
  };
}

/** The parameters of a complete call: those that are required, and those of `x-example-call`. */
function exampleOf({ parameters, body, example }: Operation): Readonly<Record<string, unknown>> {
  const required = parameters.filter((parameter) => parameter.required && parameter.example !== undefined);
  return {
    ...Object.fromEntries(required.map((parameter) => [parameter.name, parameter.example])),
    ...example,
    ...(body ? { body: body.example ?? 'CgA=' } : {}),
  };
}

function fieldsOf(schema: Schema, schemas: Schemas): FieldHelp {
  const fields = paths(schema, schemas);
  const first = columnsOf(schema, schemas);
  const shown = new Set(first.map((column) => column.split('.')[0]));
  const others = [...properties(schema, schemas).keys()].filter((name) => !shown.has(name));
  const isNested = (name: string): boolean =>
    fields.get(name)?.items !== undefined || [...fields.keys()].some((path) => path.startsWith(`${name}.`));
  return {
    columns: [...first, ...others.filter((name) => !isNested(name)), ...others.filter(isNested)],
    fields: [...fields.keys()],
    base64: [...fields].flatMap(([path, { base64 }]) => (base64 ? [path] : [])),
    ...kindsOf(fields),
  };
}

const timestampPattern = '^\\d{1,10}(\\.\\d{1,9})?$';
const ofTinybars = /\bin tinybars\b/;
/** Amounts of one of two units, rates and prices are shown as they are. */
const ofAnotherUnit = /\bor in\b|tinybars per|price/;
const ofSmallestUnit = /\bin the smallest unit\b|\bsmallest units\b/;

/** Groups fields by the meaning of their values, for tables that people read. The unit of an amount is in its description. */
function kindsOf(fields: ReadonlyMap<string, Schema>): Pick<FieldHelp, 'times' | 'hbars' | 'units'> {
  const pathsOf = (isOne: (path: string, schema: Schema) => boolean): readonly string[] =>
    [...fields].flatMap(([path, schema]) => (isOne(path, schema) ? [path] : []));
  const hasText = (form: RegExp, { description = '' }: Schema): boolean => form.test(description);
  const hasDecimals = (path: string): boolean =>
    fields.has(`${path.slice(0, path.lastIndexOf('.') + 1)}decimals`);
  const kinds = {
    times: pathsOf((_, { limits }) => limits?.pattern === timestampPattern),
    hbars: pathsOf(
      (_, schema) => !schema.items && hasText(ofTinybars, schema) && !hasText(ofAnotherUnit, schema),
    ),
    units: pathsOf(
      (path, schema) =>
        hasDecimals(path) &&
        hasText(ofSmallestUnit, schema) &&
        !hasText(ofTinybars, schema) &&
        !path.endsWith('decimals'),
    ),
  };
  return Object.fromEntries(Object.entries(kinds).filter(([, all]) => all.length > 0));
}

/** The fields of an object, of objects in it, and of objects in its lists. */
function paths(schema: Schema, schemas: Schemas, outer: readonly Schema[] = []): Map<string, Schema> {
  const own = resolved(schema, schemas);
  // An object may contain objects of its own schema, without end.
  if (outer.includes(own)) return new Map();
  const parts = [own.items ?? [], own.allOf ?? [], own.anyOf ?? []].flat();
  return new Map([
    ...parts.flatMap((part) => [...paths(part, schemas, [...outer, own])]),
    ...Object.entries(own.properties ?? {}).flatMap(([name, inner]): [string, Schema][] => [
      [name, resolved(inner, schemas)],
      ...[...paths(inner, schemas, [...outer, own])].map(([path, field]): [string, Schema] => [
        `${name}.${path}`,
        field,
      ]),
    ]),
  ]);
}

function columnsOf(schema: Schema, schemas: Schemas): readonly string[] {
  const { columns, allOf = [], anyOf = [], properties = {} } = resolved(schema, schemas);
  const [[name, { items }] = ['', {}], second] = Object.entries(properties);
  // A reply that is only a list, such as the transactions with one ID, has the columns of its items.
  if (items && !second) return columnsOf(items, schemas).map((column) => `${name}.${column}`);
  return schema.columns ?? columns ?? [...allOf, ...anyOf].flatMap((part) => columnsOf(part, schemas));
}

function properties(schema: Schema, schemas: Schemas): Map<string, Schema> {
  const { properties: own = {}, allOf = [], anyOf = [] } = resolved(schema, schemas);
  return new Map([
    ...[...allOf, ...anyOf].flatMap((part) => [...properties(part, schemas)]),
    ...Object.entries(own).map(([name, inner]): [string, Schema] => [name, resolved(inner, schemas)]),
  ]);
}
