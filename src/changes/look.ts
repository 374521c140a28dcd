import { call, type Operation, type Transport } from '../client/client.js';
import { isRecord } from '../values/values.js';
import { isComponent, isEntry, type PageComponent, type PageEntry, timeOf } from './entries.js';

/** The operations whose replies show what has changed. */
export interface ChangingLists {
  readonly incidents: Operation;
  readonly maintenances: Operation;
  readonly components: Operation;
}

/** The state of a status page, read with one request for each list. */
export interface Look {
  /** When the last reply was received, by the clock of the client. */
  readonly at: number;
  readonly incidents: readonly PageEntry[];
  readonly maintenances: readonly PageEntry[];
  readonly components: readonly PageComponent[];
  /** The last change of the page in the oldest reply: all replies show what happened until then. */
  readonly wholeUntil: number;
  /** The last change of the page in the reply with the components. */
  readonly componentsAt: number;
  /** Milliseconds for which a cache may return the same replies. */
  readonly freshFor: number;
}

/** Reads the lists one after the other, so that the components are not older than the updates that changed them. */
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
  // A failure is retried by the next look.
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
