// Quick checks whether replies of the status service match their schemas.
// Made from the description of Status service 2.0.0 by `npm run generate`. Do not edit.

import { hasCount, isArrayOf, isRecord, oneOf, type Guard } from '../../src/core.js';

// A pattern stands below that of the description, if it is written for speed: eight characters at a time, as V8 counts
// repetitions; two ranges for a hexadecimal digit, as its letters and digits alternate at random; `unlike`, a search for
// what does not match, as V8 stores each match. A page of logs takes 0.4 of the time, of contracts 0.83.

const isKnownComponentStatus = /*#__PURE__*/ oneOf([
  'operational',
  'degraded_performance',
  'partial_outage',
  'major_outage',
  'under_maintenance',
]);
const isKnownIncidentStatus = /*#__PURE__*/ oneOf([
  'investigating',
  'identified',
  'monitoring',
  'resolved',
  'postmortem',
]);
const isKnownStatusIndicator = /*#__PURE__*/ oneOf(['none', 'minor', 'major', 'critical', 'maintenance']);
const isKnownUpdateStatus = /*#__PURE__*/ oneOf([
  'investigating',
  'identified',
  'monitoring',
  'resolved',
  'postmortem',
  'scheduled',
  'in_progress',
  'verifying',
  'completed',
]);
// ^\d{4}-[01]\d-[0-3]\d[Tt][0-2]\d:[0-5]\d:[0-6]\d(\.\d+)?([Zz]|[+-][0-2]\d:[0-5]\d)$
const unlikeDateTime =
  /^(?!\d\d\d\d-[01]\d-[0-3]\d[Tt][0-2]\d:[0-5]\d:[0-6]\d(?:\.\d\d*)?(?:[Zz]|[+-][0-2]\d:[0-5]\d)$)/;
// ^\d{4}-[01]\d-[0-3]\d$
const unlikeStatusComponentStartDate = /^(?!\d\d\d\d-[01]\d-[0-3]\d$)/;

const fitsActiveMaintenance: Guard = (data) =>
  fitsScheduledMaintenanceFields(data) &&
  isRecord(data) &&
  typeof data.status === 'string' &&
  (data.status === 'in_progress' || data.status === 'verifying') &&
  hasCount(data, 13 + +(data.components !== undefined) + +(data.started_at !== undefined));

export const fitsActiveMaintenancesResponse: Guard = (data) =>
  isRecord(data) &&
  fitsStatusPageInfo(data.page) &&
  isArrayOf(data.scheduled_maintenances, fitsActiveMaintenance) &&
  hasCount(data, 2);

const fitsAffectedComponent: Guard = (data) =>
  isRecord(data) &&
  (data.code === undefined || typeof data.code === 'string') &&
  typeof data.name === 'string' &&
  (data.old_status === undefined || fitsComponentStatus(data.old_status)) &&
  (data.new_status === undefined || fitsComponentStatus(data.new_status)) &&
  hasCount(
    data,
    1 + +(data.code !== undefined) + +(data.new_status !== undefined) + +(data.old_status !== undefined),
  );

const fitsComponentStatus: Guard = (data) => typeof data === 'string' && isKnownComponentStatus(data);

export const fitsComponentsResponse: Guard = (data) =>
  isRecord(data) &&
  fitsStatusPageInfo(data.page) &&
  isArrayOf(data.components, fitsStatusComponent) &&
  hasCount(data, 2);

const fitsDateTime: Guard = (data) => typeof data === 'string' && !unlikeDateTime.test(data);

const fitsDateTimeOrNull: Guard = (data) =>
  (typeof data === 'string' && !unlikeDateTime.test(data)) || data === null;

const fitsImpact: Guard = (data) => typeof data === 'string' && isKnownStatusIndicator(data);

const fitsIncident: Guard = (data) =>
  fitsIncidentFields(data) &&
  isRecord(data) &&
  hasCount(
    data,
    11 +
      +(data.components !== undefined) +
      +(data.reminder_intervals !== undefined) +
      +(data.started_at !== undefined),
  );

