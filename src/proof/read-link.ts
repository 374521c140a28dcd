import { pathNames, type TransportCall } from '../client/client.js';
import { ListReader } from '../lists/lists.js';
import { broken, type Link, linkOf, unreadable } from './links.js';
import { Patience } from './patience.js';

/** Reads the item of a number, from a list without the filters of the call. */
export async function readLink(call: TransportCall, number: bigint): Promise<Link | undefined> {
  const [link] = await readLinks(call, `eq:${number}`, 1, number);
  return link;
}

/**
 * Reads the item of a number, which exists as the list has the one behind it. A cluster that is behind lacks both, so both
 * are requested: a reply with the one behind it alone shows that the number is left out, or that nothing is before it.
 * Returns undefined in the second case, for blocks: a service may have only the later ones.
 */
export async function readExisting(
  call: TransportCall,
  number: bigint,
  patience = new Patience(call),
): Promise<Link | undefined> {
  const behind = number + 1n;
  const hasFirst = !call.operation.rangeKey?.grows?.previous;
  for (;;) {
    const own = { ...call, ...patience.changes };
    const [newest, before] = await readLinks(own, `lte:${behind}`, 2, number);
    if (newest?.number === number) return newest;
    if (before?.number === number) return before;
    const isSkipped = newest?.number === behind;
    if (isSkipped && !before && !hasFirst) return undefined;
    const missing = { number, isSkipped };
    if (newest && patience.isWithheld(missing))
      throw broken(call.operation, newest, 'does not follow the one before it');
    await patience.wait(missing);
  }
}

/** The newest items of a range. `expected` is the number of one that cannot be read. */
async function readLinks(
  call: TransportCall,
  range: string,
  limit: number,
  expected: bigint,
): Promise<Link[]> {
  const { operation, params } = call;
  const own: Record<string, unknown> = { order: 'desc', limit, [operation.rangeKey?.parameter ?? '']: range };
  for (const name of pathNames(operation)) own[name] = params[name];
  const reader = new ListReader({ ...call, params: own });
  const request = reader.begin();
  const page = request && (await reader.readItems(request));
  return (page?.items ?? []).map((item) => {
    const link = linkOf(operation, item);
    if (!link) throw unreadable(operation, item, expected);
    return link;
  });
}
