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

const mostTokens = 50;

export function listedAccount(account: AccountInfo, _: LedgerData, query: ServiceQuery): AccountInfo {
  if (!isOn(query, 'balance', true)) return { ...account, balance: null };
  const { balance } = account;
  const isOne = conditionsOn(query, 'account.id').filter(({ operator }) => operator === 'eq').length === 1;
  if (isOne || !balance || balance.tokens.length <= mostTokens) return account;
  return { ...account, balance: { ...balance, tokens: balance.tokens.slice(0, mostTokens) } };
}

export function listedTransaction({ assessed_custom_fees: _, ...transaction }: TransactionDetail): object {
  return transaction;
}

/** A log whose block is not imported yet has no block hash and number. */
export function listedLog(log: LedgerData['logs'][number], { pendingBlocks }: LedgerData): object {
  return pendingBlocks.has(String(log.block_hash)) ? { ...log, block_hash: '0x', block_number: null } : log;
}

export function listedResult({ result }: LedgerData['executions'][number]): ContractResult {
  const { logs: _, state_changes: __, ...listed } = result;
  return listed;
}

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
