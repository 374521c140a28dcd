import { Random } from '../../src/sandbox/data/random.js';
import type {
  DescribedFilter,
  DescribedList,
  DescribedOperation,
  DescribedParameter,
} from '../../src/sandbox/described-operation.js';
import { isCoded } from '../../src/sandbox/ledger/operations.js';
import { StatusPage } from '../../src/sandbox/status/status-page.js';
import type { Operator } from '../../src/values/filters.js';
import type { Api, Operation, Parameter } from './api.js';
import { literal } from './code-text.js';
import { format } from './emit/format.js';
import { madeValue } from './emit/made-value.js';
import { banner } from './emit/module-text.js';
import { resolved, type Schema, type Schemas } from './schema.js';

const page = new StatusPage(new Random(''), () => Date.UTC(2026, 0, 1));

/** Whether the sandbox has code for an operation. Such code returns better data than one made from the schema. */
const hasCode: Readonly<Record<string, (operation: Operation) => boolean>> = {
  ledger: ({ operationId }) => isCoded(operationId),
  status: ({ path }) => page.reply(path) !== undefined,
};

export function generateSandbox(apis: readonly Api[]): Promise<Map<string, string>> {
  const files = apis.map((api): [string, string] => {
    const uncoded = api.operations.filter(
      (operation) => !operation.deprecated && !hasCode[api.service]?.(operation),
    );
    const described = api.service === 'ledger' ? emitDescribed(api) : '';
    return [`${api.service}.ts`, emitSandbox(api, uncoded) + described];
  });
  return format(new Map(files));
}

export function emitSandbox(api: Api, uncoded: readonly Operation[]): string {
  const made = uncoded.map(({ operationId, method, path, reply }) => ({
    operationId,
    method,
    path,
    reply: madeValue(reply, api.schemas),
  }));
  return [
    banner(
      api,
      `Replies and facts that the sandbox takes from the description of the ${api.service} service.`,
    ),
    `import type { ${api.service === 'ledger' ? 'DescribedOperation, ' : ''}MadeOperation } from '../../src/sandbox/described-operation.js';\n\n`,
    `/** The version of the simulated service. */\nexport const version = ${literal(api.version)};\n\n`,
    `export const madeOperations: readonly MadeOperation[] = ${literal(made)};\n`,
  ].join('');
}

/** The facts of each operation, and the names of its lists, by which a test gives its own rows. */
function emitDescribed({ operations, schemas }: Api): string {
  const described = operations.map((operation) => describedOperation(operation, schemas));
  const names = described.filter(({ list }) => list).map(({ operationId }) => literal(operationId));
  return [
    '\n/** The facts of the description about each operation. */\n',
    `export const describedOperations: readonly DescribedOperation[] = ${literal(described)};\n`,
    '\n/** The operations that list rows. */\n',
    `export type ListName = ${names.join(' | ') || 'never'};\n`,
  ].join('');
}

function describedOperation(operation: Operation, schemas: Schemas): DescribedOperation {
  const { operationId, method, path, servedBy, parameters } = operation;
  const query = parameters.filter((parameter) => parameter.in === 'query');
  const order = query.find(({ role }) => role === 'order')?.schema.default;
  return {
    operationId,
    ...(method !== 'GET' && { method }),
    path: path.replace('/api/v1', ''),
    ...(servedBy && { backend: servedBy }),
    ...(order === 'desc' && { order }),
    query: Object.fromEntries(query.map((one) => [one.name, describedParameter(one, schemas, servedBy)])),
    ...describedList(operation),
  };
}

const largestLong = 2n ** 63n - 1n;

function describedParameter(
  parameter: Parameter,
  schemas: Schemas,
  servedBy: Operation['servedBy'],
): DescribedParameter {
  const { filter, service, role } = parameter;
  const schema = resolved(parameter.schema, schemas);
  const { minimum, maximum } = schema.limits ?? {};
  const accepted = acceptedOperators(parameter, schema, servedBy);
  const words = acceptedWords(parameter, schema, schemas);
  const least = filter?.minimum ?? minimum;
  // The service reduces a limit that is too large.
  const most = role === 'limit' ? undefined : (filter?.maximum ?? maximum);
  return {
    value: formOf(parameter, schema, words),
    ...(accepted && { operators: accepted.join(' ') }),
    ...(service?.addressOperators && { addressOperators: service.addressOperators.join(' ') }),
    ...(least && { least: String(least) }),
    ...(filter?.repeats === 'range' && { isRange: true }),
    ...(most !== undefined && BigInt(most) < largestLong && { most: String(most) }),
    ...(words && { words }),
  };
}

/** Undefined if the service accepts all operators. */
function acceptedOperators(
  { filter, service }: Parameter,
  { type }: Schema,
  servedBy: Operation['servedBy'],
): readonly Operator[] | undefined {
  if (service?.operators) return service.operators;
  // The module in JavaScript reads an operator before each value but a flag, and the others only before that of a filter.
  if (servedBy) return filter ? undefined : [];
  return type?.includes('boolean') ? ['eq'] : undefined;
}

function acceptedWords(
  { service }: Parameter,
  schema: Schema,
  schemas: Schemas,
): readonly string[] | undefined {
  const { enum: words } = schema.items ? resolved(schema.items, schemas) : schema;
  const { words: more = [], refused = [] } = service ?? {};
  return words && [...words.map(String), ...more].filter((word) => !refused.includes(word));
}

function formOf(
  { filter, service, value }: Parameter,
  { type = [] }: Schema,
  words: readonly string[] | undefined,
): string {
  const declared = service?.value ?? filter?.value ?? value;
  if (declared !== undefined) return declared;
  if (words) return 'words';
  return type.find((one) => one !== 'null') ?? '';
}

function describedList({ rangeKey, items, parameters, filterFields = {}, serviceWindow }: Operation): {
  list?: DescribedList;
} {
  if (!rangeKey || !items) return {};
  const key = [rangeKey, rangeKey.second, rangeKey.third].filter((part) => part !== undefined);
  const first = parameters.find(({ name }) => name === rangeKey.parameter);
  const filters = Object.entries(filterFields).map(
    ([name, { sometimes: _, hidden, fields, ...facts }]): [string, DescribedFilter] => [
      name,
      { fields: hidden === undefined ? fields : [hidden], ...facts },
    ],
  );
  return {
    list: {
      property: items.property,
      key: key.map(({ parameter, field }) => ({ parameter, field })),
      ...(first?.filter?.repeats === 'all' && { matching: 'all' }),
      filters: Object.fromEntries(filters),
      ...(serviceWindow && { window: { empty: serviceWindow.empty, unless: serviceWindow.unless ?? [] } }),
    },
  };
}
