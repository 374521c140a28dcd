// The client of the status service.
// Made from the description of Status service 2.0.0 by `npm run generate`. Do not edit.

import {
  changes,
  createHostedTransport,
  request,
  route,
  type CallOptions,
  type Change,
  type Changes,
  type ChangesOptions,
  type HostedOptions,
  type LedgerRequest,
  type ListRequest,
  type NoParams,
  type Route,
  type Transport,
  type UndescribedCall,
} from '../../src/generated-code.js';
import {
  getActiveMaintenances,
  getComponents,
  getComponentsOperation,
  getIncidents,
  getIncidentsOperation,
  getScheduledMaintenances,
  getScheduledMaintenancesOperation,
  getStatus,
  getSummary,
  getUnresolvedIncidents,
  getUpcomingMaintenances,
} from './operations.js';
import type {
  ActiveMaintenance,
  ActiveMaintenancesResponse,
  ComponentsResponse,
  Incident,
  IncidentsResponse,
  ScheduledMaintenance,
  ScheduledMaintenancesResponse,
  StatusComponent,
  StatusResponse,
  SummaryResponse,
  UnresolvedIncident,
  UnresolvedIncidentsResponse,
  UpcomingMaintenance,
  UpcomingMaintenancesResponse,
} from './types.js';

/** What can be called with GET, by path. */
export interface StatusGetPaths {
  '/scheduled-maintenances/active.json': (
    params?: NoParams,
    options?: CallOptions,
  ) => ListRequest<ActiveMaintenancesResponse, ActiveMaintenance>;
  '/components.json': (
    params?: NoParams,
    options?: CallOptions,
  ) => ListRequest<ComponentsResponse, StatusComponent>;
  '/incidents.json': (params?: NoParams, options?: CallOptions) => ListRequest<IncidentsResponse, Incident>;
  '/scheduled-maintenances.json': (
    params?: NoParams,
    options?: CallOptions,
  ) => ListRequest<ScheduledMaintenancesResponse, ScheduledMaintenance>;
  '/status.json': (params?: NoParams, options?: CallOptions) => LedgerRequest<StatusResponse>;
  '/summary.json': (params?: NoParams, options?: CallOptions) => LedgerRequest<SummaryResponse>;
  '/incidents/unresolved.json': (
    params?: NoParams,
    options?: CallOptions,
  ) => ListRequest<UnresolvedIncidentsResponse, UnresolvedIncident>;
  '/scheduled-maintenances/upcoming.json': (
    params?: NoParams,
    options?: CallOptions,
  ) => ListRequest<UpcomingMaintenancesResponse, UpcomingMaintenance>;
}

/** What happened on the page, told apart by `kind`: an incident, a maintenance or a component. */
export type StatusChange = Change<Incident, ScheduledMaintenance, StatusComponent>;

/** What happens on the page, as it comes. */
export type StatusChanges = Changes<StatusChange>;

/** What `changes` takes. */
export type StatusChangesOptions = ChangesOptions;

