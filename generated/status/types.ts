// The types of the status service.
// Made from the description of Status service 2.0.0 by `npm run generate`. Do not edit.

import type { OpenEnum } from '../../src/generated-code.js';

/** A maintenance that is being carried out. */
export interface ActiveMaintenance extends ScheduledMaintenance {
  /** Current state of the maintenance, one of those that count as active. */
  status: OpenEnum<'in_progress' | 'verifying'>;
}

/** The maintenance of the page that is being carried out. */
export interface ActiveMaintenancesResponse {
  /** The status page that the reply describes. */
  page: StatusPageInfo;
  /** Maintenance in in_progress or verifying, or an empty list when there is none. */
  scheduled_maintenances: ActiveMaintenance[];
}

/** Change of status of one component that came with an update. */
export interface AffectedComponent {
  /** Identifier of the component, left out when the entry only states that no component was affected. */
  code?: string;
  /**
   * Name of the component, led by the name of its group if it has one, or a remark that no component was
   * affected.
   */
  name: string;
  /** Status of the component before the update, left out where no component is named. */
  old_status?: OpenEnum<ComponentStatus>;
  /**
   * Status of the component after the update, which may equal the old one, left out where no component is
   * named.
   */
  new_status?: OpenEnum<ComponentStatus>;
}

/** Working state of a component, where new words may appear. */
export type ComponentStatus =
  | 'operational'
  | 'degraded_performance'
  | 'partial_outage'
  | 'major_outage'
  | 'under_maintenance';

/** All components of the page. */
export interface ComponentsResponse {
  /** The status page that the reply describes. */
  page: StatusPageInfo;
  /**
   * Every component shown on the page, groups and their members side by side in one flat list, or an empty
   * list when the page has none.
   */
  components: StatusComponent[];
}

/** Severity of an incident or a maintenance, where new words may appear. */
export type Impact = 'none' | 'minor' | 'major' | 'critical' | 'maintenance';

/** One unplanned disturbance with the messages posted about it. */
export interface Incident {
  /** Identifier of the incident, usually twelve lower-case letters and digits. */
  id: string;
  /** Headline of the incident as the page shows it. */
  name: string;
  /** Current state of the incident, which is also the state of its newest update. */
  status: OpenEnum<IncidentStatus>;
  /** How severely the incident affects users of the page. */
  impact: OpenEnum<Impact>;
  /** Short web address that leads to the incident on the page. */
  shortlink: string;
  /** Identifier of the page that the incident belongs to. */
  page_id: string;
  /** Moment the incident was entered on the page, in RFC 3339 form with milliseconds. */
  created_at: string;
  /** Moment the incident was last changed, in RFC 3339 form with milliseconds. */
  updated_at: string;
  /** Moment the incident began, in RFC 3339 form with milliseconds, left out by older replies. */
  started_at?: string;
  /** Moment the incident entered the monitoring state, in RFC 3339 form, or null if it never did. */
  monitoring_at: string | null;
  /** Moment the incident was resolved, in RFC 3339 form, or null while it is unresolved. */
  resolved_at: string | null;
  /** Messages posted about the incident, newest first. */
  incident_updates: IncidentUpdate[];
  /**
   * Components that the incident touches, as they stand now, empty when none was named and left out by
   * older replies.
   */
  components?: StatusComponent[];
  /**
   * Reminder schedule of the incident as text that itself holds a JSON array, or null when none is set,
   * left out by older replies.
   */
  reminder_intervals?: string | null;
}

/** State of an incident, of which investigating, identified and monitoring count as unresolved. */
export type IncidentStatus = 'investigating' | 'identified' | 'monitoring' | 'resolved' | 'postmortem';

