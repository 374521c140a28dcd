/** What is posted about an incident or a maintenance stands in it. */
interface Entry {
  readonly incident_updates: readonly unknown[];
}

type UpdateOf<Posted extends Entry> = Posted['incident_updates'][number];

/** What happened on a status page, told apart by `kind`. */
export type Change<Incident extends Entry, Maintenance extends Entry, Component extends { status: unknown }> =
  | IncidentChange<Incident>
  | MaintenanceChange<Maintenance>
  | ComponentChange<Component>;

interface AnyChange {
  /** When it happened, as it stands on the wire: the entry of the update, or the last change of the component. */
  readonly at: string;
  /** The place behind this change, for `changes({ from })`, here or in another process. */
  readonly cursor: string;
}

/** An update was posted about an incident. */
export interface IncidentChange<Incident extends Entry> extends AnyChange {
  readonly kind: 'incident';
  /**
   * What it did to the incident: `opened` it, be it again, `resolved` it, added its `postmortem`; `updated` is any
   * other news. One that was over when it was entered is only `resolved`.
   */
  readonly event: IncidentEvent;
  /** The incident as the page shows it by now, which may be in a later state. */
  readonly incident: Incident;
  /** What was posted. */
  readonly update: UpdateOf<Incident>;
}

/** An update was posted about a maintenance. */
export interface MaintenanceChange<Maintenance extends Entry> extends AnyChange {
  readonly kind: 'maintenance';
  /** The state that it went into; `updated` is news without another state, or with one that is not known. */
  readonly event: MaintenanceEvent;
  /** The maintenance as the page shows it by now, which may be in a later state. */
  readonly maintenance: Maintenance;
  /** What was posted. */
  readonly update: UpdateOf<Maintenance>;
}

/** A component has another status than the one that was told last. */
export interface ComponentChange<Component extends { status: unknown }> extends AnyChange {
  readonly kind: 'component';
  /** The component as the page shows it by now. */
  readonly component: Component;
  /** The group that it is in, on many pages a network; undefined if it stands alone. */
  readonly group: Component | undefined;
  readonly old_status: Component['status'];
  readonly new_status: Component['status'];
}

export type IncidentEvent = 'opened' | 'updated' | 'resolved' | 'postmortem';

export type MaintenanceEvent = 'scheduled' | 'in_progress' | 'verifying' | 'completed' | 'updated';
