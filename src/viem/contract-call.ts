import {
  type Abi,
  type AbiStateMutability,
  type ContractFunctionArgs,
  type ContractFunctionName,
  type ContractFunctionReturnType,
  decodeFunctionResult,
  encodeFunctionData,
  type Hex,
  type Widen,
} from 'viem';
import {
  type CallOptions,
  type ContractCallRequest,
  type EntityIdValue,
  lte,
  ResponseError,
  type TimestampValue,
  toDate,
  toTimestamp,
} from '../index.js';
import { contractCall, getBlocks } from '../ledger.js';
import { type Ledger, toAddresses } from './addresses.js';
import { badInput, reasonOf } from './bad-input.js';
import type { AnyAbi } from './decoded-event.js';
import { revertOr } from './revert-error.js';

/** How a call is simulated, beside its function. */
export interface ContractCallSettings extends Pick<ContractCallRequest, 'gas' | 'value'> {
  /** The contract: an ID such as 0.0.3001, its number, or an EVM address. A token is the contract of its functions. */
  readonly address: EntityIdValue;
  /** The account that calls: `msg.sender`. */
  readonly from?: EntityIdValue | undefined;
  /** The state right after this block. @default the newest state */
  readonly blockNumber?: bigint | number | undefined;
  readonly blockTag?: 'latest' | 'earliest' | 'pending' | 'safe' | 'finalized' | undefined;
  /** The state of the last block that had ended at this moment of the past. Blocks are about two seconds apart. */
  readonly at?: TimestampValue | undefined;
}

/** A function of a contract, and how its call is simulated. The arguments choose among overloads, as in viem. */
export type ContractCallParameters<
  abi extends AnyAbi,
  name extends ContractFunctionName<abi>,
  args extends ContractFunctionArgs<abi, AbiStateMutability, name>,
  allArgs = ContractFunctionArgs<abi, AbiStateMutability, name>,
> = ContractCallSettings & {
  readonly abi: abi;
  readonly functionName: name | ContractFunctionName<abi>;
} & (readonly [] extends allArgs
    ? { readonly args?: allArgs | Widen<args> | undefined }
    : { readonly args: allArgs | Widen<args> });

/**
 * Calls a function of a contract without a transaction, and returns its result with the types of the ABI. Also a function that
 * writes: it returns what it would, and nothing is written. Many calls at once share the rate of the client.
 *
 * @param ledger A client of the ledger service.
 * @param parameters Contract, ABI, function and arguments. `from`, `value` in tinybars, and the block or moment of the state.
 * @param options Settings of the call, such as `after` and `signal`.
 * @throws RevertError if the contract reverts, with the error of the ABI or the reason.
 * @throws ParameterError for a function that the ABI does not have, or arguments that do not fit.
 * @throws ResponseError for a result that does not fit the ABI, such as that of an address without a contract.
 * @example
 * const supply = await readContract(ledger, { address: '0.0.2001', abi: erc20Abi, functionName: 'totalSupply' });
 */
export async function readContract<
  const abi extends AnyAbi,
  name extends ContractFunctionName<abi>,
  const args extends ContractFunctionArgs<abi, AbiStateMutability, name>,
>(
  ledger: Ledger,
  parameters: ContractCallParameters<abi, name, args>,
  options?: CallOptions,
): Promise<ContractFunctionReturnType<abi, AbiStateMutability, name, args>> {
  const call = { ...parameters, operationId: 'readContract' } as unknown as Simulation;
  const data = await simulate(ledger, call, options);
  try {
    return decodeFunctionResult({ ...call, data }) as never;
  } catch (error) {
    throw badResult(call, data, reasonOf(error));
  }
}

function badResult(
  { operationId, functionName }: Simulation,
  result: unknown,
  reason: string,
): ResponseError {
  const expected = `what ${functionName} returns`;
  const got = isHex(result) ? result.slice(0, 200) : typeof result;
  return new ResponseError(
    `the result is not ${expected}: ${reason}`,
    { status: 200, text: got, issues: [{ instancePath: '/result', expected, got }] },
    { operationId, method: '', url: '' },
  );
}

/**
 * Estimates the gas that a call of a function needs.
 *
 * @param ledger A client of the ledger service.
 * @param parameters As in `readContract`.
 * @param options Settings of the call, such as `signal`.
 * @throws RevertError if the contract reverts.
 * @throws ParameterError for a function that the ABI does not have, or arguments that do not fit.
 * @example
 * const gas = await estimateContractGas(ledger, { address: '0.0.2001', abi: erc20Abi, functionName: 'totalSupply' });
 */
