import type { AccountInfo, ContractResponse } from '../../../generated/ledger/types.js';
import { sumOf } from '../data/book.js';
import { bookOf } from '../data/book-of.js';
import type { LedgerData } from '../data/ledger-data.js';
import { longZero } from '../data/plan.js';
import { standIn } from '../data/stand-in.js';
import { toTimestamp } from '../wire/timestamps.js';
import { lastChange } from './past.js';
import { isPrefix } from './sorted.js';

interface Joined {
  readonly accounts: readonly AccountInfo[];
  readonly contracts: readonly ContractResponse[];
  readonly all: readonly AccountInfo[];
}

const joined = new WeakMap<readonly AccountInfo[], Joined>();

/** Contracts are accounts, too: the service has both in one table. The same rows stay one array, which is sorted once. */
export function accountsOf(ledger: LedgerData): readonly AccountInfo[] {
  const { accounts, contracts } = ledger;
  const known = joined.get(accounts);
  if (known && isSame(known.accounts, accounts) && isSame(known.contracts, contracts)) return known.all;
  const all = [...accounts, ...contracts.map((contract) => accountOfContract(ledger, contract))];
  joined.set(accounts, { accounts: [...accounts], contracts: [...contracts], all });
  return all;
}

function isSame<Item>(some: readonly Item[], others: readonly Item[]): boolean {
  return some.length === others.length && isPrefix(some, others);
}

export function createdTime({ created_timestamp, timestamp }: ContractResponse): string {
  return created_timestamp ?? timestamp?.from ?? '0';
}

/** A contract stakes nothing. Its hbars are the sum of its transfers, because no other reply has them. */
function accountOfContract(ledger: LedgerData, contract: ContractResponse): AccountInfo {
  const account = String(contract.contract_id);
  const { evm_address = longZero(account) } = contract;
  return standIn<AccountInfo>({ account, evm_address }, () => ({
    account,
    alias: null,
    auto_renew_period: contract.auto_renew_period ?? null,
    get balance() {
      const changes = bookOf(ledger).hbars(account);
      const last = lastChange(changes);
      const timestamp = last === undefined ? createdTime(contract) : toTimestamp(last);
      return { balance: sumOf(changes), timestamp, tokens: [] };
    },
    created_timestamp: contract.created_timestamp ?? null,
    decline_reward: false,
    delegation_address: '0x',
    deleted: contract.deleted ?? null,
    ethereum_nonce: contract.nonce ?? null,
    evm_address,
    expiry_timestamp: contract.expiration_timestamp ?? null,
    key: contract.admin_key ?? null,
    max_automatic_token_associations: contract.max_automatic_token_associations ?? null,
    memo: contract.memo ?? null,
    pending_reward: 0n,
    receiver_sig_required: null,
    stake_period_start: null,
    staked_account_id: null,
    staked_node_id: null,
  }));
}
