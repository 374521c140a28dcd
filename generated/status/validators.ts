// Validators for the replies of the status service. Compiled by Ajv.
// Made from the description of Status service 2.0.0 by `npm run generate`. Do not edit.

import { isRecord, type Validate } from '../../src/core.js';

const validateActiveMaintenance: Validate = (data, report, path, key) => {
  validateScheduledMaintenanceFields(data, report, path, key);
  report.fields(data, path, key, {
    status: validateActiveMaintenanceStatus,
  });
  if (isRecord(data))
    report.names(data, path, key, [
      'components',
      'created_at',
      'id',
      'impact',
      'incident_updates',
      'monitoring_at',
      'name',
      'page_id',
      'resolved_at',
      'scheduled_for',
      'scheduled_until',
      'shortlink',
      'started_at',
      'status',
      'updated_at',
    ]);
};

const validateActiveMaintenanceArray: Validate = (data, report, path, key) => {
  report.items(data, path, key, validateActiveMaintenance);
};

const validateActiveMaintenanceStatus: Validate = (data, report, path, key) => {
  if (typeof data !== 'string') report.mismatch(path, key, 'a string');
  else report.known(data, path, key, ['in_progress', 'verifying']);
};

export const validateActiveMaintenancesResponse: Validate = (data, report, path, key) => {
  report.object(data, path, key, {
    page: validateStatusPageInfo,
    scheduled_maintenances: validateActiveMaintenanceArray,
  });
};

const validateAffectedComponent: Validate = (data, report, path, key) => {
  report.object(data, path, key, {
    code: { optional: validateString },
    name: validateString,
    old_status: { optional: validateComponentStatus },
    new_status: { optional: validateComponentStatus },
  });
};

const validateAffectedComponentArrayOrNull: Validate = (data, report, path, key) => {
  if (data === null) return;
  if (!Array.isArray(data)) report.mismatch(path, key, 'an array or null');
  else report.items(data, path, key, validateAffectedComponent);
};

const validateBoolean: Validate = (data, report, path, key) => {
  if (typeof data !== 'boolean') report.mismatch(path, key, 'a boolean');
};

const validateComponentStatus: Validate = (data, report, path, key) => {
  if (typeof data !== 'string') report.mismatch(path, key, 'a string');
  else
    report.known(data, path, key, [
      'operational',
      'degraded_performance',
      'partial_outage',
      'major_outage',
      'under_maintenance',
    ]);
};

export const validateComponentsResponse: Validate = (data, report, path, key) => {
  report.object(data, path, key, {
    page: validateStatusPageInfo,
    components: validateStatusComponentArray,
  });
};

const validateDateOrNull: Validate = (data, report, path, key) => {
  const fits = (typeof data === 'string' && /^\d{4}-[01]\d-[0-3]\d$/.test(data)) || data === null;
  if (!fits) report.mismatch(path, key, 'a date such as 2026-01-31');
};

const validateDateTime: Validate = (data, report, path, key) => {
  const fits =
    typeof data === 'string' &&
    /^\d{4}-[01]\d-[0-3]\d[Tt][0-2]\d:[0-5]\d:[0-6]\d(\.\d\d*)?([Zz]|[+-][0-2]\d:[0-5]\d)$/.test(data);
  if (!fits) report.mismatch(path, key, 'a time such as 2026-01-31T12:00:00Z');
};

const validateDateTimeOrNull: Validate = (data, report, path, key) => {
  const fits =
    (typeof data === 'string' &&
      /^\d{4}-[01]\d-[0-3]\d[Tt][0-2]\d:[0-5]\d:[0-6]\d(\.\d\d*)?([Zz]|[+-][0-2]\d:[0-5]\d)$/.test(data)) ||
    data === null;
  if (!fits) report.mismatch(path, key, 'a time such as 2026-01-31T12:00:00Z');
};

const validateImpact: Validate = (data, report, path, key) => {
  if (typeof data !== 'string') report.mismatch(path, key, 'a string');
  else report.known(data, path, key, ['none', 'minor', 'major', 'critical', 'maintenance']);
};

const validateIncident: Validate = (data, report, path, key) => {
  report.object(data, path, key, {
    id: validateString,
    name: validateString,
    status: validateIncidentStatus,
    impact: validateImpact,
    shortlink: validateString,
    page_id: validateString,
    created_at: validateDateTime,
    updated_at: validateDateTime,
    started_at: { optional: validateDateTime },
    monitoring_at: validateDateTimeOrNull,
    resolved_at: validateDateTimeOrNull,
    incident_updates: validateIncidentUpdateArray,
    components: { optional: validateStatusComponentArray },
    reminder_intervals: { optional: validateStringOrNull },
  });
};

const validateIncidentFields: Validate = (data, report, path, key) => {
  report.fields(data, path, key, {
    id: validateString,
    name: validateString,
    status: validateIncidentStatus,
    impact: validateImpact,
    shortlink: validateString,
    page_id: validateString,
    created_at: validateDateTime,
    updated_at: validateDateTime,
    started_at: { optional: validateDateTime },
    monitoring_at: validateDateTimeOrNull,
    resolved_at: validateDateTimeOrNull,
    incident_updates: validateIncidentUpdateArray,
    components: { optional: validateStatusComponentArray },
    reminder_intervals: { optional: validateStringOrNull },
  });
};

