// Checks the replies of the status service. Compiled by Ajv.
// Made from the description of Status service 2.0.0 by `npm run generate`. Do not edit.

import { isRecord, type Validate } from '../../src/generated-code.js';

const knownActiveMaintenance = /*#__PURE__*/ new Set(['in_progress', 'verifying']);
const knownActiveMaintenance2 = [
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
const knownActiveMaintenancesResponse = ['page', 'scheduled_maintenances'];
const knownAffectedComponent = ['code', 'name', 'new_status', 'old_status'];
const knownComponentsResponse = ['components', 'page'];
const knownComponentStatus = /*#__PURE__*/ new Set([
  'operational',
  'degraded_performance',
  'partial_outage',
  'major_outage',
  'under_maintenance',
]);
const knownIncident = [
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
const knownIncidentsResponse = ['incidents', 'page'];
const knownIncidentStatus = /*#__PURE__*/ new Set([
  'investigating',
  'identified',
  'monitoring',
  'resolved',
  'postmortem',
]);
const knownIncidentUpdate = [
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
const knownMaintenanceStatus = /*#__PURE__*/ new Set(['scheduled', 'in_progress', 'verifying', 'completed']);
const knownPendingMaintenance = /*#__PURE__*/ new Set(['scheduled', 'in_progress', 'verifying']);
const knownStatusComponent = [
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
const knownStatusIndicator = /*#__PURE__*/ new Set(['none', 'minor', 'major', 'critical', 'maintenance']);
const knownStatusPageInfo = ['id', 'name', 'time_zone', 'updated_at', 'url'];
const knownStatusResponse = ['page', 'status'];
const knownStatusRollup = ['description', 'indicator'];
const knownSummaryResponse = ['components', 'incidents', 'page', 'scheduled_maintenances', 'status'];
const knownUnresolvedIncident = /*#__PURE__*/ new Set(['investigating', 'identified', 'monitoring']);
const knownUpcomingMaintenance = /*#__PURE__*/ new Set(['scheduled']);
const knownUpdateStatus = /*#__PURE__*/ new Set([
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
const patternStatusComponent = /^\d{4}-[01]\d-[0-3]\d$/;
const patternString2 = /^\d{4}-[01]\d-[0-3]\d[Tt][0-2]\d:[0-5]\d:[0-6]\d(\.\d+)?([Zz]|[+-][0-2]\d:[0-5]\d)$/;

const validateActiveMaintenance: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  validateScheduledMaintenanceFields(data, report, path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    if (data.status === undefined) {
      report.missing(here, '/status');
    } else {
      let data0 = data.status;
      if (typeof data0 !== 'string') {
        report.mismatch(here, '/status', 'string');
      } else {
        if (!knownActiveMaintenance.has(data0)) {
          report.unknownValue(here, '/status', data0);
        }
      }
    }
  }
  if (isRecord(data)) {
    report.names(data, knownActiveMaintenance2, here);
  }
};

export const validateActiveMaintenancesResponse: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    if (data.page === undefined) {
      report.missing(here, '/page');
    } else {
      validateStatusPageInfo(data.page, report, here, '/page');
    }
    if (data.scheduled_maintenances === undefined) {
      report.missing(here, '/scheduled_maintenances');
    } else {
      report.items(
        data.scheduled_maintenances,
        report.at(here, '/scheduled_maintenances'),
        validateActiveMaintenance,
      );
    }
    report.names(data, knownActiveMaintenancesResponse, here);
  }
};

const validateAffectedComponent: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    if (data.code !== undefined) {
      validateString(data.code, report, here, '/code');
    }
    if (data.name === undefined) {
      report.missing(here, '/name');
    } else {
      validateString(data.name, report, here, '/name');
    }
    if (data.old_status !== undefined) {
      validateComponentStatus(data.old_status, report, here, '/old_status');
    }
    if (data.new_status !== undefined) {
      validateComponentStatus(data.new_status, report, here, '/new_status');
    }
    report.names(data, knownAffectedComponent, here);
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
    if (!knownComponentStatus.has(data)) {
      report.unknownValue(path, key, data);
    }
  }
};

export const validateComponentsResponse: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    if (data.page === undefined) {
      report.missing(here, '/page');
    } else {
      validateStatusPageInfo(data.page, report, here, '/page');
    }
    if (data.components === undefined) {
      report.missing(here, '/components');
    } else {
      report.items(data.components, report.at(here, '/components'), validateStatusComponent);
    }
    report.names(data, knownComponentsResponse, here);
  }
};

