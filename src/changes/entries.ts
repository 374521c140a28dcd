import { isRecord } from '../values/values.js';
import type { IncidentEvent, MaintenanceEvent } from './change.js';

/** The fields of a component that are used. */
export interface PageComponent {
  readonly id: string;
  readonly status: string;
  readonly updated_at: string;
  readonly group: boolean;
  readonly group_id: string | null;
}

/** The fields of an incident or a maintenance that are used. */
export interface PageEntry {
  readonly incident_updates: readonly unknown[];
}

/** The fields of an update that are used. */
export interface PageUpdate {
  readonly id: string;
  readonly status: string;
  readonly created_at: string;
  readonly affected_components: unknown;
}

/** The change of a component's status in an update. */
export interface StatusStep {
  readonly code: string;
  readonly old_status: string;
  readonly new_status: string;
}

// A reply that does not match its schema is reported and returned, so each field is checked before use.

export function isComponent(value: unknown): value is PageComponent {
  return isRecord(value) && [value.id, value.status, value.updated_at].every(isText);
}

export function isEntry(value: unknown): value is PageEntry {
  return isRecord(value) && Array.isArray(value.incident_updates);
}

/** The updates of an entry, the oldest first, without those that have no id or time. */
export function updatesOf({ incident_updates }: PageEntry): PageUpdate[] {
  return incident_updates
    .filter(isUpdate)
    .reverse()
    .sort((one, other) => timeOf(one.created_at) - timeOf(other.created_at));
}

function isUpdate(value: unknown): value is PageUpdate {
  return isRecord(value) && isText(value.id) && isText(value.status) && timeOf(value.created_at) > 0;
}

/** The components whose status an update changed. */
export function stepsOf({ affected_components }: PageUpdate): StatusStep[] {
  return Array.isArray(affected_components) ? affected_components.filter(isStep) : [];
}

function isStep(value: unknown): value is StatusStep {
  return (
    isRecord(value) &&
    [value.code, value.old_status, value.new_status].every(isText) &&
    value.old_status !== value.new_status
  );
}

/** Milliseconds since the Unix epoch; 0 if the value is not a moment. */
export function timeOf(value: unknown): number {
  const time = isText(value) ? Date.parse(value) : 0;
  return time > 0 ? time : 0;
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

const isOver = (status: string | undefined): boolean => status === 'resolved' || status === 'postmortem';

/** The effect of an update on an incident. `before` is the state of the update before it. */
export function incidentEvent(status: string, before: string | undefined): IncidentEvent {
  if (status === 'postmortem') return before === status ? 'updated' : status;
  if (status === 'resolved') return isOver(before) ? 'updated' : status;
  return before === undefined || isOver(before) ? 'opened' : 'updated';
}

const maintenanceStates = ['scheduled', 'in_progress', 'verifying', 'completed'] as const;

/** The same for a maintenance. */
export function maintenanceEvent(status: string, before: string | undefined): MaintenanceEvent {
  return (status === before ? undefined : maintenanceStates.find((state) => state === status)) ?? 'updated';
}
