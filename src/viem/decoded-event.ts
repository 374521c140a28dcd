import {
  type Abi,
  type AbiEvent,
  type ContractEventArgsFromTopics,
  type ContractEventName,
  decodeEventLog,
  type Hex,
  toEventSelector,
} from 'viem';
import type { ContractLog, ContractResultLog } from '../index.js';
import { reasonOf } from './bad-input.js';

/** An ABI, with its types if it is `as const`. */
export type AnyAbi = Abi | readonly unknown[];

/** The event of a log and its arguments, decoded by the ABI. */
export type DecodedEvent<abi extends AnyAbi, name extends ContractEventName<abi> = ContractEventName<abi>> = {
  [each in name]: {
    readonly eventName: each;
    /** By their names; in a tuple if one has no name. An indexed text, bytes, array or tuple is the hash of its value. */
    readonly args: ContractEventArgsFromTopics<abi, each>;
    readonly reason?: undefined;
  };
}[name];

/** The names of arguments. Arguments without names are a tuple. */
type NamesOf<Args> = Args extends readonly unknown[] ? never : Args extends object ? keyof Args : never;

/** A log that is not one of the events: of another contract or version, or with data that do not fit. */
export interface UndecodedLog<Args = unknown> {
  readonly eventName: undefined;
  /** No argument is known. */
  readonly args: Readonly<Partial<Record<NamesOf<Args> | number, undefined>>>;
  /** Why the log is not decoded. */
  readonly reason: string;
}

/** The fields that decoding adds to a log. */
export type DecodedLog<abi extends AnyAbi, name extends ContractEventName<abi> = ContractEventName<abi>> =
  | DecodedEvent<abi, name>
  | UndecodedLog<DecodedEvent<abi, name>['args']>;

/** A log of the service with its decoded event. If `reason` is undefined, it is one of the events. */
export type ContractEvent<
  abi extends AnyAbi,
  name extends ContractEventName<abi> = ContractEventName<abi>,
> = ContractLog & DecodedLog<abi, name>;

type AnyDecodedLog = DecodedLog<Abi>;

/** An event of an ABI. The other fields are computed once, and not for each log. */
export interface KnownEvent {
  readonly event: AbiEvent;
  /** The hash of the signature, which is the first topic of its logs unless it is anonymous. */
  readonly selector: Hex;
  readonly indexedCount: number;
  readonly signature: string;
}

/** The events of an ABI. One that was merged from several ABIs has some events several times, and each counts once. */
export function eventsOf(abi: AnyAbi): KnownEvent[] {
  const events = new Map<string, KnownEvent>();
  for (const event of abi as Abi) {
    if (event.type !== 'event') continue;
    const selector = toEventSelector(event);
    const indexed = event.inputs.map((input) => input.indexed === true);
    const signature = `${event.name}(${event.inputs.map(({ type }) => type).join(',')})`;
    const key = [selector, event.anonymous === true, ...indexed].join();
    const indexedCount = indexed.filter(Boolean).length;
    if (!events.has(key)) events.set(key, { event, selector, indexedCount, signature });
  }
  return [...events.values()];
}

/**
 * Decodes a log by the events of an ABI. Anyone may deploy a contract that writes anything, so nothing about a log is taken for
 * granted, and nothing is thrown. An event is found by its signature, which is the first topic, and by its number of indexed
 * arguments: `Transfer` of ERC-20 and of ERC-721 have one signature. A log without a known signature may be an anonymous event: the
 * one whose arguments fit. viem decodes the arguments.
 *
 * @param known All events of the ABI, so that the reason can name one that was not requested.
 * @param wanted The requested events.
 */
export function decodeLog(
  known: readonly KnownEvent[],
  wanted: readonly KnownEvent[],
  { topics, data }: Pick<ContractResultLog, 'topics' | 'data'>,
): AnyDecodedLog {
  const isTopic = (topic: unknown): boolean => typeof topic === 'string' && /^0x[\da-f]{64}$/i.test(topic);
  const areTopics = Array.isArray(topics) && topics.every(isTopic);
  if (!areTopics) return undecoded('its topics do not have 32 bytes each');
  const [first = ''] = topics;
  const signed = known.filter(({ event, selector }) => !event.anonymous && selector === first.toLowerCase());
  if (signed.length > 0) return decodeAsOneOf(signed, wanted, topics.slice(1), data);
  const anonymous = wanted.filter(({ event }) => event.anonymous);
  if (anonymous.length > 0) return decodeAsOneOf(anonymous, wanted, topics, data);
  return undecoded(`the ABI has no event with the signature ${first || '(none)'}`);
}

/** The event among the candidates that fits. If none does, the reason is that of the first, as others may be less alike. */
function decodeAsOneOf(
  candidates: readonly KnownEvent[],
  wanted: readonly KnownEvent[],
  values: readonly string[],
  data: string,
): AnyDecodedLog {
  const results = candidates.map((candidate): AnyDecodedLog => {
    const { signature, indexedCount } = candidate;
    if (indexedCount !== values.length)
      return undecoded(
        `${signature} has ${indexedCount} indexed arguments, and the log has ${values.length}`,
      );
    if (!wanted.includes(candidate)) return undecoded(`it is ${signature}, which was not asked for`);
    return decodeAs(candidate, values, data);
  });
  const [found, second] = results.filter(({ reason }) => reason === undefined);
  if (found && second)
    return undecoded(`it may be ${found.eventName} or ${second.eventName}, and the log does not say which`);
  return found ?? (results[0] as AnyDecodedLog);
}

function decodeAs(
  { event, selector, signature }: KnownEvent,
  values: readonly string[],
  data: string,
): AnyDecodedLog {
  try {
    // As if an anonymous event had its signature: older versions of viem do not know what the topics of others are.
    const log = { topics: [selector, ...(values as Hex[])] as [Hex, ...Hex[]], data: data as Hex };
    const { args = [] } = decodeEventLog({ abi: [{ ...event, anonymous: false }], ...log });
    // A reply may have a field `reason` of its own, which would say that the log was not decoded.
    return { eventName: event.name, args, reason: undefined };
  } catch (error) {
    return undecoded(`it does not fit ${signature}: ${reasonOf(error)}`);
  }
}

function undecoded(reason: string): UndecodedLog {
  return { eventName: undefined, args: {}, reason };
}
