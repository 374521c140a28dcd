import type {
  ActiveMaintenancesResponse,
  ComponentsResponse,
  Incident,
  IncidentsResponse,
  ScheduledMaintenance,
  ScheduledMaintenancesResponse,
  StatusComponent,
  StatusPageInfo,
  StatusResponse,
  SummaryResponse,
  UnresolvedIncidentsResponse,
  UpcomingMaintenancesResponse,
} from '../../../generated/status/types.js';
import { rollup } from './rollup.js';
import { activeStates, unresolvedStates } from './states.js';

export interface PageContent {
  page: StatusPageInfo;
  components: StatusComponent[];
  incidents: Incident[];
  maintenances: ScheduledMaintenance[];
}

const longestList = 50;

export function replyOf({ page, components, incidents, maintenances }: PageContent, path: string) {
  const unresolved = incidents.filter(({ status }) => unresolvedStates.includes(status));
  const upcoming = maintenances.filter(({ status }) => status === 'scheduled');
  const active = maintenances.filter(({ status }) => activeStates.includes(status));
  const status = rollup(
    components,
    unresolved.map(({ impact }) => impact),
    active.length > 0,
  );
  switch (path) {
    case '/summary.json': {
      const pending = maintenances.filter((entry) => entry.status !== 'completed');
      const summary = { page, components, incidents: unresolved, scheduled_maintenances: pending, status };
      return summary satisfies SummaryResponse;
    }
    case '/status.json':
      return { page, status } satisfies StatusResponse;
    case '/components.json':
      return { page, components } satisfies ComponentsResponse;
    case '/incidents.json':
      return { page, incidents: incidents.slice(0, longestList) } satisfies IncidentsResponse;
    case '/incidents/unresolved.json':
      return { page, incidents: unresolved } satisfies UnresolvedIncidentsResponse;
    case '/scheduled-maintenances.json':
      return {
        page,
        scheduled_maintenances: maintenances.slice(0, longestList),
      } satisfies ScheduledMaintenancesResponse;
    case '/scheduled-maintenances/upcoming.json':
      return { page, scheduled_maintenances: upcoming } satisfies UpcomingMaintenancesResponse;
    case '/scheduled-maintenances/active.json':
      return { page, scheduled_maintenances: active } satisfies ActiveMaintenancesResponse;
    default:
      return undefined;
  }
}