const fitsIncidentFields: Guard = (data) =>
  isRecord(data) &&
  typeof data.id === 'string' &&
  typeof data.name === 'string' &&
  fitsIncidentStatus(data.status) &&
  fitsImpact(data.impact) &&
  typeof data.shortlink === 'string' &&
  typeof data.page_id === 'string' &&
  fitsDateTime(data.created_at) &&
  fitsDateTime(data.updated_at) &&
  (data.started_at === undefined || fitsDateTime(data.started_at)) &&
  fitsDateTimeOrNull(data.monitoring_at) &&
  fitsDateTimeOrNull(data.resolved_at) &&
  isArrayOf(data.incident_updates, fitsIncidentUpdate) &&
  (data.components === undefined || isArrayOf(data.components, fitsStatusComponent)) &&
  (data.reminder_intervals === undefined || fitsStringOrNull(data.reminder_intervals));

const fitsIncidentStatus: Guard = (data) => typeof data === 'string' && isKnownIncidentStatus(data);

const fitsIncidentUpdate: Guard = (data) =>
  isRecord(data) &&
  typeof data.id === 'string' &&
  typeof data.incident_id === 'string' &&
  fitsUpdateStatus(data.status) &&
  typeof data.body === 'string' &&
  fitsDateTime(data.created_at) &&
  fitsDateTime(data.updated_at) &&
  fitsDateTime(data.display_at) &&
  (isArrayOf(data.affected_components, fitsAffectedComponent) || data.affected_components === null) &&
  typeof data.deliver_notifications === 'boolean' &&
  fitsStringOrNull(data.custom_tweet) &&
  (Number.isInteger(data.tweet_id) || data.tweet_id === null) &&
  hasCount(data, 11);

export const fitsIncidentsResponse: Guard = (data) =>
  isRecord(data) &&
  fitsStatusPageInfo(data.page) &&
  isArrayOf(data.incidents, fitsIncident) &&
  data.incidents.length <= 50 &&
  hasCount(data, 2);

const fitsMaintenanceStatus: Guard = (data) =>
  typeof data === 'string' &&
  (data === 'scheduled' || data === 'in_progress' || data === 'verifying' || data === 'completed');

const fitsPendingMaintenance: Guard = (data) =>
  fitsScheduledMaintenanceFields(data) &&
  isRecord(data) &&
  typeof data.status === 'string' &&
  (data.status === 'scheduled' || data.status === 'in_progress' || data.status === 'verifying') &&
  hasCount(data, 13 + +(data.components !== undefined) + +(data.started_at !== undefined));

const fitsScheduledMaintenance: Guard = (data) =>
  fitsScheduledMaintenanceFields(data) &&
  isRecord(data) &&
  hasCount(data, 13 + +(data.components !== undefined) + +(data.started_at !== undefined));

const fitsScheduledMaintenanceFields: Guard = (data) =>
  isRecord(data) &&
  typeof data.id === 'string' &&
  typeof data.name === 'string' &&
  fitsMaintenanceStatus(data.status) &&
  fitsImpact(data.impact) &&
  typeof data.shortlink === 'string' &&
  typeof data.page_id === 'string' &&
  fitsDateTime(data.created_at) &&
  fitsDateTime(data.updated_at) &&
  (data.started_at === undefined || fitsDateTime(data.started_at)) &&
  fitsDateTimeOrNull(data.monitoring_at) &&
  fitsDateTimeOrNull(data.resolved_at) &&
  fitsDateTime(data.scheduled_for) &&
  fitsDateTime(data.scheduled_until) &&
  isArrayOf(data.incident_updates, fitsIncidentUpdate) &&
  (data.components === undefined || isArrayOf(data.components, fitsStatusComponent));

export const fitsScheduledMaintenancesResponse: Guard = (data) =>
  isRecord(data) &&
  fitsStatusPageInfo(data.page) &&
  isArrayOf(data.scheduled_maintenances, fitsScheduledMaintenance) &&
  data.scheduled_maintenances.length <= 50 &&
  hasCount(data, 2);

