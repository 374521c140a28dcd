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
import type { ServiceQuery } from './read-query.js';

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

export function listedAccount(account: AccountInfo, _: LedgerData, query: ServiceQuery): AccountInfo {
  const without = query.pairs.some(({ name, text: value }) => name === 'balance' && value === 'false');
  return without ? { ...account, balance: null } : account;
}

/** What a list of transactions shows of one. */
export function listedTransaction({ assessed_custom_fees: _, ...transaction }: TransactionDetail): object {
  return transaction;
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
