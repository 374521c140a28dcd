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
} from '../../src/core.js';
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

/** The GET operations by path. */
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

/** A change of the page. Its `kind` is incident, maintenance or component. */
export type StatusChange = Change<Incident, ScheduledMaintenance, StatusComponent>;

/** An endless stream of the changes of the page. */
export type StatusChanges = Changes<StatusChange>;

/** Options of `changes`. */
export type StatusChangesOptions = ChangesOptions;

/** Every operation of the status service, bound to one transport. */
export interface StatusClient {
  /** Sends the operations. */
  readonly transport: Transport;
  /** The OpenAPI description that the client was generated from. */
  readonly description: { readonly title: string; readonly version: string };
  /**
   * Sends a request that the description does not declare. Retries and errors are those of an operation; the
   * reply is not checked.
   * @param call Path, method, parameters and body.
   * @param options Settings of this call that replace those of the transport, such as `signal` and `timeout`.
   * @example
   * const reply: unknown = await status.request({ path: '/newer/than/this' });
   */
  request(call: UndescribedCall, options?: CallOptions): ListRequest<unknown, unknown>;
  /**
   * Refuses new calls from now on, and waits for those in flight.
   * @param timeout Milliseconds until calls in flight are aborted. The default is no limit.
   * @throws ParameterError if `timeout` is not a number from 0. A call of a closed client throws a
   * ClosedError.
   * @example
   * await status.close(5000);
   */
  close(timeout?: number): Promise<void>;
  /**
   * Calls `close` at the end of a block.
   * @example
   * await using client = createStatusClient();
   */
  [Symbol.asyncDispose](): Promise<void>;
  /**
   * Yields the changes of the page in order, without end: updates of incidents and maintenances, and status
   * changes of components. It polls the lists of the page. Each change is yielded once, and none is missed as
   * long as a list still has it at the next poll. If a component changes several times between two polls, the
   * changes that updates report are yielded, and its last status. An edited update is not yielded again.
   * Transient failures do not end it.
   * @param options Where to begin, how often to poll, and when to stop.
   * @throws ParameterError for an invalid option.
   * @example
   * for await (const change of status.changes()) {
   *   console.log(change.kind, change.at);
   *   if (change.kind === 'component') break;
   * }
   */
  changes(options?: StatusChangesOptions): StatusChanges;
  /** Calls a GET operation by its path. */
  readonly GET: Route<StatusGetPaths>;
  /**
   * List active maintenances.
   *
   * Returns the maintenances in the state in_progress or verifying.
   *
   * `GET /scheduled-maintenances/active.json`
   * @param params The operation has no parameters.
   * @param options Settings of this call that replace those of the transport, such as `signal` and `timeout`.
   * @example
   * const list = status.getActiveMaintenances();
   * for await (const item of list) console.log(item);
   * @category Maintenances
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
   * @param params The operation has no parameters.
   * @param options Settings of this call that replace those of the transport, such as `signal` and `timeout`.
   * @example
   * const list = status.getComponents();
   * for await (const item of list) console.log(item);
   * @category Components
   */
  getComponents(params?: NoParams, options?: CallOptions): ListRequest<ComponentsResponse, StatusComponent>;
  /**
   * List recent incidents.
   *
   * Returns the most recent incidents in any state. The list has at most 50 entries and no further page.
   *
   * `GET /incidents.json`
   * @param params The operation has no parameters.
   * @param options Settings of this call that replace those of the transport, such as `signal` and `timeout`.
   * @example
   * const list = status.getIncidents();
   * for await (const item of list) console.log(item);
   * @category Incidents
   */
  getIncidents(params?: NoParams, options?: CallOptions): ListRequest<IncidentsResponse, Incident>;
  /**
   * List recent maintenances.
   *
   * Returns the most recent maintenances in any state, including completed ones. The list has at most 50
   * entries and no further page.
   *
   * `GET /scheduled-maintenances.json`
   * @param params The operation has no parameters.
   * @param options Settings of this call that replace those of the transport, such as `signal` and `timeout`.
   * @example
   * const list = status.getScheduledMaintenances();
   * for await (const item of list) console.log(item);
   * @category Maintenances
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
   * @param params The operation has no parameters.
   * @param options Settings of this call that replace those of the transport, such as `signal` and `timeout`.
   * @example
   * const reply = await status.getStatus();
   * @category Overview
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
   * @param params The operation has no parameters.
   * @param options Settings of this call that replace those of the transport, such as `signal` and `timeout`.
   * @example
   * const reply = await status.getSummary();
   * @category Overview
   */
  getSummary(params?: NoParams, options?: CallOptions): LedgerRequest<SummaryResponse>;
  /**
   * List unresolved incidents.
   *
   * Returns the open incidents: those in the state investigating, identified or monitoring.
   *
   * `GET /incidents/unresolved.json`
   * @param params The operation has no parameters.
   * @param options Settings of this call that replace those of the transport, such as `signal` and `timeout`.
   * @example
   * const list = status.getUnresolvedIncidents();
   * for await (const item of list) console.log(item);
   * @category Incidents
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
   * @param params The operation has no parameters.
   * @param options Settings of this call that replace those of the transport, such as `signal` and `timeout`.
   * @example
   * const list = status.getUpcomingMaintenances();
   * for await (const item of list) console.log(item);
   * @category Maintenances
   */
  getUpcomingMaintenances(
    params?: NoParams,
    options?: CallOptions,
  ): ListRequest<UpcomingMaintenancesResponse, UpcomingMaintenance>;
}

/** The default base URL of the status service. */
const defaultBaseUrl = 'https://status.hedera.com/api/v2';

/** Options of `createStatusClient`. */
export type StatusClientOptions = HostedOptions;

/**
 * Creates a client of the status service. It sends no request before the first call is awaited.
 * @param options Where the service is, and how requests are sent.
 * @throws ParameterError for an unknown or invalid option.
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
    close: transport.close,
    [Symbol.asyncDispose]: transport[Symbol.asyncDispose],
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