/** One message posted about an incident or a maintenance. */
export interface IncidentUpdate {
  /** Identifier of the update, usually twelve lower-case letters and digits. */
  id: string;
  /** Identifier of the incident or maintenance that the update belongs to. */
  incident_id: string;
  /** State that the incident or maintenance had with this update. */
  status: OpenEnum<UpdateStatus>;
  /** Text of the message, which may hold HTML tags and line breaks of either kind. */
  body: string;
  /** Moment the update was entered, in RFC 3339 form with milliseconds. */
  created_at: string;
  /** Moment the update was last changed, in RFC 3339 form with milliseconds. */
  updated_at: string;
  /**
   * Moment the page states for the update, in RFC 3339 form, which its author may set apart from the moment
   * of entry.
   */
  display_at: string;
  /** Changes of component status that came with the update, or null when it names no component. */
  affected_components: AffectedComponent[] | null;
  /** Whether subscribers were notified of the update. */
  deliver_notifications: boolean;
  /** Text written for the social media post of the update, or null when there is none. */
  custom_tweet: string | null;
  /**
   * Number of the social media post that announced the update, which may exceed 53 bits, or null when there
   * is none.
   */
  tweet_id: bigint | null;
}

/** The most recent incidents of the page, whatever their state. */
export interface IncidentsResponse {
  /** The status page that the reply describes. */
  page: StatusPageInfo;
  /** Up to 50 most recent incidents, or an empty list when there are none. */
  incidents: Incident[];
}

/**
 * State of a maintenance, of which scheduled counts as upcoming, and in_progress and verifying count as
 * active.
 */
export type MaintenanceStatus = 'scheduled' | 'in_progress' | 'verifying' | 'completed';

/** A maintenance that is not complete. */
export interface PendingMaintenance extends ScheduledMaintenance {
  /** Current state of the maintenance, any but completed. */
  status: OpenEnum<'scheduled' | 'in_progress' | 'verifying'>;
}

/** One planned piece of work with its window and the messages posted about it. */
export interface ScheduledMaintenance {
  /** Identifier of the maintenance, usually twelve lower-case letters and digits. */
  id: string;
  /** Headline of the maintenance as the page shows it. */
  name: string;
  /** Current state of the maintenance, which is also the state of its newest update. */
  status: OpenEnum<MaintenanceStatus>;
  /** How severely the maintenance affects users of the page, as a rule the word maintenance. */
  impact: OpenEnum<Impact>;
  /** Short web address that leads to the maintenance on the page. */
  shortlink: string;
  /** Identifier of the page that the maintenance belongs to. */
  page_id: string;
  /** Moment the maintenance was entered on the page, in RFC 3339 form with milliseconds. */
  created_at: string;
  /** Moment the maintenance was last changed, in RFC 3339 form with milliseconds. */
  updated_at: string;
  /**
   * Moment close to the entry of the maintenance on the page, in RFC 3339 form, which is not the start of
   * its window and may be left out.
   */
  started_at?: string;
  /**
   * Moment the maintenance entered the verifying state, in RFC 3339 form, or null if it has not done so.
   */
  monitoring_at: string | null;
  /** Moment the maintenance was completed, in RFC 3339 form, or null while it is not complete. */
  resolved_at: string | null;
  /** Planned start of the maintenance window, in RFC 3339 form with milliseconds. */
  scheduled_for: string;
  /** Planned end of the maintenance window, in RFC 3339 form with milliseconds. */
  scheduled_until: string;
  /** Messages posted about the maintenance, newest first. */
  incident_updates: IncidentUpdate[];
  /**
   * Components that the maintenance touches, as they stand now, empty when none was named and possibly left
   * out.
   */
  components?: StatusComponent[];
}

/** The most recent maintenance of the page, whatever its state. */
export interface ScheduledMaintenancesResponse {
  /** The status page that the reply describes. */
  page: StatusPageInfo;
  /** Up to 50 most recent maintenance entries, or an empty list when there are none. */
  scheduled_maintenances: ScheduledMaintenance[];
}