export async function estimateContractGas<
  const abi extends AnyAbi,
  name extends ContractFunctionName<abi>,
  const args extends ContractFunctionArgs<abi, AbiStateMutability, name>,
>(
  ledger: Ledger,
  parameters: ContractCallParameters<abi, name, args>,
  options?: CallOptions,
): Promise<bigint> {
  const call = { ...parameters, operationId: 'estimateContractGas', estimate: true } as unknown as Simulation;
  const gas = await simulate(ledger, call, options);
  if (gas === '0x') throw badResult(call, gas, 'it is empty');
  return BigInt(gas);
}

interface Simulation extends ContractCallSettings {
  readonly operationId: string;
  readonly abi: Abi;
  readonly functionName: string;
  readonly args?: readonly unknown[];
  readonly estimate?: true;
}

async function simulate(ledger: Ledger, call: Simulation, options?: CallOptions): Promise<Hex> {
  const { operationId, abi, functionName, args, address, from, value, gas, estimate } = call;
  let data: Hex;
  try {
    data = encodeFunctionData({ abi, functionName, args });
  } catch (error) {
    throw badInput(operationId, 'args', args, `those of ${functionName}: ${reasonOf(error)}`);
  }
  // More of the query or the body is meant for the call itself.
  const { query: _, body: __, ...shared } = options ?? {};
  const entities = from === undefined ? [address] : [address, from];
  const [[to, sender], block] = await Promise.all([
    toAddresses(ledger, entities, shared),
    blockOf(ledger, call, shared),
  ]);
  const settings = { to, from: sender, block, data, value, gas, estimate };
  const given = Object.entries(settings).filter(([, setting]) => setting !== undefined);
  let result: unknown;
  try {
    ({ result } = await contractCall(ledger.transport, { body: Object.fromEntries(given) }, options));
  } catch (error) {
    throw revertOr(error, functionName, abi);
  }
  if (isHex(result)) return result;
  throw badResult(call, result, 'it is not hexadecimal');
}

/** Invalid replies are only reported by default, so the result may be anything. */
function isHex(value: unknown): value is Hex {
  return typeof value === 'string' && /^0x[\da-f]+$|^0x$/i.test(value);
}

/** In milliseconds. A block that is older is in each cluster of a service, unless one has stood still for hours. */
const longestLag = 3 * 3_600_000;
/** In milliseconds. The clock of the caller may be so much behind that of the network. */
const clockError = 60_000;

async function blockOf(
  { transport }: Ledger,
  { operationId, blockNumber, blockTag, at }: Simulation,
  options: CallOptions,
): Promise<string | undefined> {
  const given = Object.entries({ blockNumber, blockTag, at }).filter(([, value]) => value !== undefined);
  const [[first = '', block] = [], [second, value] = []] = given;
  if (second !== undefined) throw badInput(operationId, second, value, `left out beside ${first}`);
  if (at === undefined) return block?.toString();
  const after = instantOf(operationId, at);
  const age = transport.effects.now() - toDate(after).getTime();
  if (age < -clockError) throw badInput(operationId, 'at', at, 'a moment of the past');
  const blockOptions = { ...options };
  // A cluster that has not reached the moment would show an older block.
  if (age < longestLag) blockOptions.after = after;
  const list = getBlocks(transport, { timestamp: lte(after), order: 'desc' }, blockOptions);
  const blocks = await list.toArray({ limit: 1 });
  if (blocks.length === 0) throw badInput(operationId, 'at', at, 'a moment after the first block');
  // Invalid replies are only reported by default, so the block may be null.
  const { number, timestamp } = Object(blocks[0]);
  const end: unknown = Object(timestamp).to;
  const isNumber = typeof number === 'bigint' && number >= 0n;
  if (isNumber && typeof end === 'string' && end <= after) return String(number);
  const expected = `a block that had ended at ${after}`;
  const shownNumber = typeof number === 'bigint' ? number : typeof number;
  const got = `number ${shownNumber}, end ${typeof end === 'string' ? end.slice(0, 40) : typeof end}`;
  throw new ResponseError(
    `the service sent a block that is not ${expected}`,
    { status: 200, text: got, issues: [{ instancePath: '/blocks/0', expected, got }] },
    { operationId, method: '', url: '' },
  );
}

/** Seconds, or a time of day. A day is many instants, and each may have another state. */
const instantForm = /^\d{5}|:/;

function instantOf(operationId: string, at: TimestampValue): string {
  try {
    if (typeof at !== 'string' || instantForm.test(at)) return toTimestamp(at);
  } catch {}
  throw badInput(
    operationId,
    'at',
    at,
    'one instant such as 2026-01-01T12:00:00Z, a Date, or a bigint of nanoseconds',
  );
}
