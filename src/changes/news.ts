import type { Change } from './change.js';
import {
  incidentEvent,
  maintenanceEvent,
  type PageComponent,
  type PageEntry,
  type PageUpdate,
  stepsOf,
  timeOf,
  updatesOf,
} from './entries.js';
import type { Look } from './look.js';
import type { Told } from './told.js';

/** A change as it is read, whatever else its parts have. */
export type PageChange = Change<PageEntry, PageEntry, PageComponent>;
type Untold<Of> = Of extends PageChange ? Omit<Of, 'cursor'> : never;

/** A change that has no place yet. */
export type News = Untold<PageChange>;

/** Something that a look shows, new or not. */
type Sight =
  | { readonly kind: 'incident' | 'maintenance'; readonly time: number; readonly posted: Posted }
  | { readonly kind: 'component'; readonly time: number; readonly component: PageComponent };

interface Posted {
  readonly entry: PageEntry;
  readonly update: PageUpdate;
  /** The state that the entry was in before; undefined before the first update. */
  readonly before: string | undefined;
}

/**
 * What a look shows that was not told yet and happened until a moment, in order; what is yielded counts as told. What is
 * dated in the future has no place in the order: it is yielded when it is seen.
 */
export function* newsOf(look: Look, until: number, told: Told): Generator<News, void, undefined> {
  const sights = sightsOf(look).sort((one, other) => one.time - other.time);
  const isCurrent = told.sees(
    look.componentsAt,
    look.components.map(({ id }) => id),
  );
  for (const sight of sights) {
    if (sight.time > until && sight.time <= look.at) break;
    if (sight.kind === 'component') {
      const { status, updated_at } = sight.component;
      if (isCurrent) yield* stepOf(look, sight.component.id, [undefined, status], updated_at, told);
      continue;
    }
    const { entry, update, before } = sight.posted;
    const { id, status, created_at: at } = update;
    if (told.has(id, sight.time)) continue;
    // Before the update, so that who is ended in between is told the rest later.
    for (const { code, old_status, new_status } of stepsOf(update))
      yield* stepOf(look, code, [old_status, new_status], at, told);
    told.add(id, sight.time);
    yield sight.kind === 'incident'
      ? { kind: 'incident', event: incidentEvent(status, before), incident: entry, update, at }
      : { kind: 'maintenance', event: maintenanceEvent(status, before), maintenance: entry, update, at };
  }
}

/** Takes all that a look shows for told. */
export function skipAll(look: Look, told: Told): void {
  for (const sight of sightsOf(look).sort((one, other) => one.time - other.time))
    if (sight.kind === 'component') told.setStatus(sight.component.id, sight.component.status);
    else told.add(sight.posted.update.id, sight.time);
}

/** The newest moment that a look shows, other than in the future. */
export function newestOf(look: Look): number {
  const times = [look.componentsAt, ...sightsOf(look).map(({ time }) => time)];
  return times.reduce((newest, time) => (time <= look.at ? Math.max(newest, time) : newest), 0);
}

/** A group shows the worst of its members: it is no news of its own. Of one moment, updates come before components. */
function sightsOf({ incidents, maintenances, components }: Look): Sight[] {
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

function posts(kind: 'incident' | 'maintenance', entry: PageEntry): Sight[] {
  return updatesOf(entry).map((update, index, all) => ({
    kind,
    time: timeOf(update.created_at),
    posted: { entry, update, before: all[index - 1]?.status },
  }));
}

/** A component's change, unless that status was the last one told, or the page has it no more. */
function* stepOf(
  { components }: Look,
  id: string,
  [old, new_status]: readonly [string | undefined, string],
  at: string,
  told: Told,
): Generator<News, void, undefined> {
  const component = components.find((each) => each.id === id);
  const last = told.statusOf(id);
  if (!component || last === new_status) return;
  told.setStatus(id, new_status);
  const group = components.find((each) => each.group && each.id === component.group_id);
  yield { kind: 'component', component, group, old_status: old ?? last, new_status, at };
}
