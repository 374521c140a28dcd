import type { ServiceQuery } from './read-query.js';
import { refused } from './service-error.js';

/** Whether a parameter is given. */
export function has(query: ServiceQuery, name: string): boolean {
  return query.pairs.some((pair) => pair.name === name);
}

/** Refuses a second equality or a second bound on one side, as lists of two keys do. */
export function oneOfEach(query: ServiceQuery, ...names: string[]): void {
  for (const name of names) {
    const of = query.pairs.filter((pair) => pair.name === name).map(({ operator }) => operator);
    if (of.includes('ne')) throw refused(`Not equal (ne) operator is not supported for ${name}`);
    if (of.filter((operator) => operator === 'eq').length > 1)
      throw refused(`Only one equal (eq) operator is allowed for ${name}`);
    if (of.filter((operator) => operator.startsWith('g')).length > 1)
      throw refused(`Only one gt/gte operator is allowed for ${name}`);
    if (of.filter((operator) => operator.startsWith('l')).length > 1)
      throw refused(`Only one lt/lte operator is allowed for ${name}`);
  }
}

/** Refuses a second key without a bound on the first that it could refine. */
export function needsFirst(query: ServiceQuery, first: string, second: string): void {
  const major = query.pairs.filter(({ name }) => name === first).map(({ operator }) => operator);
  const minor = query.pairs.filter(({ name }) => name === second).map(({ operator }) => operator);
  if (minor.length === 0) return;
  if (major.length === 0) throw refused(`${second} without a ${first} parameter filter`);
  if (
    minor.some((operator) => operator.startsWith('g')) &&
    !major.some((operator) => /^(eq|gte)$/.test(operator))
  )
    throw refused(`${first} must have gte or eq operator`);
  if (
    minor.some((operator) => operator.startsWith('l')) &&
    !major.some((operator) => /^(eq|lte)$/.test(operator))
  )
    throw refused(`${first} must have lte or eq operator`);
}

const sevenDays = 7n * 24n * 60n * 60n;

/** A search by topic has to say when, within a week. */
export function checkLogs(query: ServiceQuery): void {
  oneOfEach(query, 'timestamp');
  const times = query.pairs.filter(({ name }) => name === 'timestamp');
  const exact = times.some(({ operator }) => operator === 'eq');
  if (has(query, 'index')) {
    const indexes = query.pairs.filter(({ name }) => name === 'index').map(({ operator }) => operator);
    if (indexes.includes('eq') && indexes.length === 1 && !exact)
      throw refused('timestamp must have eq operator');
    if (times.length === 0) throw refused('index without a timestamp parameter filter');
    needsFirst(query, 'timestamp', 'index');
  }
  if (exact || !query.pairs.some(({ name }) => name.startsWith('topic'))) return;
  const why = 'Cannot search topics without a valid timestamp range: ';
  const seconds = (side: string): bigint | undefined => {
    const bound = times.find(({ operator }) => operator.startsWith(side));
    return bound && BigInt(bound.value.split('.')[0] ?? '0');
  };
  const [from, to] = [seconds('g'), seconds('l')];
  if (from === undefined || to === undefined)
    throw refused(`${why}No timestamp range or eq operator provided`);
  if (to < from || to - from > sevenDays)
    throw refused(`${why}Timestamp range by the lower and upper bounds must be positive and within 7d`);
}

/** Which results a block or sender narrows a list to. */
export function checkResults(query: ServiceQuery): void {
  if (has(query, 'block.number') && has(query, 'block.hash'))
    throw refused('Invalid parameter usage: block.hash - cannot combine block.number and block.hash');
  if (has(query, 'transaction.index') && !has(query, 'block.number') && !has(query, 'block.hash'))
    throw refused(
      'Invalid parameter usage: transaction.index - transaction.index requires block.number or block.hash filter to be specified',
    );
}
