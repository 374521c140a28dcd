// The entry `ledger-query-client/viem`: contracts by their ABI. It needs the optional peer viem, of which it uses the ABI functions.

export { toAddresses, toEntityIds } from './viem/addresses.js';
export {
  type ContractCallParameters,
  type ContractCallSettings,
  estimateContractGas,
  readContract,
} from './viem/contract-call.js';
export {
  type ContractEvents,
  type ContractEventsPage,
  type ContractEventsParameters,
  contractEvents,
} from './viem/contract-events.js';
export { type DecodedResult, decodeResult, type ResultToDecode } from './viem/decode-result.js';
export type { ContractEvent, DecodedEvent, DecodedLog, UndecodedLog } from './viem/decoded-event.js';
export { type Revert, RevertError } from './viem/revert-error.js';
