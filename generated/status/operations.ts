// The operations of the status service, one function each.
// Made from the description of Status service 2.0.0 by `npm run generate`. Do not edit.

import {
  call,
  list,
  type CallOptions,
  type LedgerRequest,
  type ListRequest,
  type NoParams,
  type Operation,
  type Transport,
} from '../../src/core.js';
import {
  decodeActiveMaintenancesResponse,
  decodeIncidentsResponse,
  decodeScheduledMaintenancesResponse,
  decodeSummaryResponse,
  decodeUnresolvedIncidentsResponse,
  decodeUpcomingMaintenancesResponse,
} from './decoders.js';
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
import {
  fitsActiveMaintenancesResponse,
  fitsComponentsResponse,
  fitsIncidentsResponse,
  fitsScheduledMaintenancesResponse,
  fitsStatusResponse,
  fitsSummaryResponse,
  fitsUnresolvedIncidentsResponse,
  fitsUpcomingMaintenancesResponse,
} from './guards.js';

/** Metadata of {@link getActiveMaintenances}. */
export const getActiveMaintenancesOperation: Operation<ActiveMaintenancesResponse> = {
  operationId: 'getActiveMaintenances',
  method: 'GET',
  path: '/scheduled-maintenances/active.json',
  items: 'scheduled_maintenances',
  isValid: fitsActiveMaintenancesResponse,
  validator: async () => (await import('./validators/maintenances.js')).validateActiveMaintenancesResponse,
  decode: decodeActiveMaintenancesResponse,
};

/**
 * List active maintenances.
 *
 * Returns the maintenances in the state in_progress or verifying.
 *
 * `GET /scheduled-maintenances/active.json`
 * @param transport Sends the request.
 * @param params The operation has no parameters.
 * @param options Settings of this call that replace those of the transport, such as `signal` and `timeout`.
 * @example
 * const list = getActiveMaintenances(transport);
 * for await (const item of list) console.log(item);
 * @category Maintenances
 */
export function getActiveMaintenances(
  transport: Transport,
  params?: NoParams,
  options?: CallOptions,
): ListRequest<ActiveMaintenancesResponse, ActiveMaintenance> {
  return list(transport, getActiveMaintenancesOperation, params, options);
}

/** Metadata of {@link getComponents}. */
export const getComponentsOperation: Operation<ComponentsResponse> = {
  operationId: 'getComponents',
  method: 'GET',
  path: '/components.json',
  items: 'components',
  isValid: fitsComponentsResponse,
  validator: async () => (await import('./validators/components.js')).validateComponentsResponse,
};

/**
 * List all components.
 *
 * Returns all components with their current status. Groups and their members are in one flat list.
 *
 * `GET /components.json`
 * @param transport Sends the request.
 * @param params The operation has no parameters.
 * @param options Settings of this call that replace those of the transport, such as `signal` and `timeout`.
 * @example
 * const list = getComponents(transport);
 * for await (const item of list) console.log(item);
 * @category Components
 */
export function getComponents(
  transport: Transport,
  params?: NoParams,
  options?: CallOptions,
): ListRequest<ComponentsResponse, StatusComponent> {
  return list(transport, getComponentsOperation, params, options);
}

/** Metadata of {@link getIncidents}. */
export const getIncidentsOperation: Operation<IncidentsResponse> = {
  operationId: 'getIncidents',
  method: 'GET',
  path: '/incidents.json',
  items: 'incidents',
  isValid: fitsIncidentsResponse,
  validator: async () => (await import('./validators/incidents.js')).validateIncidentsResponse,
  decode: decodeIncidentsResponse,
};

/**
 * List recent incidents.
 *
 * Returns the most recent incidents in any state. The list has at most 50 entries and no further page.
 *
 * `GET /incidents.json`
 * @param transport Sends the request.
 * @param params The operation has no parameters.
 * @param options Settings of this call that replace those of the transport, such as `signal` and `timeout`.
 * @example
 * const list = getIncidents(transport);
 * for await (const item of list) console.log(item);
 * @category Incidents
 */
export function getIncidents(
  transport: Transport,
  params?: NoParams,
  options?: CallOptions,
): ListRequest<IncidentsResponse, Incident> {
  return list(transport, getIncidentsOperation, params, options);
}

/** Metadata of {@link getScheduledMaintenances}. */
export const getScheduledMaintenancesOperation: Operation<ScheduledMaintenancesResponse> = {
  operationId: 'getScheduledMaintenances',
  method: 'GET',
  path: '/scheduled-maintenances.json',
  items: 'scheduled_maintenances',
  isValid: fitsScheduledMaintenancesResponse,
  validator: async () => (await import('./validators/maintenances.js')).validateScheduledMaintenancesResponse,
  decode: decodeScheduledMaintenancesResponse,
};

/**
 * List recent maintenances.
 *
 * Returns the most recent maintenances in any state, including completed ones. The list has at most 50
 * entries and no further page.
 *
 * `GET /scheduled-maintenances.json`
 * @param transport Sends the request.
 * @param params The operation has no parameters.
 * @param options Settings of this call that replace those of the transport, such as `signal` and `timeout`.
 * @example
 * const list = getScheduledMaintenances(transport);
 * for await (const item of list) console.log(item);
 * @category Maintenances
 */
