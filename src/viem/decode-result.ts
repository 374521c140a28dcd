import {
  type Abi,
  type DecodeFunctionDataReturnType,
  decodeFunctionData,
  decodeFunctionResult,
  type Hex,
} from 'viem';
import type { ContractResultDetails, ContractResultLog } from '../index.js';
import { reasonOf } from './bad-input.js';
import { type AnyAbi, type DecodedLog, decodeLog, eventsOf } from './decoded-event.js';
import { decodeRevert, type Revert } from './revert-error.js';
import { ambiguity, fitting, withSelector } from './selectors.js';

/** The fields of a contract result that are decoded. A row of a list has no logs. */
export type ResultToDecode = Pick<
  ContractResultDetails,
  'call_result' | 'error_message' | 'function_parameters'
> &
  Partial<Pick<ContractResultDetails, 'logs'>>;

/** A contract result, decoded by the ABI. */
export type DecodedResult<abi extends AnyAbi> = {
  /** The return value of the function; undefined if it reverted, or returned nothing. */
  readonly output: unknown;
  /** The logs, each with its event and arguments, or with the reason why it has none. */
  readonly logs: (ContractResultLog & DecodedLog<abi>)[];
  /** Why it reverted; undefined if it did not. */
  readonly revert: Revert | undefined;
} & (
  | (DecodeFunctionDataReturnType<abi> & { readonly reason?: undefined })
  /** Why the function or its output is not decoded. */
  | { readonly functionName: undefined; readonly args: undefined; readonly reason: string }
);

/**
 * Decodes a contract result by the ABI of the contract: function, arguments, output, logs, and why it reverted. A part that does
 * not fit has a `reason`: a result may be of a contract with another ABI, and its logs may be of other contracts.
 *
 * @param result A reply of `getContractResultByTransactionIdOrHash`, or an item of a list of results.
 * @param abi The ABI, `as const`. It may have the events and errors of other contracts, too.
 * @example
 * const result = await ledger.getContractResultByTransactionIdOrHash({ transactionIdOrHash: '0.0.1001-1767223666-118066287' });
 * const { functionName, args, revert } = decodeResult(result, erc20Abi);
 */
export function decodeResult<const abi extends AnyAbi>(result: ResultToDecode, abi: abi): DecodedResult<abi> {
  const events = eventsOf(abi);
  // Invalid replies are only reported by default, so each field may be anything.
  const { error_message, logs } = Object(result) as ResultToDecode;
  const rows: readonly ContractResultLog[] = Array.isArray(logs) ? logs : [];
  const message = typeof error_message === 'string' ? error_message : '';
  const isBytes = isHexBytes(message);
  return {
    ...decodeFunction(Object(result), abi as unknown as Abi),
    logs: rows.map((log) => ({ ...log, ...decodeLog(events, events, Object(log)) })),
    // Other errors are words of the service, such as INSUFFICIENT_GAS.
    revert: isBytes ? decodeRevert(message, abi) : undefined,
  } as DecodedResult<abi>;
}

/** Selectors have 4 bytes, so two functions may share one, by chance or by intent. Each of them whose arguments fit is a candidate. */
function decodeFunction(
  { function_parameters, call_result, error_message }: ResultToDecode,
  abi: Abi,
): object {
  // viem compares the selector as it is written.
  const data = (typeof function_parameters === 'string' ? function_parameters.toLowerCase() : '0x') as Hex;
  const selector = data.slice(0, 10);
  const functions = withSelector(abi, 'function', selector);
  try {
    if (functions.length === 0) throw new Error(`the ABI has no function with the selector ${selector}`);
    const candidates = fitting(functions, (each) => decodeFunctionData({ abi: [each], data }));
    if (candidates.length > 1) throw new Error(ambiguity(candidates));
    // If none fits, the reason is that of the first.
    const found = (candidates.length > 0 ? candidates : functions.slice(0, 1)) as Abi;
    const { functionName, args = [] } = decodeFunctionData({ abi: found, data });
    const hasOutput = error_message === null && call_result && call_result !== '0x';
    const output = hasOutput
      ? decodeFunctionResult({ abi: found, functionName, data: call_result })
      : undefined;
    return { functionName, args, output };
  } catch (error) {
    return { functionName: undefined, args: undefined, output: undefined, reason: reasonOf(error) };
  }
}

/** A pattern of pairs would keep a place for each of them, and a long text would exhaust the stack. */
function isHexBytes(text: string): boolean {
  return text.length % 2 === 0 && /^0x[\da-f]+$/i.test(text);
}
