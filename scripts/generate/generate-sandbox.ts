import { Random } from '../../src/sandbox/data/random.js';
import type {
  DescribedFilter,
  DescribedList,
  DescribedOperation,
  DescribedParameter,
} from '../../src/sandbox/described-operation.js';
import { isCoded } from '../../src/sandbox/ledger/operations.js';
import { StatusPage } from '../../src/sandbox/status/status-page.js';
import type { Api, Operation, Parameter } from './api.js';
import { literal } from './code-text.js';
import { format } from './emit/format.js';
import { madeValue } from './emit/made-value.js';
import { banner } from './emit/module-text.js';
import { resolved, type Schemas } from './schema.js';

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
      `Replies of the sandbox to operations of the ${api.service} service that it has no code for.`,
    ),
    `import type { ${api.service === 'ledger' ? 'DescribedOperation, ' : ''}MadeOperation } from '../../src/sandbox/described-operation.js';\n\n`,
    `/** The version of the simulated service. */\nexport const version = ${literal(api.version)};\n\n`,
    `export const madeOperations: readonly MadeOperation[] = ${literal(made)};\n`,
  ].join('');
}

/** What the service does with the operations that the sandbox has code for. */
function emitDescribed({ operations, schemas }: Api): string {
  const described = operations.map((operation) => describedOperation(operation, schemas));
  return [
    '\n/** What the description says of each operation. */\n',
    `export const describedOperations: readonly DescribedOperation[] = ${literal(described)};\n`,
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
  const { filter, value, service, role } = parameter;
  const schema = resolved(parameter.schema, schemas);
  const { minimum, maximum } = schema.limits ?? {};
  const { enum: listed } = schema.items ? resolved(schema.items, schemas) : schema;
  const type = schema.type?.find((one) => one !== 'null');
  const words = listed && [...listed.map(String), ...(service?.words ?? [])];
  const isFlag = type === 'boolean';
  const least = filter?.minimum ?? minimum;
  // The module in JavaScript reads an operator before each value, and the others only before that of a filter.
  const unusual = servedBy ? !filter && [] : isFlag && ['eq'];
  const accepted = service?.operators ?? unusual;
  // The service reduces a limit that is too large.
  const most = role === 'limit' ? undefined : (filter?.maximum ?? maximum);
  return {
    value: service?.value ?? filter?.value ?? value ?? (words ? 'words' : isFlag ? 'boolean' : (type ?? '')),
    ...(accepted && { operators: accepted.join(' ') }),
    ...(service?.addressOperators && { addressOperators: service.addressOperators.join(' ') }),
    ...(least && { least: String(least) }),
    ...(filter?.repeats === 'range' && { isRange: true }),
    ...(most !== undefined && BigInt(most) < largestLong && { most: String(most) }),
    ...(words && { words: words.filter((word) => !service?.refused?.includes(word)) }),
  };
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
