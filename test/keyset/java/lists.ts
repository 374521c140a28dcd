import { declaredOperations } from '../../description.js';
import type { Key } from '../key.js';
import { inPath, itemsOf, keyOf } from '../lists.js';
import { type Bound, isEmpty } from './bound.js';

/** One list of the Java half with several keys. */
export interface JavaList {
  readonly operationId: string;
  readonly path: string;
  readonly params: object;
  /** Property of a page that holds the items. */
  readonly items: string;
  /** Most significant first. */
  readonly keys: readonly Key[];
  /** The bounds that the service applies, in the order of the keys. */
  bounds(bounds: readonly Bound[]): readonly Bound[];
  /** Whether a last key of 0 is null in replies, and left out of links. */
  readonly isNullable: boolean;
}

function listOf(
  operationId: string,
  rest: Pick<JavaList, 'bounds' | 'isNullable'>,
  owner?: boolean,
): JavaList {
  const operation = declaredOperations('ledger').find((one) => one.operationId === operationId);
  if (!operation?.rangeKey) throw new Error(`there is no list ${operationId}`);
  const { path, rangeKey } = operation;
  const { idOrAliasOrEvmAddress } = inPath;
  const first = owner === false ? { ...rangeKey, field: 'owner' } : rangeKey;
  return {
    ...rest,
    operationId,
    path: path.replace('{idOrAliasOrEvmAddress}', String(idOrAliasOrEvmAddress)),
    params: { idOrAliasOrEvmAddress, ...(owner !== undefined && { owner }) },
    items: itemsOf(operation),
    keys: [first, rangeKey.second, rangeKey.third].flatMap((key) => key ?? []).map(keyOf),
  };
}

const airdrops = {
  // An empty leading bound is left out, and the next one takes its place.
  bounds([account, token, serial]: readonly Bound[]): readonly Bound[] {
    if (!account || !token || !serial) return [];
    const first = isEmpty(account) ? token : account;
    if (isEmpty(first)) return [serial];
    const second = isEmpty(token) ? serial : token;
    return isEmpty(second) ? [first] : [first, second, serial];
  },
  isNullable: true,
};
const allowances = { bounds: (bounds: readonly Bound[]) => bounds, isNullable: false };

export const javaLists: readonly JavaList[] = [
  listOf('getOutstandingTokenAirdrops', airdrops),
  listOf('getPendingTokenAirdrops', airdrops),
  listOf('getNftAllowances', allowances, true),
  listOf('getNftAllowances', allowances, false),
];
