// The types of the status service.
// Made from the description of Status service 2.0.0 by `npm run generate`. Do not edit.

import type { OpenEnum } from '../../src/core.js';

/** An active maintenance. */
export interface ActiveMaintenance extends ScheduledMaintenance {
  /** The current state of the maintenance: in_progress or verifying. */
  status: OpenEnum<'in_progress' | 'verifying'>;
}

/** The active maintenances of the page. */
export interface ActiveMaintenancesResponse {
  /** The status page of the reply. */
  page: StatusPageInfo;
  /** The maintenances in the state in_progress or verifying. */
  scheduled_maintenances: ActiveMaintenance[];
}

/** The change of one component in an update. */
export interface AffectedComponent {
  /** The ID of the component. Omitted if no component was affected. */
  code?: string;
  /** The name of the component with the name of its group, or a note that no component was affected. */
  name: string;
  /** The status of the component before the update. Omitted if no component was affected. */
  old_status?: OpenEnum<ComponentStatus>;
  /**
   * The status of the component after the update, possibly the same. Omitted if no component was affected.
   */
  new_status?: OpenEnum<ComponentStatus>;
}

/** The status of a component. New values may appear. */
export type ComponentStatus =
  | 'operational'
  | 'degraded_performance'
  | 'partial_outage'
  | 'major_outage'
  | 'under_maintenance';

/** All components of the page. */
export interface ComponentsResponse {
  /** The status page of the reply. */
  page: StatusPageInfo;
  /**
   * All components of the page, with groups and their members in one flat list. Empty if the page has no
   * components.
   */
  components: StatusComponent[];
}

/** The severity of an incident or a maintenance. New values may appear. */
export type Impact = 'none' | 'minor' | 'major' | 'critical' | 'maintenance';

/** An incident with its updates. */
export interface Incident {
  /** The ID of the incident, usually twelve lower-case letters and digits. */
  id: string;
  /** The headline of the incident. */
  name: string;
  /** The current state of the incident, which is the state of its newest update. */
  status: OpenEnum<IncidentStatus>;
  /** The severity of the incident. */
  impact: OpenEnum<Impact>;
  /** A short URL of the incident. */
  shortlink: string;
  /** The ID of the page of the incident. */
  page_id: string;
  /** The time at which the incident was created, in RFC 3339 with milliseconds. */
  created_at: string;
  /** The time at which the incident was last changed, in RFC 3339 with milliseconds. */
  updated_at: string;
  /** The time at which the incident started, in RFC 3339 with milliseconds. Older services omit it. */
  started_at?: string;
  /** The time at which the incident entered the state monitoring, in RFC 3339. Null if it did not. */
  monitoring_at: string | null;
  /** The time at which the incident was resolved, in RFC 3339. Null if it is unresolved. */
  resolved_at: string | null;
  /** The updates of the incident, newest first. */
  incident_updates: IncidentUpdate[];
  /**
   * The affected components in their current state. Empty if there are no affected components. Older
   * services omit it.
   */
  components?: StatusComponent[];
  /**
   * The reminder schedule of the incident, a string that contains a JSON array. Null if not set. Older
   * services omit it.
   */
  reminder_intervals?: string | null;
}

/** The state of an incident. Open incidents are investigating, identified or monitoring. */
export type IncidentStatus = 'investigating' | 'identified' | 'monitoring' | 'resolved' | 'postmortem';

/** An update of an incident or a maintenance. */
export interface IncidentUpdate {
  /** The ID of the update, usually twelve lower-case letters and digits. */
  id: string;
  /** The ID of the incident or maintenance of the update. */
  incident_id: string;
  /** The state of the incident or maintenance after this update. */
  status: OpenEnum<UpdateStatus>;
  /** The text of the update. It may contain HTML tags, and LF or CRLF line breaks. */
  body: string;
  /** The time at which the update was created, in RFC 3339 with milliseconds. */
  created_at: string;
  /** The time at which the update was last changed, in RFC 3339 with milliseconds. */
  updated_at: string;
  /**
   * The displayed time of the update, in RFC 3339. The author can set it to a time other than that of
   * creation.
   */
  display_at: string;
  /** The changes of components in this update. Null if it has no components. */
  affected_components: AffectedComponent[] | null;
  /** Whether subscribers were notified of the update. */
  deliver_notifications: boolean;
  /** The text of the social media post of the update. Null if not set. */
  custom_tweet: string | null;
  /** The number of the social media post of the update, which may exceed 2^53. Null if not set. */
  tweet_id: bigint | null;
}

/** The most recent incidents of the page, in any state. */
export interface IncidentsResponse {
  /** The status page of the reply. */
  page: StatusPageInfo;
  /** The most recent incidents, at most 50. */
  incidents: Incident[];
}

/** The state of a maintenance. Upcoming ones are scheduled, active ones are in_progress or verifying. */
export type MaintenanceStatus = 'scheduled' | 'in_progress' | 'verifying' | 'completed';

/** A maintenance that is not completed. */
export interface PendingMaintenance extends ScheduledMaintenance {
  /** The current state of the maintenance: any state except completed. */
  status: OpenEnum<'scheduled' | 'in_progress' | 'verifying'>;
}

