import type { Change, IncidentEvent, MaintenanceEvent, PageEntry } from './change.js';
import {
  type PageComponent,
  type PageState,
  type PageUpdate,
  type StatusStep,
  stepsOf,
  timeOf,
  updatesOf,
} from './page-state.js';
import type { SeenChanges } from './seen-changes.js';

export type PageChange = Change<PageEntry, PageEntry, PageComponent>;
type WithoutCursor<Of> = Of extends PageChange ? Omit<Of, 'cursor'> : never;
type NewChange = WithoutCursor<PageChange>;

type PageItem =
  | { readonly kind: 'component'; readonly time: number; readonly component: PageComponent }
  | {
      readonly kind: 'incident' | 'maintenance';
      readonly time: number;
      readonly entry: PageEntry;
      readonly update: PageUpdate;
      readonly statusBefore: string | undefined;
    };

/**
 * The new changes of a page until a moment, in order. `PageFollower` calls it for each look at the page. The page has no
 * list of changes: updates of incidents and maintenances are events, but of a component it shows only the status now. So
 * a component changes when an update says so, and again at its own time if its status is still another one then. A change
 * that is dated in the future has no place in the order: it is yielded at once.
 */
export function* newChanges(
  page: PageState,
  until: number,
  seen: SeenChanges,
): Generator<NewChange, void, undefined> {
  const isCurrent = seen.addReply(page);
  for (const item of itemsOf(page)) {
    if (item.time > until && item.time <= page.at) break;
    if (item.kind === 'component') {
      const { id, status, updated_at } = item.component;
      if (isCurrent) yield* statusChange(page, { code: id, new_status: status }, updated_at, seen);
      continue;
    }
    const { kind, time, entry, update, statusBefore } = item;
    const { id, status, created_at: at } = update;
    if (seen.has(id, time)) continue;
    // Before the update: if the consumer stops in between, the rest is yielded later.
    for (const step of stepsOf(update)) yield* statusChange(page, step, at, seen);
    seen.add(id, time);
    if (kind === 'incident')
      yield { kind, event: incidentEvent(status, statusBefore), incident: entry, update, at };
    else yield { kind, event: maintenanceEvent(status, statusBefore), maintenance: entry, update, at };
  }
}

/** Counts all that a page shows as seen: `from: 'now'` begins behind it. */
export function skipAll(page: PageState, seen: SeenChanges): void {
  for (const item of itemsOf(page))
    if (item.kind === 'component') seen.setStatus(item.component.id, item.component.status);
    else seen.add(item.update.id, item.time);
}

/** Changes that are dated in the future do not count. */
export function newestTime(page: PageState): number {
  const times = [page.componentsChangedAt, ...itemsOf(page).map(({ time }) => time)];
  // `Math.max` takes no more arguments than fit on the stack, and a page may have more updates.
  return times.filter((time) => time <= page.at).reduce((newest, time) => Math.max(newest, time), 0);
}

/** By time; at one moment, updates come before components. */
function itemsOf(page: PageState): PageItem[] {
  const items: PageItem[] = [];
  for (const kind of ['incident', 'maintenance'] as const)
    for (const entry of page[`${kind}s`]) {
      let statusBefore: string | undefined;
      for (const update of updatesOf(entry)) {
        items.push({ kind, time: timeOf(update.created_at), entry, update, statusBefore });
        statusBefore = update.status;
      }
    }
  // A group shows the worst status of its members.
  for (const component of page.components)
    if (!component.group) items.push({ kind: 'component', time: timeOf(component.updated_at), component });
  return items.sort((a, b) => a.time - b.time);
}

/** A component by itself says its new status only. Then the old one is that which was seen last. */
function* statusChange(
  { components }: PageState,
  { code, old_status, new_status }: Omit<StatusStep, 'old_status'> & Partial<StatusStep>,
  at: string,
  seen: SeenChanges,
): Generator<NewChange, void, undefined> {
  const component = components.find(({ id }) => id === code);
  const last = seen.statusOf(code);
  if (!component || last === new_status) return;
  seen.setStatus(code, new_status);
  const group = components.find((each) => each.group && each.id === component.group_id);
  yield { kind: 'component', component, group, old_status: old_status ?? last, new_status, at };
}

const isOver = (status: string | undefined): boolean => status === 'resolved' || status === 'postmortem';

export function incidentEvent(status: string, before: string | undefined): IncidentEvent {
  const wasOpen = before !== undefined && !isOver(before);
  if (status === 'postmortem' && before !== status) return status;
  if (status === 'resolved' && !isOver(before)) return status;
  if (!isOver(status) && !wasOpen) return 'opened';
  return 'updated';
}

const maintenanceStates = ['scheduled', 'in_progress', 'verifying', 'completed'] as const;

export function maintenanceEvent(status: string, before: string | undefined): MaintenanceEvent {
  if (status === before) return 'updated';
  return maintenanceStates.find((state) => state === status) ?? 'updated';
}
