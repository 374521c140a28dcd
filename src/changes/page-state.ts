import { makeCall, type Operation, type Transport } from '../client/client.js';
import { isRecord } from '../values/values.js';
import type { PageEntry } from './change.js';

export interface ChangingLists {
  readonly incidents: Operation;
  readonly maintenances: Operation;
  readonly components: Operation;
}

export interface PageComponent {
  readonly id: string;
  readonly status: string;
  readonly updated_at: string;
  readonly group: boolean;
  readonly group_id: string | null;
}

export interface PageUpdate {
  readonly id: string;
  readonly status: string;
  readonly created_at: string;
  readonly affected_components: unknown;
}

export interface StatusStep {
  /** The ID of a component. */
  readonly code: string;
  readonly old_status: string;
  readonly new_status: string;
}

export type PageState = Awaited<ReturnType<typeof readPage>>;

/**
 * Reads the three lists of a page, one after the other: the components last, so that they are not older than the updates
 * that changed them. Each reply says how new it is (`page.updated_at`) and how long a cache may keep it, and caches
 * differ, so the page is only complete up to the oldest of the three.
 */
export async function readPage(transport: Transport, lists: ChangingLists, signal: AbortSignal) {
  const incidents = await readList(transport, lists.incidents, signal);
  const maintenances = await readList(transport, lists.maintenances, signal);
  const components = await readList(transport, lists.components, signal);
  const replies = [incidents, maintenances, components];
  return {
    /** When the page was read, by the clock of this machine. */
    at: transport.effects.now(),
    incidents: incidents.items.filter(isEntry),
    maintenances: maintenances.items.filter(isEntry),
    components: components.items.filter(isComponent),
    /** All replies show the changes until then. */
    completeUntil: Math.min(...replies.map(({ changedAt }) => changedAt)),
    componentsChangedAt: components.changedAt,
    /** Milliseconds for which a cache may return the same replies. */
    freshFor: Math.max(...replies.map(({ freshFor }) => freshFor)),
  };
}

async function readList(transport: Transport, operation: Operation, signal: AbortSignal) {
  // The next look at the page is the retry.
  const call = makeCall(operation, {}, { signal, retry: false });
  const { data, response } = await transport.send<unknown>({ ...call, isFresh: true });
  const reply = isRecord(data) ? data : {};
  const items: unknown = reply[operation.items ?? ''];
  const { headers } = response;
  // Nine digits are 31 years. Of a longer time, nine digits are enough, and a longer age counts as none: both could be infinite,
  // and their difference would be no number.
  const maxAge = /(?:^|[\s,])max-age="?(\d{1,9})/i.exec(headers.get('cache-control') ?? '')?.[1];
  const age = /^\d{1,9}$/.exec(headers.get('age') ?? '')?.[0];
  return {
    items: Array.isArray(items) ? items : [],
    changedAt: timeOf(isRecord(reply.page) ? reply.page.updated_at : undefined),
    freshFor: Math.max(0, Number(maxAge ?? 0) - Number(age ?? 0)) * 1000,
  };
}

// A reply that does not match its schema is reported and returned, so each field is checked before use: groups are compared only.

function isComponent(value: unknown): value is PageComponent {
  return isRecord(value) && [value.id, value.status, value.updated_at].every(isText);
}

function isEntry(value: unknown): value is PageEntry {
  return isRecord(value) && Array.isArray(value.incident_updates);
}

/** Oldest first. A page lists its newest first, which counts for two of the same time. */
export function updatesOf({ incident_updates }: PageEntry): PageUpdate[] {
  return incident_updates
    .filter(isUpdate)
    .reverse()
    .sort((a, b) => timeOf(a.created_at) - timeOf(b.created_at));
}

function isUpdate(value: unknown): value is PageUpdate {
  return isRecord(value) && isText(value.id) && isText(value.status) && timeOf(value.created_at) > 0;
}

export function stepsOf({ affected_components }: PageUpdate): StatusStep[] {
  if (!Array.isArray(affected_components)) return [];
  return affected_components.filter(isStep);
}

/** A step has two statuses. An update also names components that it does not change. */
function isStep(value: unknown): value is StatusStep {
  return (
    isRecord(value) &&
    [value.code, value.old_status, value.new_status].every(isText) &&
    value.old_status !== value.new_status
  );
}

/** Milliseconds since the Unix epoch; 0 if the value is not a moment. */
export function timeOf(value: unknown): number {
  if (!isText(value)) return 0;
  const time = Date.parse(value);
  return time > 0 ? time : 0;
}

const isText = (value: unknown): value is string => typeof value === 'string';
