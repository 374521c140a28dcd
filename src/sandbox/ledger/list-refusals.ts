import { isAddressOrAlias } from './kinds.js';
import { type Condition, conditionsOn, type ServiceQuery, splitFilter } from './query.js';
import { refused } from './service-error.js';

export function has(query: ServiceQuery, name: string): boolean {
  return conditionsOn(query, name).length > 0;
}

const isLower = ({ operator }: Condition): boolean => operator.startsWith('g');
const isUpper = ({ operator }: Condition): boolean => operator.startsWith('l');
const isEqual = ({ operator }: Condition): boolean => operator === 'eq';

export function notUnequal(query: ServiceQuery, ...names: string[]): void {
  for (const name of names)
    if (conditionsOn(query, name).some(({ operator }) => operator === 'ne'))
      throw refused(`Not equal (ne) operator is not supported for ${name}`);
}

/** Rejects a second equality, or a second bound on the same side. Lists with two keys have this rule. */
export function oneOfEach(query: ServiceQuery, ...names: string[]): void {
  for (const name of names) {
    notUnequal(query, name);
    const of = conditionsOn(query, name);
    if (of.filter(isEqual).length > 1) throw refused(`Only one equal (eq) operator is allowed for ${name}`);
    if (of.filter(isLower).length > 1) throw refused(`Only one gt/gte operator is allowed for ${name}`);
    if (of.filter(isUpper).length > 1) throw refused(`Only one lt/lte operator is allowed for ${name}`);
    if (of.some(isEqual) && !of.every(isEqual))
      throw refused(`Can't support both range and equal for ${name}`);
  }
}

/** Rejects a filter of the second key unless the first key has an equality or an inclusive bound on the same side. */
export function needsFirst(query: ServiceQuery, first: string, second: string): void {
  const [major, minor] = [conditionsOn(query, first), conditionsOn(query, second)];
  if (minor.length === 0) return;
  if (major.length === 0) throw refused(`${second} without a ${first} parameter filter`);
  if (minor.some(isLower) && !major.some(({ operator }) => /^(eq|gte)$/.test(operator)))
    throw refused(`${first} must have gte or eq operator`);
  if (minor.some(isUpper) && !major.some(({ operator }) => /^(eq|lte)$/.test(operator)))
    throw refused(`${first} must have lte or eq operator`);
}

export function oneRange(query: ServiceQuery, name: string): void {
  const of = conditionsOn(query, name);
  if (of.filter(isLower).length > 1 || of.filter(isUpper).length > 1)
    throw refused(`Multiple range params not allowed for ${name}`);
}

/** Rejects a second EVM address or alias, and a bound after the first one. Repeated values count once. */
export function oneAddress({ pairs }: ServiceQuery, name: string): void {
  const texts = Array.from(new Set(pairs.filter((pair) => pair.name === name).map(({ text }) => text)));
  const isAddress = (text: string): boolean => isAddressOrAlias(splitFilter(text).value);
  const at = texts.findIndex(isAddress);
  const others = at < 0 ? [] : texts.slice(at + 1);
  if (others.some((text) => isAddress(text) || splitFilter(text).operator !== 'eq'))
    throw refused(`Invalid parameter: ${name}`);
}

const sevenDays = 7n * 24n * 60n * 60n * 1_000_000_000n;

/** Rejects a search by topic without a time range, or with a range of more than a week. */
export function checkLogs(query: ServiceQuery): void {
  oneOfEach(query, 'timestamp', 'index');
  const times = conditionsOn(query, 'timestamp');
  const exact = times.some(isEqual);
  if (has(query, 'index')) {
    if (conditionsOn(query, 'index').every(isEqual) && !exact)
      throw refused('timestamp must have eq operator');
    needsFirst(query, 'timestamp', 'index');
  }
  if (exact || !query.conditions.some(({ name }) => name.startsWith('topic'))) return;
  const [from, to] = [times.find(isLower)?.value, times.find(isUpper)?.value];
  const why = 'Cannot search topics without a valid timestamp range: ';
  if (typeof from !== 'bigint' || typeof to !== 'bigint')
    throw refused(`${why}No timestamp range or eq operator provided`);
  if (to < from || to - from > sevenDays)
    throw refused(`${why}Timestamp range by the lower and upper bounds must be positive and within 7d`);
}

/** Rejects two block filters, and a transaction index without a block filter. */
export function checkResults(query: ServiceQuery): void {
  if (has(query, 'block.number') && has(query, 'block.hash'))
    throw refused('Invalid parameter usage: block.hash - cannot combine block.number and block.hash');
  if (has(query, 'transaction.index') && !has(query, 'block.number') && !has(query, 'block.hash'))
    throw refused(
      'Invalid parameter usage: transaction.index - transaction.index requires block.number or block.hash filter to be specified',
    );
}