/** Every operation of the status service, bound to one transport. */
export interface StatusClient {
  /** What the operations are sent with. */
  readonly transport: Transport;
  /** What the operations were made from. */
  readonly description: { readonly title: string; readonly version: string };
  /**
   * Calls what the description does not know, like every operation. Nothing of the reply is checked.
   * @param call Path, method, parameters and body.
   * @param options What this call does otherwise than its transport, such as `signal` and `timeout`.
   * @example
   * const reply: unknown = await status.request({ path: '/newer/than/this' });
   */
  request(call: UndescribedCall, options?: CallOptions): ListRequest<unknown, unknown>;
  /**
   * What happens on the page, as it comes and in order, without end: updates of incidents and maintenances,
   * and components that change their status. Each is told once, and none is missed that the lists of the page
   * still show at a look. Of a component that changes several times between two looks, what updates say of it
   * is told and how it ended. An update that is edited is not told again. Failures that pass do not end it.
   * @param options Where it begins, how often it looks, and what ends it.
   * @throws ParameterError for an option that cannot be meant.
   * @example
   * for await (const change of status.changes()) {
   *   console.log(change.kind, change.at);
   *   if (change.kind === 'component') break;
   * }
   */
  changes(options?: StatusChangesOptions): StatusChanges;
  /** Calls the operation at a path of the interface with GET. */
  readonly GET: Route<StatusGetPaths>;
  /**
   * List active maintenances.
   *
   * Returns the maintenances in the state in_progress or verifying.
   *
   * `GET /scheduled-maintenances/active.json`
   * @param params There are none.
   * @param options What this call does otherwise than its transport, such as `signal` and `timeout`.
   * @example
   * const list = status.getActiveMaintenances();
   * for await (const item of list) console.log(item);
   */
  getActiveMaintenances(
    params?: NoParams,
    options?: CallOptions,
  ): ListRequest<ActiveMaintenancesResponse, ActiveMaintenance>;
  /**
   * List all components.
   *
   * Returns all components with their current status. Groups and their members are in one flat list.
   *
   * `GET /components.json`
   * @param params There are none.
   * @param options What this call does otherwise than its transport, such as `signal` and `timeout`.
   * @example
   * const list = status.getComponents();
   * for await (const item of list) console.log(item);
   */
  getComponents(params?: NoParams, options?: CallOptions): ListRequest<ComponentsResponse, StatusComponent>;
  /**
   * List recent incidents.
   *
   * Returns the most recent incidents in any state. The list has at most 50 entries and no further page.
   *
   * `GET /incidents.json`
   * @param params There are none.
   * @param options What this call does otherwise than its transport, such as `signal` and `timeout`.
   * @example
   * const list = status.getIncidents();
   * for await (const item of list) console.log(item);
   */
  getIncidents(params?: NoParams, options?: CallOptions): ListRequest<IncidentsResponse, Incident>;
  /**
   * List recent maintenances.
   *
   * Returns the most recent maintenances in any state, including completed ones. The list has at most 50
   * entries and no further page.
   *
   * `GET /scheduled-maintenances.json`
   * @param params There are none.
   * @param options What this call does otherwise than its transport, such as `signal` and `timeout`.
   * @example
   * const list = status.getScheduledMaintenances();
   * for await (const item of list) console.log(item);
   */
  getScheduledMaintenances(
    params?: NoParams,
    options?: CallOptions,
  ): ListRequest<ScheduledMaintenancesResponse, ScheduledMaintenance>;
  /**
   * Get the overall state of the page.
   *
   * Returns an indicator and a short description of the overall state, without the components.
   *
   * `GET /status.json`
   * @param params There are none.
   * @param options What this call does otherwise than its transport, such as `signal` and `timeout`.
   * @example
   * const reply = await status.getStatus();
   */
  getStatus(params?: NoParams, options?: CallOptions): LedgerRequest<StatusResponse>;
  /**
   * Get the summary of the page.
   *
   * Returns the overall state of the page with all components, the unresolved incidents and the pending
   * maintenances. Unresolved means investigating, identified or monitoring. Pending means scheduled,
   * in_progress or verifying.
   *
   * `GET /summary.json`
   * @param params There are none.
   * @param options What this call does otherwise than its transport, such as `signal` and `timeout`.
   * @example
   * const reply = await status.getSummary();
   */
  getSummary(params?: NoParams, options?: CallOptions): LedgerRequest<SummaryResponse>;
  /**
   * List unresolved incidents.
   *
   * Returns the open incidents: those in the state investigating, identified or monitoring.
   *
   * `GET /incidents/unresolved.json`
   * @param params There are none.
   * @param options What this call does otherwise than its transport, such as `signal` and `timeout`.
   * @example
   * const list = status.getUnresolvedIncidents();
   * for await (const item of list) console.log(item);
   */
  getUnresolvedIncidents(
    params?: NoParams,
    options?: CallOptions,
  ): ListRequest<UnresolvedIncidentsResponse, UnresolvedIncident>;
  /**
   * List upcoming maintenances.
   *
   * Returns the maintenances in the state scheduled, which have not started yet.
   *
   * `GET /scheduled-maintenances/upcoming.json`
   * @param params There are none.
   * @param options What this call does otherwise than its transport, such as `signal` and `timeout`.
   * @example
   * const list = status.getUpcomingMaintenances();
   * for await (const item of list) console.log(item);
   */
  getUpcomingMaintenances(
    params?: NoParams,
    options?: CallOptions,
  ): ListRequest<UpcomingMaintenancesResponse, UpcomingMaintenance>;
}

/** Where the status service is found unless options say otherwise. */
const defaultBaseUrl = 'https://status.hedera.com/api/v2';

/** What `createStatusClient` takes. */
export type StatusClientOptions = HostedOptions;

/**
 * Opens a client of the status service. Nothing is sent before the first call is awaited.
 * @param options Where the service is, and how calls are sent.
 * @throws ParameterError for an option that is unknown or cannot be meant.
 * @example
 * const status = createStatusClient();
 */
export function createStatusClient(options: StatusClientOptions = {}): StatusClient {
  const transport = createHostedTransport(options, defaultBaseUrl);
  const operations = {
    getActiveMaintenances: (params?: NoParams, options?: CallOptions) =>
      getActiveMaintenances(transport, params, options),
    getComponents: (params?: NoParams, options?: CallOptions) => getComponents(transport, params, options),
    getIncidents: (params?: NoParams, options?: CallOptions) => getIncidents(transport, params, options),
    getScheduledMaintenances: (params?: NoParams, options?: CallOptions) =>
      getScheduledMaintenances(transport, params, options),
    getStatus: (params?: NoParams, options?: CallOptions) => getStatus(transport, params, options),
    getSummary: (params?: NoParams, options?: CallOptions) => getSummary(transport, params, options),
    getUnresolvedIncidents: (params?: NoParams, options?: CallOptions) =>
      getUnresolvedIncidents(transport, params, options),
    getUpcomingMaintenances: (params?: NoParams, options?: CallOptions) =>
      getUpcomingMaintenances(transport, params, options),
  };
  return {
    transport,
    description: { title: 'Status service', version: '2.0.0' },
    request: (input, options) => request(transport, input, options),
    changes: (options) =>
      changes<StatusChange>(
        transport,
        {
          incidents: getIncidentsOperation,
          maintenances: getScheduledMaintenancesOperation,
          components: getComponentsOperation,
        },
        options,
      ),
    ...operations,
    GET: route<StatusGetPaths>('GET', {
      '/scheduled-maintenances/active.json': operations.getActiveMaintenances,
      '/components.json': operations.getComponents,
      '/incidents.json': operations.getIncidents,
      '/scheduled-maintenances.json': operations.getScheduledMaintenances,
      '/status.json': operations.getStatus,
      '/summary.json': operations.getSummary,
      '/incidents/unresolved.json': operations.getUnresolvedIncidents,
      '/scheduled-maintenances/upcoming.json': operations.getUpcomingMaintenances,
    }),
  };
}
