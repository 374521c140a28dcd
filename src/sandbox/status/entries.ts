import type { Incident, ScheduledMaintenance, StatusComponent } from '../../../generated/status/types.js';
import { preview } from '../wire/preview.js';
import { type IncidentImpact, incidentImpacts, oneOf } from './states.js';

/** What a new incident says. */
export interface NewIncident {
  /** Its headline. */
  name: string;
  /** How severe it is, and so how badly its components fare. @default 'minor' */
  impact?: IncidentImpact | undefined;
  /** What it touches, each by its identifier or as "Group - Name". @default [] */
  components?: readonly string[] | undefined;
  /** Text of its first message. */
  body?: string | undefined;
}

/** What a new maintenance says. */
export interface NewMaintenance {
  /** Its headline. */
  name: string;
  /** Planned start: a Date, an RFC 3339 text, or milliseconds since the Unix epoch. */
  scheduledFor: Date | string | number;
  /** Planned end, in the same forms, and no earlier than the start. */
  scheduledUntil: Date | string | number;
  /** What it touches, each by its identifier or as "Group - Name". @default [] */
  components?: readonly string[] | undefined;
  /** Text of its first message. */
  body?: string | undefined;
}

/** What the page itself adds to an entry. */
export interface EntryContext {
  id: string;
  pageId: string;
  /** Moment of entry, as it stands on the wire. */
  at: string;
  /** The components of the page that it touches; they stay those of the page. */
  components: StatusComponent[];
}

/** An incident without messages, in the order of names that the service keeps. */
export function newIncident({ name, impact = 'minor' }: NewIncident, context: EntryContext): Incident {
  return {
    ...beginning(name, context),
    status: 'investigating',
    impact: oneOf('the impact of an incident', impact, incidentImpacts),
    ...ending(context),
    reminder_intervals: null,
  };
}

/** A maintenance without messages, in the order of names that the service keeps. */
export function newMaintenance(
  { name, scheduledFor, scheduledUntil }: NewMaintenance,
  context: EntryContext,
): ScheduledMaintenance {
  const scheduled_for = wireTime('scheduledFor', scheduledFor);
  const scheduled_until = wireTime('scheduledUntil', scheduledUntil);
  if (Date.parse(scheduled_until) < Date.parse(scheduled_for))
    throw new RangeError(`scheduledUntil must be no earlier than ${scheduled_for}, got ${scheduled_until}`);
  return {
    ...beginning(name, context),
    status: 'scheduled',
    impact: 'maintenance',
    ...ending(context),
    scheduled_for,
    scheduled_until,
  };
}

function beginning(name: string, { id, at }: EntryContext) {
  return { id, name, created_at: at, updated_at: at, monitoring_at: null, resolved_at: null };
}

function ending({ id, pageId, at, components }: EntryContext) {
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
      `${what} must be a moment in time, such as 2026-01-31T12:00:00.000Z, got ${preview(time)}`,
    );
  return date.toISOString();
}
