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
const valuesActiveMaintenancesResponse = ['page', 'scheduled_maintenances'];
const valuesComponentsResponse = ['components', 'page'];
const valuesComponentStatus = /*#__PURE__*/ new Set([
  'operational',
  'degraded_performance',
  'partial_outage',
  'major_outage',
  'under_maintenance',
]);
const valuesIncident = [
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
const valuesIncidentsResponse = ['incidents', 'page'];
const valuesIncidentStatus = /*#__PURE__*/ new Set([
  'investigating',
  'identified',
  'monitoring',
  'resolved',
  'postmortem',
]);
const valuesIncidentUpdate = [
  'affected_components',
  'body',
  'created_at',
  'custom_tweet',
  'deliver_notifications',
  'display_at',
  'id',
  'incident_id',
  'status',
  'tweet_id',
  'updated_at',
];
const valuesMaintenanceStatus = /*#__PURE__*/ new Set(['scheduled', 'in_progress', 'verifying', 'completed']);
const valuesStatusComponent = [
  'components',
  'created_at',
  'description',
  'group',
  'group_id',
  'id',
  'name',
  'only_show_if_degraded',
  'page_id',
  'position',
  'showcase',
  'start_date',
  'status',
  'updated_at',
];
const valuesStatusIndicator = /*#__PURE__*/ new Set(['none', 'minor', 'major', 'critical', 'maintenance']);
const valuesString = /*#__PURE__*/ new Set(['in_progress', 'verifying']);
const valuesString4 = /*#__PURE__*/ new Set(['scheduled', 'in_progress', 'verifying']);
const valuesString5 = /*#__PURE__*/ new Set(['investigating', 'identified', 'monitoring']);
const valuesString6 = /*#__PURE__*/ new Set(['scheduled']);
const valuesSummaryResponse = ['components', 'incidents', 'page', 'scheduled_maintenances', 'status'];
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
  const here = report.at(path, key);
  validateScheduledMaintenanceFields(data, report, path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    report.members(data, here, { status: validateString });
  }
  if (isRecord(data)) {
    report.names(data, valuesActiveMaintenance, here);
  }
};

export const validateActiveMaintenancesResponse: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    report.members(data, here, { page: validateStatusPageInfo });
    if (data.scheduled_maintenances === undefined) {
      report.missing(here, '/scheduled_maintenances');
    } else {
      report.items(
        data.scheduled_maintenances,
        report.at(here, '/scheduled_maintenances'),
        validateActiveMaintenance,
      );
    }
    report.names(data, valuesActiveMaintenancesResponse, here);
  }
};

const validateAffectedComponent: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    report.object(
      data,
      here,
      {
        code: validateString2,
        name: validateString2,
        old_status: validateComponentStatus,
        new_status: validateComponentStatus,
      },
      ['code', 'old_status', 'new_status'],
    );
  }
};

const validateBoolean: Validate = (data, report, path, key) => {
  if (typeof data !== 'boolean') {
    report.mismatch(path, key, 'boolean');
  }
};

const validateComponentStatus: Validate = (data, report, path, key) => {
  if (typeof data !== 'string') {
    report.mismatch(path, key, 'string');
  } else {
    if (!valuesComponentStatus.has(data)) {
      report.unknownValue(path, key, data);
    }
  }
};

export const validateComponentsResponse: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    report.members(data, here, { page: validateStatusPageInfo });
    if (data.components === undefined) {
      report.missing(here, '/components');
    } else {
      report.items(data.components, report.at(here, '/components'), validateStatusComponent);
    }
    report.names(data, valuesComponentsResponse, here);
  }
};

const validateImpact: Validate = (data, report, path, key) => {
  if (typeof data !== 'string') {
    report.mismatch(path, key, 'string');
  } else {
    if (!valuesStatusIndicator.has(data)) {
      report.unknownValue(path, key, data);
    }
  }
};

const validateIncident: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  validateIncidentFields(data, report, path, key);
  if (isRecord(data)) {
    report.names(data, valuesIncident, here);
  }
};

const validateIncidentFields: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    report.members(
      data,
      here,
      {
        id: validateString2,
        name: validateString2,
        status: validateIncidentStatus,
        impact: validateImpact,
        shortlink: validateString2,
        page_id: validateString2,
        created_at: validateString3,
        updated_at: validateString3,
        started_at: validateString3,
        monitoring_at: validateStringOrNull3,
        resolved_at: validateStringOrNull3,
        reminder_intervals: validateStringOrNull,
      },
      ['started_at', 'reminder_intervals'],
    );
    if (data.incident_updates === undefined) {
      report.missing(here, '/incident_updates');
    } else {
      report.items(data.incident_updates, report.at(here, '/incident_updates'), validateIncidentUpdate);
    }
    if (data.components !== undefined) {
      report.items(data.components, report.at(here, '/components'), validateStatusComponent);
    }
  }
};

const validateIncidentStatus: Validate = (data, report, path, key) => {
  if (typeof data !== 'string') {
    report.mismatch(path, key, 'string');
  } else {
    if (!valuesIncidentStatus.has(data)) {
      report.unknownValue(path, key, data);
    }
  }
};

