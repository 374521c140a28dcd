import type {
  AccountInfo,
  Contract,
  ContractResult,
  ContractResultSummary,
  Token,
  TokenInfo,
  TransactionDetail,
} from '../../../generated/ledger/types.js';
import type { LedgerData } from '../data/ledger-data.js';
import { conditionsOn, isOn, type ServiceQuery } from './query.js';

/** What a list of contracts shows of one. */
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

/** How many balances of tokens one of several accounts shows at most. */
const mostTokens = 50;

export function listedAccount(account: AccountInfo, _: LedgerData, query: ServiceQuery): AccountInfo {
  if (!isOn(query, 'balance', true)) return { ...account, balance: null };
  const { balance } = account;
  const isOne = conditionsOn(query, 'account.id').filter(({ operator }) => operator === 'eq').length === 1;
  if (isOne || !balance || balance.tokens.length <= mostTokens) return account;
  return { ...account, balance: { ...balance, tokens: balance.tokens.slice(0, mostTokens) } };
}

/** What a list of transactions shows of one. */
export function listedTransaction({ assessed_custom_fees: _, ...transaction }: TransactionDetail): object {
  return transaction;
}

/** A log can be seen before its block: then it does not say which one that is. */
export function listedLog(log: LedgerData['logs'][number], { pendingBlocks }: LedgerData): object {
  return pendingBlocks.has(String(log.block_hash)) ? { ...log, block_hash: '0x', block_number: null } : log;
}

/** What the list of all results shows of one: all but its logs and state changes. */
export function listedResult({ result }: LedgerData['executions'][number]): ContractResult {
  const { logs: _, state_changes: __, ...listed } = result;
  return listed;
}

/** What the list of a contract's results shows of one: nothing of its block and its Ethereum transaction either. */
export function summedResult({ result }: LedgerData['executions'][number]): ContractResultSummary {
  const { address, amount, authorization_list, bloom, call_result, contract_id } = result;
  const { created_contract_ids, error_message, from, function_parameters, gas_consumed } = result;
  const { gas_limit, gas_used, hash, timestamp, to } = result;
  return {
    address,
    amount,
    ...(authorization_list === undefined ? {} : { authorization_list }),
    bloom,
    call_result,
    contract_id,
    created_contract_ids,
    error_message,
    from,
    function_parameters,
    gas_consumed,
    gas_limit,
    gas_used,
    hash,
    timestamp,
    to,
  };
}