/** One watched part of the service, or a group of such parts. */
export interface StatusComponent {
  /** Identifier of the component, usually twelve lower-case letters and digits. */
  id: string;
  /** Name of the component as the page shows it, without the name of its group. */
  name: string;
  /** Current working state of the component. */
  status: OpenEnum<ComponentStatus>;
  /** Moment the component was added to the page, in RFC 3339 form with milliseconds. */
  created_at: string;
  /** Moment the component was last changed, in RFC 3339 form with milliseconds. */
  updated_at: string;
  /** Place of the component in the order of display, where lower numbers come first. */
  position: number;
  /** Text for people that explains the component, or null when its owner wrote none. */
  description: string | null;
  /** Whether the owner of the page chose to give the component a prominent display. */
  showcase: boolean;
  /**
   * First day of service of the component, as a date without a time, or null when none is set, left out by
   * older replies.
   */
  start_date?: string | null;
  /**
   * Identifier of the group that the component belongs to, or null when it stands alone or is itself a
   * group.
   */
  group_id: string | null;
  /** Identifier of the page that the component belongs to. */
  page_id: string;
  /** Whether the component is a group of other components. */
  group: boolean;
  /** Whether the page hides the component while it is operational. */
  only_show_if_degraded: boolean;
  /** Identifiers of the members of a group, left out for a component that is not a group. */
  components?: string[];
}

/**
 * Body of a failed request, in which every field may be missing, and in whose place an edge server may answer
 * with HTML.
 */
export interface StatusError {
  /** Short text that names the failure, or null when there is none. */
  error?: string | null;
  /** Longer text that explains the failure, or null when there is none. */
  message?: string | null;
}

/** Severity of the state of a page, where new words may appear. */
export type StatusIndicator = 'none' | 'minor' | 'major' | 'critical' | 'maintenance';

/** The status page itself. */
export interface StatusPageInfo {
  /** Identifier of the page, usually twelve lower-case letters and digits. */
  id: string;
  /** Name of the page as its owner chose it. */
  name: string;
  /** Web address of the page as its owner entered it, which may use plain http. */
  url: string;
  /** IANA name of the time zone in which the page states its times. */
  time_zone: string;
  /** Moment anything on the page last changed, in RFC 3339 form with milliseconds. */
  updated_at: string;
}

/** Overall state of the page and nothing else. */
export interface StatusResponse {
  /** The status page that the reply describes. */
  page: StatusPageInfo;
  /** Overall state of the page. */
  status: StatusRollup;
}

/** State of the page as a whole, drawn from the states of its components. */
export interface StatusRollup {
  /** Severity of the state of the whole page. */
  indicator: OpenEnum<StatusIndicator>;
  /** Short text for people that puts the state of the whole page into words. */
  description: string;
}

/** Overall state of the page with its components, open incidents and pending maintenance. */
export interface SummaryResponse {
  /** The status page that the reply describes. */
  page: StatusPageInfo;
  /**
   * Every component shown on the page, groups and their members side by side in one flat list, or an empty
   * list when the page has none.
   */
  components: StatusComponent[];
  /** Incidents in investigating, identified or monitoring, or an empty list when there are none. */
  incidents: UnresolvedIncident[];
  /** Maintenance in scheduled, in_progress or verifying, or an empty list when there is none. */
  scheduled_maintenances: PendingMaintenance[];
  /** Overall state of the page. */
  status: StatusRollup;
}

/** An incident that is still open. */
export interface UnresolvedIncident extends Incident {
  /** Current state of the incident, one of those that count as unresolved. */
  status: OpenEnum<'investigating' | 'identified' | 'monitoring'>;
}

/** The incidents of the page that are still open. */
export interface UnresolvedIncidentsResponse {
  /** The status page that the reply describes. */
  page: StatusPageInfo;
  /** Incidents in investigating, identified or monitoring, or an empty list when there are none. */
  incidents: UnresolvedIncident[];
}

/** A maintenance that has not begun. */
export interface UpcomingMaintenance extends ScheduledMaintenance {
  /** Current state of the maintenance, which is always scheduled. */
  status: OpenEnum<'scheduled'>;
}

/** The maintenance of the page that has not begun. */
export interface UpcomingMaintenancesResponse {
  /** The status page that the reply describes. */
  page: StatusPageInfo;
  /** Maintenance in scheduled, or an empty list when there is none. */
  scheduled_maintenances: UpcomingMaintenance[];
}

/** State stated by an update, a word of an incident or of a maintenance according to what it belongs to. */
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