const validateIncidentUpdate: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    report.members(data, here, {
      id: validateString2,
      incident_id: validateString2,
      status: validateUpdateStatus,
      body: validateString2,
      created_at: validateString3,
      updated_at: validateString3,
      display_at: validateString3,
      deliver_notifications: validateBoolean,
      custom_tweet: validateStringOrNull,
      tweet_id: validateIntegerOrNull,
    });
    if (data.affected_components === undefined) {
      report.missing(here, '/affected_components');
    } else {
      let data0 = data.affected_components;
      if (data0 !== null) {
        if (!Array.isArray(data0)) {
          report.mismatch(here, '/affected_components', 'array or null');
        } else {
          report.items(data0, report.at(here, '/affected_components'), validateAffectedComponent);
        }
      }
    }
    report.names(data, valuesIncidentUpdate, here);
  }
};

export const validateIncidentsResponse: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    report.members(data, here, { page: validateStatusPageInfo });
    if (data.incidents === undefined) {
      report.missing(here, '/incidents');
    } else {
      let data0 = data.incidents;
      if (!Array.isArray(data0)) {
        report.mismatch(here, '/incidents', 'array');
      } else {
        report.items(data0, report.at(here, '/incidents'), validateIncident);
        if (data0.length > 50) {
          report.tooManyItems(here, '/incidents', data0, 50);
        }
      }
    }
    report.names(data, valuesIncidentsResponse, here);
  }
};

const validateInt32: Validate = (data, report, path, key) => {
  if (!Number.isInteger(data)) {
    report.mismatch(path, key, 'integer');
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
      report.mismatch(path, key, 'integer or null');
    }
  }
};

const validateMaintenanceStatus: Validate = (data, report, path, key) => {
  if (typeof data !== 'string') {
    report.mismatch(path, key, 'string');
  } else {
    if (!valuesMaintenanceStatus.has(data)) {
      report.unknownValue(path, key, data);
    }
  }
};

const validatePendingMaintenance: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  validateScheduledMaintenanceFields(data, report, path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    report.members(data, here, { status: validateString4 });
  }
  if (isRecord(data)) {
    report.names(data, valuesActiveMaintenance, here);
  }
};

const validateScheduledMaintenance: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  validateScheduledMaintenanceFields(data, report, path, key);
  if (isRecord(data)) {
    report.names(data, valuesActiveMaintenance, here);
  }
};

const validateScheduledMaintenanceFields: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    report.members(
      data,
      here,
      {
        id: validateString2,
        name: validateString2,
        status: validateMaintenanceStatus,
        impact: validateImpact,
        shortlink: validateString2,
        page_id: validateString2,
        created_at: validateString3,
        updated_at: validateString3,
        started_at: validateString3,
        monitoring_at: validateStringOrNull3,
        resolved_at: validateStringOrNull3,
        scheduled_for: validateString3,
        scheduled_until: validateString3,
      },
      ['started_at'],
    );
    if (data.incident_updates === undefined) {
      report.missing(here, '/incident_updates');
    } else {
      report.items(data.incident_updates, report.at(here, '/incident_updates'), validateIncidentUpdate);
    }
    if (data.components !== undefined) {
      report.items(data.components, report.at(here, '/components'), validateStatusComponent);
    }
  }
};

export const validateScheduledMaintenancesResponse: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    report.members(data, here, { page: validateStatusPageInfo });
    if (data.scheduled_maintenances === undefined) {
      report.missing(here, '/scheduled_maintenances');
    } else {
      let data0 = data.scheduled_maintenances;
      if (!Array.isArray(data0)) {
        report.mismatch(here, '/scheduled_maintenances', 'array');
      } else {
        report.items(data0, report.at(here, '/scheduled_maintenances'), validateScheduledMaintenance);
        if (data0.length > 50) {
          report.tooManyItems(here, '/scheduled_maintenances', data0, 50);
        }
      }
    }
    report.names(data, valuesActiveMaintenancesResponse, here);
  }
};

const validateStatusComponent: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    report.members(
      data,
      here,
      {
        id: validateString2,
        name: validateString2,
        status: validateComponentStatus,
        created_at: validateString3,
        updated_at: validateString3,
        position: validateInt32,
        description: validateStringOrNull,
        showcase: validateBoolean,
        start_date: validateStringOrNull2,
        group_id: validateStringOrNull,
        page_id: validateString2,
        group: validateBoolean,
        only_show_if_degraded: validateBoolean,
      },
      ['start_date'],
    );
    if (data.components !== undefined) {
      report.items(data.components, report.at(here, '/components'), validateString2);
    }
    report.names(data, valuesStatusComponent, here);
  }
};

const validateStatusIndicator: Validate = (data, report, path, key) => {
  if (typeof data !== 'string') {
    report.mismatch(path, key, 'string');
  } else {
    if (!valuesStatusIndicator.has(data)) {
      report.unknownValue(path, key, data);
    }
  }
};

