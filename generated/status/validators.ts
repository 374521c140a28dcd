// Validators for the replies of the status service. Compiled by Ajv.
// Made from the description of Status service 2.0.0 by `npm run generate`. Do not edit.

import { isRecord, type Validate } from '../../src/generated-code.js';

const patternString3 = /^\d{4}-[01]\d-[0-3]\d[Tt][0-2]\d:[0-5]\d:[0-6]\d(\.\d+)?([Zz]|[+-][0-2]\d:[0-5]\d)$/;
const patternStringOrNull2 = /^\d{4}-[01]\d-[0-3]\d$/;
const valuesActiveMaintenance = [
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
];
const valuesComponentStatus = /*#__PURE__*/ new Set([
  'operational',
  'degraded_performance',
  'partial_outage',
  'major_outage',
  'under_maintenance',
]);
const valuesIncidentStatus = /*#__PURE__*/ new Set([
  'investigating',
  'identified',
  'monitoring',
  'resolved',
  'postmortem',
]);
const valuesMaintenanceStatus = /*#__PURE__*/ new Set(['scheduled', 'in_progress', 'verifying', 'completed']);
const valuesStatusIndicator = /*#__PURE__*/ new Set(['none', 'minor', 'major', 'critical', 'maintenance']);
const valuesString = /*#__PURE__*/ new Set(['in_progress', 'verifying']);
const valuesString4 = /*#__PURE__*/ new Set(['scheduled', 'in_progress', 'verifying']);
const valuesString5 = /*#__PURE__*/ new Set(['investigating', 'identified', 'monitoring']);
const valuesString6 = /*#__PURE__*/ new Set(['scheduled']);
const valuesUnresolvedIncident = [
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
];
const valuesUpdateStatus = /*#__PURE__*/ new Set([
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

const validateActiveMaintenance: Validate = (data, report, path, key) => {
  validateScheduledMaintenanceFields(data, report, path, key);
  report.fields(data, path, key, { status: validateString });
  if (isRecord(data)) {
    report.names(data, path, key, valuesActiveMaintenance);
  }
};

const validateActiveMaintenanceArray: Validate = (data, report, path, key) => {
  report.items(data, path, key, validateActiveMaintenance);
};

export const validateActiveMaintenancesResponse: Validate = (data, report, path, key) => {
  report.object(data, path, key, {
    page: validateStatusPageInfo,
    scheduled_maintenances: validateActiveMaintenanceArray,
  });
};

const validateAffectedComponent: Validate = (data, report, path, key) => {
  report.object(
    data,
    path,
    key,
    { name: validateString2 },
    { code: validateString2, old_status: validateComponentStatus, new_status: validateComponentStatus },
  );
};

const validateAffectedComponentArrayOrNull: Validate = (data, report, path, key) => {
  if (data !== null) {
    if (!Array.isArray(data)) {
      report.mismatch(path, key, 'an array or null');
    } else {
      report.items(data, path, key, validateAffectedComponent);
    }
  }
};

const validateBoolean: Validate = (data, report, path, key) => {
  if (typeof data !== 'boolean') {
    report.mismatch(path, key, 'a boolean');
  }
};

const validateComponentStatus: Validate = (data, report, path, key) => {
  if (typeof data !== 'string') {
    report.mismatch(path, key, 'a string');
  } else {
    if (!valuesComponentStatus.has(data)) {
      report.unknownValue(path, key, data);
    }
  }
};

export const validateComponentsResponse: Validate = (data, report, path, key) => {
  report.object(data, path, key, { page: validateStatusPageInfo, components: validateStatusComponentArray });
};

const validateImpact: Validate = (data, report, path, key) => {
  if (typeof data !== 'string') {
    report.mismatch(path, key, 'a string');
  } else {
    if (!valuesStatusIndicator.has(data)) {
      report.unknownValue(path, key, data);
    }
  }
};

const validateIncident: Validate = (data, report, path, key) => {
  report.object(
    data,
    path,
    key,
    {
      id: validateString2,
      name: validateString2,
      status: validateIncidentStatus,
      impact: validateImpact,
      shortlink: validateString2,
      page_id: validateString2,
      created_at: validateString3,
      updated_at: validateString3,
      monitoring_at: validateStringOrNull3,
      resolved_at: validateStringOrNull3,
      incident_updates: validateIncidentUpdateArray,
    },
    {
      started_at: validateString3,
      components: validateStatusComponentArray,
      reminder_intervals: validateStringOrNull,
    },
  );
};

const validateIncidentArray: Validate = (data, report, path, key) => {
  report.items(data, path, key, validateIncident);
  if (Array.isArray(data)) {
    if (data.length > 50) {
      report.tooManyItems(path, key, data, 50);
    }
  }
};

const validateIncidentFields: Validate = (data, report, path, key) => {
  report.fields(
    data,
    path,
    key,
    {
      id: validateString2,
      name: validateString2,
      status: validateIncidentStatus,
      impact: validateImpact,
      shortlink: validateString2,
      page_id: validateString2,
      created_at: validateString3,
      updated_at: validateString3,
      monitoring_at: validateStringOrNull3,
      resolved_at: validateStringOrNull3,
      incident_updates: validateIncidentUpdateArray,
    },
    {
      started_at: validateString3,
      components: validateStatusComponentArray,
      reminder_intervals: validateStringOrNull,
    },
  );
};

const validateIncidentStatus: Validate = (data, report, path, key) => {
  if (typeof data !== 'string') {
    report.mismatch(path, key, 'a string');
  } else {
    if (!valuesIncidentStatus.has(data)) {
      report.unknownValue(path, key, data);
    }
  }
};

const validateIncidentUpdate: Validate = (data, report, path, key) => {
  report.object(data, path, key, {
    id: validateString2,
    incident_id: validateString2,
    status: validateUpdateStatus,
    body: validateString2,
    created_at: validateString3,
    updated_at: validateString3,
    display_at: validateString3,
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
  report.object(data, path, key, { page: validateStatusPageInfo, incidents: validateIncidentArray });
};

const validateInt32: Validate = (data, report, path, key) => {
  if (!Number.isInteger(data)) {
    report.mismatch(path, key, 'an integer');
  }
  if (typeof data === 'number' && isFinite(data)) {
    if (data < -2147483648 || isNaN(data)) {
      report.mismatch(path, key, 'at least -2147483648');
    }
  }
  if (typeof data === 'number' && isFinite(data)) {
    if (data > 2147483647 || isNaN(data)) {
      report.mismatch(path, key, 'at most 2147483647');
    }
  }
};

const validateIntegerOrNull: Validate = (data, report, path, key) => {
  if (data !== null) {
    if (!Number.isInteger(data)) {
      report.mismatch(path, key, 'an integer or null');
    }
  }
};

const validateMaintenanceStatus: Validate = (data, report, path, key) => {
  if (typeof data !== 'string') {
    report.mismatch(path, key, 'a string');
  } else {
    if (!valuesMaintenanceStatus.has(data)) {
      report.unknownValue(path, key, data);
    }
  }
};

const validatePendingMaintenance: Validate = (data, report, path, key) => {
  validateScheduledMaintenanceFields(data, report, path, key);
  report.fields(data, path, key, { status: validateString4 });
  if (isRecord(data)) {
    report.names(data, path, key, valuesActiveMaintenance);
  }
};

const validatePendingMaintenanceArray: Validate = (data, report, path, key) => {
  report.items(data, path, key, validatePendingMaintenance);
};

const validateScheduledMaintenance: Validate = (data, report, path, key) => {
  report.object(
    data,
    path,
    key,
    {
      id: validateString2,
      name: validateString2,
      status: validateMaintenanceStatus,
      impact: validateImpact,
      shortlink: validateString2,
      page_id: validateString2,
      created_at: validateString3,
      updated_at: validateString3,
      monitoring_at: validateStringOrNull3,
      resolved_at: validateStringOrNull3,
      scheduled_for: validateString3,
      scheduled_until: validateString3,
      incident_updates: validateIncidentUpdateArray,
    },
    { started_at: validateString3, components: validateStatusComponentArray },
  );
};

const validateScheduledMaintenanceArray: Validate = (data, report, path, key) => {
  report.items(data, path, key, validateScheduledMaintenance);
  if (Array.isArray(data)) {
    if (data.length > 50) {
      report.tooManyItems(path, key, data, 50);
    }
  }
};

const validateScheduledMaintenanceFields: Validate = (data, report, path, key) => {
  report.fields(
    data,
    path,
    key,
    {
      id: validateString2,
      name: validateString2,
      status: validateMaintenanceStatus,
      impact: validateImpact,
      shortlink: validateString2,
      page_id: validateString2,
      created_at: validateString3,
      updated_at: validateString3,
      monitoring_at: validateStringOrNull3,
      resolved_at: validateStringOrNull3,
      scheduled_for: validateString3,
      scheduled_until: validateString3,
      incident_updates: validateIncidentUpdateArray,
    },
    { started_at: validateString3, components: validateStatusComponentArray },
  );
};

export const validateScheduledMaintenancesResponse: Validate = (data, report, path, key) => {
  report.object(data, path, key, {
    page: validateStatusPageInfo,
    scheduled_maintenances: validateScheduledMaintenanceArray,
  });
};

const validateStatusComponent: Validate = (data, report, path, key) => {
  report.object(
    data,
    path,
    key,
    {
      id: validateString2,
      name: validateString2,
      status: validateComponentStatus,
      created_at: validateString3,
      updated_at: validateString3,
      position: validateInt32,
      description: validateStringOrNull,
      showcase: validateBoolean,
      group_id: validateStringOrNull,
      page_id: validateString2,
      group: validateBoolean,
      only_show_if_degraded: validateBoolean,
    },
    { start_date: validateStringOrNull2, components: validateString2Array },
  );
};

const validateStatusComponentArray: Validate = (data, report, path, key) => {
  report.items(data, path, key, validateStatusComponent);
};

const validateStatusIndicator: Validate = (data, report, path, key) => {
  if (typeof data !== 'string') {
    report.mismatch(path, key, 'a string');
  } else {
    if (!valuesStatusIndicator.has(data)) {
      report.unknownValue(path, key, data);
    }
  }
};

const validateStatusPageInfo: Validate = (data, report, path, key) => {
  report.object(data, path, key, {
    id: validateString2,
    name: validateString2,
    url: validateString2,
    time_zone: validateString2,
    updated_at: validateString3,
  });
};

export const validateStatusResponse: Validate = (data, report, path, key) => {
  report.object(data, path, key, { page: validateStatusPageInfo, status: validateStatusRollup });
};

const validateStatusRollup: Validate = (data, report, path, key) => {
  report.object(data, path, key, { indicator: validateStatusIndicator, description: validateString2 });
};

const validateString: Validate = (data, report, path, key) => {
  if (typeof data !== 'string') {
    report.mismatch(path, key, 'a string');
  } else {
    if (!valuesString.has(data)) {
      report.unknownValue(path, key, data);
    }
  }
};

const validateString2: Validate = (data, report, path, key) => {
  if (typeof data !== 'string') {
    report.mismatch(path, key, 'a string');
  }
};

const validateString2Array: Validate = (data, report, path, key) => {
  report.items(data, path, key, validateString2);
};

const validateString3: Validate = (data, report, path, key) => {
  if (typeof data !== 'string') {
    report.mismatch(path, key, 'a time such as 2026-01-31T12:00:00Z');
  } else {
    if (!patternString3.test(data)) {
      report.mismatch(path, key, 'a time such as 2026-01-31T12:00:00Z');
    }
  }
};

const validateString4: Validate = (data, report, path, key) => {
  if (typeof data !== 'string') {
    report.mismatch(path, key, 'a string');
  } else {
    if (!valuesString4.has(data)) {
      report.unknownValue(path, key, data);
    }
  }
};

const validateString5: Validate = (data, report, path, key) => {
  if (typeof data !== 'string') {
    report.mismatch(path, key, 'a string');
  } else {
    if (!valuesString5.has(data)) {
      report.unknownValue(path, key, data);
    }
  }
};

const validateString6: Validate = (data, report, path, key) => {
  if (typeof data !== 'string') {
    report.mismatch(path, key, 'a string');
  } else {
    if (!valuesString6.has(data)) {
      report.unknownValue(path, key, data);
    }
  }
};

const validateStringOrNull: Validate = (data, report, path, key) => {
  if (data !== null) {
    if (typeof data !== 'string') {
      report.mismatch(path, key, 'a string or null');
    }
  }
};

const validateStringOrNull2: Validate = (data, report, path, key) => {
  if (data !== null) {
    if (typeof data !== 'string') {
      report.mismatch(path, key, 'a date such as 2026-01-31');
    } else {
      if (!patternStringOrNull2.test(data)) {
        report.mismatch(path, key, 'a date such as 2026-01-31');
      }
    }
  }
};

const validateStringOrNull3: Validate = (data, report, path, key) => {
  if (data !== null) {
    if (typeof data !== 'string') {
      report.mismatch(path, key, 'a time such as 2026-01-31T12:00:00Z');
    } else {
      if (!patternString3.test(data)) {
        report.mismatch(path, key, 'a time such as 2026-01-31T12:00:00Z');
      }
    }
  }
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
  report.fields(data, path, key, { status: validateString5 });
  if (isRecord(data)) {
    report.names(data, path, key, valuesUnresolvedIncident);
  }
};

const validateUnresolvedIncidentArray: Validate = (data, report, path, key) => {
  report.items(data, path, key, validateUnresolvedIncident);
};

export const validateUnresolvedIncidentsResponse: Validate = (data, report, path, key) => {
  report.object(data, path, key, {
    page: validateStatusPageInfo,
    incidents: validateUnresolvedIncidentArray,
  });
};

const validateUpcomingMaintenance: Validate = (data, report, path, key) => {
  validateScheduledMaintenanceFields(data, report, path, key);
  report.fields(data, path, key, { status: validateString6 });
  if (isRecord(data)) {
    report.names(data, path, key, valuesActiveMaintenance);
  }
};

const validateUpcomingMaintenanceArray: Validate = (data, report, path, key) => {
  report.items(data, path, key, validateUpcomingMaintenance);
};

export const validateUpcomingMaintenancesResponse: Validate = (data, report, path, key) => {
  report.object(data, path, key, {
    page: validateStatusPageInfo,
    scheduled_maintenances: validateUpcomingMaintenanceArray,
  });
};

const validateUpdateStatus: Validate = (data, report, path, key) => {
  if (typeof data !== 'string') {
    report.mismatch(path, key, 'a string');
  } else {
    if (!valuesUpdateStatus.has(data)) {
      report.unknownValue(path, key, data);
    }
  }
};
