import { pathNames, type TransportCall } from '../client/client.js';
import { ListReader, Patience } from '../lists/lists.js';
import { type ChainItem, chainItemOf, proofError, unreadableItem } from './chain-item.js';
import { Lateness } from './lateness.js';

/** `nothing-before`: the service has only the later blocks, and begins behind the number. */
type LookUp =
  | { readonly state: 'found'; readonly item: ChainItem }
  | { readonly state: 'nothing-before' | 'not-shown' };

/**
 * Reads the item of a number, which exists as the list has the one behind it, and waits for it. Returns undefined if a block
 * is the first one that the service has.
 */
export async function readExisting(call: TransportCall, number: bigint): Promise<ChainItem | undefined> {
  const patience = new Patience(call);
  const lateness = new Lateness(call.transport.effects);
  for (;;) {
    const lookedUp = await patience.send((changes) => lookUp({ ...call, ...changes }, number, lateness));
    if (lookedUp.state === 'found') return lookedUp.item;
    if (lookedUp.state === 'nothing-before') return undefined;
    await patience.wait(String(number), `number ${number}`);
  }
}

/**
 * Requests the item of a number once. A cluster that is behind lacks the item behind it as well, so both are requested: a
 * reply with that one alone shows that the number is left out, or that nothing is before it, as a service may have only the
 * later blocks. Throws a `ProofError` if the number has been left out for too long.
 */
export async function lookUp(call: TransportCall, number: bigint, lateness: Lateness): Promise<LookUp> {
  const behind = number + 1n;
  const { items, isEnd } = await readNewest(call, `lte:${behind}`, 2, number);
  const item = items.find((each) => each.number === number);
  if (item) return { state: 'found', item };
  const [newest] = items;
  const isSkipped = newest?.number === behind;
  const mayBeginLater = call.operation.rangeKey?.appendOnly?.previous !== undefined;
  if (isSkipped && items.length === 1 && isEnd && mayBeginLater) return { state: 'nothing-before' };
  if (lateness.isWithheld({ number, isSkipped }) && newest)
    throw proofError(call.operation, newest, 'does not follow the one before it');
  return { state: 'not-shown' };
}

/** The newest items of a range. `expected` is the number of one that cannot be read. */
async function readNewest(
  call: TransportCall,
  range: string,
  limit: number,
  expected: bigint,
): Promise<{ items: ChainItem[]; isEnd: boolean }> {
  const { operation, params } = call;
  const own: Record<string, unknown> = { order: 'desc', limit, [operation.rangeKey?.parameter ?? '']: range };
  for (const name of pathNames(operation)) own[name] = params[name];
  const reader = new ListReader({ ...call, params: own, whole: undefined });
  const request = reader.begin();
  const page = request && (await reader.readItems({ ...request, list: reader.query }));
  const items = (page?.items ?? []).map((item) => {
    const chainItem = chainItemOf(operation, item);
    if (!chainItem) throw unreadableItem(operation, item, expected);
    return chainItem;
  });
  return { items, isEnd: !page?.next };
}