const validateIncidentStatus: Validate = (data, report, path, key) => {
  if (typeof data !== 'string') report.mismatch(path, key, 'a string');
  else report.known(data, path, key, ['investigating', 'identified', 'monitoring', 'resolved', 'postmortem']);
};

const validateIncidentUpdate: Validate = (data, report, path, key) => {
  report.object(data, path, key, {
    id: validateString,
    incident_id: validateString,
    status: validateUpdateStatus,
    body: validateString,
    created_at: validateDateTime,
    updated_at: validateDateTime,
    display_at: validateDateTime,
    affected_components: validateAffectedComponentArrayOrNull,
    deliver_notifications: validateBoolean,
    custom_tweet: validateStringOrNull,
    tweet_id: validateIntegerOrNull,
  });
};

const validateIncidentUpdateArray: Validate = (data, report, path, key) => {
  report.items(data, path, key, validateIncidentUpdate);
};

export const validateIncidentsResponse: Validate = (data, report, path, key) => {
  report.object(data, path, key, {
    page: validateStatusPageInfo,
    incidents: validateIncidentsResponseIncidents,
  });
};

const validateIncidentsResponseIncidents: Validate = (data, report, path, key) => {
  report.items(data, path, key, validateIncident);
  if (Array.isArray(data)) {
    if (data.length > 50) report.tooManyItems(path, key, data, 50);
  }
};

const validateInt32: Validate = (data, report, path, key) => {
  if (!Number.isInteger(data)) report.mismatch(path, key, 'an integer');
  if (typeof data === 'number' && isFinite(data)) {
    if (data < -2147483648 || isNaN(data)) report.mismatch(path, key, 'at least -2147483648');
  }
  if (typeof data === 'number' && isFinite(data)) {
    if (data > 2147483647 || isNaN(data)) report.mismatch(path, key, 'at most 2147483647');
  }
};

const validateIntegerOrNull: Validate = (data, report, path, key) => {
  if (data === null) return;
  if (!Number.isInteger(data)) report.mismatch(path, key, 'an integer or null');
};

const validateMaintenanceStatus: Validate = (data, report, path, key) => {
  if (typeof data !== 'string') report.mismatch(path, key, 'a string');
  else report.known(data, path, key, ['scheduled', 'in_progress', 'verifying', 'completed']);
};

const validatePendingMaintenance: Validate = (data, report, path, key) => {
  validateScheduledMaintenanceFields(data, report, path, key);
  report.fields(data, path, key, {
    status: validatePendingMaintenanceStatus,
  });
  if (isRecord(data))
    report.names(data, path, key, [
      'components',
      'created_at',
      'id',
      'impact',
      'incident_updates',
      'monitoring_at',
      'name',
      'page_id',
      'resolved_at',
      'scheduled_for',
      'scheduled_until',
      'shortlink',
      'started_at',
      'status',
      'updated_at',
    ]);
};

const validatePendingMaintenanceArray: Validate = (data, report, path, key) => {
  report.items(data, path, key, validatePendingMaintenance);
};

const validatePendingMaintenanceStatus: Validate = (data, report, path, key) => {
  if (typeof data !== 'string') report.mismatch(path, key, 'a string');
  else report.known(data, path, key, ['scheduled', 'in_progress', 'verifying']);
};

const validateScheduledMaintenance: Validate = (data, report, path, key) => {
  report.object(data, path, key, {
    id: validateString,
    name: validateString,
    status: validateMaintenanceStatus,
    impact: validateImpact,
    shortlink: validateString,
    page_id: validateString,
    created_at: validateDateTime,
    updated_at: validateDateTime,
    started_at: { optional: validateDateTime },
    monitoring_at: validateDateTimeOrNull,
    resolved_at: validateDateTimeOrNull,
    scheduled_for: validateDateTime,
    scheduled_until: validateDateTime,
    incident_updates: validateIncidentUpdateArray,
    components: { optional: validateStatusComponentArray },
  });
};

const validateScheduledMaintenanceFields: Validate = (data, report, path, key) => {
  report.fields(data, path, key, {
    id: validateString,
    name: validateString,
    status: validateMaintenanceStatus,
    impact: validateImpact,
    shortlink: validateString,
    page_id: validateString,
    created_at: validateDateTime,
    updated_at: validateDateTime,
    started_at: { optional: validateDateTime },
    monitoring_at: validateDateTimeOrNull,
    resolved_at: validateDateTimeOrNull,
    scheduled_for: validateDateTime,
    scheduled_until: validateDateTime,
    incident_updates: validateIncidentUpdateArray,
    components: { optional: validateStatusComponentArray },
  });
};

export const validateScheduledMaintenancesResponse: Validate = (data, report, path, key) => {
  report.object(data, path, key, {
    page: validateStatusPageInfo,
    scheduled_maintenances: validateScheduledMaintenancesResponseScheduledMaintenances,
  });
};