const validateImpact: Validate = (data, report, path, key) => {
  if (typeof data !== 'string') {
    report.mismatch(path, key, 'string');
  } else {
    if (!knownStatusIndicator.has(data)) {
      report.unknownValue(path, key, data);
    }
  }
};

const validateIncident: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  validateIncidentFields(data, report, path, key);
  if (isRecord(data)) {
    report.names(data, knownIncident, here);
  }
};

const validateIncidentFields: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    if (data.id === undefined) {
      report.missing(here, '/id');
    } else {
      validateString(data.id, report, here, '/id');
    }
    if (data.name === undefined) {
      report.missing(here, '/name');
    } else {
      validateString(data.name, report, here, '/name');
    }
    if (data.status === undefined) {
      report.missing(here, '/status');
    } else {
      validateIncidentStatus(data.status, report, here, '/status');
    }
    if (data.impact === undefined) {
      report.missing(here, '/impact');
    } else {
      validateImpact(data.impact, report, here, '/impact');
    }
    if (data.shortlink === undefined) {
      report.missing(here, '/shortlink');
    } else {
      validateString(data.shortlink, report, here, '/shortlink');
    }
    if (data.page_id === undefined) {
      report.missing(here, '/page_id');
    } else {
      validateString(data.page_id, report, here, '/page_id');
    }
    if (data.created_at === undefined) {
      report.missing(here, '/created_at');
    } else {
      validateString2(data.created_at, report, here, '/created_at');
    }
    if (data.updated_at === undefined) {
      report.missing(here, '/updated_at');
    } else {
      validateString2(data.updated_at, report, here, '/updated_at');
    }
    if (data.started_at !== undefined) {
      validateString2(data.started_at, report, here, '/started_at');
    }
    if (data.monitoring_at === undefined) {
      report.missing(here, '/monitoring_at');
    } else {
      validateStringOrNull2(data.monitoring_at, report, here, '/monitoring_at');
    }
    if (data.resolved_at === undefined) {
      report.missing(here, '/resolved_at');
    } else {
      validateStringOrNull2(data.resolved_at, report, here, '/resolved_at');
    }
    if (data.incident_updates === undefined) {
      report.missing(here, '/incident_updates');
    } else {
      report.items(data.incident_updates, report.at(here, '/incident_updates'), validateIncidentUpdate);
    }
    if (data.components !== undefined) {
      report.items(data.components, report.at(here, '/components'), validateStatusComponent);
    }
    if (data.reminder_intervals !== undefined) {
      validateStringOrNull(data.reminder_intervals, report, here, '/reminder_intervals');
    }
  }
};

const validateIncidentStatus: Validate = (data, report, path, key) => {
  if (typeof data !== 'string') {
    report.mismatch(path, key, 'string');
  } else {
    if (!knownIncidentStatus.has(data)) {
      report.unknownValue(path, key, data);
    }
  }
};

const validateIncidentUpdate: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    if (data.id === undefined) {
      report.missing(here, '/id');
    } else {
      validateString(data.id, report, here, '/id');
    }
    if (data.incident_id === undefined) {
      report.missing(here, '/incident_id');
    } else {
      validateString(data.incident_id, report, here, '/incident_id');
    }
    if (data.status === undefined) {
      report.missing(here, '/status');
    } else {
      validateUpdateStatus(data.status, report, here, '/status');
    }
    if (data.body === undefined) {
      report.missing(here, '/body');
    } else {
      validateString(data.body, report, here, '/body');
    }
    if (data.created_at === undefined) {
      report.missing(here, '/created_at');
    } else {
      validateString2(data.created_at, report, here, '/created_at');
    }
    if (data.updated_at === undefined) {
      report.missing(here, '/updated_at');
    } else {
      validateString2(data.updated_at, report, here, '/updated_at');
    }
    if (data.display_at === undefined) {
      report.missing(here, '/display_at');
    } else {
      validateString2(data.display_at, report, here, '/display_at');
    }
    if (data.affected_components === undefined) {
      report.missing(here, '/affected_components');
    } else {
      let data7 = data.affected_components;
      if (data7 !== null) {
        if (!Array.isArray(data7)) {
          report.mismatch(here, '/affected_components', 'array or null');
        } else {
          report.items(data7, report.at(here, '/affected_components'), validateAffectedComponent);
        }
      }
    }
    if (data.deliver_notifications === undefined) {
      report.missing(here, '/deliver_notifications');
    } else {
      validateBoolean(data.deliver_notifications, report, here, '/deliver_notifications');
    }
    if (data.custom_tweet === undefined) {
      report.missing(here, '/custom_tweet');
    } else {
      validateStringOrNull(data.custom_tweet, report, here, '/custom_tweet');
    }
    if (data.tweet_id === undefined) {
      report.missing(here, '/tweet_id');
    } else {
      let data10 = data.tweet_id;
      if (data10 !== null) {
        if (!Number.isInteger(data10)) {
          report.mismatch(here, '/tweet_id', 'integer or null');
        }
      }
    }
    report.names(data, knownIncidentUpdate, here);
  }
};

