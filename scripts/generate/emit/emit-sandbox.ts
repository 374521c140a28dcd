import type { MadeList, MadeOperation } from '../../../src/sandbox/made-operation.js';
import type { Api, Operation, ParameterValue } from '../api.js';
import { literal } from '../code-text.js';
import { madeValue } from './made-value.js';
import { banner } from './module-text.js';

export function emitSandbox(api: Api, operations: readonly Operation[]): string {
  const made = operations.map((operation) => madeOperation(operation, api));
  return [
    banner(
      api,
      `Replies of the sandbox to operations of the ${api.service} service that it has no code for.`,
    ),
    "import type { MadeOperation } from '../../src/sandbox/made-operation.js';\n\n",
    `/** The version of the simulated service. */\nexport const version = ${literal(api.version)};\n\n`,
    `export const madeOperations: readonly MadeOperation[] = ${literal(made)};\n`,
  ].join('');
}

function madeOperation(operation: Operation, api: Api): MadeOperation {
  const { operationId, method, path } = operation;
  const reply = Object.fromEntries(Object.entries(madeValue(operation.reply, api.schemas) ?? {}));
  const list = madeList(operation);
  if (!list) return { operationId, method, path, reply };
  const { property, field, kind } = list;
  const [item] = [reply[property] ?? []].flat();
  const items = [1, 2, 3, 4, 5].map((number) => ({ ...item, [field]: keys[kind](number) }));
  return { operationId, method, path, reply: { ...reply, [property]: items }, list };
}

function madeList({ items, rangeKey, parameters }: Operation): MadeList | undefined {
  const parameterOf = (name: string) => parameters.find((parameter) => parameter.name === name);
  const kind = kinds[parameterOf(rangeKey?.parameter ?? '')?.filter?.value ?? 'string'];
  if (!items || !rangeKey || !kind) return undefined;
  const { parameter, field } = rangeKey;
  const order = parameterOf('order')?.schema.default === 'desc' ? 'desc' : 'asc';
  return { property: items.property, parameter, field, kind, order };
}

const kinds: Readonly<Partial<Record<ParameterValue, MadeList['kind']>>> = {
  'entity-id': 'entity',
  'entity-id-or-evm-address': 'entity',
  hex: 'word',
  integer: 'integer',
  timestamp: 'timestamp',
};

const keys: Readonly<Record<MadeList['kind'], (number: number) => unknown>> = {
  entity: (number) => `0.0.${1000 + number}`,
  integer: (number) => number,
  timestamp: (number) => `1767225600.00000000${number}`,
  word: (number) => `0x${String(number).padStart(64, '0')}`,
};
