import type { AccountInfo, Nft, TokenInfo, TransactionDetail } from '../../../generated/ledger/types.js';
import type { LedgerData } from '../data/ledger-data.js';
import { treasury } from '../data/plan.js';
import type { Growing } from './changes.js';

/** A transaction that a test adds moves what the test says, and nothing that the template moves. */
export const movesNothing = {
  charged_tx_fee: 0n,
  entity_id: null,
  name: 'CRYPTOTRANSFER',
  nft_transfers: [],
  result: 'SUCCESS',
  staking_reward_transfers: [],
  token_transfers: [],
  transfers: [],
} satisfies Partial<TransactionDetail>;

/** A row that is added, and the transaction that gives it what a test wants it to have. */
interface Opened<Row> {
  readonly row: Row;
  readonly by?: Partial<TransactionDetail>;
}

/**
 * Everything in the ledger comes from transactions, so what a test gives to a new account, token or NFT does, too: the row is
 * added empty, and the transaction that creates it fills it.
 */
export function opened<Name extends Growing>(
  name: Name,
  row: LedgerData[Name][number],
): Opened<LedgerData[Name][number]> {
  switch (name) {
    case 'accounts':
      return openedAccount(row as AccountInfo);
    case 'tokens':
      return openedToken(row as TokenInfo);
    case 'nfts':
      return openedNft(row as Nft);
    default:
      return { row };
  }
}

function openedAccount(row: AccountInfo): Opened<AccountInfo> {
  const { account, balance, created_timestamp } = row;
  const amount = balance?.balance ?? 0n;
  if (!balance || amount === 0n) return { row };
  return {
    row: { ...row, balance: { ...balance, balance: 0n } },
    by: {
      ...timed(created_timestamp ?? balance.timestamp),
      entity_id: account,
      name: 'CRYPTOCREATEACCOUNT',
      transfers: [
        { account: treasury, amount: -amount, is_approval: false },
        { account, amount, is_approval: false },
      ],
    },
  };
}

function openedToken(row: TokenInfo): Opened<TokenInfo> {
  const { created_timestamp, type } = row;
  const [token_id, account] = [String(row.token_id), String(row.treasury_account_id)];
  const amount = BigInt(row.total_supply || row.initial_supply || 0);
  if (amount === 0n || type === 'NON_FUNGIBLE_UNIQUE') return { row };
  return {
    row: { ...row, total_supply: '0' },
    by: {
      ...timed(created_timestamp),
      entity_id: token_id,
      name: 'TOKENCREATION',
      token_transfers: [{ account, amount, is_approval: false, token_id }],
    },
  };
}

function openedNft(row: Nft): Opened<Nft> {
  const { account_id, serial_number = 0n, created_timestamp } = row;
  const token_id = String(row.token_id);
  if (!account_id) return { row };
  return {
    row,
    by: {
      ...timed(created_timestamp),
      entity_id: token_id,
      name: 'TOKENMINT',
      nft_transfers: [
        {
          is_approval: false,
          receiver_account_id: account_id,
          sender_account_id: null,
          serial_number,
          token_id,
        },
      ],
    },
  };
}

export function openingRow({ transactions }: LedgerData, by: Partial<TransactionDetail>): TransactionDetail {
  const [template] = transactions;
  return { ...structuredClone(template), ...movesNothing, ...by } as TransactionDetail;
}

function timed(timestamp: string | null | undefined): Partial<TransactionDetail> {
  if (!timestamp) return {};
  return {
    consensus_timestamp: timestamp,
    transaction_id: `${treasury}-${timestamp.replace('.', '-')}`,
    valid_start_timestamp: timestamp,
  };
}
