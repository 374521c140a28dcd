import { type Abi, decodeErrorResult, type Hex, stringify } from 'viem';
import { ApiError, ClientError } from '../index.js';
import type { AnyAbi } from './decoded-event.js';
import { ambiguity, fitting, withSelector } from './selectors.js';

const ofSolidity: Abi = [
  { type: 'error', name: 'Error', inputs: [{ name: '', type: 'string' }] },
  { type: 'error', name: 'Panic', inputs: [{ name: '', type: 'uint256' }] },
];

/** Why a contract has reverted. */
export interface Revert {
  /** The error of the ABI; `Error` for a reason, `Panic` for a code of Solidity. Undefined if the ABI does not have it. */
  readonly errorName: string | undefined;
  readonly args: readonly unknown[];
  /** The reason of `revert('…')` or `require`. */
  readonly reason: string | undefined;
  /** The bytes that the contract returned. Empty if it gave no reason. */
  readonly data: Hex;
  /** Why `errorName` is undefined although the ABI has such errors: several of them have the selector, and fit. */
  readonly ambiguity?: string | undefined;
}

/** A contract has reverted a simulated call. `cause` is the reply of the service. */
export class RevertError extends ClientError implements Revert {
  static override readonly kind: string = 'ledger-query-client.RevertError';
  override readonly name = 'RevertError';
  readonly errorName: string | undefined;
  readonly args: readonly unknown[];
  readonly reason: string | undefined;
  readonly data: Hex;
  readonly ambiguity: string | undefined;

  constructor(functionName: string, revert: Revert, cause: ApiError) {
    super(`${functionName} has reverted ${inWords(revert)}`, cause, { cause });
    const { errorName, args, reason, data, ambiguity } = revert;
    this.ambiguity = ambiguity;
    this.errorName = errorName;
    this.args = args;
    this.reason = reason;
    this.data = data;
  }
}

function inWords({ errorName, args, data, ambiguity }: Revert): string {
  if (errorName !== undefined) return `with ${errorName}(${args.map(valueInWords).join(', ')})`;
  if (data === '0x') return 'without a reason';
  if (ambiguity !== undefined) return `with ${data.slice(0, 10)}…: ${ambiguity}`;
  return `with ${data.slice(0, 10)}…, which is no error of the ABI`;
}

/** Texts, lists and structs are JSON, in which viem writes a bigint as a text. */
function valueInWords(value: unknown): string {
  if (typeof value === 'string' || typeof value === 'object') return stringify(value);
  return String(value);
}

/** The error of a revert; any other failure as it is. */
export function revertOr(error: unknown, functionName: string, abi: AnyAbi): unknown {
  if (!(error instanceof ApiError)) return error;
  const revert = error.messages.find(({ message }) => message === 'CONTRACT_REVERT_EXECUTED');
  if (!revert) return error;
  return new RevertError(functionName, decodeRevert(revert.data || '0x', abi), error);
}

/**
 * Decodes the error of a revert. viem knows the errors of Solidity, and the ABI those of the contract. If several errors have the
 * selector, that of the contract is the one whose arguments fit.
 */
export function decodeRevert(bytes: string, abi: AnyAbi): Revert {
  const unknown = { errorName: undefined, args: [], reason: undefined, data: bytes as Hex };
  // viem compares the selector as it is written.
  const data = bytes.toLowerCase() as Hex;
  const errors = withSelector([...(abi as Abi), ...ofSolidity], 'error', data.slice(0, 10));
  const candidates = fitting(errors, (each) => decodeErrorResult({ abi: [each], data }));
  if (candidates.length > 1) return { ...unknown, ambiguity: ambiguity(candidates) };
  if (candidates.length === 0) return unknown;
  const { errorName, args = [] } = decodeErrorResult({ abi: candidates as Abi, data });
  return { ...unknown, errorName, args, reason: errorName === 'Error' ? String(args[0]) : undefined };
}
