// The names of the status service.
// Made from the description of Status service 2.0.0 by `npm run generate`. Do not edit.

export {
  createStatusClient,
  type StatusClient,
  type StatusClientOptions,
  type StatusGetPaths,
} from './client.js';
export {
  type ActiveMaintenance,
  type ActiveMaintenancesResponse,
  type AffectedComponent,
  type ComponentStatus,
  type ComponentsResponse,
  type Impact,
  type Incident,
  type IncidentStatus,
  type IncidentUpdate,
  type IncidentsResponse,
  type MaintenanceStatus,
  type PendingMaintenance,
  type ScheduledMaintenance,
  type ScheduledMaintenancesResponse,
  type StatusComponent,
  type StatusError,
  type StatusIndicator,
  type StatusPageInfo,
  type StatusResponse,
  type StatusRollup,
  type SummaryResponse,
  type UnresolvedIncident,
  type UnresolvedIncidentsResponse,
  type UpcomingMaintenance,
  type UpcomingMaintenancesResponse,
  type UpdateStatus,
} from './types.js';
