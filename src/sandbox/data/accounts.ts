import type { AccountInfo, AccountTokenBalance, TokenRelationship } from '../../../generated/ledger/types.js';
import { toTimestamp } from '../wire/timestamps.js';
import { day } from './calendar.js';
import { cyclicItem } from './cyclic-item.js';
import { aliasOf, anyKey, ecdsaKey, keyList } from './keys.js';
import type { Owned } from './ledger-data.js';
import { addressOf, feeCollector, hasAlias, numberOf, type Plan, rewardAccount, treasury } from './plan.js';
import type { Random } from './random.js';
import type { Timeline } from './timeline.js';

/** In tinybars: 50 billion hbars. */
export const totalSupply = 50_000_000_000n * 100_000_000n;

/** In tinybars. As a JavaScript number, it would lose its last digit. */
const inexact = (1n << 53n) + 1n;

export interface Accounts {
  accounts: AccountInfo[];
  released: bigint;
}

export function makeAccounts(
  plan: Plan,
  { stableAccounts, creations }: Timeline,
  relationships: readonly Owned<TokenRelationship>[],
  timestamp: string,
): Accounts {
  const random = plan.random('accounts');
  const tokens = new Map<string, AccountTokenBalance[]>();
  for (const { owner, value } of relationships) {
    const balances = tokens.get(owner) ?? [];
    balances.push({ token_id: value.token_id, balance: value.balance });
    tokens.set(owner, balances);
  }
  const released = totalSupply - BigInt(random.integer(5_000_000, 15_000_000)) * 100_000_000_000n - 7n;
  let left = released;
  const balance = (id: string, amount: bigint): AccountInfo['balance'] => {
    left -= amount;
    return { timestamp, balance: amount, tokens: tokens.get(id) ?? [] };
  };
  const system = [feeCollector, rewardAccount, ...plan.nodeAccounts].map((id) => ({
    ...systemAccount(plan, random, id),
    balance: balance(id, BigInt(random.integer(1_000_000, 9_000_000)) * 100_000_000n),
  }));
  const ordinary = plan.accounts.map((id, index): AccountInfo => {
    const deleted = plan.deleted.has(id);
    const amount = id === stableAccounts[0] ? inexact : BigInt(random.integer(0, 4_000_000)) * 123_457n;
    const created = creations.get(id)?.time ?? plan.calendar.earlier(random, 0, 0.2);
    return {
      ...ordinaryAccount(plan, random, index, created),
      account: id,
      balance: deleted ? deletedBalance(index, balance(id, 0n)) : balance(id, amount),
      deleted,
      evm_address: addressOf(plan, id),
    };
  });
  const first: AccountInfo = { ...systemAccount(plan, random, treasury), balance: balance(treasury, left) };
  return { accounts: [first, ...system, ...ordinary], released };
}

/** Created before the first consensus, so the creation time is unknown. */
function systemAccount(plan: Plan, random: Random, id: string): AccountInfo {
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

function ordinaryAccount(plan: Plan, random: Random, index: number, created: bigint): Rest {
  const aliased = hasAlias(index);
  const key = aliased ? ecdsaKey(random) : anyKey(random, index);
  const staking = cyclicItem(['node', 'account', 'none', 'none'] as const, index);
  const period = BigInt(random.pick([7_000_000, 7_776_000, 8_000_000]));
  const staked = random.pick(plan.nodeAccounts);
  return {
    alias: aliased || (key._type === 'ED25519' && index % 4 === 2) ? aliasOf(key) : null,
    auto_renew_period: period,
    created_timestamp: toTimestamp(created),
    decline_reward: index % 6 === 5,
    delegation_address: index % 30 === 3 ? `0x${random.hex(20)}` : '0x',
    ethereum_nonce: aliased ? BigInt(random.integer(0, 900)) : 0n,
    expiry_timestamp: toTimestamp(created + 400n * day),
    key,
    max_automatic_token_associations: random.pick([-1, 0, 10, 100]),
    memo: aliased
      ? 'auto-created account'
      : index % 4 === 3
        ? ''
        : `account ${numberOf(cyclicItem(plan.accounts, index))}`,
    pending_reward: staking === 'none' ? 0n : BigInt(random.integer(0, 900_000_000)),
    receiver_sig_required: index % 17 === 11,
    stake_period_start: staking === 'node' ? toTimestamp((created / day) * day) : null,
    staked_account_id: staking === 'account' ? staked : null,
    staked_node_id: staking === 'node' ? BigInt(plan.nodeAccounts.indexOf(staked)) : null,
  };
}
