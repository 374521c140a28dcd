// Checks the replies and bodies of the status service. Compiled by Ajv.
// Made from the description of Status service 2.0.0 by `npm run generate`. Do not edit.

import { merge, mismatch } from '../../src/core/mismatch.js';

const knownActiveMaintenance = /*#__PURE__*/ new Set(['in_progress', 'verifying']);
const knownActiveMaintenance2 = /*#__PURE__*/ new Set([
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
const knownActiveMaintenancesResponse = /*#__PURE__*/ new Set(['page', 'scheduled_maintenances']);
const knownAffectedComponent = /*#__PURE__*/ new Set(['code', 'name', 'new_status', 'old_status']);
const knownComponentsResponse = /*#__PURE__*/ new Set(['components', 'page']);
const knownComponentStatus = /*#__PURE__*/ new Set([
  'operational',
  'degraded_performance',
  'partial_outage',
  'major_outage',
  'under_maintenance',
]);
const knownImpact = /*#__PURE__*/ new Set(['none', 'minor', 'major', 'critical', 'maintenance']);
const knownIncident = /*#__PURE__*/ new Set([
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
const knownIncidentsResponse = /*#__PURE__*/ new Set(['incidents', 'page']);
const knownIncidentStatus = /*#__PURE__*/ new Set([
  'investigating',
  'identified',
  'monitoring',
  'resolved',
  'postmortem',
]);
const knownIncidentUpdate = /*#__PURE__*/ new Set([
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
]);
const knownMaintenanceStatus = /*#__PURE__*/ new Set(['scheduled', 'in_progress', 'verifying', 'completed']);
const knownPage = /*#__PURE__*/ new Set(['id', 'name', 'time_zone', 'updated_at', 'url']);
const knownPendingMaintenance = /*#__PURE__*/ new Set(['scheduled', 'in_progress', 'verifying']);
const knownStatusComponent = /*#__PURE__*/ new Set([
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
]);
const knownStatusResponse = /*#__PURE__*/ new Set(['page', 'status']);
const knownStatusRollup = /*#__PURE__*/ new Set(['description', 'indicator']);
const knownSummaryResponse = /*#__PURE__*/ new Set([
  'components',
  'incidents',
  'page',
  'scheduled_maintenances',
  'status',
]);
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

function validateActiveMaintenance(data, instancePath = '') {
  let vErrors = null;
  let errors = 0;
  if (!validateScheduledMaintenanceFields.call(this, data, instancePath)) {
    vErrors = merge(vErrors, validateScheduledMaintenanceFields.errors);
    errors = vErrors.length;
  }
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.status === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/status', 'a value');
      errors++;
    }
    if (data.status !== undefined) {
      let data0 = data.status;
      if (typeof data0 !== 'string') {
        vErrors = mismatch(vErrors, instancePath + '/status', 'string');
        errors++;
      }
      if (typeof data0 === 'string' && !knownActiveMaintenance.has(data0)) {
        this.unknownValue(instancePath + '/status', data0);
      }
    }
  } else {
    vErrors = mismatch(vErrors, instancePath, 'object');
    errors++;
  }
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!knownActiveMaintenance2.has(key0)) {
        this.unknownProperty(instancePath, key0, data[key0]);
      }
    }
  }
  validateActiveMaintenance.errors = vErrors;
  return errors === 0;
}

export function validateActiveMaintenancesResponse(data, instancePath = '') {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.page === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/page', 'a value');
      errors++;
    }
    if (data.scheduled_maintenances === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/scheduled_maintenances', 'a value');
      errors++;
    }
    if (data.page !== undefined) {
      if (!validatePage.call(this, data.page, instancePath + '/page')) {
        vErrors = merge(vErrors, validatePage.errors);
        errors = vErrors.length;
      }
    }
    if (data.scheduled_maintenances !== undefined) {
      let data1 = data.scheduled_maintenances;
      if (Array.isArray(data1)) {
        const len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (
            !validateActiveMaintenance.call(this, data1[i0], instancePath + '/scheduled_maintenances/' + i0)
          ) {
            vErrors = merge(vErrors, validateActiveMaintenance.errors);
            errors = vErrors.length;
          }
        }
      } else {
        vErrors = mismatch(vErrors, instancePath + '/scheduled_maintenances', 'array');
        errors++;
      }
    }
    for (const key0 in data) {
      if (!knownActiveMaintenancesResponse.has(key0)) {
        this.unknownProperty(instancePath, key0, data[key0]);
      }
    }
  } else {
    vErrors = mismatch(vErrors, instancePath, 'object');
    errors++;
  }
  validateActiveMaintenancesResponse.errors = vErrors;
  return errors === 0;
}

function validateAffectedComponent(data, instancePath = '') {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.name === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/name', 'a value');
      errors++;
    }
    if (data.code !== undefined) {
      if (typeof data.code !== 'string') {
        vErrors = mismatch(vErrors, instancePath + '/code', 'string');
        errors++;
      }
    }
    if (data.name !== undefined) {
      if (typeof data.name !== 'string') {
        vErrors = mismatch(vErrors, instancePath + '/name', 'string');
        errors++;
      }
    }
    if (data.old_status !== undefined) {
      if (!validateComponentStatus.call(this, data.old_status, instancePath + '/old_status')) {
        vErrors = merge(vErrors, validateComponentStatus.errors);
        errors = vErrors.length;
      }
    }
    if (data.new_status !== undefined) {
      if (!validateComponentStatus.call(this, data.new_status, instancePath + '/new_status')) {
        vErrors = merge(vErrors, validateComponentStatus.errors);
        errors = vErrors.length;
      }
    }
    for (const key0 in data) {
      if (!knownAffectedComponent.has(key0)) {
        this.unknownProperty(instancePath, key0, data[key0]);
      }
    }
  } else {
    vErrors = mismatch(vErrors, instancePath, 'object');
    errors++;
  }
  validateAffectedComponent.errors = vErrors;
  return errors === 0;
}