export const validateIncidentsResponse: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    if (data.page === undefined) {
      report.missing(here, '/page');
    } else {
      validateStatusPageInfo(data.page, report, here, '/page');
    }
    if (data.incidents === undefined) {
      report.missing(here, '/incidents');
    } else {
      let data1 = data.incidents;
      if (!Array.isArray(data1)) {
        report.mismatch(here, '/incidents', 'array');
      } else {
        report.items(data1, report.at(here, '/incidents'), validateIncident);
        if (data1.length > 50) {
          report.tooManyItems(here, '/incidents', data1, 50);
        }
      }
    }
    report.names(data, knownIncidentsResponse, here);
  }
};

const validateMaintenanceStatus: Validate = (data, report, path, key) => {
  if (typeof data !== 'string') {
    report.mismatch(path, key, 'string');
  } else {
    if (!knownMaintenanceStatus.has(data)) {
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
    if (data.status === undefined) {
      report.missing(here, '/status');
    } else {
      let data0 = data.status;
      if (typeof data0 !== 'string') {
        report.mismatch(here, '/status', 'string');
      } else {
        if (!knownPendingMaintenance.has(data0)) {
          report.unknownValue(here, '/status', data0);
        }
      }
    }
  }
  if (isRecord(data)) {
    report.names(data, knownActiveMaintenance2, here);
  }
};

const validateScheduledMaintenance: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  validateScheduledMaintenanceFields(data, report, path, key);
  if (isRecord(data)) {
    report.names(data, knownActiveMaintenance2, here);
  }
};

const validateScheduledMaintenanceFields: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    if (data.id === undefined) {
      report.missing(here, '/id');
    } else {
      validateString(data.id, report, here, '/id');
    }
    if (data.name === undefined) {
      report.missing(here, '/name');
    } else {
      validateString(data.name, report, here, '/name');
    }
    if (data.status === undefined) {
      report.missing(here, '/status');
    } else {
      validateMaintenanceStatus(data.status, report, here, '/status');
    }
    if (data.impact === undefined) {
      report.missing(here, '/impact');
    } else {
      validateImpact(data.impact, report, here, '/impact');
    }
    if (data.shortlink === undefined) {
      report.missing(here, '/shortlink');
    } else {
      validateString(data.shortlink, report, here, '/shortlink');
    }
    if (data.page_id === undefined) {
      report.missing(here, '/page_id');
    } else {
      validateString(data.page_id, report, here, '/page_id');
    }
    if (data.created_at === undefined) {
      report.missing(here, '/created_at');
    } else {
      validateString2(data.created_at, report, here, '/created_at');
    }
    if (data.updated_at === undefined) {
      report.missing(here, '/updated_at');
    } else {
      validateString2(data.updated_at, report, here, '/updated_at');
    }
    if (data.started_at !== undefined) {
      validateString2(data.started_at, report, here, '/started_at');
    }
    if (data.monitoring_at === undefined) {
      report.missing(here, '/monitoring_at');
    } else {
      validateStringOrNull2(data.monitoring_at, report, here, '/monitoring_at');
    }
    if (data.resolved_at === undefined) {
      report.missing(here, '/resolved_at');
    } else {
      validateStringOrNull2(data.resolved_at, report, here, '/resolved_at');
    }
    if (data.scheduled_for === undefined) {
      report.missing(here, '/scheduled_for');
    } else {
      validateString2(data.scheduled_for, report, here, '/scheduled_for');
    }
    if (data.scheduled_until === undefined) {
      report.missing(here, '/scheduled_until');
    } else {
      validateString2(data.scheduled_until, report, here, '/scheduled_until');
    }
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
    if (data.page === undefined) {
      report.missing(here, '/page');
    } else {
      validateStatusPageInfo(data.page, report, here, '/page');
    }
    if (data.scheduled_maintenances === undefined) {
      report.missing(here, '/scheduled_maintenances');
    } else {
      let data1 = data.scheduled_maintenances;
      if (!Array.isArray(data1)) {
        report.mismatch(here, '/scheduled_maintenances', 'array');
      } else {
        report.items(data1, report.at(here, '/scheduled_maintenances'), validateScheduledMaintenance);
        if (data1.length > 50) {
          report.tooManyItems(here, '/scheduled_maintenances', data1, 50);
        }
      }
    }
    report.names(data, knownActiveMaintenancesResponse, here);
  }
};

