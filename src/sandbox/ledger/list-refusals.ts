import { type Condition, conditionsOn, type Pair, type ServiceQuery } from './query.js';
import { badRequest } from './service-error.js';

const isLower = ({ operator }: Condition): boolean => operator.startsWith('g');
const isUpper = ({ operator }: Condition): boolean => operator.startsWith('l');
const isEqual = ({ operator }: Condition): boolean => operator === 'eq';
const isUnequal = ({ operator }: Condition): boolean => operator === 'ne';

export type Rule = (query: ServiceQuery) => void;

export const notUnequal =
  (name: string, why: string): Rule =>
  (query) => {
    if (conditionsOn(query, name).some(isUnequal)) throw badRequest(why);
  };

/**
 * Lists with two keys: at most one equality, or one lower and one upper bound for each key. The second key needs the
 * first one with an equality or an inclusive bound on the same side.
 */
export const twoKeys =
  (first: string, second: string): Rule =>
  (query) => {
    const { conditions } = query;
    conditions.forEach((condition, at) => {
      const { name } = condition;
      if (name !== first && name !== second) return;
      if (isUnequal(condition)) throw badRequest(`Not equal (ne) operator is not supported for ${name}`);
      const isRepeated = (test: (one: Condition) => boolean): boolean =>
        test(condition) && conditions.slice(0, at).some((one) => one.name === name && test(one));
      if (isRepeated(isEqual)) throw badRequest(`Only one equal (eq) operator is allowed for ${name}`);
      if (isRepeated(isLower)) throw badRequest(`Only one gt/gte operator is allowed for ${name}`);
      if (isRepeated(isUpper)) throw badRequest(`Only one lt/lte operator is allowed for ${name}`);
    });
    const [major, minor] = [conditionsOn(query, first), conditionsOn(query, second)];
    // The key of logs is the index within a transaction, so an exact index needs an exact time.
    if (second === 'index' && minor.some(isEqual) && !major.some(isEqual))
      throw badRequest(`${first} must have eq operator`);
    for (const [name, of] of [
      [first, major],
      [second, minor],
    ] as const)
      if (of.some(isEqual) && !of.every(isEqual))
        throw badRequest(`Can't support both range and equal for ${name}`);
    if (minor.length > 0 && major.length === 0)
      throw badRequest(`${second} without a ${first} parameter filter`);
    const has = (operators: RegExp): boolean => major.some(({ operator }) => operators.test(operator));
    if (minor.some(isLower) && !has(/^(eq|gte)$/)) throw badRequest(`${first} must have gte or eq operator`);
    if (minor.some(isUpper) && !has(/^(eq|lte)$/)) throw badRequest(`${first} must have lte or eq operator`);
  };

export function oneSpenderRange(query: ServiceQuery): void {
  const of = conditionsOn(query, 'spender.id');
  if (of.filter(isLower).length > 1 || of.filter(isUpper).length > 1)
    throw badRequest('Multiple range params not allowed for spender.id');
  if (of.some(isUnequal)) throw badRequest('Not equals (ne) comparison operator is not supported');
}

const sevenDays = 7n * 24n * 60n * 60n * 1_000_000_000n;

/** The service reads two inclusive bounds with the same time as an equality. */
function withMoment(query: ServiceQuery): ServiceQuery {
  const times = conditionsOn(query, 'timestamp');
  const [first, second] = times;
  const operators = times.map(({ operator }) => operator).sort();
  if (!first || first.value !== second?.value || operators.join() !== 'gte,lte') return query;
  const others = query.conditions.filter(({ name }) => name !== 'timestamp');
  return { ...query, conditions: [...others, { ...first, operator: 'eq' }] };
}

export function checkLogs(query: ServiceQuery): void {
  twoKeys('timestamp', 'index')(withMoment(query));
  if (conditionsOn(query, 'transaction.hash').length > 1)
    throw badRequest('Only one transaction.hash filter is allowed');
}

/** Rejects a search by topic without a time range, or with a range of more than a week. */
export function checkTopics(query: ServiceQuery): void {
  if (!query.conditions.some(({ name }) => name.startsWith('topic'))) return;
  const times = conditionsOn(withMoment(query), 'timestamp');
  const [lower, upper] = [times.filter(isLower), times.filter(isUpper)];
  const exact = times.some(isEqual);
  const why = (): string | undefined => {
    if (times.length === 0) return 'No timestamp range or eq operator provided';
    if (times.some(isUnequal)) return 'Not equals operator not supported for timestamp param';
    if (lower.length > 1) return 'Multiple gt or gte operators not permitted for timestamp param';
    if (upper.length > 1) return 'Multiple lt or lte operators not permitted for timestamp param';
    if (exact && lower.length + upper.length > 0)
      return 'Cannot combine eq with ne, gt, gte, lt, or lte for timestamp param';
    const [from, to] = [lower[0], upper[0]];
    if (exact) return undefined;
    if (!from || !to) return 'Timestamp range must have gt (or gte) and lt (or lte), or eq operator';
    const begin = BigInt(from.value) + (from.operator === 'gt' ? 1n : 0n);
    const end = BigInt(to.value) - (to.operator === 'lt' ? 1n : 0n);
    if (end < begin || end - begin > sevenDays)
      return 'Timestamp range by the lower and upper bounds must be positive and within 7d';
    return undefined;
  };
  const reason = why();
  if (reason !== undefined)
    throw badRequest(`Cannot search topics without a valid timestamp range: ${reason}`);
}

/** Rejects two block filters, and a transaction index without a block filter. */
export function checkBlocks({ conditions }: ServiceQuery): void {
  const has = (name: string): boolean => conditions.some((condition) => condition.name === name);
  if (has('block.number') && has('block.hash'))
    throw badRequest('Invalid parameter usage: block.hash - cannot combine block.number and block.hash');
  if (has('transaction.index') && !has('block.number') && !has('block.hash'))
    throw badRequest(
      'Invalid parameter usage: transaction.index - transaction.index requires block.number or block.hash filter to be specified',
    );
}

function textsOf(pairs: readonly Pair[], name: string): string[] {
  return pairs.filter((pair) => pair.name === name).map(({ text }) => text);
}

/** Results accept only one unit of amounts, without an operator. */
export function checkUnit(pairs: readonly Pair[]): void {
  const texts = textsOf(pairs, 'hbar');
  if (texts.length > 1 || texts.some((text) => !/^(true|false)$/i.test(text)))
    throw badRequest(`Invalid hbar parameter value: ${texts}. Must be 'true' or 'false'`);
}

/** Rejects a search by name together with an ID, before it reads both. */
export function checkName(pairs: readonly Pair[]): void {
  const has = (name: string): boolean => textsOf(pairs, name).join() !== '';
  if (has('name') && has('token.id'))
    throw badRequest('token.id and name can not be used together. Use a more specific name instead.');
  if (has('name') && has('account.id')) throw badRequest('account.id and name cannot be used together');
}

/** The tokens of an account: the service reads the parameter a second time, as a single ID without an operator. */
export function oneAccount({ pairs }: ServiceQuery): void {
  const texts = textsOf(pairs, 'account.id');
  if (texts.length > 1) throw badRequest(`Entity ID "${texts}" is not a string`);
  if (texts.some((text) => text.includes(':'))) throw badRequest('Invalid parameter: account.id');
}
