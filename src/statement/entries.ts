import type { AssessedCustomFee } from '../../generated/ledger/types.js';
import type { TransactionRow } from '../past/past.js';
import { messageText } from '../values/values.js';

/** Why a balance changed: a transfer, the fee of the transaction, a staking reward, or NFTs that moved. */
export type EntryKind = 'transfer' | 'fee' | 'reward' | 'nft';

/** One change of one asset of the account. */
export interface StatementEntry {
  /** The consensus time of the transaction. */
  readonly consensus_timestamp: string;
  readonly transaction_id: string;
  /** The type of the transaction, such as CRYPTOTRANSFER. */
  readonly name: string;
  /** Its result, such as SUCCESS. Failed transactions move hbars, too. */
  readonly result: string;
  readonly kind: EntryKind;
  /** In the smallest unit: positive if received. Of NFTs, how many moved; null if the service does not say it. */
  readonly amount: bigint | null;
  /** HBAR, or the symbol of the token. Symbols are not unique. */
  readonly symbol: string;
  /** 10 to this power is the number of smallest units in one. */
  readonly decimals: number;
  /** Null means hbars. */
  readonly token_id: string | null;
  /** The balance after this entry, in the smallest unit; null for NFTs. */
  readonly balance: bigint | null;
  /** The NFTs that moved, if the service names them. */
  readonly serial_numbers: readonly bigint[];
  /** The other accounts whose balance of the asset the transaction changed, without those that only received its fee. */
  readonly others: readonly string[];
  /** The memo of the transaction as text; what is not text stays base64. */
  readonly memo: string;
  /** With `details`: the custom fees in this asset that the account has paid or collected. */
  readonly custom_fees?: readonly AssessedCustomFee[];
  /** With `rates`: the network's exchange rate at the beginning of the hour, in US cents for 1 hbar. The network computes fees by it. */
  readonly fee_rate_cents?: number;
}

/** An entry before the facts of its token and its balance are known. */
export type Change = Omit<StatementEntry, 'symbol' | 'decimals' | 'balance'>;

/** The changes that a transaction made to an account: of hbars, of fungible tokens, and NFTs. */
export function changesOf(transaction: TransactionRow, account: string): Change[] {
  const { token_transfers } = transaction;
  const tokens = new Set(token_transfers.map(({ token_id }) => token_id));
  const changes = [...tokens].map((token_id) => {
    const transfers = token_transfers.filter((transfer) => transfer.token_id === token_id);
    const amount = sumOf(transfers, account);
    return changeOf(transaction, { token_id, amount, others: othersIn(transfers, account) });
  });
  const all = [...changesOfHbars(transaction, account), ...changes, ...changesOfNfts(transaction, account)];
  return all.filter(({ amount }) => amount !== 0n);
}

/** The list has one amount of hbars for an account. The reward and the fee in it, if the list shows them, are changes of their own. */
function changesOfHbars(transaction: TransactionRow, account: string): Change[] {
  const { transfers, staking_reward_transfers } = transaction;
  const reward = sumOf(staking_reward_transfers, account);
  const fee = shownFee(transaction, account);
  const amount = sumOf(transfers, account) - reward + fee;
  // Accounts that received nothing but the fee, or paid a reward, take no part in the transfer. Between themselves they do.
  const collectors = collectorsOf(transaction);
  const hasFeeApart = showsFee(transaction) && !collectors.includes(account);
  const others = othersIn(transfers, account).filter((other) => !hasFeeApart || !collectors.includes(other));
  return [
    changeOf(transaction, { kind: 'reward', amount: reward }),
    changeOf(transaction, { amount, others }),
    changeOf(transaction, { kind: 'fee', amount: -fee }),
  ];
}

/**
 * The fee that the account has paid, or 0 if the list does not show it. `charged_tx_fee` is not always what the payer lost: of Ethereum
 * transactions the sender pays a part, of children the parent, and a node pays for a payer that cannot. A scheduled transaction has the
 * ID of the one that created it, and its list does not name the payer. So the accounts that collect fees have to have received exactly
 * it, apart from the rewards that one of them pays.
 */