function validateComponentStatus(data, instancePath = '') {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== 'string') {
    vErrors = mismatch(vErrors, instancePath, 'string');
    errors++;
  }
  if (typeof data === 'string' && !knownComponentStatus.has(data)) {
    this.unknownValue(instancePath, data);
  }
  validateComponentStatus.errors = vErrors;
  return errors === 0;
}

export function validateComponentsResponse(data, instancePath = '') {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.page === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/page', 'a value');
      errors++;
    }
    if (data.components === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/components', 'a value');
      errors++;
    }
    if (data.page !== undefined) {
      if (!validatePage.call(this, data.page, instancePath + '/page')) {
        vErrors = merge(vErrors, validatePage.errors);
        errors = vErrors.length;
      }
    }
    if (data.components !== undefined) {
      let data1 = data.components;
      if (Array.isArray(data1)) {
        const len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validateStatusComponent.call(this, data1[i0], instancePath + '/components/' + i0)) {
            vErrors = merge(vErrors, validateStatusComponent.errors);
            errors = vErrors.length;
          }
        }
      } else {
        vErrors = mismatch(vErrors, instancePath + '/components', 'array');
        errors++;
      }
    }
    for (const key0 in data) {
      if (!knownComponentsResponse.has(key0)) {
        this.unknownProperty(instancePath, key0, data[key0]);
      }
    }
  } else {
    vErrors = mismatch(vErrors, instancePath, 'object');
    errors++;
  }
  validateComponentsResponse.errors = vErrors;
  return errors === 0;
}

function validateImpact(data, instancePath = '') {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== 'string') {
    vErrors = mismatch(vErrors, instancePath, 'string');
    errors++;
  }
  if (typeof data === 'string' && !knownImpact.has(data)) {
    this.unknownValue(instancePath, data);
  }
  validateImpact.errors = vErrors;
  return errors === 0;
}

function validateIncident(data, instancePath = '') {
  let vErrors = null;
  let errors = 0;
  if (!validateIncidentFields.call(this, data, instancePath)) {
    vErrors = merge(vErrors, validateIncidentFields.errors);
    errors = vErrors.length;
  }
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!knownIncident.has(key0)) {
        this.unknownProperty(instancePath, key0, data[key0]);
      }
    }
  }
  validateIncident.errors = vErrors;
  return errors === 0;
}

function validateIncidentFields(data, instancePath = '') {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.id === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/id', 'a value');
      errors++;
    }
    if (data.name === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/name', 'a value');
      errors++;
    }
    if (data.status === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/status', 'a value');
      errors++;
    }
    if (data.impact === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/impact', 'a value');
      errors++;
    }
    if (data.shortlink === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/shortlink', 'a value');
      errors++;
    }
    if (data.page_id === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/page_id', 'a value');
      errors++;
    }
    if (data.created_at === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/created_at', 'a value');
      errors++;
    }
    if (data.updated_at === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/updated_at', 'a value');
      errors++;
    }
    if (data.monitoring_at === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/monitoring_at', 'a value');
      errors++;
    }
    if (data.resolved_at === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/resolved_at', 'a value');
      errors++;
    }
    if (data.incident_updates === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/incident_updates', 'a value');
      errors++;
    }
    if (data.id !== undefined) {
      if (typeof data.id !== 'string') {
        vErrors = mismatch(vErrors, instancePath + '/id', 'string');
        errors++;
      }
    }
    if (data.name !== undefined) {
      if (typeof data.name !== 'string') {
        vErrors = mismatch(vErrors, instancePath + '/name', 'string');
        errors++;
      }
    }
    if (data.status !== undefined) {
      if (!validateIncidentStatus.call(this, data.status, instancePath + '/status')) {
        vErrors = merge(vErrors, validateIncidentStatus.errors);
        errors = vErrors.length;
      }
    }
    if (data.impact !== undefined) {
      if (!validateImpact.call(this, data.impact, instancePath + '/impact')) {
        vErrors = merge(vErrors, validateImpact.errors);
        errors = vErrors.length;
      }
    }
    if (data.shortlink !== undefined) {
      if (typeof data.shortlink !== 'string') {
        vErrors = mismatch(vErrors, instancePath + '/shortlink', 'string');
        errors++;
      }
    }
    if (data.page_id !== undefined) {
      if (typeof data.page_id !== 'string') {
        vErrors = mismatch(vErrors, instancePath + '/page_id', 'string');
        errors++;
      }
    }
    if (data.created_at !== undefined) {
      if (typeof data.created_at !== 'string') {
        vErrors = mismatch(vErrors, instancePath + '/created_at', 'string');
        errors++;
      }
    }
    if (data.updated_at !== undefined) {
      if (typeof data.updated_at !== 'string') {
        vErrors = mismatch(vErrors, instancePath + '/updated_at', 'string');
        errors++;
      }
    }
    if (data.started_at !== undefined) {
      if (typeof data.started_at !== 'string') {
        vErrors = mismatch(vErrors, instancePath + '/started_at', 'string');
        errors++;
      }
    }
    if (data.monitoring_at !== undefined) {
      let data9 = data.monitoring_at;
      if (typeof data9 !== 'string' && data9 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/monitoring_at', 'string or null');
        errors++;
      }
    }
    if (data.resolved_at !== undefined) {
      let data10 = data.resolved_at;
      if (typeof data10 !== 'string' && data10 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/resolved_at', 'string or null');
        errors++;
      }
    }
    if (data.incident_updates !== undefined) {
      let data11 = data.incident_updates;
      if (Array.isArray(data11)) {
        const len0 = data11.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validateIncidentUpdate.call(this, data11[i0], instancePath + '/incident_updates/' + i0)) {
            vErrors = merge(vErrors, validateIncidentUpdate.errors);
            errors = vErrors.length;
          }
        }
      } else {
        vErrors = mismatch(vErrors, instancePath + '/incident_updates', 'array');
        errors++;
      }
    }
    if (data.components !== undefined) {
      let data13 = data.components;
      if (Array.isArray(data13)) {
        const len1 = data13.length;
        for (let i1 = 0; i1 < len1; i1++) {
          if (!validateStatusComponent.call(this, data13[i1], instancePath + '/components/' + i1)) {
            vErrors = merge(vErrors, validateStatusComponent.errors);
            errors = vErrors.length;
          }
        }
      } else {
        vErrors = mismatch(vErrors, instancePath + '/components', 'array');
        errors++;
      }
    }
    if (data.reminder_intervals !== undefined) {
      let data15 = data.reminder_intervals;
      if (typeof data15 !== 'string' && data15 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/reminder_intervals', 'string or null');
        errors++;
      }
    }
  } else {
    vErrors = mismatch(vErrors, instancePath, 'object');
    errors++;
  }
  validateIncidentFields.errors = vErrors;
  return errors === 0;
}

