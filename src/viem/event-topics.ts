import { encodeEventTopics, type Hex } from 'viem';
import { isRecord, type Operation } from '../core.js';
import { badInput, reasonOf } from './bad-input.js';
import type { KnownEvent } from './decoded-event.js';

type Topics = readonly (readonly Hex[] | undefined)[];

/** How the logs of events are found. */
interface TopicSearch {
  /** The topics that the service searches for. */
  readonly params: Readonly<Record<`topic${number}`, readonly Hex[]>>;
  /** Leaves out logs by the other topics. Absent if the service searches for all. */
  readonly filter?: Operation['filter'];
}

/**
 * The topics of events, as the parameters of the service, so that it finds exactly their logs. It searches for a set of values at
 * each position, so several events are exact together if they differ at one position only, such as by their signatures. Others are
 * refused: a wider search would return logs that were not requested. A position that is left out may have any topic, so an
 * anonymous event without arguments is searched among all logs of the contract.
 *
 * The service does not find a topic that is zero, such as the sender of a mint, or `false`: it stores one byte of it, and searches
 * for none. So a position that may be zero is not searched, and its topics are compared here.
 *
 * @param names The requested names. Each of them needs an event that has the arguments: of overloads, one of them.
 */
export function topicsOf(
  events: readonly KnownEvent[],
  names: readonly string[],
  args: object | undefined,
): TopicSearch {
  let wanted = events.map(signatureOnly);
  if (args) wanted = names.flatMap((name) => topicsWith(events, name, args));
  const params: Record<`topic${number}`, Hex[]> = {};
  const compared: ComparedTopics[] = [];
  let differingPositions = 0;
  for (const position of [0, 1, 2, 3]) {
    const values = wanted.map((topics) => topics[position]);
    if (new Set(values.map(String)).size > 1) differingPositions += 1;
    const union = [...new Set(values.flatMap((value) => value ?? []))];
    if (values.length === 0 || values.includes(undefined)) continue;
    if (union.some(isZero)) compared.push({ position, topics: union });
    else params[`topic${position}`] = union;
  }
  // Without arguments, events differ by their signatures only.
  if (args && differingPositions > 1)
    throw badInput(
      'contractEvents',
      'args',
      args,
      'arguments at the same position in each of the events; or pass an ABI with one of them',
    );
  if (compared.length === 0) return { params };
  return { params, filter: { text: JSON.stringify(compared), keeps: (log) => hasTopics(log, compared) } };
}

interface ComparedTopics {
  readonly position: number;
  /** Of which a log has any. */
  readonly topics: readonly string[];
}

function isZero(topic: Hex): boolean {
  return /^0x0*$/.test(topic);
}

/** Whether a log has the topics. One without a list of topics is returned, with the reason why it is not decoded. */
function hasTopics(log: unknown, compared: readonly ComparedTopics[]): boolean {
  if (!isRecord(log) || !Array.isArray(log.topics)) return true;
  const own = log.topics.map((topic) => String(topic).toLowerCase());
  return compared.every(({ position, topics }) => topics.includes(own[position] ?? ''));
}

function signatureOnly({ event, selector }: KnownEvent): Topics {
  if (event.anonymous) return [];
  return [[selector]];
}

/** The topics of each event of a name that has these arguments. */
function topicsWith(events: readonly KnownEvent[], name: string, args: object): Topics[] {
  const results = events.filter(({ event }) => event.name === name).map((event) => encodeTopics(event, args));
  const found = results.filter((topics) => typeof topics !== 'string');
  if (found.length > 0) return found;
  throw badInput('contractEvents', 'args', args, results.join(', or '));
}

/** The topics of an event with these arguments; or in words, which arguments it has. */
function encodeTopics({ event, selector, signature }: KnownEvent, args: object): Topics | string {
  const indexed = event.inputs.filter((input) => input.indexed);
  const names = indexed.map(({ name }, index) => name || `[${index}]`);
  const hint = `indexed arguments of ${signature}: ${names.join(', ') || '(none)'}`;
  const isIndexed = (key: string): boolean => {
    if (Array.isArray(args)) return Number(key) < indexed.length;
    // viem finds the arguments of an object by their names, so one without a name can be passed in a list only.
    return key !== '' && indexed.some(({ name }) => name === key);
  };
  if (!Object.keys(args).every(isIndexed)) return hint;
  // viem drops an empty list, and the search would find any value.
  if (Object.values(args).some((value) => Array.isArray(value) && value.length === 0))
    return `${hint}. A list is empty`;
  try {
    // As if an anonymous event had its signature: older versions of viem put it before its topics.
    const abi = [{ ...event, anonymous: false }];
    const [, ...topics] = encodeEventTopics({ abi, eventName: event.name, args: args as readonly unknown[] });
    const values = topics.map((topic) => (topic === null ? undefined : [topic].flat()));
    if (event.anonymous) return values;
    return [[selector], ...values];
  } catch (error) {
    return `${hint}. ${reasonOf(error)}`;
  }
}