function shownFee(transaction: TransactionRow, account: string): bigint {
  const { transaction_id, nonce, scheduled, name, charged_tx_fee } = transaction;
  const idNamesPayer = nonce === 0n && !scheduled && name !== 'ETHEREUMTRANSACTION';
  const isPayer = idNamesPayer && transaction_id.startsWith(`${account}-`);
  if (!isPayer || collectorsOf(transaction).includes(account)) return 0n;
  return showsFee(transaction) ? charged_tx_fee : 0n;
}

function showsFee(transaction: TransactionRow): boolean {
  const { charged_tx_fee, transfers, staking_reward_transfers } = transaction;
  const collectors = collectorsOf(transaction);
  const collected = sum(transfers.filter((transfer) => collectors.includes(transfer.account)));
  return collected + sum(staking_reward_transfers) === charged_tx_fee;
}

/**
 * The numbers of the accounts of a network that collect fees: for the network itself, as rewards of those who stake, as rewards of
 * nodes, and since HIP-1259 all fees of a day, before they are shared out.
 */
const collectorNumbers = [98, 800, 801, 802];

/** The node that received the transaction, and the collectors of the network. */
function collectorsOf({ node, transaction_id }: TransactionRow): string[] {
  const [shard, realm] = transaction_id.split('.');
  const collectors = collectorNumbers.map((number) => `${shard}.${realm}.${number}`);
  return node === null ? collectors : [node, ...collectors];
}

/** NFTs of one collection that were received, and those that were sent. The amount is null if the service does not say how many. */
function changesOfNfts(transaction: TransactionRow, account: string): Change[] {
  const changes = new Map<string, Change>();
  for (const transfer of transaction.nft_transfers) {
    const { token_id, serial_number, receiver_account_id: receiver, sender_account_id: sender } = transfer;
    const isReceived = receiver === account;
    const isSent = sender === account;
    // It moves between others, or from the account to itself.
    if (isReceived === isSent) continue;
    const [sign, other] = isReceived ? [1n, sender] : [-1n, receiver];
    const key = `${token_id} ${sign}`;
    const known = changes.get(key) ?? changeOf(transaction, { kind: 'nft', token_id });
    // A change of the treasury moves all NFTs of the old one in one entry, which has the number -1.
    const isNumbered = serial_number > 0n;
    changes.set(key, {
      ...known,
      amount: isNumbered && known.amount !== null ? known.amount + sign : null,
      serial_numbers: isNumbered ? [...known.serial_numbers, serial_number] : known.serial_numbers,
      others: [...new Set([...known.others, ...(other === null ? [] : [other])])],
    });
  }
  return [...changes.values()];
}

function changeOf(transaction: TransactionRow, change: Partial<Change>): Change {
  const { consensus_timestamp, transaction_id, name, result, memo_base64 } = transaction;
  const memo = textOf(memo_base64 ?? '');
  const nothing = { kind: 'transfer', amount: 0n, token_id: null, serial_numbers: [], others: [] } as const;
  return { consensus_timestamp, transaction_id, name, result, ...nothing, ...change, memo };
}

/** Bytes that are not UTF-8 have no text. A text of a reply that is not base64 stays as it is, too. */
function textOf(base64: string): string {
  try {
    const text = messageText({ message: base64 });
    return text.includes('\uFFFD') ? base64 : text;
  } catch {
    return base64;
  }
}

type Amounts = readonly { readonly account: string; readonly amount: bigint }[];

function sum(amounts: Amounts): bigint {
  return amounts.reduce((total, { amount }) => total + amount, 0n);
}

function sumOf(amounts: Amounts, account: string): bigint {
  return sum(amounts.filter((each) => each.account === account));
}

function othersIn(amounts: Amounts, account: string): string[] {
  return [...new Set(amounts.map((each) => each.account))].filter((other) => other !== account);
}