export function getScheduledMaintenances(
  transport: Transport,
  params?: NoParams,
  options?: CallOptions,
): ListRequest<ScheduledMaintenancesResponse, ScheduledMaintenance> {
  return list(transport, getScheduledMaintenancesOperation, params, options);
}

/** Metadata of {@link getStatus}. */
export const getStatusOperation: Operation<StatusResponse> = {
  operationId: 'getStatus',
  method: 'GET',
  path: '/status.json',
  isValid: fitsStatusResponse,
  validator: async () => (await import('./validators/overview.js')).validateStatusResponse,
};

/**
 * Get the overall state of the page.
 *
 * Returns an indicator and a short description of the overall state, without the components.
 *
 * `GET /status.json`
 * @param transport Sends the request.
 * @param params The operation has no parameters.
 * @param options Settings of this call that replace those of the transport, such as `signal` and `timeout`.
 * @example
 * const reply = await getStatus(transport);
 * @category Overview
 */
export function getStatus(
  transport: Transport,
  params?: NoParams,
  options?: CallOptions,
): LedgerRequest<StatusResponse> {
  return call(transport, getStatusOperation, params, options);
}

/** Metadata of {@link getSummary}. */
export const getSummaryOperation: Operation<SummaryResponse> = {
  operationId: 'getSummary',
  method: 'GET',
  path: '/summary.json',
  isValid: fitsSummaryResponse,
  validator: async () => (await import('./validators/overview.js')).validateSummaryResponse,
  decode: decodeSummaryResponse,
};

/**
 * Get the summary of the page.
 *
 * Returns the overall state of the page with all components, the unresolved incidents and the pending
 * maintenances. Unresolved means investigating, identified or monitoring. Pending means scheduled,
 * in_progress or verifying.
 *
 * `GET /summary.json`
 * @param transport Sends the request.
 * @param params The operation has no parameters.
 * @param options Settings of this call that replace those of the transport, such as `signal` and `timeout`.
 * @example
 * const reply = await getSummary(transport);
 * @category Overview
 */
export function getSummary(
  transport: Transport,
  params?: NoParams,
  options?: CallOptions,
): LedgerRequest<SummaryResponse> {
  return call(transport, getSummaryOperation, params, options);
}

/** Metadata of {@link getUnresolvedIncidents}. */
export const getUnresolvedIncidentsOperation: Operation<UnresolvedIncidentsResponse> = {
  operationId: 'getUnresolvedIncidents',
  method: 'GET',
  path: '/incidents/unresolved.json',
  items: 'incidents',
  isValid: fitsUnresolvedIncidentsResponse,
  validator: async () => (await import('./validators/incidents.js')).validateUnresolvedIncidentsResponse,
  decode: decodeUnresolvedIncidentsResponse,
};

/**
 * List unresolved incidents.
 *
 * Returns the open incidents: those in the state investigating, identified or monitoring.
 *
 * `GET /incidents/unresolved.json`
 * @param transport Sends the request.
 * @param params The operation has no parameters.
 * @param options Settings of this call that replace those of the transport, such as `signal` and `timeout`.
 * @example
 * const list = getUnresolvedIncidents(transport);
 * for await (const item of list) console.log(item);
 * @category Incidents
 */
export function getUnresolvedIncidents(
  transport: Transport,
  params?: NoParams,
  options?: CallOptions,
): ListRequest<UnresolvedIncidentsResponse, UnresolvedIncident> {
  return list(transport, getUnresolvedIncidentsOperation, params, options);
}

/** Metadata of {@link getUpcomingMaintenances}. */
export const getUpcomingMaintenancesOperation: Operation<UpcomingMaintenancesResponse> = {
  operationId: 'getUpcomingMaintenances',
  method: 'GET',
  path: '/scheduled-maintenances/upcoming.json',
  items: 'scheduled_maintenances',
  isValid: fitsUpcomingMaintenancesResponse,
  validator: async () => (await import('./validators/maintenances.js')).validateUpcomingMaintenancesResponse,
  decode: decodeUpcomingMaintenancesResponse,
};

/**
 * List upcoming maintenances.
 *
 * Returns the maintenances in the state scheduled, which have not started yet.
 *
 * `GET /scheduled-maintenances/upcoming.json`
 * @param transport Sends the request.
 * @param params The operation has no parameters.
 * @param options Settings of this call that replace those of the transport, such as `signal` and `timeout`.
 * @example
 * const list = getUpcomingMaintenances(transport);
 * for await (const item of list) console.log(item);
 * @category Maintenances
 */
export function getUpcomingMaintenances(
  transport: Transport,
  params?: NoParams,
  options?: CallOptions,
): ListRequest<UpcomingMaintenancesResponse, UpcomingMaintenance> {
  return list(transport, getUpcomingMaintenancesOperation, params, options);
}