function validateIncidentStatus(data, instancePath = '') {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== 'string') {
    vErrors = mismatch(vErrors, instancePath, 'string');
    errors++;
  }
  if (typeof data === 'string' && !knownIncidentStatus.has(data)) {
    this.unknownValue(instancePath, data);
  }
  validateIncidentStatus.errors = vErrors;
  return errors === 0;
}

function validateIncidentUpdate(data, instancePath = '') {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.id === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/id', 'a value');
      errors++;
    }
    if (data.incident_id === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/incident_id', 'a value');
      errors++;
    }
    if (data.status === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/status', 'a value');
      errors++;
    }
    if (data.body === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/body', 'a value');
      errors++;
    }
    if (data.created_at === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/created_at', 'a value');
      errors++;
    }
    if (data.updated_at === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/updated_at', 'a value');
      errors++;
    }
    if (data.display_at === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/display_at', 'a value');
      errors++;
    }
    if (data.affected_components === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/affected_components', 'a value');
      errors++;
    }
    if (data.deliver_notifications === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/deliver_notifications', 'a value');
      errors++;
    }
    if (data.custom_tweet === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/custom_tweet', 'a value');
      errors++;
    }
    if (data.tweet_id === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/tweet_id', 'a value');
      errors++;
    }
    if (data.id !== undefined) {
      if (typeof data.id !== 'string') {
        vErrors = mismatch(vErrors, instancePath + '/id', 'string');
        errors++;
      }
    }
    if (data.incident_id !== undefined) {
      if (typeof data.incident_id !== 'string') {
        vErrors = mismatch(vErrors, instancePath + '/incident_id', 'string');
        errors++;
      }
    }
    if (data.status !== undefined) {
      if (!validateUpdateStatus.call(this, data.status, instancePath + '/status')) {
        vErrors = merge(vErrors, validateUpdateStatus.errors);
        errors = vErrors.length;
      }
    }
    if (data.body !== undefined) {
      if (typeof data.body !== 'string') {
        vErrors = mismatch(vErrors, instancePath + '/body', 'string');
        errors++;
      }
    }
    if (data.created_at !== undefined) {
      if (typeof data.created_at !== 'string') {
        vErrors = mismatch(vErrors, instancePath + '/created_at', 'string');
        errors++;
      }
    }
    if (data.updated_at !== undefined) {
      if (typeof data.updated_at !== 'string') {
        vErrors = mismatch(vErrors, instancePath + '/updated_at', 'string');
        errors++;
      }
    }
    if (data.display_at !== undefined) {
      if (typeof data.display_at !== 'string') {
        vErrors = mismatch(vErrors, instancePath + '/display_at', 'string');
        errors++;
      }
    }
    if (data.affected_components !== undefined) {
      let data7 = data.affected_components;
      if (!Array.isArray(data7) && data7 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/affected_components', 'array or null');
        errors++;
      }
      if (Array.isArray(data7)) {
        const len0 = data7.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validateAffectedComponent.call(this, data7[i0], instancePath + '/affected_components/' + i0)) {
            vErrors = merge(vErrors, validateAffectedComponent.errors);
            errors = vErrors.length;
          }
        }
      }
    }
    if (data.deliver_notifications !== undefined) {
      if (typeof data.deliver_notifications !== 'boolean') {
        vErrors = mismatch(vErrors, instancePath + '/deliver_notifications', 'boolean');
        errors++;
      }
    }
    if (data.custom_tweet !== undefined) {
      let data10 = data.custom_tweet;
      if (typeof data10 !== 'string' && data10 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/custom_tweet', 'string or null');
        errors++;
      }
    }
    if (data.tweet_id !== undefined) {
      let data11 = data.tweet_id;
      if (
        !(typeof data11 == 'number' && !(data11 % 1) && !isNaN(data11) && isFinite(data11)) &&
        data11 !== null
      ) {
        vErrors = mismatch(vErrors, instancePath + '/tweet_id', 'integer or null');
        errors++;
      }
      if (typeof data11 == 'number' && isFinite(data11)) {
        if (data11 > 9223372036854776000 || isNaN(data11)) {
          vErrors = mismatch(vErrors, instancePath + '/tweet_id', 'at most 9223372036854776000');
          errors++;
        }
        if (data11 < -9223372036854776000 || isNaN(data11)) {
          vErrors = mismatch(vErrors, instancePath + '/tweet_id', 'at least -9223372036854776000');
          errors++;
        }
      }
    }
    for (const key0 in data) {
      if (!knownIncidentUpdate.has(key0)) {
        this.unknownProperty(instancePath, key0, data[key0]);
      }
    }
  } else {
    vErrors = mismatch(vErrors, instancePath, 'object');
    errors++;
  }
  validateIncidentUpdate.errors = vErrors;
  return errors === 0;
}