const validateStatusComponent: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    if (data.id === undefined) {
      report.missing(here, '/id');
    } else {
      validateString(data.id, report, here, '/id');
    }
    if (data.name === undefined) {
      report.missing(here, '/name');
    } else {
      validateString(data.name, report, here, '/name');
    }
    if (data.status === undefined) {
      report.missing(here, '/status');
    } else {
      validateComponentStatus(data.status, report, here, '/status');
    }
    if (data.created_at === undefined) {
      report.missing(here, '/created_at');
    } else {
      validateString2(data.created_at, report, here, '/created_at');
    }
    if (data.updated_at === undefined) {
      report.missing(here, '/updated_at');
    } else {
      validateString2(data.updated_at, report, here, '/updated_at');
    }
    if (data.position === undefined) {
      report.missing(here, '/position');
    } else {
      let data5 = data.position;
      if (!Number.isInteger(data5)) {
        report.mismatch(here, '/position', 'integer');
      }
      if (typeof data5 === 'number' && isFinite(data5)) {
        if (data5 < -2147483648 || isNaN(data5)) {
          report.mismatch(here, '/position', 'at least -2147483648');
        }
      }
      if (typeof data5 === 'number' && isFinite(data5)) {
        if (data5 > 2147483647 || isNaN(data5)) {
          report.mismatch(here, '/position', 'at most 2147483647');
        }
      }
    }
    if (data.description === undefined) {
      report.missing(here, '/description');
    } else {
      validateStringOrNull(data.description, report, here, '/description');
    }
    if (data.showcase === undefined) {
      report.missing(here, '/showcase');
    } else {
      validateBoolean(data.showcase, report, here, '/showcase');
    }
    if (data.start_date !== undefined) {
      let data8 = data.start_date;
      if (data8 !== null) {
        if (typeof data8 !== 'string') {
          report.mismatch(here, '/start_date', 'string or null');
        } else {
          if (!patternStatusComponent.test(data8)) {
            report.unlike(here, '/start_date', patternStatusComponent);
          }
        }
      }
    }
    if (data.group_id === undefined) {
      report.missing(here, '/group_id');
    } else {
      validateStringOrNull(data.group_id, report, here, '/group_id');
    }
    if (data.page_id === undefined) {
      report.missing(here, '/page_id');
    } else {
      validateString(data.page_id, report, here, '/page_id');
    }
    if (data.group === undefined) {
      report.missing(here, '/group');
    } else {
      validateBoolean(data.group, report, here, '/group');
    }
    if (data.only_show_if_degraded === undefined) {
      report.missing(here, '/only_show_if_degraded');
    } else {
      validateBoolean(data.only_show_if_degraded, report, here, '/only_show_if_degraded');
    }
    if (data.components !== undefined) {
      report.items(data.components, report.at(here, '/components'), validateString);
    }
    report.names(data, knownStatusComponent, here);
  }
};

const validateStatusIndicator: Validate = (data, report, path, key) => {
  if (typeof data !== 'string') {
    report.mismatch(path, key, 'string');
  } else {
    if (!knownStatusIndicator.has(data)) {
      report.unknownValue(path, key, data);
    }
  }
};

const validateStatusPageInfo: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    if (data.id === undefined) {
      report.missing(here, '/id');
    } else {
      validateString(data.id, report, here, '/id');
    }
    if (data.name === undefined) {
      report.missing(here, '/name');
    } else {
      validateString(data.name, report, here, '/name');
    }
    if (data.url === undefined) {
      report.missing(here, '/url');
    } else {
      validateString(data.url, report, here, '/url');
    }
    if (data.time_zone === undefined) {
      report.missing(here, '/time_zone');
    } else {
      validateString(data.time_zone, report, here, '/time_zone');
    }
    if (data.updated_at === undefined) {
      report.missing(here, '/updated_at');
    } else {
      validateString2(data.updated_at, report, here, '/updated_at');
    }
    report.names(data, knownStatusPageInfo, here);
  }
};