const validateStatusPageInfo: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    report.object(data, here, {
      id: validateString2,
      name: validateString2,
      url: validateString2,
      time_zone: validateString2,
      updated_at: validateString3,
    });
  }
};

export const validateStatusResponse: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    report.object(data, here, { page: validateStatusPageInfo, status: validateStatusRollup });
  }
};

const validateStatusRollup: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    report.object(data, here, { indicator: validateStatusIndicator, description: validateString2 });
  }
};

const validateString: Validate = (data, report, path, key) => {
  if (typeof data !== 'string') {
    report.mismatch(path, key, 'string');
  } else {
    if (!valuesString.has(data)) {
      report.unknownValue(path, key, data);
    }
  }
};

const validateString2: Validate = (data, report, path, key) => {
  if (typeof data !== 'string') {
    report.mismatch(path, key, 'string');
  }
};

const validateString3: Validate = (data, report, path, key) => {
  if (typeof data !== 'string') {
    report.mismatch(path, key, 'string');
  } else {
    if (!patternString3.test(data)) {
      report.unlike(path, key, patternString3);
    }
  }
};

const validateString4: Validate = (data, report, path, key) => {
  if (typeof data !== 'string') {
    report.mismatch(path, key, 'string');
  } else {
    if (!valuesString4.has(data)) {
      report.unknownValue(path, key, data);
    }
  }
};

const validateString5: Validate = (data, report, path, key) => {
  if (typeof data !== 'string') {
    report.mismatch(path, key, 'string');
  } else {
    if (!valuesString5.has(data)) {
      report.unknownValue(path, key, data);
    }
  }
};

const validateString6: Validate = (data, report, path, key) => {
  if (typeof data !== 'string') {
    report.mismatch(path, key, 'string');
  } else {
    if (!valuesString6.has(data)) {
      report.unknownValue(path, key, data);
    }
  }
};

const validateStringOrNull: Validate = (data, report, path, key) => {
  if (data !== null) {
    if (typeof data !== 'string') {
      report.mismatch(path, key, 'string or null');
    }
  }
};

const validateStringOrNull2: Validate = (data, report, path, key) => {
  if (data !== null) {
    if (typeof data !== 'string') {
      report.mismatch(path, key, 'string or null');
    } else {
      if (!patternStringOrNull2.test(data)) {
        report.unlike(path, key, patternStringOrNull2);
      }
    }
  }
};

const validateStringOrNull3: Validate = (data, report, path, key) => {
  if (data !== null) {
    if (typeof data !== 'string') {
      report.mismatch(path, key, 'string or null');
    } else {
      if (!patternString3.test(data)) {
        report.unlike(path, key, patternString3);
      }
    }
  }
};

export const validateSummaryResponse: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    report.members(data, here, { page: validateStatusPageInfo, status: validateStatusRollup });
    if (data.components === undefined) {
      report.missing(here, '/components');
    } else {
      report.items(data.components, report.at(here, '/components'), validateStatusComponent);
    }
    if (data.incidents === undefined) {
      report.missing(here, '/incidents');
    } else {
      report.items(data.incidents, report.at(here, '/incidents'), validateUnresolvedIncident);
    }
    if (data.scheduled_maintenances === undefined) {
      report.missing(here, '/scheduled_maintenances');
    } else {
      report.items(
        data.scheduled_maintenances,
        report.at(here, '/scheduled_maintenances'),
        validatePendingMaintenance,
      );
    }
    report.names(data, valuesSummaryResponse, here);
  }
};

const validateUnresolvedIncident: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  validateIncidentFields(data, report, path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    report.members(data, here, { status: validateString5 });
  }
  if (isRecord(data)) {
    report.names(data, valuesIncident, here);
  }
};

export const validateUnresolvedIncidentsResponse: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    report.members(data, here, { page: validateStatusPageInfo });
    if (data.incidents === undefined) {
      report.missing(here, '/incidents');
    } else {
      report.items(data.incidents, report.at(here, '/incidents'), validateUnresolvedIncident);
    }
    report.names(data, valuesIncidentsResponse, here);
  }
};

const validateUpcomingMaintenance: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  validateScheduledMaintenanceFields(data, report, path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    report.members(data, here, { status: validateString6 });
  }
  if (isRecord(data)) {
    report.names(data, valuesActiveMaintenance, here);
  }
};

export const validateUpcomingMaintenancesResponse: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    report.members(data, here, { page: validateStatusPageInfo });
    if (data.scheduled_maintenances === undefined) {
      report.missing(here, '/scheduled_maintenances');
    } else {
      report.items(
        data.scheduled_maintenances,
        report.at(here, '/scheduled_maintenances'),
        validateUpcomingMaintenance,
      );
    }
    report.names(data, valuesActiveMaintenancesResponse, here);
  }
};

const validateUpdateStatus: Validate = (data, report, path, key) => {
  if (typeof data !== 'string') {
    report.mismatch(path, key, 'string');
  } else {
    if (!valuesUpdateStatus.has(data)) {
      report.unknownValue(path, key, data);
    }
  }
};