export function validateIncidentsResponse(data, instancePath = '') {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.page === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/page', 'a value');
      errors++;
    }
    if (data.incidents === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/incidents', 'a value');
      errors++;
    }
    if (data.page !== undefined) {
      if (!validatePage.call(this, data.page, instancePath + '/page')) {
        vErrors = merge(vErrors, validatePage.errors);
        errors = vErrors.length;
      }
    }
    if (data.incidents !== undefined) {
      let data1 = data.incidents;
      if (Array.isArray(data1)) {
        const len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validateIncident.call(this, data1[i0], instancePath + '/incidents/' + i0)) {
            vErrors = merge(vErrors, validateIncident.errors);
            errors = vErrors.length;
          }
        }
        if (data1.length > 50) {
          this.tooManyItems(instancePath + '/incidents', data1, 50);
        }
      } else {
        vErrors = mismatch(vErrors, instancePath + '/incidents', 'array');
        errors++;
      }
    }
    for (const key0 in data) {
      if (!knownIncidentsResponse.has(key0)) {
        this.unknownProperty(instancePath, key0, data[key0]);
      }
    }
  } else {
    vErrors = mismatch(vErrors, instancePath, 'object');
    errors++;
  }
  validateIncidentsResponse.errors = vErrors;
  return errors === 0;
}

function validateMaintenanceStatus(data, instancePath = '') {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== 'string') {
    vErrors = mismatch(vErrors, instancePath, 'string');
    errors++;
  }
  if (typeof data === 'string' && !knownMaintenanceStatus.has(data)) {
    this.unknownValue(instancePath, data);
  }
  validateMaintenanceStatus.errors = vErrors;
  return errors === 0;
}

function validatePage(data, instancePath = '') {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.id === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/id', 'a value');
      errors++;
    }
    if (data.name === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/name', 'a value');
      errors++;
    }
    if (data.url === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/url', 'a value');
      errors++;
    }
    if (data.time_zone === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/time_zone', 'a value');
      errors++;
    }
    if (data.updated_at === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/updated_at', 'a value');
      errors++;
    }
    if (data.id !== undefined) {
      if (typeof data.id !== 'string') {
        vErrors = mismatch(vErrors, instancePath + '/id', 'string');
        errors++;
      }
    }
    if (data.name !== undefined) {
      if (typeof data.name !== 'string') {
        vErrors = mismatch(vErrors, instancePath + '/name', 'string');
        errors++;
      }
    }
    if (data.url !== undefined) {
      if (typeof data.url !== 'string') {
        vErrors = mismatch(vErrors, instancePath + '/url', 'string');
        errors++;
      }
    }
    if (data.time_zone !== undefined) {
      if (typeof data.time_zone !== 'string') {
        vErrors = mismatch(vErrors, instancePath + '/time_zone', 'string');
        errors++;
      }
    }
    if (data.updated_at !== undefined) {
      if (typeof data.updated_at !== 'string') {
        vErrors = mismatch(vErrors, instancePath + '/updated_at', 'string');
        errors++;
      }
    }
    for (const key0 in data) {
      if (!knownPage.has(key0)) {
        this.unknownProperty(instancePath, key0, data[key0]);
      }
    }
  } else {
    vErrors = mismatch(vErrors, instancePath, 'object');
    errors++;
  }
  validatePage.errors = vErrors;
  return errors === 0;
}

function validatePendingMaintenance(data, instancePath = '') {
  let vErrors = null;
  let errors = 0;
  if (!validateScheduledMaintenanceFields.call(this, data, instancePath)) {
    vErrors = merge(vErrors, validateScheduledMaintenanceFields.errors);
    errors = vErrors.length;
  }
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.status === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/status', 'a value');
      errors++;
    }
    if (data.status !== undefined) {
      let data0 = data.status;
      if (typeof data0 !== 'string') {
        vErrors = mismatch(vErrors, instancePath + '/status', 'string');
        errors++;
      }
      if (typeof data0 === 'string' && !knownPendingMaintenance.has(data0)) {
        this.unknownValue(instancePath + '/status', data0);
      }
    }
  } else {
    vErrors = mismatch(vErrors, instancePath, 'object');
    errors++;
  }
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!knownActiveMaintenance2.has(key0)) {
        this.unknownProperty(instancePath, key0, data[key0]);
      }
    }
  }
  validatePendingMaintenance.errors = vErrors;
  return errors === 0;
}

