import { type FindAddress, isAddressOrAlias, largestLong } from './kinds.js';
import type { Operation } from './operations.js';
import { parameterOf } from './parameters.js';
import {
  type Condition,
  type Operator,
  type Order,
  type Pair,
  type ServiceQuery,
  splitFilter,
  splitQuery,
} from './query.js';
import { ServiceError, type ServiceMessage } from './service-error.js';

const mostRepeats = 100;

/** Reports all errors at once, with one message each. */
export function readQuery(operation: Operation, text: string, find: FindAddress): ServiceQuery {
  const messages: ServiceMessage[] = [];
  const conditions: Condition[] = [];
  const unexpected = new Set<string>();
  const pairs = splitQuery(text).map(({ name, text: value }): Pair => {
    const lower = name.toLowerCase();
    return { name: lower, text: lower === 'order' ? value.toLowerCase() : value };
  });
  for (const [name, count] of counted(pairs))
    if (count > mostRepeats)
      throw new ServiceError(400, [
        { message: `Maximum number of repeated values for query parameter: ${name} is ${mostRepeats}` },
      ]);
  for (const { name, text: value } of pairs) {
    if (!operation.query.includes(name)) unexpected.add(name);
    else if (name === 'limit' || name === 'order') {
      if (!(name === 'limit' ? /^((eq|ne|gte?|lte?):)?0*[1-9]\d{0,18}$/ : /^(eq:)?(asc|desc)$/).test(value))
        messages.push({ message: `Invalid parameter: ${name}` });
    } else {
      const condition = read(operation, name, value, find);
      if (condition) conditions.push(condition);
      else messages.push({ message: `Invalid parameter: ${name}` });
    }
  }
  for (const name of unexpected) messages.push({ message: `Unknown query parameter: ${name}` });
  if (messages.length > 0) throw new ServiceError(400, messages);
  checkTimes(operation, conditions);
  return { pairs, conditions, ...page(operation, pairs) };
}

function counted(pairs: readonly Pair[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { name } of pairs) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

function read(
  { operationId }: Operation,
  name: string,
  text: string,
  find: FindAddress,
): Condition | undefined {
  const { kind, operators, exactAddresses = false } = parameterOf(operationId, name);
  const { operator, value } = operators === '' ? { operator: 'eq', value: text } : splitFilter(text);
  const parsed = kind.parse(value, find);
  if (parsed === undefined || (operators !== '' && !operators.split(' ').includes(operator)))
    return undefined;
  if (exactAddresses && operator !== 'eq' && isAddressOrAlias(value)) return undefined;
  return { name, operator: operator as Operator, value: parsed };
}

/** A timestamp that exceeds 64 bits fails in the database of the service. */
function checkTimes({ path }: Operation, conditions: readonly Condition[]): void {
  const isLate = conditions.some(
    ({ name, operator, value }) =>
      // Only lists of logs accept any upper bound.
      !(path.endsWith('logs') && operator.startsWith('l')) &&
      name === 'timestamp' &&
      typeof value === 'bigint' &&
      value >= largestLong,
  );
  if (isLate) throw new ServiceError(503, [{ message: 'Service unavailable' }]);
}

/** Reads limit and order. The service reduces a limit above 100 to 100 without an error. */
function page({ operationId, order }: Operation, pairs: readonly Pair[]): { limit: number; order: Order } {
  const last = (name: string): string | undefined => pairs.findLast((pair) => pair.name === name)?.text;
  const limit = last('limit') ?? '25';
  if (operationId === 'getAccounts' && limit.includes(':'))
    throw new ServiceError(503, [{ message: 'Service unavailable' }]);
  return {
    limit: Math.min(100, Number(limit.split(':').at(-1))),
    order: (last('order') ?? order).endsWith('desc') ? 'desc' : 'asc',
  };
}