/** A scheduled maintenance with its time range and updates. */
export interface ScheduledMaintenance {
  /** The ID of the maintenance, usually twelve lower-case letters and digits. */
  id: string;
  /** The headline of the maintenance. */
  name: string;
  /** The current state of the maintenance, which is the state of its newest update. */
  status: OpenEnum<MaintenanceStatus>;
  /** The severity of the maintenance, usually the word maintenance. */
  impact: OpenEnum<Impact>;
  /** A short URL of the maintenance. */
  shortlink: string;
  /** The ID of the page of the maintenance. */
  page_id: string;
  /** The time at which the maintenance was created, in RFC 3339 with milliseconds. */
  created_at: string;
  /** The time at which the maintenance was last changed, in RFC 3339 with milliseconds. */
  updated_at: string;
  /**
   * A time close to the creation of the maintenance, in RFC 3339. It is not the start of the maintenance.
   * May be omitted.
   */
  started_at?: string;
  /** The time at which the maintenance entered the state verifying, in RFC 3339. Null if it did not. */
  monitoring_at: string | null;
  /** The time at which the maintenance was completed, in RFC 3339. Null if it is not completed. */
  resolved_at: string | null;
  /** The planned start of the maintenance, in RFC 3339 with milliseconds. */
  scheduled_for: string;
  /** The planned end of the maintenance, in RFC 3339 with milliseconds. */
  scheduled_until: string;
  /** The updates of the maintenance, newest first. */
  incident_updates: IncidentUpdate[];
  /**
   * The affected components in their current state. Empty if there are no affected components. May be
   * omitted.
   */
  components?: StatusComponent[];
}

/** The most recent maintenances of the page, in any state. */
export interface ScheduledMaintenancesResponse {
  /** The status page of the reply. */
  page: StatusPageInfo;
  /** The most recent maintenances, at most 50. */
  scheduled_maintenances: ScheduledMaintenance[];
}

/** A component of the service, or a group of components. */
export interface StatusComponent {
  /** The ID of the component, usually twelve lower-case letters and digits. */
  id: string;
  /** The name of the component, without the name of its group. */
  name: string;
  /** The current status of the component. */
  status: OpenEnum<ComponentStatus>;
  /** The time at which the component was added to the page, in RFC 3339 with milliseconds. */
  created_at: string;
  /** The time at which the component was last changed, in RFC 3339 with milliseconds. */
  updated_at: string;
  /** The position of the component. Lower numbers are shown first. */
  position: number;
  /** The description of the component. Null if not set. */
  description: string | null;
  /** Whether the page shows the component prominently. */
  showcase: boolean;
  /**
   * The first day of service of the component, as a date without a time. Null if not set. Older services
   * omit it.
   */
  start_date?: string | null;
  /** The ID of the group of the component. Null for a component without a group, and for a group. */
  group_id: string | null;
  /** The ID of the page of the component. */
  page_id: string;
  /** Whether the component is a group of other components. */
  group: boolean;
  /** Whether the page shows the component only if it is not operational. */
  only_show_if_degraded: boolean;
  /** The IDs of the members of a group. Omitted for a component that is not a group. */
  components?: string[];
}

/** The body of an error reply. All fields may be missing. A proxy may reply with HTML instead. */
export interface StatusError {
  /** A short name of the error. Null if not set. */
  error?: string | null;
  /** A description of the error. Null if not set. */
  message?: string | null;
}

/** The severity of the state of a page. New values may appear. */
export type StatusIndicator = 'none' | 'minor' | 'major' | 'critical' | 'maintenance';

/** The status page. */
export interface StatusPageInfo {
  /** The ID of the page, usually twelve lower-case letters and digits. */
  id: string;
  /** The name of the page. */
  name: string;
  /** The URL of the page, possibly with http instead of https. */
  url: string;
  /** The IANA name of the time zone of the page. */
  time_zone: string;
  /** The time of the last change of the page, in RFC 3339 with milliseconds. */
  updated_at: string;
}

/** The overall state of the page. */
export interface StatusResponse {
  /** The status page of the reply. */
  page: StatusPageInfo;
  /** The overall state of the page. */
  status: StatusRollup;
}

/** The overall state of the page, derived from its components. */
export interface StatusRollup {
  /** The severity of the overall state. */
  indicator: OpenEnum<StatusIndicator>;
  /** A short description of the overall state. */
  description: string;
}

/** The overall state of the page with its components, open incidents and pending maintenances. */
export interface SummaryResponse {
  /** The status page of the reply. */
  page: StatusPageInfo;
  /**
   * All components of the page, with groups and their members in one flat list. Empty if the page has no
   * components.
   */
  components: StatusComponent[];
  /** The incidents in the state investigating, identified or monitoring. */
  incidents: UnresolvedIncident[];
  /** The maintenances in the state scheduled, in_progress or verifying. */
  scheduled_maintenances: PendingMaintenance[];
  /** The overall state of the page. */
  status: StatusRollup;
}

/** An open incident. */
export interface UnresolvedIncident extends Incident {
  /** The current state of the incident: investigating, identified or monitoring. */
  status: OpenEnum<'investigating' | 'identified' | 'monitoring'>;
}

/** The open incidents of the page. */
export interface UnresolvedIncidentsResponse {
  /** The status page of the reply. */
  page: StatusPageInfo;
  /** The incidents in the state investigating, identified or monitoring. */
  incidents: UnresolvedIncident[];
}

/** A maintenance that has not started. */
export interface UpcomingMaintenance extends ScheduledMaintenance {
  /** The current state of the maintenance, always scheduled. */
  status: OpenEnum<'scheduled'>;
}

/** The maintenances of the page that have not started. */
export interface UpcomingMaintenancesResponse {
  /** The status page of the reply. */
  page: StatusPageInfo;
  /** The maintenances in the state scheduled. */
  scheduled_maintenances: UpcomingMaintenance[];
}

/** The state of an update: a state of an incident or of a maintenance. */
export type UpdateStatus =
  | 'investigating'
  | 'identified'
  | 'monitoring'
  | 'resolved'
  | 'postmortem'
  | 'scheduled'
  | 'in_progress'
  | 'verifying'
  | 'completed';
