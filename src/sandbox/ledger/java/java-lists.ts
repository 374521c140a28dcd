import type { LedgerData } from '../../data/ledger-data.js';
import { fromTimestamp } from '../../wire/timestamps.js';
import { javaAccount } from '../find-entity.js';
import { type List, list } from '../list.js';
import { type Condition, conditionsOn, isOn } from '../query.js';
import { rangeOf } from '../snapshots.js';
import {
  checkNftAllowances,
  checkNodes,
  checkRegisteredNodes,
  rejectInvertedRange,
} from './java-refusals.js';

type Airdrop = LedgerData['airdrops'][number];
type NftAllowance = LedgerData['nftAllowances'][number];

const airdrops = (
  operationId: string,
  own: 'sender_id' | 'receiver_id',
  parameter: string,
): List<unknown> => {
  return list<Airdrop>(operationId, {
    items: (ledger, { idOrAliasOrEvmAddress }) => {
      const owner = javaAccount(ledger, idOrAliasOrEvmAddress);
      return ledger.airdrops.filter((airdrop) => airdrop[own] === owner);
    },
    check: (query) => rejectInvertedRange(query, parameter, 'account.id'),
  });
};

export const javaLists: readonly List<unknown>[] = [
  airdrops('getOutstandingTokenAirdrops', 'sender_id', 'receiver.id'),
  airdrops('getPendingTokenAirdrops', 'receiver_id', 'sender.id'),
  list<{ other: unknown; allowance: NftAllowance }>('getNftAllowances', {
    items: (ledger, { idOrAliasOrEvmAddress }, query) => {
      const account = javaAccount(ledger, idOrAliasOrEvmAddress);
      const [side, other] = isOn(query, 'owner', true)
        ? (['owner', 'spender'] as const)
        : (['spender', 'owner'] as const);
      return ledger.nftAllowances
        .filter((allowance) => allowance[side] === account && allowance.approved_for_all)
        .map((allowance) => ({ other: allowance[other], allowance }));
    },
    row: ({ other, allowance }) => ({ spender: other, token_id: allowance.token_id }),
    view: ({ allowance }) => allowance,
    check: checkNftAllowances,
  }),
  list<LedgerData['hooks'][number]>('getHooks', {
    items: (ledger, { idOrAliasOrEvmAddress }) => {
      const owner = javaAccount(ledger, idOrAliasOrEvmAddress);
      return ledger.hooks.filter(({ owner_id }) => owner_id === owner);
    },
  }),
  list<LedgerData['hookStorage'][number]['value']>('getHookStorage', {
    items: (ledger, path, query) => {
      const owner = `${javaAccount(ledger, path.idOrAliasOrEvmAddress)}/${BigInt(path.hookId)}`;
      const slots = ledger.hookStorage.filter((slot) => slot.owner === owner).map(({ value }) => value);
      const times = conditionsOn(query, 'timestamp');
      // Deleted slots are returned only for a request with a timestamp.
      if (times.length === 0) return slots.filter(({ value }) => value !== null);
      // Of several bounds on a side, the last one counts. An equality means "at or before".
      const isLower = ({ operator }: Condition): boolean => operator.startsWith('g');
      const [low, high] = [times.findLast(isLower), times.findLast((one) => !isLower(one))];
      const { lower, upper } = rangeOf([low, high].filter((one) => one !== undefined));
      return slots.filter(({ timestamp }) => {
        const time = fromTimestamp(timestamp);
        return time >= lower && time <= upper;
      });
    },
    around: (ledger, path) => ({
      hook_id: BigInt(path.hookId),
      owner_id: javaAccount(ledger, path.idOrAliasOrEvmAddress),
    }),
  }),
  list<LedgerData['nodes'][number]>('getNetworkNodes', {
    // The default is the address book with the nodes' public keys.
    items: ({ nodes }, _, query) => {
      if (conditionsOn(query, 'file.id').length > 0) return nodes;
      return nodes.filter(({ file_id }) => file_id === '0.0.102');
    },
    check: checkNodes,
  }),
  list<LedgerData['registeredNodes'][number]>('getRegisteredNodes', {
    items: ({ registeredNodes }) => registeredNodes,
    check: checkRegisteredNodes,
  }),
];