function validateScheduledMaintenance(data, instancePath = '') {
  let vErrors = null;
  let errors = 0;
  if (!validateScheduledMaintenanceFields.call(this, data, instancePath)) {
    vErrors = merge(vErrors, validateScheduledMaintenanceFields.errors);
    errors = vErrors.length;
  }
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!knownActiveMaintenance2.has(key0)) {
        this.unknownProperty(instancePath, key0, data[key0]);
      }
    }
  }
  validateScheduledMaintenance.errors = vErrors;
  return errors === 0;
}

function validateScheduledMaintenanceFields(data, instancePath = '') {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.id === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/id', 'a value');
      errors++;
    }
    if (data.name === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/name', 'a value');
      errors++;
    }
    if (data.status === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/status', 'a value');
      errors++;
    }
    if (data.impact === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/impact', 'a value');
      errors++;
    }
    if (data.shortlink === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/shortlink', 'a value');
      errors++;
    }
    if (data.page_id === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/page_id', 'a value');
      errors++;
    }
    if (data.created_at === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/created_at', 'a value');
      errors++;
    }
    if (data.updated_at === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/updated_at', 'a value');
      errors++;
    }
    if (data.monitoring_at === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/monitoring_at', 'a value');
      errors++;
    }
    if (data.resolved_at === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/resolved_at', 'a value');
      errors++;
    }
    if (data.scheduled_for === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/scheduled_for', 'a value');
      errors++;
    }
    if (data.scheduled_until === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/scheduled_until', 'a value');
      errors++;
    }
    if (data.incident_updates === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/incident_updates', 'a value');
      errors++;
    }
    if (data.id !== undefined) {
      if (typeof data.id !== 'string') {
        vErrors = mismatch(vErrors, instancePath + '/id', 'string');
        errors++;
      }
    }
    if (data.name !== undefined) {
      if (typeof data.name !== 'string') {
        vErrors = mismatch(vErrors, instancePath + '/name', 'string');
        errors++;
      }
    }
    if (data.status !== undefined) {
      if (!validateMaintenanceStatus.call(this, data.status, instancePath + '/status')) {
        vErrors = merge(vErrors, validateMaintenanceStatus.errors);
        errors = vErrors.length;
      }
    }
    if (data.impact !== undefined) {
      if (!validateImpact.call(this, data.impact, instancePath + '/impact')) {
        vErrors = merge(vErrors, validateImpact.errors);
        errors = vErrors.length;
      }
    }
    if (data.shortlink !== undefined) {
      if (typeof data.shortlink !== 'string') {
        vErrors = mismatch(vErrors, instancePath + '/shortlink', 'string');
        errors++;
      }
    }
    if (data.page_id !== undefined) {
      if (typeof data.page_id !== 'string') {
        vErrors = mismatch(vErrors, instancePath + '/page_id', 'string');
        errors++;
      }
    }
    if (data.created_at !== undefined) {
      if (typeof data.created_at !== 'string') {
        vErrors = mismatch(vErrors, instancePath + '/created_at', 'string');
        errors++;
      }
    }
    if (data.updated_at !== undefined) {
      if (typeof data.updated_at !== 'string') {
        vErrors = mismatch(vErrors, instancePath + '/updated_at', 'string');
        errors++;
      }
    }
    if (data.started_at !== undefined) {
      if (typeof data.started_at !== 'string') {
        vErrors = mismatch(vErrors, instancePath + '/started_at', 'string');
        errors++;
      }
    }
    if (data.monitoring_at !== undefined) {
      let data9 = data.monitoring_at;
      if (typeof data9 !== 'string' && data9 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/monitoring_at', 'string or null');
        errors++;
      }
    }
    if (data.resolved_at !== undefined) {
      let data10 = data.resolved_at;
      if (typeof data10 !== 'string' && data10 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/resolved_at', 'string or null');
        errors++;
      }
    }
    if (data.scheduled_for !== undefined) {
      if (typeof data.scheduled_for !== 'string') {
        vErrors = mismatch(vErrors, instancePath + '/scheduled_for', 'string');
        errors++;
      }
    }
    if (data.scheduled_until !== undefined) {
      if (typeof data.scheduled_until !== 'string') {
        vErrors = mismatch(vErrors, instancePath + '/scheduled_until', 'string');
        errors++;
      }
    }
    if (data.incident_updates !== undefined) {
      let data13 = data.incident_updates;
      if (Array.isArray(data13)) {
        const len0 = data13.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validateIncidentUpdate.call(this, data13[i0], instancePath + '/incident_updates/' + i0)) {
            vErrors = merge(vErrors, validateIncidentUpdate.errors);
            errors = vErrors.length;
          }
        }
      } else {
        vErrors = mismatch(vErrors, instancePath + '/incident_updates', 'array');
        errors++;
      }
    }
    if (data.components !== undefined) {
      let data15 = data.components;
      if (Array.isArray(data15)) {
        const len1 = data15.length;
        for (let i1 = 0; i1 < len1; i1++) {
          if (!validateStatusComponent.call(this, data15[i1], instancePath + '/components/' + i1)) {
            vErrors = merge(vErrors, validateStatusComponent.errors);
            errors = vErrors.length;
          }
        }
      } else {
        vErrors = mismatch(vErrors, instancePath + '/components', 'array');
        errors++;
      }
    }
  } else {
    vErrors = mismatch(vErrors, instancePath, 'object');
    errors++;
  }
  validateScheduledMaintenanceFields.errors = vErrors;
  return errors === 0;
}

