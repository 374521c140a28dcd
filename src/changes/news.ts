import type { Change } from './change.js';
import {
  incidentEvent,
  maintenanceEvent,
  type PageComponent,
  type PageEntry,
  type PageUpdate,
  type StatusStep,
  stepsOf,
  timeOf,
  updatesOf,
} from './entries.js';
import type { Look } from './look.js';
import type { SeenChanges } from './seen-changes.js';

/** A change of a page. */
export type PageChange = Change<PageEntry, PageEntry, PageComponent>;
type WithoutCursor<Of> = Of extends PageChange ? Omit<Of, 'cursor'> : never;

/** A change without its cursor. */
export type News = WithoutCursor<PageChange>;

/** An update or a component of a look, new or not. */
type PageItem =
  | { readonly kind: 'incident' | 'maintenance'; readonly time: number; readonly posted: Posted }
  | { readonly kind: 'component'; readonly time: number; readonly component: PageComponent };

interface Posted {
  readonly entry: PageEntry;
  readonly update: PageUpdate;
  /** The state that the entry was in before; undefined before the first update. */
  readonly before: string | undefined;
}

/**
 * The new changes of a look until a moment, in order. They count as seen when they are yielded. A change that is dated in
 * the future has no place in the order, so it is yielded at once.
 */
export function* newsOf(look: Look, until: number, seen: SeenChanges): Generator<News, void, undefined> {
  const items = itemsOf(look).sort((one, other) => one.time - other.time);
  const isCurrent = seen.addReply(
    look.componentsAt,
    look.components.map(({ id }) => id),
  );
  for (const item of items) {
    if (item.time > until && item.time <= look.at) break;
    if (item.kind === 'component') {
      const { id, status, updated_at } = item.component;
      if (isCurrent) yield* stepOf(look, { code: id, new_status: status }, updated_at, seen);
      continue;
    }
    const { entry, update, before } = item.posted;
    const { id, status, created_at: at } = update;
    if (seen.has(id, item.time)) continue;
    // Before the update: if the consumer stops in between, the rest is yielded later.
    for (const step of stepsOf(update)) yield* stepOf(look, step, at, seen);
    seen.add(id, item.time);
    yield item.kind === 'incident'
      ? { kind: 'incident', event: incidentEvent(status, before), incident: entry, update, at }
      : { kind: 'maintenance', event: maintenanceEvent(status, before), maintenance: entry, update, at };
  }
}

/** Marks all changes of a look as seen. */
export function skipAll(look: Look, seen: SeenChanges): void {
  for (const item of itemsOf(look).sort((one, other) => one.time - other.time))
    if (item.kind === 'component') seen.setStatus(item.component.id, item.component.status);
    else seen.add(item.posted.update.id, item.time);
}

/** The newest moment of a look that is not in the future. */
export function newestOf(look: Look): number {
  const times = [look.componentsAt, ...itemsOf(look).map(({ time }) => time)];
  return times.reduce((newest, time) => (time <= look.at ? Math.max(newest, time) : newest), 0);
}

/** Groups are left out, as they show the worst of their members. At one moment, updates come before components. */
function itemsOf({ incidents, maintenances, components }: Look): PageItem[] {
  return [
    ...incidents.flatMap((entry) => posts('incident', entry)),
    ...maintenances.flatMap((entry) => posts('maintenance', entry)),
    ...components
      .filter(({ group }) => !group)
      .map((component) => ({
        kind: 'component' as const,
        time: timeOf(component.updated_at),
        component,
      })),
  ];
}

function posts(kind: 'incident' | 'maintenance', entry: PageEntry): PageItem[] {
  return updatesOf(entry).map((update, index, all) => ({
    kind,
    time: timeOf(update.created_at),
    posted: { entry, update, before: all[index - 1]?.status },
  }));
}

/** A component's change, unless its status was yielded last, or the page does not have it any more. */
function* stepOf(
  { components }: Look,
  { code, old_status, new_status }: Omit<StatusStep, 'old_status'> & { old_status?: string },
  at: string,
  seen: SeenChanges,
): Generator<News, void, undefined> {
  const component = components.find(({ id }) => id === code);
  const last = seen.statusOf(code);
  if (!component || last === new_status) return;
  seen.setStatus(code, new_status);
  const group = components.find((each) => each.group && each.id === component.group_id);
  yield { kind: 'component', component, group, old_status: old_status ?? last, new_status, at };
}
