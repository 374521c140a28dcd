// Decodes the 64-bit integers of the status service's replies.
// Made from the description of Status service 2.0.0 by `npm run generate`. Do not edit.

import { decodeArray, isRecord, type Int64 } from '../../src/core.js';

export function decodeActiveMaintenance(value: unknown, int64: Int64): unknown {
  decodeScheduledMaintenance(value, int64);
  return value;
}

export function decodeActiveMaintenancesResponse(value: unknown, int64: Int64): unknown {
  if (isRecord(value)) {
    if (value.scheduled_maintenances !== undefined)
      value.scheduled_maintenances = decodeArray(
        value.scheduled_maintenances,
        decodeActiveMaintenance,
        int64,
      );
  }
  return value;
}

export function decodeIncident(value: unknown, int64: Int64): unknown {
  if (isRecord(value)) {
    if (value.incident_updates !== undefined)
      value.incident_updates = decodeArray(value.incident_updates, decodeIncidentUpdate, int64);
  }
  return value;
}

export function decodeIncidentUpdate(value: unknown, int64: Int64): unknown {
  if (isRecord(value)) {
    if (value.tweet_id !== undefined) value.tweet_id = int64(value.tweet_id);
  }
  return value;
}

export function decodeIncidentsResponse(value: unknown, int64: Int64): unknown {
  if (isRecord(value)) {
    if (value.incidents !== undefined) value.incidents = decodeArray(value.incidents, decodeIncident, int64);
  }
  return value;
}

export function decodePendingMaintenance(value: unknown, int64: Int64): unknown {
  decodeScheduledMaintenance(value, int64);
  return value;
}

export function decodeScheduledMaintenance(value: unknown, int64: Int64): unknown {
  if (isRecord(value)) {
    if (value.incident_updates !== undefined)
      value.incident_updates = decodeArray(value.incident_updates, decodeIncidentUpdate, int64);
  }
  return value;
}

export function decodeScheduledMaintenancesResponse(value: unknown, int64: Int64): unknown {
  if (isRecord(value)) {
    if (value.scheduled_maintenances !== undefined)
      value.scheduled_maintenances = decodeArray(
        value.scheduled_maintenances,
        decodeScheduledMaintenance,
        int64,
      );
  }
  return value;
}

export function decodeSummaryResponse(value: unknown, int64: Int64): unknown {
  if (isRecord(value)) {
    if (value.incidents !== undefined)
      value.incidents = decodeArray(value.incidents, decodeUnresolvedIncident, int64);
    if (value.scheduled_maintenances !== undefined)
      value.scheduled_maintenances = decodeArray(
        value.scheduled_maintenances,
        decodePendingMaintenance,
        int64,
      );
  }
  return value;
}

export function decodeUnresolvedIncident(value: unknown, int64: Int64): unknown {
  decodeIncident(value, int64);
  return value;
}

export function decodeUnresolvedIncidentsResponse(value: unknown, int64: Int64): unknown {
  if (isRecord(value)) {
    if (value.incidents !== undefined)
      value.incidents = decodeArray(value.incidents, decodeUnresolvedIncident, int64);
  }
  return value;
}

export function decodeUpcomingMaintenance(value: unknown, int64: Int64): unknown {
  decodeScheduledMaintenance(value, int64);
  return value;
}

export function decodeUpcomingMaintenancesResponse(value: unknown, int64: Int64): unknown {
  if (isRecord(value)) {
    if (value.scheduled_maintenances !== undefined)
      value.scheduled_maintenances = decodeArray(
        value.scheduled_maintenances,
        decodeUpcomingMaintenance,
        int64,
      );
  }
  return value;
}