export function validateScheduledMaintenancesResponse(data, instancePath = '') {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.page === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/page', 'a value');
      errors++;
    }
    if (data.scheduled_maintenances === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/scheduled_maintenances', 'a value');
      errors++;
    }
    if (data.page !== undefined) {
      if (!validatePage.call(this, data.page, instancePath + '/page')) {
        vErrors = merge(vErrors, validatePage.errors);
        errors = vErrors.length;
      }
    }
    if (data.scheduled_maintenances !== undefined) {
      let data1 = data.scheduled_maintenances;
      if (Array.isArray(data1)) {
        const len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (
            !validateScheduledMaintenance.call(
              this,
              data1[i0],
              instancePath + '/scheduled_maintenances/' + i0,
            )
          ) {
            vErrors = merge(vErrors, validateScheduledMaintenance.errors);
            errors = vErrors.length;
          }
        }
        if (data1.length > 50) {
          this.tooManyItems(instancePath + '/scheduled_maintenances', data1, 50);
        }
      } else {
        vErrors = mismatch(vErrors, instancePath + '/scheduled_maintenances', 'array');
        errors++;
      }
    }
    for (const key0 in data) {
      if (!knownActiveMaintenancesResponse.has(key0)) {
        this.unknownProperty(instancePath, key0, data[key0]);
      }
    }
  } else {
    vErrors = mismatch(vErrors, instancePath, 'object');
    errors++;
  }
  validateScheduledMaintenancesResponse.errors = vErrors;
  return errors === 0;
}

function validateStatusComponent(data, instancePath = '') {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.id === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/id', 'a value');
      errors++;
    }
    if (data.name === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/name', 'a value');
      errors++;
    }
    if (data.status === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/status', 'a value');
      errors++;
    }
    if (data.created_at === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/created_at', 'a value');
      errors++;
    }
    if (data.updated_at === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/updated_at', 'a value');
      errors++;
    }
    if (data.position === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/position', 'a value');
      errors++;
    }
    if (data.description === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/description', 'a value');
      errors++;
    }
    if (data.showcase === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/showcase', 'a value');
      errors++;
    }
    if (data.group_id === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/group_id', 'a value');
      errors++;
    }
    if (data.page_id === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/page_id', 'a value');
      errors++;
    }
    if (data.group === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/group', 'a value');
      errors++;
    }
    if (data.only_show_if_degraded === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/only_show_if_degraded', 'a value');
      errors++;
    }
    if (data.id !== undefined) {
      if (typeof data.id !== 'string') {
        vErrors = mismatch(vErrors, instancePath + '/id', 'string');
        errors++;
      }
    }
    if (data.name !== undefined) {
      if (typeof data.name !== 'string') {
        vErrors = mismatch(vErrors, instancePath + '/name', 'string');
        errors++;
      }
    }
    if (data.status !== undefined) {
      if (!validateComponentStatus.call(this, data.status, instancePath + '/status')) {
        vErrors = merge(vErrors, validateComponentStatus.errors);
        errors = vErrors.length;
      }
    }
    if (data.created_at !== undefined) {
      if (typeof data.created_at !== 'string') {
        vErrors = mismatch(vErrors, instancePath + '/created_at', 'string');
        errors++;
      }
    }
    if (data.updated_at !== undefined) {
      if (typeof data.updated_at !== 'string') {
        vErrors = mismatch(vErrors, instancePath + '/updated_at', 'string');
        errors++;
      }
    }
    if (data.position !== undefined) {
      let data5 = data.position;
      if (!(typeof data5 == 'number' && !(data5 % 1) && !isNaN(data5) && isFinite(data5))) {
        vErrors = mismatch(vErrors, instancePath + '/position', 'integer');
        errors++;
      }
      if (typeof data5 == 'number' && isFinite(data5)) {
        if (data5 > 2147483647 || isNaN(data5)) {
          vErrors = mismatch(vErrors, instancePath + '/position', 'at most 2147483647');
          errors++;
        }
        if (data5 < -2147483648 || isNaN(data5)) {
          vErrors = mismatch(vErrors, instancePath + '/position', 'at least -2147483648');
          errors++;
        }
      }
    }
    if (data.description !== undefined) {
      let data6 = data.description;
      if (typeof data6 !== 'string' && data6 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/description', 'string or null');
        errors++;
      }
    }
    if (data.showcase !== undefined) {
      if (typeof data.showcase !== 'boolean') {
        vErrors = mismatch(vErrors, instancePath + '/showcase', 'boolean');
        errors++;
      }
    }
    if (data.start_date !== undefined) {
      let data8 = data.start_date;
      if (typeof data8 !== 'string' && data8 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/start_date', 'string or null');
        errors++;
      }
    }
    if (data.group_id !== undefined) {
      let data9 = data.group_id;
      if (typeof data9 !== 'string' && data9 !== null) {
        vErrors = mismatch(vErrors, instancePath + '/group_id', 'string or null');
        errors++;
      }
    }
    if (data.page_id !== undefined) {
      if (typeof data.page_id !== 'string') {
        vErrors = mismatch(vErrors, instancePath + '/page_id', 'string');
        errors++;
      }
    }
    if (data.group !== undefined) {
      if (typeof data.group !== 'boolean') {
        vErrors = mismatch(vErrors, instancePath + '/group', 'boolean');
        errors++;
      }
    }
    if (data.only_show_if_degraded !== undefined) {
      if (typeof data.only_show_if_degraded !== 'boolean') {
        vErrors = mismatch(vErrors, instancePath + '/only_show_if_degraded', 'boolean');
        errors++;
      }
    }
    if (data.components !== undefined) {
      let data13 = data.components;
      if (Array.isArray(data13)) {
        const len0 = data13.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (typeof data13[i0] !== 'string') {
            vErrors = mismatch(vErrors, instancePath + '/components/' + i0, 'string');
            errors++;
          }
        }
      } else {
        vErrors = mismatch(vErrors, instancePath + '/components', 'array');
        errors++;
      }
    }
    for (const key0 in data) {
      if (!knownStatusComponent.has(key0)) {
        this.unknownProperty(instancePath, key0, data[key0]);
      }
    }
  } else {
    vErrors = mismatch(vErrors, instancePath, 'object');
    errors++;
  }
  validateStatusComponent.errors = vErrors;
  return errors === 0;
}

