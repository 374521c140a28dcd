import { encodeEventTopics, type Hex } from 'viem';
import { badInput, reasonOf } from './bad-input.js';
import type { KnownEvent } from './decoded-event.js';

type Topics = readonly (readonly Hex[] | undefined)[];

/**
 * The topics of events, as the parameters of the service, so that it finds exactly their logs. It searches for a set of values at
 * each position, so several events are exact together if they differ at one position only, such as by their signatures. Others are
 * refused: a wider search would return logs that were not asked for. A position that is left out may have any topic.
 *
 * @param names The names that were asked for. Each of them needs an event that has the arguments: of overloads, one of them.
 */
export function topicsOf(events: readonly KnownEvent[], names: readonly string[], args: object | undefined) {
  const wanted = args ? names.flatMap((name) => topicsWith(events, name, args)) : events.map(signatureOnly);
  const filters: { [topic in `topic${number}`]: Hex[] } = {};
  let differing = 0;
  for (const position of [0, 1, 2, 3]) {
    const values = wanted.map((topics) => topics[position]);
    if (new Set(values.map(String)).size > 1) differing += 1;
    const union = new Set(values.flatMap((value) => value ?? []));
    if (values.length > 0 && !values.includes(undefined)) filters[`topic${position}`] = [...union];
  }
  if (args && differing > 1)
    throw badInput(
      'contractEvents',
      'args',
      args,
      'at one place in all events; or pass an ABI with one of them',
    );
  return filters;
}

function signatureOnly({ event, selector }: KnownEvent): Topics {
  return event.anonymous ? [] : [[selector]];
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
  const names = event.inputs.filter(({ indexed }) => indexed).map(({ name }, index) => name ?? String(index));
  const isList = Array.isArray(args);
  const isIndexed = (name: string): boolean => (isList ? Number(name) < names.length : names.includes(name));
  const hint = `indexed arguments of ${signature}: ${names.join(', ') || '(none)'}`;
  if (!Object.keys(args).every(isIndexed)) return hint;
  // No value would be any value.
  if (Object.values(args).some((value) => Array.isArray(value) && value.length === 0))
    return `${hint}. A list is empty`;
  try {
    // As if an anonymous event had its signature: older versions of viem put it before its topics.
    const abi = [{ ...event, anonymous: false }];
    const [, ...topics] = encodeEventTopics({ abi, eventName: event.name, args: args as readonly unknown[] });
    const values = topics.map((topic) => (topic === null ? undefined : [topic].flat()));
    return event.anonymous ? values : [[selector], ...values];
  } catch (error) {
    return `${hint}. ${reasonOf(error)}`;
  }
}
