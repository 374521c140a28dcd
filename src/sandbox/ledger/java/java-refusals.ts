import { type Condition, conditionsOn, type ServiceQuery } from '../query.js';
import { javaError } from '../service-error.js';

const isLower = ({ operator }: Condition): boolean => operator.startsWith('g');
const isUpper = ({ operator }: Condition): boolean => operator.startsWith('l');
const isEqual = ({ operator }: Condition): boolean => operator === 'eq';

/** The number that a condition includes at its side. Lists have no number below 0. */
function included({ operator, value }: Condition): bigint {
  const bound = BigInt(value);
  if (operator === 'gt') return bound + 1n;
  if (operator === 'lt') return bound - 1n;
  return bound;
}

/** Rejects bounds that leave no number between them. Of several bounds on one side, the last one counts. */
export function rejectInvertedRange(query: ServiceQuery, name: string, label = name): void {
  const lower = conditionsOn(query, name).findLast((one) => isLower(one) || isEqual(one));
  const upper = conditionsOn(query, name).findLast((one) => isUpper(one));
  if (upper && (lower ? included(lower) : 0n) > included(upper))
    throw javaError(400, `Invalid range provided for ${label}`);
}

/** Nodes: all bounds count, and no equality. */
function isEmptyRange(conditions: readonly Condition[]): boolean {
  const lower = conditions.filter(isLower).map(included);
  return conditions
    .filter(isUpper)
    .map(included)
    .some((upper) => upper < 0n || lower.some((one) => one > upper));
}

/** The rules of NFT allowances: one equality or one range per key, and a token only together with an account. */
export function checkNftAllowances(query: ServiceQuery): void {
  rejectInvertedRange(query, 'account.id');
  for (const name of ['account.id', 'token.id']) {
    const of = conditionsOn(query, name);
    if (of.some(({ operator }) => operator === 'ne'))
      throw javaError(400, `Unsupported range operator ne for ${name}`);
    if (of.some(isEqual) && of.length > of.filter(isEqual).length)
      throw javaError(400, `Can't support both range and equal for ${name}`);
    for (const [test, listed] of [
      [isEqual, '[eq]'],
      [isLower, '[gt, gte]'],
      [isUpper, '[lt, lte]'],
    ] as const)
      if (of.filter(test).length > 1)
        throw javaError(
          400,
          `Only one range operator from ${listed} is allowed for the given parameter for ${name}`,
        );
  }
  const [account, token] = [conditionsOn(query, 'account.id'), conditionsOn(query, 'token.id')];
  if (token.length > 0 && account.length === 0)
    throw javaError(400, 'token.id parameter must have account.id present');
  if (!isApart(account)) rejectInvertedRange(query, 'token.id');
  const has = (...operators: string[]): boolean =>
    account.some(({ operator }) => operators.includes(operator));
  if ((token.some(isLower) && !has('eq', 'gte')) || (token.some(isUpper) && !has('eq', 'lte')))
    throw javaError(400, 'Requires the presence of an lte/gte or eq account.id parameter');
}

/** Whether the bounds allow several accounts. The bounds of tokens then apply to different accounts. */
function isApart(account: readonly Condition[]): boolean {
  const [lower, upper] = [account.find(isLower), account.find(isUpper)];
  return lower?.operator === 'gte' && upper?.operator === 'lte' && lower.value !== upper.value;
}

/** Of several bounds on one side, the last one counts. `ne` is ignored. */
export function lastBounds(query: ServiceQuery, ...names: string[]): ServiceQuery {
  const kept = names.flatMap((name) => {
    const of = conditionsOn(query, name);
    const lower = of.findLast((one) => isLower(one) || isEqual(one));
    const upper = of.findLast(isUpper);
    return [lower, upper].filter((one) => one !== undefined);
  });
  const others = query.conditions.filter(({ name }) => !names.includes(name));
  return { ...query, conditions: [...others, ...kept] };
}

export function checkRegisteredNodes(query: ServiceQuery): void {
  const of = conditionsOn(query, 'registerednode.id').filter(({ operator }) => operator !== 'ne');
  if (of.some(isEqual) && of.length > 1)
    throw javaError(400, "The 'eq' operator cannot be combined with other operators");
  if (isEmptyRange(of)) throw javaError(400, 'Invalid range: lower bound exceeds upper bound');
}

export function checkNodes(query: ServiceQuery): void {
  if (conditionsOn(query, 'file.id').some((one) => !isEqual(one)))
    throw javaError(400, 'Only equality operator is supported for file.id');
  if (isEmptyRange(conditionsOn(query, 'node.id')))
    throw javaError(400, 'Invalid range provided for node.id');
}
