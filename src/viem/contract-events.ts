import type { ContractEventArgs, ContractEventName } from 'viem';
import { type GrowingListRequest, growingList, isRecord, type Operation } from '../core.js';
import type {
  CallOptions,
  ContractLogsResponse,
  EntityIdValue,
  GetContractLogsByContractIdParams,
} from '../index.js';
import { getContractLogsByContractIdOperation } from '../ledger.js';
import type { Ledger } from './addresses.js';
import { badInput } from './bad-input.js';
import { type AnyAbi, type ContractEvent, decodeLog, eventsOf, type KnownEvent } from './decoded-event.js';
import { topicsOf } from './event-topics.js';

/** Which events of a contract are read. */
export interface ContractEventsParameters<
  abi extends AnyAbi,
  name extends ContractEventName<abi> = ContractEventName<abi>,
> extends Pick<GetContractLogsByContractIdParams, 'index' | 'limit' | 'order' | 'timestamp'> {
  /** The contract, or a token whose transfers are logs: an ID such as 0.0.3001, its number, or an EVM address. */
  readonly address: EntityIdValue;
  /** The ABI of the contract, `as const`, so that events and arguments have its types. */
  readonly abi: abi;
  /** An event of the ABI, or several. All logs of the contract if left out. */
  readonly eventName?: name | ContractEventName<abi> | readonly (name | ContractEventName<abi>)[] | undefined;
  /**
   * The values of indexed arguments: one, or several of which a log has any. They are searched as topics. The service does not
   * find those that are zero, so all logs with the other topics are read, and compared here.
   */
  readonly args?: ContractEventArgs<abi, name> | undefined;
}

/** A page of the list: the reply of the service, with what each log says. */
export type ContractEventsPage<
  abi extends AnyAbi,
  name extends ContractEventName<abi> = ContractEventName<abi>,
> = Omit<ContractLogsResponse, 'logs'> & { logs: ContractEvent<abi, name>[] };

/** The events of a contract: a list of this client, with each way to read one. */
export type ContractEvents<
  abi extends AnyAbi,
  name extends ContractEventName<abi> = ContractEventName<abi>,
> = GrowingListRequest<ContractEventsPage<abi, name>, ContractEvent<abi, name>>;

/**
 * The events of a contract by its ABI, newest first: a list like all others. Await it, iterate it, and use `pages`, `scan`, `split`,
 * `follow`, `batches`, cursors and the option `after`. Its items are the logs of the service with `eventName` and `args`.
 *
 * A log that cannot be decoded is an item, too. Its `reason` says why, and its `eventName` is undefined. Without `eventName`, and with
 * an anonymous event, which has no signature to search for, the list has all logs of the contract.
 *
 * A search for events has windows of 7 days. Without `timestamp`, it begins with the ledger. A bound sends fewer requests.
 *
 * @param ledger A client of the ledger service.
 * @param parameters Contract, ABI, events and arguments, and the `timestamp`, `order` and `limit` of the list.
 * @param options Settings of the call, such as `after` and `signal`.
 * @throws ParameterError for an event that the ABI does not have, and for arguments that are not indexed or do not fit.
 * @example
 * const transfers = contractEvents(ledger, { address: '0.0.3001', abi: erc20Abi, eventName: 'Transfer', timestamp: gte('7d') });
 * for await (const { args, timestamp } of transfers) console.log(timestamp, args.to, args.value);
 */
export function contractEvents<
  const abi extends AnyAbi,
  const name extends ContractEventName<abi> = ContractEventName<abi>,
>(
  { transport }: Ledger,
  parameters: ContractEventsParameters<abi, name>,
  options?: CallOptions,
): ContractEvents<abi, name> {
  const { address, abi, eventName, args: typedArgs, timestamp, ...others } = parameters;
  const args = typedArgs as object | undefined;
  const known = eventsOf(abi);
  const names = namesOf(known, eventName, args);
  const wanted = known.filter(({ event }) => names.includes(event.name));
  const { params: topics, filter } = eventName === undefined ? { params: {} } : topicsOf(wanted, names, args);
  // A search has windows, which need a lower bound. The client skips those before the ledger began.
  const isSearch = Object.keys(topics).length > 0;
  const range = timestamp ?? (isSearch ? 'gte:0' : undefined);
  const params = { ...others, ...topics, contractIdOrAddress: address, timestamp: range };
  return growingList(
    transport,
    { ...decodingOperation(known, wanted), ...(filter && { filter }) },
    params,
    options,
  );
}

/** The names of the events that are read: all without `eventName`. Arguments need it, as each event has its own. */
function namesOf(
  known: readonly KnownEvent[],
  eventName: string | readonly string[] | undefined,
  args: object | undefined,
): readonly string[] {
  const existing = [...new Set(known.map(({ event }) => event.name))];
  const names = [eventName ?? existing].flat();
  const unknown = names.find((name) => !existing.includes(name));
  const isMissing = names.length === 0 || (args !== undefined && eventName === undefined);
  if (unknown === undefined && !isMissing) return names;
  const allowed = `one of the events ${existing.join(', ') || '(none)'}`;
  throw badInput('contractEvents', 'eventName', unknown ?? eventName, allowed);
}

/**
 * The list of the logs of a contract, whose replies are decoded by the ABI as well. It is the same operation for all that reads a list:
 * walks, scans, follows, windows and cursors know nothing of events, and a cursor of this list is one of the list of logs.
 */
function decodingOperation(known: readonly KnownEvent[], wanted: readonly KnownEvent[]): Operation {
  const { decode, ...operation } = getContractLogsByContractIdOperation;
  return {
    ...operation,
    decode: (reply, int64) => {
      const page = decode?.(reply, int64);
      const { logs } = Object(page);
      // A reply that is not a page of logs is reported elsewhere.
      for (const log of Array.isArray(logs) ? logs : [])
        if (isRecord(log)) Object.assign(log, decodeLog(known, wanted, log as never));
      return page;
    },
  };
}
