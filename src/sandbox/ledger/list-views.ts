import type {
  AccountInfo,
  Contract,
  ContractResult,
  ContractResultSummary,
  Nft,
  Token,
  TokenInfo,
  TopicMessage,
  TransactionDetail,
} from '../../../generated/ledger/types.js';
import type { LedgerData } from '../data/ledger-data.js';
import { longZero, numberOf } from '../data/plan.js';
import { inOrder } from './past.js';
import { isOn, type ServiceQuery } from './query.js';
import { compareAll } from './sorted.js';

export function listedContract({
  bytecode: _,
  runtime_bytecode: __,
  ...contract
}: LedgerData['contracts'][number]): Contract {
  return contract;
}

export function listedToken(token: TokenInfo): Token {
  return {
    admin_key: token.admin_key ?? null,
    decimals: BigInt(token.decimals ?? 0),
    metadata: token.metadata ?? '',
    name: token.name ?? '',
    symbol: token.symbol ?? '',
    token_id: token.token_id ?? null,
    type: token.type ?? 'FUNGIBLE_COMMON',
  };
}

export function listedAccount(account: AccountInfo, _: LedgerData, query: ServiceQuery): AccountInfo {
  if (!isOn(query, 'balance', true)) return { ...account, balance: null };
  const { balance } = account;
  if (!balance) return account;
  const tokens = inOrder(balance.tokens, query.order).slice(0, query.tokensInRow);
  return { ...account, balance: { ...balance, tokens } };
}

export function listedTransaction(transaction: TransactionDetail): object {
  const { assessed_custom_fees: _, ...listed } = shownTransaction(transaction);
  return listed;
}

/** Transfers are sorted: of hbars by account and amount, and of tokens by token and account. */
export function shownTransaction(transaction: TransactionDetail): TransactionDetail {
  const { assessed_custom_fees: fees, transfers = [], token_transfers = [] } = transaction;
  return {
    ...transaction,
    ...(fees && { assessed_custom_fees: sorted(fees, (fee) => [fee.collector_account_id, fee.amount]) }),
    token_transfers: sorted(token_transfers, ({ token_id, account }) => [token_id, account]),
    transfers: sorted(transfers, ({ account, amount }) => [account, amount]),
  };
}

type SortKey = string | bigint | null | undefined;

function sorted<Item>(items: readonly Item[], keysOf: (item: Item) => readonly [SortKey, SortKey]): Item[] {
  const number = (key: SortKey): bigint => BigInt(typeof key === 'string' ? numberOf(key) : (key ?? 0));
  const keyed = items.map((item) => ({ item, keys: keysOf(item).map(number) }));
  return keyed.sort((a, b) => compareAll(a.keys, b.keys)).map(({ item }) => item);
}

/** An NFT counts as deleted with its token, and keeps its owner. */
export function shownNft(nft: Nft, { tokens }: LedgerData): Nft {
  const token = tokens.find(({ token_id }) => token_id === nft.token_id);
  return token?.deleted ? { ...nft, deleted: true } : nft;
}

/** With `encoding=utf-8`, a message is text. Another spelling of the parameter has no effect. */
export function shownMessage(message: TopicMessage, _: LedgerData, { pairs }: ServiceQuery): TopicMessage {
  const sent = pairs.filter(({ name }) => name === 'encoding').map(({ text }) => text);
  if (sent.length !== 1 || !/^utf-?8$/i.test(sent[0] ?? '')) return message;
  const bytes = Uint8Array.from(atob(message.message), (character) => character.charCodeAt(0));
  return { ...message, message: new TextDecoder().decode(bytes) };
}

/** A log whose block is not imported yet has no block hash and number. */
export function listedLog(log: LedgerData['logs'][number], { pendingBlocks }: LedgerData): object {
  if (pendingBlocks.has(String(log.block_hash))) return { ...log, block_hash: '0x', block_number: null };
  return log;
}

type Result = LedgerData['executions'][number]['result'];

/** A result whose block is not imported yet has no fields of the block. Without `hbar`, amounts are in weibars. */
export function shownResult(result: Result, { pendingBlocks }: LedgerData, query: ServiceQuery): Result {
  const shown = isOn(query, 'hbar', true) ? result : inWeibars(result);
  if (!pendingBlocks.has(String(result.block_hash))) return shown;
  return { ...shown, block_gas_used: null, block_hash: '0x', block_number: null };
}

const weibarsInTinybar = 10_000_000_000n;

function inWeibars(result: Result): Result {
  const { amount, gas_price, max_fee_per_gas, max_priority_fee_per_gas } = result;
  return {
    ...result,
    amount: amount == null ? null : amount * weibarsInTinybar,
    gas_price: priceInWeibars(gas_price),
    max_fee_per_gas: priceInWeibars(max_fee_per_gas),
    max_priority_fee_per_gas: priceInWeibars(max_priority_fee_per_gas),
  };
}

/** Null if the transaction has no prices, and `0x` if it has another kind of price. */
function priceInWeibars<Price extends string | null | undefined>(price: Price): Price | `0x${string}` {
  if (price == null || price === '0x') return price;
  return `0x${(BigInt(price) * weibarsInTinybar).toString(16)}`;
}

export function listedResult({ logs: _, state_changes: __, ...listed }: Result): ContractResult {
  return listed;
}

/**
 * The results of one contract have no fields of the block or of the Ethereum transaction, which may be the error and the
 * recipient, too. Their amounts are always tinybars.
 */
export function summedResult(result: Result): ContractResultSummary {
  const { address, amount, bloom, call_result, contract_id, created_contract_ids, from } = result;
  const { function_parameters, gas_consumed, gas_limit, gas_used, hash, timestamp } = result;
  return {
    address,
    amount,
    bloom,
    call_result,
    contract_id,
    created_contract_ids,
    error_message: result.error_message === result.result ? null : result.error_message,
    from,
    function_parameters,
    gas_consumed,
    gas_limit,
    gas_used,
    hash,
    timestamp,
    to: contract_id == null ? null : longZero(contract_id),
  };
}
