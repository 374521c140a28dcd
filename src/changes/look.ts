import { call, type Operation, type Transport } from '../client/client.js';
import { isRecord } from '../values/values.js';
import { isComponent, isEntry, type PageComponent, type PageEntry, timeOf } from './entries.js';
import type { ChangingLists } from './page-changes.js';

/** What the page shows. */
export interface Look {
  /** When the last reply came, by the clock of the client. */
  readonly at: number;
  readonly incidents: readonly PageEntry[];
  readonly maintenances: readonly PageEntry[];
  readonly components: readonly PageComponent[];
  /** When the page had last changed, as the oldest of the replies knows: all of them show what happened until then. */
  readonly wholeUntil: number;
  /** The same for the reply with the components. */
  readonly componentsAt: number;
  /** For how many milliseconds a cache may give the same replies. */
  readonly freshFor: number;
}

/** Asks once for each list, one after the other, so that the components are none older than what they were changed by. */
export async function lookAt(transport: Transport, lists: ChangingLists, signal: AbortSignal): Promise<Look> {
  const incidents = await read(transport, lists.incidents, signal);
  const maintenances = await read(transport, lists.maintenances, signal);
  const components = await read(transport, lists.components, signal);
  const replies = [incidents, maintenances, components];
  return {
    at: transport.effects.now(),
    incidents: incidents.items.filter(isEntry),
    maintenances: maintenances.items.filter(isEntry),
    components: components.items.filter(isComponent),
    wholeUntil: Math.min(...replies.map(({ changedAt }) => changedAt)),
    componentsAt: components.changedAt,
    freshFor: Math.max(...replies.map(({ freshFor }) => freshFor)),
  };
}

interface ReadList {
  readonly items: readonly unknown[];
  readonly changedAt: number;
  readonly freshFor: number;
}

async function read(transport: Transport, operation: Operation, signal: AbortSignal): Promise<ReadList> {
  // The next look is the retry.
  const request = call<unknown>(transport, operation, {}, { signal, retry: false });
  const { data, response } = await request.withResponse();
  const reply = isRecord(data) ? data : {};
  const items = reply[operation.items ?? ''];
  return {
    items: Array.isArray(items) ? items : [],
    changedAt: timeOf(isRecord(reply.page) ? reply.page.updated_at : undefined),
    freshFor: freshness(response.headers),
  };
}

function freshness(headers: Headers): number {
  const maxAge = /(?:^|[\s,])max-age="?(\d+)/i.exec(headers.get('cache-control') ?? '')?.[1];
  return Math.max(0, Number(maxAge ?? 0) - Number(/^\d+$/.exec(headers.get('age') ?? '')?.[0] ?? 0)) * 1000;
}