function validateStatusIndicator(data, instancePath = '') {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== 'string') {
    vErrors = mismatch(vErrors, instancePath, 'string');
    errors++;
  }
  if (typeof data === 'string' && !knownImpact.has(data)) {
    this.unknownValue(instancePath, data);
  }
  validateStatusIndicator.errors = vErrors;
  return errors === 0;
}

export function validateStatusResponse(data, instancePath = '') {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.page === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/page', 'a value');
      errors++;
    }
    if (data.status === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/status', 'a value');
      errors++;
    }
    if (data.page !== undefined) {
      if (!validatePage.call(this, data.page, instancePath + '/page')) {
        vErrors = merge(vErrors, validatePage.errors);
        errors = vErrors.length;
      }
    }
    if (data.status !== undefined) {
      if (!validateStatusRollup.call(this, data.status, instancePath + '/status')) {
        vErrors = merge(vErrors, validateStatusRollup.errors);
        errors = vErrors.length;
      }
    }
    for (const key0 in data) {
      if (!knownStatusResponse.has(key0)) {
        this.unknownProperty(instancePath, key0, data[key0]);
      }
    }
  } else {
    vErrors = mismatch(vErrors, instancePath, 'object');
    errors++;
  }
  validateStatusResponse.errors = vErrors;
  return errors === 0;
}

function validateStatusRollup(data, instancePath = '') {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.indicator === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/indicator', 'a value');
      errors++;
    }
    if (data.description === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/description', 'a value');
      errors++;
    }
    if (data.indicator !== undefined) {
      if (!validateStatusIndicator.call(this, data.indicator, instancePath + '/indicator')) {
        vErrors = merge(vErrors, validateStatusIndicator.errors);
        errors = vErrors.length;
      }
    }
    if (data.description !== undefined) {
      if (typeof data.description !== 'string') {
        vErrors = mismatch(vErrors, instancePath + '/description', 'string');
        errors++;
      }
    }
    for (const key0 in data) {
      if (!knownStatusRollup.has(key0)) {
        this.unknownProperty(instancePath, key0, data[key0]);
      }
    }
  } else {
    vErrors = mismatch(vErrors, instancePath, 'object');
    errors++;
  }
  validateStatusRollup.errors = vErrors;
  return errors === 0;
}

export function validateSummaryResponse(data, instancePath = '') {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.page === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/page', 'a value');
      errors++;
    }
    if (data.components === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/components', 'a value');
      errors++;
    }
    if (data.incidents === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/incidents', 'a value');
      errors++;
    }
    if (data.scheduled_maintenances === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/scheduled_maintenances', 'a value');
      errors++;
    }
    if (data.status === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/status', 'a value');
      errors++;
    }
    if (data.page !== undefined) {
      if (!validatePage.call(this, data.page, instancePath + '/page')) {
        vErrors = merge(vErrors, validatePage.errors);
        errors = vErrors.length;
      }
    }
    if (data.components !== undefined) {
      let data1 = data.components;
      if (Array.isArray(data1)) {
        const len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validateStatusComponent.call(this, data1[i0], instancePath + '/components/' + i0)) {
            vErrors = merge(vErrors, validateStatusComponent.errors);
            errors = vErrors.length;
          }
        }
      } else {
        vErrors = mismatch(vErrors, instancePath + '/components', 'array');
        errors++;
      }
    }
    if (data.incidents !== undefined) {
      let data3 = data.incidents;
      if (Array.isArray(data3)) {
        const len1 = data3.length;
        for (let i1 = 0; i1 < len1; i1++) {
          if (!validateUnresolvedIncident.call(this, data3[i1], instancePath + '/incidents/' + i1)) {
            vErrors = merge(vErrors, validateUnresolvedIncident.errors);
            errors = vErrors.length;
          }
        }
      } else {
        vErrors = mismatch(vErrors, instancePath + '/incidents', 'array');
        errors++;
      }
    }
    if (data.scheduled_maintenances !== undefined) {
      let data5 = data.scheduled_maintenances;
      if (Array.isArray(data5)) {
        const len2 = data5.length;
        for (let i2 = 0; i2 < len2; i2++) {
          if (
            !validatePendingMaintenance.call(this, data5[i2], instancePath + '/scheduled_maintenances/' + i2)
          ) {
            vErrors = merge(vErrors, validatePendingMaintenance.errors);
            errors = vErrors.length;
          }
        }
      } else {
        vErrors = mismatch(vErrors, instancePath + '/scheduled_maintenances', 'array');
        errors++;
      }
    }
    if (data.status !== undefined) {
      if (!validateStatusRollup.call(this, data.status, instancePath + '/status')) {
        vErrors = merge(vErrors, validateStatusRollup.errors);
        errors = vErrors.length;
      }
    }
    for (const key0 in data) {
      if (!knownSummaryResponse.has(key0)) {
        this.unknownProperty(instancePath, key0, data[key0]);
      }
    }
  } else {
    vErrors = mismatch(vErrors, instancePath, 'object');
    errors++;
  }
  validateSummaryResponse.errors = vErrors;
  return errors === 0;
}

