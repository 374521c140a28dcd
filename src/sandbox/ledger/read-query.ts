import { addressDigits, type FindAddress, isId, largestLong } from './kinds.js';
import type { Operation } from './operations.js';
import { kindOf } from './parameters.js';
import {
  allOperators,
  type Condition,
  type Operator,
  type Order,
  type Pair,
  type ServiceQuery,
  splitQuery,
} from './query.js';
import { badRequest, ServiceError, type ServiceMessage, unavailable } from './service-error.js';

const mostRepeats = 100;
const mostItems = 100;
const largestInteger = 2_147_483_647n;

/**
 * The parameters of a query, with the values of each name together. The service ignores upper and lower case in names, but
 * only after its parser has counted the values of each spelling.
 */
export function pairsOf(text: string): Pair[] {
  const texts = new Map<string, string[]>();
  const pairs = splitQuery(text);
  if (hasLongArray(pairs))
    throw badRequest(`Array limit exceeded. Only ${mostRepeats} elements allowed in an array.`);
  for (const { name, text: value } of pairs) {
    const lower = name.toLowerCase();
    texts.set(lower, [...(texts.get(lower) ?? []), value]);
  }
  for (const [name, { length }] of texts)
    if (length > mostRepeats)
      throw badRequest(`Maximum number of repeated values for query parameter: ${name} is ${mostRepeats}`);
  return Array.from(texts).flatMap(([name, values]) =>
    values.map((value) => ({ name, text: name === 'order' ? value.toLowerCase() : value })),
  );
}

function hasLongArray(pairs: readonly Pair[]): boolean {
  const counts = new Map<string, number>();
  for (const { name } of pairs) counts.set(name, (counts.get(name) ?? 0) + 1);
  return Array.from(counts.values()).some((count) => count > mostRepeats);
}

/** Reports all values of a wrong form at once. Only without them, it reports the first ID that is too large. */
export function readQuery(operation: Operation, pairs: readonly Pair[], find: FindAddress): ServiceQuery {
  const messages: ServiceMessage[] = [];
  const conditions: Condition[] = [];
  const unexpected = new Set<string>();
  const owners = new Owners();
  let firstTooLarge: unknown;
  for (const { name, text } of pairs) {
    if (!Object.hasOwn(operation.query, name)) {
      unexpected.add(name);
      continue;
    }
    try {
      const condition = read(operation, { name, text }, find);
      if (!condition) messages.push({ message: `Invalid parameter: ${name}` });
      else if (name !== 'limit' && name !== 'order') conditions.push(condition);
      if (condition && name === 'account.id' && operation.operationId === 'getBalances')
        owners.check(text, condition);
    } catch (error) {
      firstTooLarge ??= error;
    }
  }
  for (const name of unexpected) messages.push({ message: `Unknown query parameter: ${name}` });
  if (messages.length > 0) throw new ServiceError(400, messages);
  if (firstTooLarge !== undefined) throw firstTooLarge;
  return { pairs, conditions, ...page(operation, pairs) };
}

/** Some operations refuse a value of several operators. Others use only the last operator. */
function split(text: string, isStrict: boolean): { operator: string; value: string } | undefined {
  const parts = text.split(':');
  if (isStrict && parts.length > 2) return undefined;
  return { value: parts.at(-1) ?? '', operator: parts.at(-2) ?? 'eq' };
}

function read(operation: Operation, { name, text }: Pair, find: FindAddress): Condition | undefined {
  const parameter = operation.query[name];
  if (!parameter) return undefined;
  const { operators = allOperators, addressOperators = operators } = parameter;
  const { operator, value } = split(text, operation.isStrict) ?? { operator: '', value: '' };
  const allowed = addressDigits(value) === undefined ? operators : addressOperators;
  if (!allowed.split(' ').includes(operator)) return undefined;
  const parsed = kindOf(parameter).parse(value, find);
  if (parsed === undefined) return undefined;
  return { name, operator: operator as Operator, value: parsed };
}

/** Accepts one EVM address or alias, and with or after it no operator but `eq`. Repeated values count once. */
class Owners {
  readonly #texts = new Set<string>();
  #addresses = 0;

  check(text: string, { operator }: Condition): void {
    if (this.#texts.has(text)) return;
    this.#texts.add(text);
    const isAddress = !isId(text.split(':').at(-1) ?? '');
    if (isAddress) this.#addresses += 1;
    const isSecondAddress = isAddress && this.#addresses > 1;
    const hasOperatorWithAddress = operator !== 'eq' && this.#addresses > 0;
    if (isSecondAddress || hasOperatorWithAddress) throw badRequest('Invalid parameter: account.id');
  }
}

/** The service reduces a limit above 100 to 100 without an error. It sends a limit with an operator to the database, which fails. */
function page({ order, isStrict }: Operation, pairs: readonly Pair[]): { limit: number; order: Order } {
  const last = (name: string): string | undefined => pairs.findLast((pair) => pair.name === name)?.text;
  const limit = last('limit') ?? '25';
  if (isStrict && limit.includes(':')) throw unavailable();
  return {
    limit: Math.min(mostItems, Number(limit.split(':').at(-1))),
    // It may have an operator.
    order: (last('order') ?? order).endsWith('desc') ? 'desc' : 'asc',
  };
}

/** The lists that reduce an upper bound, or all bounds, to a time that the database can store. */
const withCappedEnds = new Set(['getAccount', 'getContractsLogs', 'getContractsResults', 'getTransactions']);
const withSnapshots = new Set(['getBalances', 'getTokenBalances']);

/** Rejects numbers that the database of the service cannot store. */
export function checkSizes({ operationId }: Operation, { conditions }: ServiceQuery): void {
  const hasEnd = conditions.some(({ name, operator }) => name === 'timestamp' && operator.startsWith('l'));
  const isTooLarge = ({ name, operator, value }: Condition): boolean => {
    if (typeof value !== 'bigint') return false;
    if (name === 'index') return value > largestInteger;
    if (name !== 'timestamp') return false;
    if (withSnapshots.has(operationId)) return operator === 'ne' && value > largestLong;
    if (!withCappedEnds.has(operationId)) return value > largestLong;
    const isLowerBound = operator.startsWith('g');
    if (operator.startsWith('l') || (isLowerBound && hasEnd)) return false;
    // The service asks the database for `gte` with the next number.
    const stored = operator === 'gt' ? value + 1n : value;
    return stored > largestLong;
  };
  if (conditions.some(isTooLarge)) throw unavailable();
}
