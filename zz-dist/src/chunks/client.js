import { call, createHostedTransport, list, request, route } from "./transport.js";
import { decodeArray, isRecord } from "./query.js";
// generated/status/decoders.ts
function decodeActiveMaintenance(value, int64) {
	decodeScheduledMaintenance(value, int64);
	return value;
}
function decodeActiveMaintenancesResponse(value, int64) {
	if (isRecord(value)) {
		if (value.scheduled_maintenances !== void 0) value.scheduled_maintenances = decodeArray(value.scheduled_maintenances, decodeActiveMaintenance, int64);
	}
	return value;
}
function decodeIncident(value, int64) {
	if (isRecord(value)) {
		if (value.incident_updates !== void 0) value.incident_updates = decodeArray(value.incident_updates, decodeIncidentUpdate, int64);
	}
	return value;
}
function decodeIncidentUpdate(value, int64) {
	if (isRecord(value)) {
		if (value.tweet_id !== void 0) value.tweet_id = int64(value.tweet_id);
	}
	return value;
}
function decodeIncidentsResponse(value, int64) {
	if (isRecord(value)) {
		if (value.incidents !== void 0) value.incidents = decodeArray(value.incidents, decodeIncident, int64);
	}
	return value;
}
function decodePendingMaintenance(value, int64) {
	decodeScheduledMaintenance(value, int64);
	return value;
}
function decodeScheduledMaintenance(value, int64) {
	if (isRecord(value)) {
		if (value.incident_updates !== void 0) value.incident_updates = decodeArray(value.incident_updates, decodeIncidentUpdate, int64);
	}
	return value;
}
function decodeScheduledMaintenancesResponse(value, int64) {
	if (isRecord(value)) {
		if (value.scheduled_maintenances !== void 0) value.scheduled_maintenances = decodeArray(value.scheduled_maintenances, decodeScheduledMaintenance, int64);
	}
	return value;
}
function decodeSummaryResponse(value, int64) {
	if (isRecord(value)) {
		if (value.incidents !== void 0) value.incidents = decodeArray(value.incidents, decodeUnresolvedIncident, int64);
		if (value.scheduled_maintenances !== void 0) value.scheduled_maintenances = decodeArray(value.scheduled_maintenances, decodePendingMaintenance, int64);
	}
	return value;
}
function decodeUnresolvedIncident(value, int64) {
	decodeIncident(value, int64);
	return value;
}
function decodeUnresolvedIncidentsResponse(value, int64) {
	if (isRecord(value)) {
		if (value.incidents !== void 0) value.incidents = decodeArray(value.incidents, decodeUnresolvedIncident, int64);
	}
	return value;
}
function decodeUpcomingMaintenance(value, int64) {
	decodeScheduledMaintenance(value, int64);
	return value;
}
function decodeUpcomingMaintenancesResponse(value, int64) {
	if (isRecord(value)) {
		if (value.scheduled_maintenances !== void 0) value.scheduled_maintenances = decodeArray(value.scheduled_maintenances, decodeUpcomingMaintenance, int64);
	}
	return value;
}
// generated/status/validators.ts
const knownActiveMaintenance = /*#__PURE__*/ new Set(["in_progress", "verifying"]);
const knownActiveMaintenance2 = [
	"components",
	"created_at",
	"id",
	"impact",
	"incident_updates",
	"monitoring_at",
	"name",
	"page_id",
	"resolved_at",
	"scheduled_for",
	"scheduled_until",
	"shortlink",
	"started_at",
	"status",
	"updated_at"
];
const knownActiveMaintenancesResponse = ["page", "scheduled_maintenances"];
const knownAffectedComponent = [
	"code",
	"name",
	"new_status",
	"old_status"
];
const knownComponentsResponse = ["components", "page"];
const knownComponentStatus = /*#__PURE__*/ new Set([
	"operational",
	"degraded_performance",
	"partial_outage",
	"major_outage",
	"under_maintenance"
]);
const knownIncident = [
	"components",
	"created_at",
	"id",
	"impact",
	"incident_updates",
	"monitoring_at",
	"name",
	"page_id",
	"reminder_intervals",
	"resolved_at",
	"shortlink",
	"started_at",
	"status",
	"updated_at"
];
const knownIncidentsResponse = ["incidents", "page"];
const knownIncidentStatus = /*#__PURE__*/ new Set([
	"investigating",
	"identified",
	"monitoring",
	"resolved",
	"postmortem"
]);
const knownIncidentUpdate = [
	"affected_components",
	"body",
	"created_at",
	"custom_tweet",
	"deliver_notifications",
	"display_at",
	"id",
	"incident_id",
	"status",
	"tweet_id",
	"updated_at"
];
const knownMaintenanceStatus = /*#__PURE__*/ new Set([
	"scheduled",
	"in_progress",
	"verifying",
	"completed"
]);
const knownPendingMaintenance = /*#__PURE__*/ new Set([
	"scheduled",
	"in_progress",
	"verifying"
]);
const knownStatusComponent = [
	"components",
	"created_at",
	"description",
	"group",
	"group_id",
	"id",
	"name",
	"only_show_if_degraded",
	"page_id",
	"position",
	"showcase",
	"start_date",
	"status",
	"updated_at"
];
const knownStatusIndicator = /*#__PURE__*/ new Set([
	"none",
	"minor",
	"major",
	"critical",
	"maintenance"
]);
const knownStatusPageInfo = [
	"id",
	"name",
	"time_zone",
	"updated_at",
	"url"
];
const knownStatusResponse = ["page", "status"];
const knownStatusRollup = ["description", "indicator"];
const knownSummaryResponse = [
	"components",
	"incidents",
	"page",
	"scheduled_maintenances",
	"status"
];
const knownUnresolvedIncident = /*#__PURE__*/ new Set([
	"investigating",
	"identified",
	"monitoring"
]);
const knownUpcomingMaintenance = /*#__PURE__*/ new Set(["scheduled"]);
const knownUpdateStatus = /*#__PURE__*/ new Set([
	"investigating",
	"identified",
	"monitoring",
	"resolved",
	"postmortem",
	"scheduled",
	"in_progress",
	"verifying",
	"completed"
]);
const patternStatusComponent = /^\d{4}-[01]\d-[0-3]\d$/;
const patternString2 = /^\d{4}-[01]\d-[0-3]\d[Tt][0-2]\d:[0-5]\d:[0-6]\d(\.\d+)?([Zz]|[+-][0-2]\d:[0-5]\d)$/;
const validateActiveMaintenance = (data, report, path, key) => {
	const here = path + key;
	validateScheduledMaintenanceFields(data, report, path, key);
	if (!isRecord(data)) report.mismatch(path, key, "object");
	else if (data.status === void 0) report.missing(here, "/status");
	else {
		let data0 = data.status;
		if (typeof data0 !== "string") report.mismatch(here, "/status", "string");
		else if (!knownActiveMaintenance.has(data0)) report.unknownValue(here, "/status", data0);
	}
	if (isRecord(data)) report.names(data, knownActiveMaintenance2, here);
};
const validateActiveMaintenancesResponse = (data, report, path, key) => {
	const here = path + key;
	if (!isRecord(data)) report.mismatch(path, key, "object");
	else {
		if (data.page === void 0) report.missing(here, "/page");
		else validateStatusPageInfo(data.page, report, here, "/page");
		if (data.scheduled_maintenances === void 0) report.missing(here, "/scheduled_maintenances");
		else report.items(data.scheduled_maintenances, here + "/scheduled_maintenances", validateActiveMaintenance);
		report.names(data, knownActiveMaintenancesResponse, here);
	}
};
const validateAffectedComponent = (data, report, path, key) => {
	const here = path + key;
	if (!isRecord(data)) report.mismatch(path, key, "object");
	else {
		if (data.code !== void 0) validateString(data.code, report, here, "/code");
		if (data.name === void 0) report.missing(here, "/name");
		else validateString(data.name, report, here, "/name");
		if (data.old_status !== void 0) validateComponentStatus(data.old_status, report, here, "/old_status");
		if (data.new_status !== void 0) validateComponentStatus(data.new_status, report, here, "/new_status");
		report.names(data, knownAffectedComponent, here);
	}
};
const validateBoolean = (data, report, path, key) => {
	if (typeof data !== "boolean") report.mismatch(path, key, "boolean");
};
const validateComponentStatus = (data, report, path, key) => {
	if (typeof data !== "string") report.mismatch(path, key, "string");
	else if (!knownComponentStatus.has(data)) report.unknownValue(path, key, data);
};
const validateComponentsResponse = (data, report, path, key) => {
	const here = path + key;
	if (!isRecord(data)) report.mismatch(path, key, "object");
	else {
		if (data.page === void 0) report.missing(here, "/page");
		else validateStatusPageInfo(data.page, report, here, "/page");
		if (data.components === void 0) report.missing(here, "/components");
		else report.items(data.components, here + "/components", validateStatusComponent);
		report.names(data, knownComponentsResponse, here);
	}
};
const validateImpact = (data, report, path, key) => {
	if (typeof data !== "string") report.mismatch(path, key, "string");
	else if (!knownStatusIndicator.has(data)) report.unknownValue(path, key, data);
};
const validateIncident = (data, report, path, key) => {
	const here = path + key;
	validateIncidentFields(data, report, path, key);
	if (isRecord(data)) report.names(data, knownIncident, here);
};
const validateIncidentFields = (data, report, path, key) => {
	const here = path + key;
	if (!isRecord(data)) report.mismatch(path, key, "object");
	else {
		if (data.id === void 0) report.missing(here, "/id");
		else validateString(data.id, report, here, "/id");
		if (data.name === void 0) report.missing(here, "/name");
		else validateString(data.name, report, here, "/name");
		if (data.status === void 0) report.missing(here, "/status");
		else validateIncidentStatus(data.status, report, here, "/status");
		if (data.impact === void 0) report.missing(here, "/impact");
		else validateImpact(data.impact, report, here, "/impact");
		if (data.shortlink === void 0) report.missing(here, "/shortlink");
		else validateString(data.shortlink, report, here, "/shortlink");
		if (data.page_id === void 0) report.missing(here, "/page_id");
		else validateString(data.page_id, report, here, "/page_id");
		if (data.created_at === void 0) report.missing(here, "/created_at");
		else validateString2(data.created_at, report, here, "/created_at");
		if (data.updated_at === void 0) report.missing(here, "/updated_at");
		else validateString2(data.updated_at, report, here, "/updated_at");
		if (data.started_at !== void 0) validateString2(data.started_at, report, here, "/started_at");
		if (data.monitoring_at === void 0) report.missing(here, "/monitoring_at");
		else validateStringOrNull2(data.monitoring_at, report, here, "/monitoring_at");
		if (data.resolved_at === void 0) report.missing(here, "/resolved_at");
		else validateStringOrNull2(data.resolved_at, report, here, "/resolved_at");
		if (data.incident_updates === void 0) report.missing(here, "/incident_updates");
		else report.items(data.incident_updates, here + "/incident_updates", validateIncidentUpdate);
		if (data.components !== void 0) report.items(data.components, here + "/components", validateStatusComponent);
		if (data.reminder_intervals !== void 0) validateStringOrNull(data.reminder_intervals, report, here, "/reminder_intervals");
	}
};
const validateIncidentStatus = (data, report, path, key) => {
	if (typeof data !== "string") report.mismatch(path, key, "string");
	else if (!knownIncidentStatus.has(data)) report.unknownValue(path, key, data);
};
const validateIncidentUpdate = (data, report, path, key) => {
	const here = path + key;
	if (!isRecord(data)) report.mismatch(path, key, "object");
	else {
		if (data.id === void 0) report.missing(here, "/id");
		else validateString(data.id, report, here, "/id");
		if (data.incident_id === void 0) report.missing(here, "/incident_id");
		else validateString(data.incident_id, report, here, "/incident_id");
		if (data.status === void 0) report.missing(here, "/status");
		else validateUpdateStatus(data.status, report, here, "/status");
		if (data.body === void 0) report.missing(here, "/body");
		else validateString(data.body, report, here, "/body");
		if (data.created_at === void 0) report.missing(here, "/created_at");
		else validateString2(data.created_at, report, here, "/created_at");
		if (data.updated_at === void 0) report.missing(here, "/updated_at");
		else validateString2(data.updated_at, report, here, "/updated_at");
		if (data.display_at === void 0) report.missing(here, "/display_at");
		else validateString2(data.display_at, report, here, "/display_at");
		if (data.affected_components === void 0) report.missing(here, "/affected_components");
		else {
			let data7 = data.affected_components;
			if (data7 !== null) {
				if (!Array.isArray(data7)) report.mismatch(here, "/affected_components", "array or null");
				else report.items(data7, here + "/affected_components", validateAffectedComponent);
			}
		}
		if (data.deliver_notifications === void 0) report.missing(here, "/deliver_notifications");
		else validateBoolean(data.deliver_notifications, report, here, "/deliver_notifications");
		if (data.custom_tweet === void 0) report.missing(here, "/custom_tweet");
		else validateStringOrNull(data.custom_tweet, report, here, "/custom_tweet");
		if (data.tweet_id === void 0) report.missing(here, "/tweet_id");
		else {
			let data10 = data.tweet_id;
			if (data10 !== null) {
				if (!Number.isInteger(data10)) report.mismatch(here, "/tweet_id", "integer or null");
			}
		}
		report.names(data, knownIncidentUpdate, here);
	}
};
const validateIncidentsResponse = (data, report, path, key) => {
	const here = path + key;
	if (!isRecord(data)) report.mismatch(path, key, "object");
	else {
		if (data.page === void 0) report.missing(here, "/page");
		else validateStatusPageInfo(data.page, report, here, "/page");
		if (data.incidents === void 0) report.missing(here, "/incidents");
		else {
			let data1 = data.incidents;
			if (!Array.isArray(data1)) report.mismatch(here, "/incidents", "array");
			else {
				report.items(data1, here + "/incidents", validateIncident);
				if (data1.length > 50) report.tooManyItems(here, "/incidents", data1, 50);
			}
		}
		report.names(data, knownIncidentsResponse, here);
	}
};
const validateMaintenanceStatus = (data, report, path, key) => {
	if (typeof data !== "string") report.mismatch(path, key, "string");
	else if (!knownMaintenanceStatus.has(data)) report.unknownValue(path, key, data);
};
const validatePendingMaintenance = (data, report, path, key) => {
	const here = path + key;
	validateScheduledMaintenanceFields(data, report, path, key);
	if (!isRecord(data)) report.mismatch(path, key, "object");
	else if (data.status === void 0) report.missing(here, "/status");
	else {
		let data0 = data.status;
		if (typeof data0 !== "string") report.mismatch(here, "/status", "string");
		else if (!knownPendingMaintenance.has(data0)) report.unknownValue(here, "/status", data0);
	}
	if (isRecord(data)) report.names(data, knownActiveMaintenance2, here);
};
const validateScheduledMaintenance = (data, report, path, key) => {
	const here = path + key;
	validateScheduledMaintenanceFields(data, report, path, key);
	if (isRecord(data)) report.names(data, knownActiveMaintenance2, here);
};
const validateScheduledMaintenanceFields = (data, report, path, key) => {
	const here = path + key;
	if (!isRecord(data)) report.mismatch(path, key, "object");
	else {
		if (data.id === void 0) report.missing(here, "/id");
		else validateString(data.id, report, here, "/id");
		if (data.name === void 0) report.missing(here, "/name");
		else validateString(data.name, report, here, "/name");
		if (data.status === void 0) report.missing(here, "/status");
		else validateMaintenanceStatus(data.status, report, here, "/status");
		if (data.impact === void 0) report.missing(here, "/impact");
		else validateImpact(data.impact, report, here, "/impact");
		if (data.shortlink === void 0) report.missing(here, "/shortlink");
		else validateString(data.shortlink, report, here, "/shortlink");
		if (data.page_id === void 0) report.missing(here, "/page_id");
		else validateString(data.page_id, report, here, "/page_id");
		if (data.created_at === void 0) report.missing(here, "/created_at");
		else validateString2(data.created_at, report, here, "/created_at");
		if (data.updated_at === void 0) report.missing(here, "/updated_at");
		else validateString2(data.updated_at, report, here, "/updated_at");
		if (data.started_at !== void 0) validateString2(data.started_at, report, here, "/started_at");
		if (data.monitoring_at === void 0) report.missing(here, "/monitoring_at");
		else validateStringOrNull2(data.monitoring_at, report, here, "/monitoring_at");
		if (data.resolved_at === void 0) report.missing(here, "/resolved_at");
		else validateStringOrNull2(data.resolved_at, report, here, "/resolved_at");
		if (data.scheduled_for === void 0) report.missing(here, "/scheduled_for");
		else validateString2(data.scheduled_for, report, here, "/scheduled_for");
		if (data.scheduled_until === void 0) report.missing(here, "/scheduled_until");
		else validateString2(data.scheduled_until, report, here, "/scheduled_until");
		if (data.incident_updates === void 0) report.missing(here, "/incident_updates");
		else report.items(data.incident_updates, here + "/incident_updates", validateIncidentUpdate);
		if (data.components !== void 0) report.items(data.components, here + "/components", validateStatusComponent);
	}
};
const validateScheduledMaintenancesResponse = (data, report, path, key) => {
	const here = path + key;
	if (!isRecord(data)) report.mismatch(path, key, "object");
	else {
		if (data.page === void 0) report.missing(here, "/page");
		else validateStatusPageInfo(data.page, report, here, "/page");
		if (data.scheduled_maintenances === void 0) report.missing(here, "/scheduled_maintenances");
		else {
			let data1 = data.scheduled_maintenances;
			if (!Array.isArray(data1)) report.mismatch(here, "/scheduled_maintenances", "array");
			else {
				report.items(data1, here + "/scheduled_maintenances", validateScheduledMaintenance);
				if (data1.length > 50) report.tooManyItems(here, "/scheduled_maintenances", data1, 50);
			}
		}
		report.names(data, knownActiveMaintenancesResponse, here);
	}
};
const validateStatusComponent = (data, report, path, key) => {
	const here = path + key;
	if (!isRecord(data)) report.mismatch(path, key, "object");
	else {
		if (data.id === void 0) report.missing(here, "/id");
		else validateString(data.id, report, here, "/id");
		if (data.name === void 0) report.missing(here, "/name");
		else validateString(data.name, report, here, "/name");
		if (data.status === void 0) report.missing(here, "/status");
		else validateComponentStatus(data.status, report, here, "/status");
		if (data.created_at === void 0) report.missing(here, "/created_at");
		else validateString2(data.created_at, report, here, "/created_at");
		if (data.updated_at === void 0) report.missing(here, "/updated_at");
		else validateString2(data.updated_at, report, here, "/updated_at");
		if (data.position === void 0) report.missing(here, "/position");
		else {
			let data5 = data.position;
			if (!Number.isInteger(data5)) report.mismatch(here, "/position", "integer");
			if (typeof data5 === "number" && isFinite(data5)) {
				if (data5 < -2147483648 || isNaN(data5)) report.mismatch(here, "/position", "at least -2147483648");
			}
			if (typeof data5 === "number" && isFinite(data5)) {
				if (data5 > 2147483647 || isNaN(data5)) report.mismatch(here, "/position", "at most 2147483647");
			}
		}
		if (data.description === void 0) report.missing(here, "/description");
		else validateStringOrNull(data.description, report, here, "/description");
		if (data.showcase === void 0) report.missing(here, "/showcase");
		else validateBoolean(data.showcase, report, here, "/showcase");
		if (data.start_date !== void 0) {
			let data8 = data.start_date;
			if (data8 !== null) {
				if (typeof data8 !== "string") report.mismatch(here, "/start_date", "string or null");
				else if (!patternStatusComponent.test(data8)) report.mismatch(here, "/start_date", "text like ^\\d{4}-[01]\\d-[0-3]\\d$");
			}
		}
		if (data.group_id === void 0) report.missing(here, "/group_id");
		else validateStringOrNull(data.group_id, report, here, "/group_id");
		if (data.page_id === void 0) report.missing(here, "/page_id");
		else validateString(data.page_id, report, here, "/page_id");
		if (data.group === void 0) report.missing(here, "/group");
		else validateBoolean(data.group, report, here, "/group");
		if (data.only_show_if_degraded === void 0) report.missing(here, "/only_show_if_degraded");
		else validateBoolean(data.only_show_if_degraded, report, here, "/only_show_if_degraded");
		if (data.components !== void 0) report.items(data.components, here + "/components", validateString);
		report.names(data, knownStatusComponent, here);
	}
};
const validateStatusIndicator = (data, report, path, key) => {
	if (typeof data !== "string") report.mismatch(path, key, "string");
	else if (!knownStatusIndicator.has(data)) report.unknownValue(path, key, data);
};
const validateStatusPageInfo = (data, report, path, key) => {
	const here = path + key;
	if (!isRecord(data)) report.mismatch(path, key, "object");
	else {
		if (data.id === void 0) report.missing(here, "/id");
		else validateString(data.id, report, here, "/id");
		if (data.name === void 0) report.missing(here, "/name");
		else validateString(data.name, report, here, "/name");
		if (data.url === void 0) report.missing(here, "/url");
		else validateString(data.url, report, here, "/url");
		if (data.time_zone === void 0) report.missing(here, "/time_zone");
		else validateString(data.time_zone, report, here, "/time_zone");
		if (data.updated_at === void 0) report.missing(here, "/updated_at");
		else validateString2(data.updated_at, report, here, "/updated_at");
		report.names(data, knownStatusPageInfo, here);
	}
};
const validateStatusResponse = (data, report, path, key) => {
	const here = path + key;
	if (!isRecord(data)) report.mismatch(path, key, "object");
	else {
		if (data.page === void 0) report.missing(here, "/page");
		else validateStatusPageInfo(data.page, report, here, "/page");
		if (data.status === void 0) report.missing(here, "/status");
		else validateStatusRollup(data.status, report, here, "/status");
		report.names(data, knownStatusResponse, here);
	}
};
const validateStatusRollup = (data, report, path, key) => {
	const here = path + key;
	if (!isRecord(data)) report.mismatch(path, key, "object");
	else {
		if (data.indicator === void 0) report.missing(here, "/indicator");
		else validateStatusIndicator(data.indicator, report, here, "/indicator");
		if (data.description === void 0) report.missing(here, "/description");
		else validateString(data.description, report, here, "/description");
		report.names(data, knownStatusRollup, here);
	}
};
const validateString = (data, report, path, key) => {
	if (typeof data !== "string") report.mismatch(path, key, "string");
};
const validateString2 = (data, report, path, key) => {
	if (typeof data !== "string") report.mismatch(path, key, "string");
	else if (!patternString2.test(data)) report.mismatch(path, key, "text like ^\\d{4}-[01]\\d-[0-3]\\d[Tt][0-2]\\d:[0-5]\\d:[0-6]\\d(\\.\\d+)?([Zz]|[+-][0-2]\\d:[0-5]\\d)$");
};
const validateStringOrNull = (data, report, path, key) => {
	if (data !== null) {
		if (typeof data !== "string") report.mismatch(path, key, "string or null");
	}
};
const validateStringOrNull2 = (data, report, path, key) => {
	if (data !== null) {
		if (typeof data !== "string") report.mismatch(path, key, "string or null");
		else if (!patternString2.test(data)) report.mismatch(path, key, "text like ^\\d{4}-[01]\\d-[0-3]\\d[Tt][0-2]\\d:[0-5]\\d:[0-6]\\d(\\.\\d+)?([Zz]|[+-][0-2]\\d:[0-5]\\d)$");
	}
};
const validateSummaryResponse = (data, report, path, key) => {
	const here = path + key;
	if (!isRecord(data)) report.mismatch(path, key, "object");
	else {
		if (data.page === void 0) report.missing(here, "/page");
		else validateStatusPageInfo(data.page, report, here, "/page");
		if (data.components === void 0) report.missing(here, "/components");
		else report.items(data.components, here + "/components", validateStatusComponent);
		if (data.incidents === void 0) report.missing(here, "/incidents");
		else report.items(data.incidents, here + "/incidents", validateUnresolvedIncident);
		if (data.scheduled_maintenances === void 0) report.missing(here, "/scheduled_maintenances");
		else report.items(data.scheduled_maintenances, here + "/scheduled_maintenances", validatePendingMaintenance);
		if (data.status === void 0) report.missing(here, "/status");
		else validateStatusRollup(data.status, report, here, "/status");
		report.names(data, knownSummaryResponse, here);
	}
};
const validateUnresolvedIncident = (data, report, path, key) => {
	const here = path + key;
	validateIncidentFields(data, report, path, key);
	if (!isRecord(data)) report.mismatch(path, key, "object");
	else if (data.status === void 0) report.missing(here, "/status");
	else {
		let data0 = data.status;
		if (typeof data0 !== "string") report.mismatch(here, "/status", "string");
		else if (!knownUnresolvedIncident.has(data0)) report.unknownValue(here, "/status", data0);
	}
	if (isRecord(data)) report.names(data, knownIncident, here);
};
const validateUnresolvedIncidentsResponse = (data, report, path, key) => {
	const here = path + key;
	if (!isRecord(data)) report.mismatch(path, key, "object");
	else {
		if (data.page === void 0) report.missing(here, "/page");
		else validateStatusPageInfo(data.page, report, here, "/page");
		if (data.incidents === void 0) report.missing(here, "/incidents");
		else report.items(data.incidents, here + "/incidents", validateUnresolvedIncident);
		report.names(data, knownIncidentsResponse, here);
	}
};
const validateUpcomingMaintenance = (data, report, path, key) => {
	const here = path + key;
	validateScheduledMaintenanceFields(data, report, path, key);
	if (!isRecord(data)) report.mismatch(path, key, "object");
	else if (data.status === void 0) report.missing(here, "/status");
	else {
		let data0 = data.status;
		if (typeof data0 !== "string") report.mismatch(here, "/status", "string");
		else if (!knownUpcomingMaintenance.has(data0)) report.unknownValue(here, "/status", data0);
	}
	if (isRecord(data)) report.names(data, knownActiveMaintenance2, here);
};
const validateUpcomingMaintenancesResponse = (data, report, path, key) => {
	const here = path + key;
	if (!isRecord(data)) report.mismatch(path, key, "object");
	else {
		if (data.page === void 0) report.missing(here, "/page");
		else validateStatusPageInfo(data.page, report, here, "/page");
		if (data.scheduled_maintenances === void 0) report.missing(here, "/scheduled_maintenances");
		else report.items(data.scheduled_maintenances, here + "/scheduled_maintenances", validateUpcomingMaintenance);
		report.names(data, knownActiveMaintenancesResponse, here);
	}
};
const validateUpdateStatus = (data, report, path, key) => {
	if (typeof data !== "string") report.mismatch(path, key, "string");
	else if (!knownUpdateStatus.has(data)) report.unknownValue(path, key, data);
};
// generated/status/operations.ts
/** What {@link getActiveMaintenances} calls. */
const getActiveMaintenancesOperation = {
	operationId: "getActiveMaintenances",
	method: "GET",
	path: "/scheduled-maintenances/active.json",
	items: "scheduled_maintenances",
	validate: validateActiveMaintenancesResponse,
	decode: decodeActiveMaintenancesResponse
};
/**
* List maintenance under way.
*
* Returns only the maintenance that is being carried out, which is that in in_progress or verifying. The list
* is empty when no work is going on.
*
* `GET /scheduled-maintenances/active.json`, section 4.7 of the interface document
*/
function getActiveMaintenances(transport, params, options) {
	return list(transport, getActiveMaintenancesOperation, params, options);
}
/** What {@link getComponents} calls. */
const getComponentsOperation = {
	operationId: "getComponents",
	method: "GET",
	path: "/components.json",
	items: "components",
	validate: validateComponentsResponse
};
/**
* List all components.
*
* Returns every component shown on the page with its current status. Groups and their members stand side by
* side in one flat list.
*
* `GET /components.json`, section 4.7 of the interface document
*/
function getComponents(transport, params, options) {
	return list(transport, getComponentsOperation, params, options);
}
/** What {@link getIncidents} calls. */
const getIncidentsOperation = {
	operationId: "getIncidents",
	method: "GET",
	path: "/incidents.json",
	items: "incidents",
	validate: validateIncidentsResponse,
	decode: decodeIncidentsResponse
};
/**
* List recent incidents.
*
* Returns the most recent incidents in every state, unresolved ones and those in resolved or postmortem
* alike. The list ends at 50 entries and there is no further page.
*
* `GET /incidents.json`, section 4.7 of the interface document
*/
function getIncidents(transport, params, options) {
	return list(transport, getIncidentsOperation, params, options);
}
/** What {@link getScheduledMaintenances} calls. */
const getScheduledMaintenancesOperation = {
	operationId: "getScheduledMaintenances",
	method: "GET",
	path: "/scheduled-maintenances.json",
	items: "scheduled_maintenances",
	validate: validateScheduledMaintenancesResponse,
	decode: decodeScheduledMaintenancesResponse
};
/**
* List recent maintenance.
*
* Returns the most recent scheduled maintenance in every state, completed work included. The list ends at 50
* entries and there is no further page.
*
* `GET /scheduled-maintenances.json`, section 4.7 of the interface document
*/
function getScheduledMaintenances(transport, params, options) {
	return list(transport, getScheduledMaintenancesOperation, params, options);
}
/** What {@link getStatus} calls. */
const getStatusOperation = {
	operationId: "getStatus",
	method: "GET",
	path: "/status.json",
	validate: validateStatusResponse
};
/**
* Get the overall state of the page.
*
* Returns one indicator and one short text that sum up the state of all components, and none of the
* components themselves.
*
* `GET /status.json`, section 4.7 of the interface document
*/
function getStatus(transport, params, options) {
	return call(transport, getStatusOperation, params, options);
}
/** What {@link getSummary} calls. */
const getSummaryOperation = {
	operationId: "getSummary",
	method: "GET",
	path: "/summary.json",
	validate: validateSummaryResponse,
	decode: decodeSummaryResponse
};
/**
* Get the summary of the page.
*
* Returns the overall state of the page together with all components, the unresolved incidents and the
* pending maintenance. Incidents are those in investigating, identified or monitoring, and maintenance is
* that in scheduled, in_progress or verifying.
*
* `GET /summary.json`, section 4.7 of the interface document
*/
function getSummary(transport, params, options) {
	return call(transport, getSummaryOperation, params, options);
}
/** What {@link getUnresolvedIncidents} calls. */
const getUnresolvedIncidentsOperation = {
	operationId: "getUnresolvedIncidents",
	method: "GET",
	path: "/incidents/unresolved.json",
	items: "incidents",
	validate: validateUnresolvedIncidentsResponse,
	decode: decodeUnresolvedIncidentsResponse
};
/**
* List unresolved incidents.
*
* Returns only the incidents that are still open, which are those in investigating, identified or monitoring.
* The list is empty when nothing is open.
*
* `GET /incidents/unresolved.json`, section 4.7 of the interface document
*/
function getUnresolvedIncidents(transport, params, options) {
	return list(transport, getUnresolvedIncidentsOperation, params, options);
}
/** What {@link getUpcomingMaintenances} calls. */
const getUpcomingMaintenancesOperation = {
	operationId: "getUpcomingMaintenances",
	method: "GET",
	path: "/scheduled-maintenances/upcoming.json",
	items: "scheduled_maintenances",
	validate: validateUpcomingMaintenancesResponse,
	decode: decodeUpcomingMaintenancesResponse
};
/**
* List upcoming maintenance.
*
* Returns only the maintenance that is announced and has not begun, which is that in scheduled. The list is
* empty when nothing is planned.
*
* `GET /scheduled-maintenances/upcoming.json`, section 4.7 of the interface document
*/
function getUpcomingMaintenances(transport, params, options) {
	return list(transport, getUpcomingMaintenancesOperation, params, options);
}
// generated/status/client.ts
/** Where the status service is found unless options say otherwise. */
const defaultBaseUrl = "https://status.hedera.com/api/v2";
/** Opens a client of the status service. Nothing is sent before the first call is awaited. */
function createStatusClient(options = {}) {
	const transport = createHostedTransport(options, defaultBaseUrl);
	const operations = {
		getActiveMaintenances: (params, options) => getActiveMaintenances(transport, params, options),
		getComponents: (params, options) => getComponents(transport, params, options),
		getIncidents: (params, options) => getIncidents(transport, params, options),
		getScheduledMaintenances: (params, options) => getScheduledMaintenances(transport, params, options),
		getStatus: (params, options) => getStatus(transport, params, options),
		getSummary: (params, options) => getSummary(transport, params, options),
		getUnresolvedIncidents: (params, options) => getUnresolvedIncidents(transport, params, options),
		getUpcomingMaintenances: (params, options) => getUpcomingMaintenances(transport, params, options)
	};
	return {
		transport,
		description: {
			title: "Status service",
			version: "2.0.0"
		},
		request: (call, options) => request(transport, call, options),
		...operations,
		GET: route("GET", {
			"/scheduled-maintenances/active.json": operations.getActiveMaintenances,
			"/components.json": operations.getComponents,
			"/incidents.json": operations.getIncidents,
			"/scheduled-maintenances.json": operations.getScheduledMaintenances,
			"/status.json": operations.getStatus,
			"/summary.json": operations.getSummary,
			"/incidents/unresolved.json": operations.getUnresolvedIncidents,
			"/scheduled-maintenances/upcoming.json": operations.getUpcomingMaintenances
		})
	};
}
export { createStatusClient, getActiveMaintenances, getActiveMaintenancesOperation, getComponents, getComponentsOperation, getIncidents, getIncidentsOperation, getScheduledMaintenances, getScheduledMaintenancesOperation, getStatus, getStatusOperation, getSummary, getSummaryOperation, getUnresolvedIncidents, getUnresolvedIncidentsOperation, getUpcomingMaintenances, getUpcomingMaintenancesOperation };

//# sourceMappingURL=client.js.map