const fitsStatusComponent: Guard = (data) =>
  isRecord(data) &&
  typeof data.id === 'string' &&
  typeof data.name === 'string' &&
  fitsComponentStatus(data.status) &&
  fitsDateTime(data.created_at) &&
  fitsDateTime(data.updated_at) &&
  typeof data.position === 'number' &&
  Number.isInteger(data.position) &&
  data.position >= -2147483648 &&
  data.position <= 2147483647 &&
  fitsStringOrNull(data.description) &&
  typeof data.showcase === 'boolean' &&
  (data.start_date === undefined ||
    (typeof data.start_date === 'string' && !unlikeStatusComponentStartDate.test(data.start_date)) ||
    data.start_date === null) &&
  fitsStringOrNull(data.group_id) &&
  typeof data.page_id === 'string' &&
  typeof data.group === 'boolean' &&
  typeof data.only_show_if_degraded === 'boolean' &&
  (data.components === undefined || isArrayOf(data.components, (item) => typeof item === 'string')) &&
  hasCount(data, 12 + +(data.components !== undefined) + +(data.start_date !== undefined));

const fitsStatusIndicator: Guard = (data) => typeof data === 'string' && isKnownStatusIndicator(data);

const fitsStatusPageInfo: Guard = (data) =>
  isRecord(data) &&
  typeof data.id === 'string' &&
  typeof data.name === 'string' &&
  typeof data.url === 'string' &&
  typeof data.time_zone === 'string' &&
  fitsDateTime(data.updated_at) &&
  hasCount(data, 5);

export const fitsStatusResponse: Guard = (data) =>
  isRecord(data) && fitsStatusPageInfo(data.page) && fitsStatusRollup(data.status) && hasCount(data, 2);

const fitsStatusRollup: Guard = (data) =>
  isRecord(data) &&
  fitsStatusIndicator(data.indicator) &&
  typeof data.description === 'string' &&
  hasCount(data, 2);

const fitsStringOrNull: Guard = (data) => typeof data === 'string' || data === null;

export const fitsSummaryResponse: Guard = (data) =>
  isRecord(data) &&
  fitsStatusPageInfo(data.page) &&
  isArrayOf(data.components, fitsStatusComponent) &&
  isArrayOf(data.incidents, fitsUnresolvedIncident) &&
  isArrayOf(data.scheduled_maintenances, fitsPendingMaintenance) &&
  fitsStatusRollup(data.status) &&
  hasCount(data, 5);

const fitsUnresolvedIncident: Guard = (data) =>
  fitsIncidentFields(data) &&
  isRecord(data) &&
  typeof data.status === 'string' &&
  (data.status === 'investigating' || data.status === 'identified' || data.status === 'monitoring') &&
  hasCount(
    data,
    11 +
      +(data.components !== undefined) +
      +(data.reminder_intervals !== undefined) +
      +(data.started_at !== undefined),
  );

export const fitsUnresolvedIncidentsResponse: Guard = (data) =>
  isRecord(data) &&
  fitsStatusPageInfo(data.page) &&
  isArrayOf(data.incidents, fitsUnresolvedIncident) &&
  hasCount(data, 2);

const fitsUpcomingMaintenance: Guard = (data) =>
  fitsScheduledMaintenanceFields(data) &&
  isRecord(data) &&
  typeof data.status === 'string' &&
  data.status === 'scheduled' &&
  hasCount(data, 13 + +(data.components !== undefined) + +(data.started_at !== undefined));

export const fitsUpcomingMaintenancesResponse: Guard = (data) =>
  isRecord(data) &&
  fitsStatusPageInfo(data.page) &&
  isArrayOf(data.scheduled_maintenances, fitsUpcomingMaintenance) &&
  hasCount(data, 2);

const fitsUpdateStatus: Guard = (data) => typeof data === 'string' && isKnownUpdateStatus(data);
