import type { AccountInfo } from '../../../generated/ledger/types.js';
import { toTimestamp } from '../wire/timestamps.js';
import { day } from './calendar.js';
import { cyclicItem } from './cyclic-item.js';
import type { Openings } from './history.js';
import { aliasOf, anyKey, ecdsaKey, keyList } from './keys.js';
import { LazyFields } from './lazy-fields.js';
import { addressOf, feeCollector, hasAlias, numberOf, type Plan, rewardAccount, treasury } from './plan.js';
import { standIn } from './stand-in.js';

/** The hbars and tokens of an account, and the time when its hbars last changed. */
export type Balance = NonNullable<AccountInfo['balance']>;

interface Source {
  readonly id: string;
  /** For a deleted account, its index. */
  readonly deleted: number | undefined;
  readonly balanceOf: (id: string) => Balance;
}

/** Balances are sums over all transactions, which a test that asks for a key does not need. */
const sums = new LazyFields<Source, AccountInfo>({
  balance: ({ id, deleted, balanceOf }) =>
    deleted === undefined ? balanceOf(id) : deletedBalance(deleted, balanceOf(id)),
});

export function makeAccounts(
  plan: Plan,
  created: () => Openings['created'],
  balanceOf: (id: string) => Balance,
): AccountInfo[] {
  const ofNetwork = [treasury, feeCollector, rewardAccount, ...plan.nodeAccounts];
  return [
    ...ofNetwork.map((id) =>
      standIn({ account: id, evm_address: addressOf(plan, id), created_timestamp: null }, () =>
        sums.add(systemAccount(plan, id), { id, deleted: undefined, balanceOf }),
      ),
    ),
    ...makeOrdinaryAccounts(plan, created, balanceOf),
  ];
}

export function makeOrdinaryAccounts(
  plan: Plan,
  created: () => Openings['created'],
  balanceOf: (id: string) => Balance,
): AccountInfo[] {
  return plan.accounts.map((id, index) => {
    const deleted = plan.deleted.has(id);
    const evm_address = addressOf(plan, id);
    const known = {
      account: id,
      deleted,
      evm_address,
      get created_timestamp() {
        return toTimestamp(created().get(id) ?? 0n);
      },
    };
    return standIn<AccountInfo>(known, () => {
      const rest = ordinaryAccount(plan, index, created().get(id) ?? 0n);
      const row = { ...rest, account: id, balance: null, deleted, evm_address };
      return sums.add(row, { id, deleted: deleted ? index : undefined, balanceOf });
    });
  });
}

/** Created before the first consensus, so the creation time is unknown. */
function systemAccount(plan: Plan, id: string): AccountInfo {
  const random = plan.random(`account ${id}`);
  const bare = id === feeCollector || id === rewardAccount;
  return {
    account: id,
    alias: null,
    auto_renew_period: null,
    balance: null,
    created_timestamp: null,
    decline_reward: true,
    deleted: false,
    delegation_address: '0x',
    ethereum_nonce: bare ? null : 0n,
    evm_address: addressOf(plan, id),
    expiry_timestamp: null,
    key: bare ? null : keyList(random),
    max_automatic_token_associations: bare ? null : 0,
    memo: '',
    pending_reward: 0n,
    receiver_sig_required: bare ? null : false,
    stake_period_start: null,
    staked_account_id: null,
    staked_node_id: null,
  };
}

/** The service has lost the balance of some deleted accounts. */
function deletedBalance(index: number, empty: AccountInfo['balance']): AccountInfo['balance'] {
  return cyclicItem([empty, { timestamp: null, balance: null, tokens: [] }], index);
}

type Rest = Omit<AccountInfo, 'account' | 'balance' | 'deleted' | 'evm_address'>;

function ordinaryAccount(plan: Plan, index: number, created: bigint): Rest {
  const random = plan.random(`account ${cyclicItem(plan.accounts, index)}`);
  const aliased = hasAlias(index);
  const key = aliased ? ecdsaKey(random) : anyKey(random, index);
  const staking = cyclicItem(['node', 'account', 'none', 'none'] as const, index);
  const period = BigInt(random.pick([7_000_000, 7_776_000, 8_000_000]));
  const staked = random.pick(plan.nodeAccounts);
  const declines = index % 6 === 5;
  const pending = BigInt(random.integer(0, 900_000_000));
  return {
    alias: aliased || (key._type === 'ED25519' && index % 4 === 2) ? aliasOf(key) : null,
    auto_renew_period: period,
    created_timestamp: toTimestamp(created),
    decline_reward: declines,
    delegation_address: index % 30 === 3 ? `0x${random.hex(20)}` : '0x',
    ethereum_nonce: aliased ? BigInt(random.integer(0, 900)) : 0n,
    expiry_timestamp: toTimestamp(created + 400n * day),
    key,
    max_automatic_token_associations: random.pick([-1, 0, 10, 100]),
    memo: aliased ? 'auto-created account' : memoOf(plan, index),
    // Only an account that is staked to a node, and does not decline, earns rewards.
    pending_reward: staking === 'node' && !declines ? pending : 0n,
    receiver_sig_required: index % 17 === 11,
    stake_period_start: staking === 'node' ? toTimestamp((created / day) * day) : null,
    staked_account_id: staking === 'account' ? staked : null,
    staked_node_id: staking === 'node' ? BigInt(plan.nodeAccounts.indexOf(staked)) : null,
  };
}

function memoOf(plan: Plan, index: number): string {
  if (index % 4 === 3) return '';
  return `account ${numberOf(cyclicItem(plan.accounts, index))}`;
}