function validateUnresolvedIncident(data, instancePath = '') {
  let vErrors = null;
  let errors = 0;
  if (!validateIncidentFields.call(this, data, instancePath)) {
    vErrors = merge(vErrors, validateIncidentFields.errors);
    errors = vErrors.length;
  }
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.status === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/status', 'a value');
      errors++;
    }
    if (data.status !== undefined) {
      let data0 = data.status;
      if (typeof data0 !== 'string') {
        vErrors = mismatch(vErrors, instancePath + '/status', 'string');
        errors++;
      }
      if (typeof data0 === 'string' && !knownUnresolvedIncident.has(data0)) {
        this.unknownValue(instancePath + '/status', data0);
      }
    }
  } else {
    vErrors = mismatch(vErrors, instancePath, 'object');
    errors++;
  }
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!knownIncident.has(key0)) {
        this.unknownProperty(instancePath, key0, data[key0]);
      }
    }
  }
  validateUnresolvedIncident.errors = vErrors;
  return errors === 0;
}

export function validateUnresolvedIncidentsResponse(data, instancePath = '') {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.page === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/page', 'a value');
      errors++;
    }
    if (data.incidents === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/incidents', 'a value');
      errors++;
    }
    if (data.page !== undefined) {
      if (!validatePage.call(this, data.page, instancePath + '/page')) {
        vErrors = merge(vErrors, validatePage.errors);
        errors = vErrors.length;
      }
    }
    if (data.incidents !== undefined) {
      let data1 = data.incidents;
      if (Array.isArray(data1)) {
        const len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validateUnresolvedIncident.call(this, data1[i0], instancePath + '/incidents/' + i0)) {
            vErrors = merge(vErrors, validateUnresolvedIncident.errors);
            errors = vErrors.length;
          }
        }
      } else {
        vErrors = mismatch(vErrors, instancePath + '/incidents', 'array');
        errors++;
      }
    }
    for (const key0 in data) {
      if (!knownIncidentsResponse.has(key0)) {
        this.unknownProperty(instancePath, key0, data[key0]);
      }
    }
  } else {
    vErrors = mismatch(vErrors, instancePath, 'object');
    errors++;
  }
  validateUnresolvedIncidentsResponse.errors = vErrors;
  return errors === 0;
}

function validateUpcomingMaintenance(data, instancePath = '') {
  let vErrors = null;
  let errors = 0;
  if (!validateScheduledMaintenanceFields.call(this, data, instancePath)) {
    vErrors = merge(vErrors, validateScheduledMaintenanceFields.errors);
    errors = vErrors.length;
  }
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.status === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/status', 'a value');
      errors++;
    }
    if (data.status !== undefined) {
      let data0 = data.status;
      if (typeof data0 !== 'string') {
        vErrors = mismatch(vErrors, instancePath + '/status', 'string');
        errors++;
      }
      if (typeof data0 === 'string' && !knownUpcomingMaintenance.has(data0)) {
        this.unknownValue(instancePath + '/status', data0);
      }
    }
  } else {
    vErrors = mismatch(vErrors, instancePath, 'object');
    errors++;
  }
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!knownActiveMaintenance2.has(key0)) {
        this.unknownProperty(instancePath, key0, data[key0]);
      }
    }
  }
  validateUpcomingMaintenance.errors = vErrors;
  return errors === 0;
}

export function validateUpcomingMaintenancesResponse(data, instancePath = '') {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.page === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/page', 'a value');
      errors++;
    }
    if (data.scheduled_maintenances === undefined) {
      vErrors = mismatch(vErrors, instancePath + '/scheduled_maintenances', 'a value');
      errors++;
    }
    if (data.page !== undefined) {
      if (!validatePage.call(this, data.page, instancePath + '/page')) {
        vErrors = merge(vErrors, validatePage.errors);
        errors = vErrors.length;
      }
    }
    if (data.scheduled_maintenances !== undefined) {
      let data1 = data.scheduled_maintenances;
      if (Array.isArray(data1)) {
        const len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (
            !validateUpcomingMaintenance.call(this, data1[i0], instancePath + '/scheduled_maintenances/' + i0)
          ) {
            vErrors = merge(vErrors, validateUpcomingMaintenance.errors);
            errors = vErrors.length;
          }
        }
      } else {
        vErrors = mismatch(vErrors, instancePath + '/scheduled_maintenances', 'array');
        errors++;
      }
    }
    for (const key0 in data) {
      if (!knownActiveMaintenancesResponse.has(key0)) {
        this.unknownProperty(instancePath, key0, data[key0]);
      }
    }
  } else {
    vErrors = mismatch(vErrors, instancePath, 'object');
    errors++;
  }
  validateUpcomingMaintenancesResponse.errors = vErrors;
  return errors === 0;
}

function validateUpdateStatus(data, instancePath = '') {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== 'string') {
    vErrors = mismatch(vErrors, instancePath, 'string');
    errors++;
  }
  if (typeof data === 'string' && !knownUpdateStatus.has(data)) {
    this.unknownValue(instancePath, data);
  }
  validateUpdateStatus.errors = vErrors;
  return errors === 0;
}
