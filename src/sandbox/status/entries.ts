import type { Incident, ScheduledMaintenance, StatusComponent } from '../../../generated/status/types.js';
import { preview } from '../wire/preview.js';
import { type IncidentImpact, incidentImpacts, oneOf } from './states.js';

export interface NewIncident {
  name: string;
  /** The severity, which sets the status of the components. @default 'minor' */
  impact?: IncidentImpact | undefined;
  /** The affected components, each by its identifier or by "Group - Name". @default [] */
  components?: readonly string[] | undefined;
  body?: string | undefined;
}

export interface NewMaintenance {
  name: string;
  /** The planned start: a Date, an RFC 3339 string, or milliseconds since the Unix epoch. */
  scheduledFor: Date | string | number;
  /** The planned end in the same forms, not earlier than the start. */
  scheduledUntil: Date | string | number;
  /** The affected components, each by its identifier or by "Group - Name". @default [] */
  components?: readonly string[] | undefined;
  body?: string | undefined;
}

export interface EntryContext {
  id: string;
  pageId: string;
  at: string;
  /** The entry and the page share these objects. */
  components: StatusComponent[];
}

/** The fields are in the order of the real service. */
export function newIncident({ name, impact = 'minor' }: NewIncident, context: EntryContext): Incident {
  return {
    ...firstFields(name, context),
    status: 'investigating',
    impact: oneOf('impact of an incident', impact, incidentImpacts),
    ...lastFields(context),
    reminder_intervals: null,
  };
}

export function newMaintenance(
  { name, scheduledFor, scheduledUntil }: NewMaintenance,
  context: EntryContext,
): ScheduledMaintenance {
  const scheduled_for = wireTime('scheduledFor', scheduledFor);
  const scheduled_until = wireTime('scheduledUntil', scheduledUntil);
  if (Date.parse(scheduled_until) < Date.parse(scheduled_for))
    throw new RangeError(
      `scheduledUntil: expected a time not before ${scheduled_for}, got ${scheduled_until}`,
    );
  return {
    ...firstFields(name, context),
    status: 'scheduled',
    impact: 'maintenance',
    ...lastFields(context),
    scheduled_for,
    scheduled_until,
  };
}

function firstFields(name: string, { id, at }: EntryContext) {
  return { id, name, created_at: at, updated_at: at, monitoring_at: null, resolved_at: null };
}

function lastFields({ id, pageId, at, components }: EntryContext) {
  return {
    shortlink: `https://status.sandbox.example/${id}`,
    started_at: at,
    page_id: pageId,
    incident_updates: [],
    components,
  };
}

function wireTime(what: string, time: Date | string | number): string {
  const date = new Date(time);
  if (Number.isNaN(date.getTime()))
    throw new RangeError(
      `${what}: expected a date and time such as 2026-01-31T12:00:00.000Z, got ${preview(time)}`,
    );
  return date.toISOString();
}