const validateScheduledMaintenancesResponseScheduledMaintenances: Validate = (data, report, path, key) => {
  report.items(data, path, key, validateScheduledMaintenance);
  if (Array.isArray(data)) {
    if (data.length > 50) report.tooManyItems(path, key, data, 50);
  }
};

const validateStatusComponent: Validate = (data, report, path, key) => {
  report.object(data, path, key, {
    id: validateString,
    name: validateString,
    status: validateComponentStatus,
    created_at: validateDateTime,
    updated_at: validateDateTime,
    position: validateInt32,
    description: validateStringOrNull,
    showcase: validateBoolean,
    start_date: { optional: validateDateOrNull },
    group_id: validateStringOrNull,
    page_id: validateString,
    group: validateBoolean,
    only_show_if_degraded: validateBoolean,
    components: { optional: validateStringArray },
  });
};

const validateStatusComponentArray: Validate = (data, report, path, key) => {
  report.items(data, path, key, validateStatusComponent);
};

const validateStatusIndicator: Validate = (data, report, path, key) => {
  if (typeof data !== 'string') report.mismatch(path, key, 'a string');
  else report.known(data, path, key, ['none', 'minor', 'major', 'critical', 'maintenance']);
};

const validateStatusPageInfo: Validate = (data, report, path, key) => {
  report.object(data, path, key, {
    id: validateString,
    name: validateString,
    url: validateString,
    time_zone: validateString,
    updated_at: validateDateTime,
  });
};

export const validateStatusResponse: Validate = (data, report, path, key) => {
  report.object(data, path, key, {
    page: validateStatusPageInfo,
    status: validateStatusRollup,
  });
};

const validateStatusRollup: Validate = (data, report, path, key) => {
  report.object(data, path, key, {
    indicator: validateStatusIndicator,
    description: validateString,
  });
};

const validateString: Validate = (data, report, path, key) => {
  if (typeof data !== 'string') report.mismatch(path, key, 'a string');
};

const validateStringArray: Validate = (data, report, path, key) => {
  report.items(data, path, key, validateString);
};

const validateStringOrNull: Validate = (data, report, path, key) => {
  if (data === null) return;
  if (typeof data !== 'string') report.mismatch(path, key, 'a string or null');
};

export const validateSummaryResponse: Validate = (data, report, path, key) => {
  report.object(data, path, key, {
    page: validateStatusPageInfo,
    components: validateStatusComponentArray,
    incidents: validateUnresolvedIncidentArray,
    scheduled_maintenances: validatePendingMaintenanceArray,
    status: validateStatusRollup,
  });
};

const validateUnresolvedIncident: Validate = (data, report, path, key) => {
  validateIncidentFields(data, report, path, key);
  report.fields(data, path, key, {
    status: validateUnresolvedIncidentStatus,
  });
  if (isRecord(data))
    report.names(data, path, key, [
      'components',
      'created_at',
      'id',
      'impact',
      'incident_updates',
      'monitoring_at',
      'name',
      'page_id',
      'reminder_intervals',
      'resolved_at',
      'shortlink',
      'started_at',
      'status',
      'updated_at',
    ]);
};

const validateUnresolvedIncidentArray: Validate = (data, report, path, key) => {
  report.items(data, path, key, validateUnresolvedIncident);
};

const validateUnresolvedIncidentStatus: Validate = (data, report, path, key) => {
  if (typeof data !== 'string') report.mismatch(path, key, 'a string');
  else report.known(data, path, key, ['investigating', 'identified', 'monitoring']);
};

export const validateUnresolvedIncidentsResponse: Validate = (data, report, path, key) => {
  report.object(data, path, key, {
    page: validateStatusPageInfo,
    incidents: validateUnresolvedIncidentArray,
  });
};

const validateUpcomingMaintenance: Validate = (data, report, path, key) => {
  validateScheduledMaintenanceFields(data, report, path, key);
  report.fields(data, path, key, {
    status: validateUpcomingMaintenanceStatus,
  });
  if (isRecord(data))
    report.names(data, path, key, [
      'components',
      'created_at',
      'id',
      'impact',
      'incident_updates',
      'monitoring_at',
      'name',
      'page_id',
      'resolved_at',
      'scheduled_for',
      'scheduled_until',
      'shortlink',
      'started_at',
      'status',
      'updated_at',
    ]);
};

const validateUpcomingMaintenanceArray: Validate = (data, report, path, key) => {
  report.items(data, path, key, validateUpcomingMaintenance);
};

const validateUpcomingMaintenanceStatus: Validate = (data, report, path, key) => {
  if (typeof data !== 'string') report.mismatch(path, key, 'a string');
  else report.known(data, path, key, ['scheduled']);
};

export const validateUpcomingMaintenancesResponse: Validate = (data, report, path, key) => {
  report.object(data, path, key, {
    page: validateStatusPageInfo,
    scheduled_maintenances: validateUpcomingMaintenanceArray,
  });
};

const validateUpdateStatus: Validate = (data, report, path, key) => {
  if (typeof data !== 'string') report.mismatch(path, key, 'a string');
  else
    report.known(data, path, key, [
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
};
