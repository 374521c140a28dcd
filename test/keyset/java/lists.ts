import { entity, integer, slot } from '../key.js';
import { isEmpty } from './bound.js';
import type { JavaList } from './list.js';

const idOrAliasOrEvmAddress = '0.0.1001';
const ofAccount = `/api/v1/accounts/${idOrAliasOrEvmAddress}`;

function airdrops(operationId: string, path: string, other: 'receiver' | 'sender'): JavaList {
  return {
    operationId,
    path: `${ofAccount}/airdrops/${path}`,
    params: { idOrAliasOrEvmAddress },
    items: 'airdrops',
    keys: [
      { parameter: `${other}.id`, field: `${other}_id`, kind: entity },
      { parameter: 'token.id', field: 'token_id', kind: entity },
      { parameter: 'serialnumber', field: 'serial_number', kind: integer(0n) },
    ],
    order: 'asc',
    // An empty leading bound is left out, and the next one takes its place.
    bounds([account, token, serial]) {
      if (!account || !token || !serial) return [];
      const first = isEmpty(account) ? token : account;
      if (isEmpty(first)) return [serial];
      const second = isEmpty(token) ? serial : token;
      return isEmpty(second) ? [first] : [first, second, serial];
    },
    isAny: false,
    isNullable: true,
  };
}

/** A list of one key, with both equalities and ranges. */
const single = {
  order: 'asc',
  bounds: () => [],
  isAny: true,
  isNullable: false,
} as const;

/** Every list of the Java half. */
export const javaLists: readonly JavaList[] = [
  airdrops('getOutstandingTokenAirdrops', 'outstanding', 'receiver'),
  airdrops('getPendingTokenAirdrops', 'pending', 'sender'),
  ...[true, false].map(
    (owner): JavaList => ({
      operationId: 'getNftAllowances',
      path: `${ofAccount}/allowances/nfts`,
      params: { idOrAliasOrEvmAddress, owner },
      items: 'allowances',
      keys: [
        { parameter: 'account.id', field: owner ? 'spender' : 'owner', kind: entity },
        { parameter: 'token.id', field: 'token_id', kind: entity },
      ],
      order: 'asc',
      bounds: (bounds) => bounds,
      isAny: false,
      isNullable: false,
    }),
  ),
  {
    ...single,
    operationId: 'getHooks',
    path: `${ofAccount}/hooks`,
    params: { idOrAliasOrEvmAddress },
    items: 'hooks',
    keys: [{ parameter: 'hook.id', field: 'hook_id', kind: integer(0n) }],
    order: 'desc',
  },
  {
    ...single,
    operationId: 'getHookStorage',
    path: `${ofAccount}/hooks/7/storage`,
    params: { idOrAliasOrEvmAddress, hookId: 7 },
    items: 'storage',
    keys: [{ parameter: 'key', field: 'key', kind: slot }],
    beside: '"hook_id":7,"owner_id":"0.0.1001",',
  },
  {
    ...single,
    operationId: 'getNetworkNodes',
    path: '/api/v1/network/nodes',
    params: {},
    items: 'nodes',
    keys: [{ parameter: 'node.id', field: 'node_id', kind: integer(0n) }],
    most: 25,
  },
  {
    ...single,
    operationId: 'getRegisteredNodes',
    path: '/api/v1/network/registered-nodes',
    params: {},
    items: 'registered_nodes',
    keys: [{ parameter: 'registerednode.id', field: 'registered_node_id', kind: integer(0n) }],
  },
];
