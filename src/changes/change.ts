/** An incident or a maintenance of a status page. */
export interface PageEntry {
  readonly incident_updates: readonly unknown[];
}

/** A change on a status page, of an incident, a maintenance or a component (`kind`). */
export type Change<
  Incident extends PageEntry,
  Maintenance extends PageEntry,
  Component extends { status: unknown },
> = {
  /** When it happened, in the text of the reply: the update's creation, or the component's last change. */
  readonly at: string;
  /** Pass it to `changes({ from })` to continue after this change, here or in another process. */
  readonly cursor: string;
} & (
  | {
      /** An update was posted about an incident. */
      readonly kind: 'incident';
      /**
       * `opened`: the incident is new, or was over and is open again. `resolved`. `postmortem`: one was published. `updated`: any
       * other update. An incident that was entered after its end is only `resolved`.
       */
      readonly event: IncidentEvent;
      /** The incident as the page shows it now, which may be in a later state. */
      readonly incident: Incident;
      /** The update. */
      readonly update: Incident['incident_updates'][number];
    }
  | {
      /** An update was posted about a maintenance. */
      readonly kind: 'maintenance';
      /** The new state; `updated` if the state is the same, or is not known. */
      readonly event: MaintenanceEvent;
      /** The maintenance as the page shows it now, which may be in a later state. */
      readonly maintenance: Maintenance;
      /** The update. */
      readonly update: Maintenance['incident_updates'][number];
    }
  | {
      /** The status of a component changed. */
      readonly kind: 'component';
      /** The component as the page shows it now. */
      readonly component: Component;
      /** The component that groups it, such as `Mainnet`; undefined if it has none. */
      readonly group: Component | undefined;
      readonly old_status: Component['status'];
      readonly new_status: Component['status'];
    }
);

export type IncidentEvent = 'opened' | 'updated' | 'resolved' | 'postmortem';

export type MaintenanceEvent = 'scheduled' | 'in_progress' | 'verifying' | 'completed' | 'updated';
