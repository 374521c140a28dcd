import type { Operation } from '../operations.js';
import {
  type Condition,
  type Operator,
  type Order,
  type Pair,
  type ServiceQuery,
  splitQuery,
} from '../query.js';
import { badRequest, javaError, type ServiceError } from '../service-error.js';
import { type JavaParameter, javaParameters } from './java-kinds.js';

/** Operations whose errors name the parameter, without a phrase and a detail. */
const bound = new Set(['getNetworkNodes', 'getRegisteredNodes']);
const singles = ['file.id', 'limit', 'order', 'type'];

/** Reports the first error only, and ignores unknown parameters. */
export function readJavaQuery(operation: Operation, text: string): ServiceQuery {
  const { operationId } = operation;
  const pairs = splitQuery(text);
  const parameters = javaParameters[operationId] ?? {};
  const textsOf = (name: string): string[] =>
    pairs.filter((pair) => pair.name === name).flatMap((pair) => pair.text.split(','));
  for (const single of bound.has(operationId) ? singles : []) {
    const [first, ...others] = pairs.filter(({ name }) => name === single);
    if (others.length > 0 && first?.text.trim() !== '')
      throw badRequest(`Only a single instance is supported for ${single}`);
  }
  const conditions = Object.entries(parameters).flatMap(([name, parameter]) =>
    textsOf(name)
      .filter((one) => one.trim() !== '')
      .map((one) => {
        const condition = readOne(name, parameter, one);
        if (!condition) throw invalid(operationId, name);
        return condition;
      }),
  );
  const order = orderOf(operation, pairs);
  const limit = limitOf(operationId, pairs);
  for (const [name, { most, plural }] of Object.entries(parameters)) {
    if (textsOf(name).length <= most) continue;
    if (bound.has(operationId)) throw invalid(operationId, name);
    throw javaError(400, `${plural} size must be between 0 and ${most}`);
  }
  return { pairs, conditions, limit, order };
}

function readOne(
  name: string,
  { operators, kind, strict }: JavaParameter,
  text: string,
): Condition | undefined {
  const [, before = 'eq', value = text] = operators === '' ? [] : (/^([^:]*):(.*)$/s.exec(text) ?? []);
  const operator = strict ? before : before.toLowerCase();
  if (operators !== '' && !operators.split(' ').includes(operator)) return undefined;
  const parsed = kind.parse(value, () => -1n);
  if (parsed === undefined) return undefined;
  return { name, operator: operator as Operator, value: parsed };
}

function invalid(operationId: string, name: string): ServiceError {
  if (bound.has(operationId)) return badRequest(`Invalid parameter: ${name}`);
  return javaError(400, `Failed to convert '${name}'`);
}

function limitOf(operationId: string, pairs: readonly Pair[]): number {
  const isOfNodes = operationId === 'getNetworkNodes';
  const limits = pairs.filter(({ name, text }) => name === 'limit' && text.trim() !== '');
  const [first] = limits;
  if (!first) return isOfNodes ? 10 : 25;
  if (limits.length > 1) throw javaError(400, "Failed to convert 'limit'");
  if (!/^[-+]?\d{1,10}$/.test(first.text)) throw invalid(operationId, 'limit');
  const limit = Number(first.text);
  if (bound.has(operationId)) {
    if (limit < 1 || (limit > 100 && !isOfNodes)) throw invalid(operationId, 'limit');
    return isOfNodes ? Math.min(limit, 25) : limit;
  }
  if (limit < 1) throw javaError(400, 'limit must be greater than 0');
  if (limit > 100) throw javaError(400, 'limit must be less than or equal to 100');
  return limit;
}

function orderOf({ operationId, order }: Operation, pairs: readonly Pair[]): Order {
  const value = pairs.find(({ name, text }) => name === 'order' && text.trim() !== '')?.text.toLowerCase();
  if (value === undefined) return order;
  if (value !== 'asc' && value !== 'desc') throw invalid(operationId, 'order');
  return value;
}
