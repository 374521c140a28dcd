import { pathNames, type TransportCall } from '../client/client.js';
import { ListReader, Patience } from '../lists/lists.js';
import { Lateness } from './lateness.js';
import { broken, type Link, linkOf, unreadable } from './links.js';

/** Reads the item of a number, from a list without the filters of the call. */
export async function readLink(call: TransportCall, number: bigint): Promise<Link | undefined> {
  const { links } = await readLinks(call, `eq:${number}`, 1, number);
  return links[0];
}

/**
 * Reads the item of a number, which exists as the list has the one behind it, and waits for it. Returns undefined if a block
 * is the first one that the service has.
 */
export async function readExisting(call: TransportCall, number: bigint): Promise<Link | undefined> {
  const patience = new Patience(call);
  const lateness = new Lateness(call.transport.effects);
  for (;;) {
    const { found, isFirst } = await lookUp({ ...call, ...patience.changes }, number, lateness);
    if (found || isFirst) return found;
    await patience.wait(String(number), `number ${number}`);
  }
}

/**
 * Requests the item of a number once. A cluster that is behind lacks the item behind it as well, so both are requested: a
 * reply with that one alone shows that the number is left out, or that nothing is before it, as a service may have only the
 * later blocks. Throws a `ProofError` if the number has been left out for too long.
 */
export async function lookUp(
  call: TransportCall,
  number: bigint,
  lateness: Lateness,
): Promise<{ found?: Link | undefined; isFirst?: boolean }> {
  const behind = number + 1n;
  const { links, isEnd } = await readLinks(call, `lte:${behind}`, 2, number);
  const found = links.find((link) => link.number === number);
  if (found) return { found };
  const [newest] = links;
  const isSkipped = newest?.number === behind;
  const mayBeginLater = call.operation.rangeKey?.appendOnly?.previous !== undefined;
  if (isSkipped && links.length === 1 && isEnd && mayBeginLater) return { isFirst: true };
  if (lateness.isWithheld({ number, isSkipped }) && newest)
    throw broken(call.operation, newest, 'does not follow the one before it');
  return {};
}

/** The newest items of a range. `expected` is the number of one that cannot be read. */
async function readLinks(
  call: TransportCall,
  range: string,
  limit: number,
  expected: bigint,
): Promise<{ links: Link[]; isEnd: boolean }> {
  const { operation, params } = call;
  const own: Record<string, unknown> = { order: 'desc', limit, [operation.rangeKey?.parameter ?? '']: range };
  for (const name of pathNames(operation)) own[name] = params[name];
  const reader = new ListReader({ ...call, params: own, whole: undefined });
  const request = reader.begin();
  const page = request && (await reader.readItems(request));
  const links = (page?.items ?? []).map((item) => {
    const link = linkOf(operation, item);
    if (!link) throw unreadable(operation, item, expected);
    return link;
  });
  return { links, isEnd: !page?.next };
}