export const validateStatusResponse: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    if (data.page === undefined) {
      report.missing(here, '/page');
    } else {
      validateStatusPageInfo(data.page, report, here, '/page');
    }
    if (data.status === undefined) {
      report.missing(here, '/status');
    } else {
      validateStatusRollup(data.status, report, here, '/status');
    }
    report.names(data, knownStatusResponse, here);
  }
};

const validateStatusRollup: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    if (data.indicator === undefined) {
      report.missing(here, '/indicator');
    } else {
      validateStatusIndicator(data.indicator, report, here, '/indicator');
    }
    if (data.description === undefined) {
      report.missing(here, '/description');
    } else {
      validateString(data.description, report, here, '/description');
    }
    report.names(data, knownStatusRollup, here);
  }
};

const validateString: Validate = (data, report, path, key) => {
  if (typeof data !== 'string') {
    report.mismatch(path, key, 'string');
  }
};

const validateString2: Validate = (data, report, path, key) => {
  if (typeof data !== 'string') {
    report.mismatch(path, key, 'string');
  } else {
    if (!patternString2.test(data)) {
      report.unlike(path, key, patternString2);
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
      if (!patternString2.test(data)) {
        report.unlike(path, key, patternString2);
      }
    }
  }
};

export const validateSummaryResponse: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    if (data.page === undefined) {
      report.missing(here, '/page');
    } else {
      validateStatusPageInfo(data.page, report, here, '/page');
    }
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
    if (data.status === undefined) {
      report.missing(here, '/status');
    } else {
      validateStatusRollup(data.status, report, here, '/status');
    }
    report.names(data, knownSummaryResponse, here);
  }
};

const validateUnresolvedIncident: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  validateIncidentFields(data, report, path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    if (data.status === undefined) {
      report.missing(here, '/status');
    } else {
      let data0 = data.status;
      if (typeof data0 !== 'string') {
        report.mismatch(here, '/status', 'string');
      } else {
        if (!knownUnresolvedIncident.has(data0)) {
          report.unknownValue(here, '/status', data0);
        }
      }
    }
  }
  if (isRecord(data)) {
    report.names(data, knownIncident, here);
  }
};

export const validateUnresolvedIncidentsResponse: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    if (data.page === undefined) {
      report.missing(here, '/page');
    } else {
      validateStatusPageInfo(data.page, report, here, '/page');
    }
    if (data.incidents === undefined) {
      report.missing(here, '/incidents');
    } else {
      report.items(data.incidents, report.at(here, '/incidents'), validateUnresolvedIncident);
    }
    report.names(data, knownIncidentsResponse, here);
  }
};

const validateUpcomingMaintenance: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  validateScheduledMaintenanceFields(data, report, path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    if (data.status === undefined) {
      report.missing(here, '/status');
    } else {
      let data0 = data.status;
      if (typeof data0 !== 'string') {
        report.mismatch(here, '/status', 'string');
      } else {
        if (!knownUpcomingMaintenance.has(data0)) {
          report.unknownValue(here, '/status', data0);
        }
      }
    }
  }
  if (isRecord(data)) {
    report.names(data, knownActiveMaintenance2, here);
  }
};

export const validateUpcomingMaintenancesResponse: Validate = (data, report, path, key) => {
  const here = report.at(path, key);
  if (!isRecord(data)) {
    report.mismatch(path, key, 'object');
  } else {
    if (data.page === undefined) {
      report.missing(here, '/page');
    } else {
      validateStatusPageInfo(data.page, report, here, '/page');
    }
    if (data.scheduled_maintenances === undefined) {
      report.missing(here, '/scheduled_maintenances');
    } else {
      report.items(
        data.scheduled_maintenances,
        report.at(here, '/scheduled_maintenances'),
        validateUpcomingMaintenance,
      );
    }
    report.names(data, knownActiveMaintenancesResponse, here);
  }
};

const validateUpdateStatus: Validate = (data, report, path, key) => {
  if (typeof data !== 'string') {
    report.mismatch(path, key, 'string');
  } else {
    if (!knownUpdateStatus.has(data)) {
      report.unknownValue(path, key, data);
    }
  }
};
