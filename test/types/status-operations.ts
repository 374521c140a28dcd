import type {
  ActiveMaintenance,
  ActiveMaintenancesResponse,
  ComponentsResponse,
  Incident,
  IncidentsResponse,
  NoParams,
  ScheduledMaintenance,
  ScheduledMaintenancesResponse,
  StatusComponent,
  StatusResponse,
  SummaryResponse,
  UnresolvedIncident,
  UnresolvedIncidentsResponse,
  UpcomingMaintenance,
  UpcomingMaintenancesResponse,
} from '../../src/index.js';
import type { List, Single } from './row.js';

/** The operations of the status service: where each is and what it answers. None takes anything. */
export interface StatusOperations {
  getActiveMaintenances: List<
    'GET /scheduled-maintenances/active.json',
    NoParams,
    ActiveMaintenancesResponse,
    ActiveMaintenance
  >;
  getComponents: List<'GET /components.json', NoParams, ComponentsResponse, StatusComponent>;
  getIncidents: List<'GET /incidents.json', NoParams, IncidentsResponse, Incident>;
  getScheduledMaintenances: List<
    'GET /scheduled-maintenances.json',
    NoParams,
    ScheduledMaintenancesResponse,
    ScheduledMaintenance
  >;
  getStatus: Single<'GET /status.json', NoParams, StatusResponse>;
  getSummary: Single<'GET /summary.json', NoParams, SummaryResponse>;
  getUnresolvedIncidents: List<
    'GET /incidents/unresolved.json',
    NoParams,
    UnresolvedIncidentsResponse,
    UnresolvedIncident
  >;
  getUpcomingMaintenances: List<
    'GET /scheduled-maintenances/upcoming.json',
    NoParams,
    UpcomingMaintenancesResponse,
    UpcomingMaintenance
  >;
}
