import type { Operation } from '../operations.js';
import {
  type Condition,
  type Operator,
  type Order,
  type Pair,
  type ServiceQuery,
  splitQuery,
} from '../query.js';
import { javaError, refused, type ServiceError } from '../service-error.js';
import { javaParameters } from './java-kinds.js';

/** Operations whose errors name the parameter, without a phrase and a detail. */
const bound = new Set(['getNetworkNodes', 'getRegisteredNodes']);

/** Reports the first error only, and ignores unknown parameters. */
export function readJavaQuery(operation: Operation, text: string): ServiceQuery {
  const { operationId } = operation;
  const pairs = splitQuery(text);
  const parameters = javaParameters[operationId] ?? {};
  const conditions = Object.entries(parameters).flatMap(([name, parameter]) => {
    const texts = pairs.filter((pair) => pair.name === name).flatMap((pair) => pair.text.split(','));
    const read = texts.flatMap((one): Condition[] => {
      if (one.trim() === '') return [];
      const [, operator = 'eq', value = one] = /^([^:]*):(.*)$/s.exec(one) ?? [];
      const exactOperator = parameter.strict ? operator : operator.toLowerCase();
      const parsed = parameter.operators.split(' ').includes(exactOperator)
        ? parameter.kind.parse(value, () => -1n)
        : undefined;
      if (parsed === undefined) throw invalid(operationId, name);
      return [{ name, operator: exactOperator as Operator, value: parsed }];
    });
    if (texts.length > parameter.most)
      throw javaError(400, `${parameter.plural} size must be between 0 and ${parameter.most}`);
    return read;
  });
  return { pairs, conditions, limit: limitOf(operationId, pairs), order: orderOf(operation, pairs) };
}

function invalid(operationId: string, name: string): ServiceError {
  return bound.has(operationId)
    ? refused(`Invalid parameter: ${name}`)
    : javaError(400, `Failed to convert '${name}'`);
}

function limitOf(operationId: string, pairs: readonly Pair[]): number {
  const isOfNodes = operationId === 'getNetworkNodes';
  const limits = pairs.filter(({ name, text }) => name === 'limit' && text.trim() !== '');
  const [first] = limits;
  if (!first) return isOfNodes ? 10 : 25;
  if (limits.length > 1)
    throw bound.has(operationId)
      ? refused('Only a single instance is supported for limit')
      : javaError(400, "Failed to convert 'limit'");
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
