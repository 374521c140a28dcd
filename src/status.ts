export { createStatusClient, type StatusClient, type StatusGetPaths } from '../generated/status/client.js';
export {
  getActiveMaintenances,
  getComponents,
  getIncidents,
  getScheduledMaintenances,
  getStatus,
  getSummary,
  getUnresolvedIncidents,
  getUpcomingMaintenances,
} from '../generated/status/operations.js';
export type {
  ActiveMaintenance,
  ActiveMaintenancesResponse,
  AffectedComponent,
  ComponentStatus,
  ComponentsResponse,
  Impact,
  Incident,
  IncidentStatus,
  IncidentsResponse,
  IncidentUpdate,
  MaintenanceStatus,
  Page,
  PendingMaintenance,
  ScheduledMaintenance,
  ScheduledMaintenancesResponse,
  StatusComponent,
  StatusError,
  StatusIndicator,
  StatusResponse,
  StatusRollup,
  SummaryResponse,
  UnresolvedIncident,
  UnresolvedIncidentsResponse,
  UpcomingMaintenance,
  UpcomingMaintenancesResponse,
  UpdateStatus,
} from '../generated/status/types.js';
export { ApiError, type ApiMessage } from './core/api-error.js';
export {
  type CallContext,
  ClientError,
  NetworkError,
  ParameterError,
  ResponseError,
  TimeoutError,
} from './core/errors.js';
export {
  between,
  Comparison,
  type EntityIdObject,
  type EntityIdValue,
  eq,
  type Filter,
  type Filters,
  gt,
  gte,
  type IntegerValue,
  lt,
  lte,
  ne,
  type Operator,
  type TimestampValue,
} from './core/filters.js';
export type {
  AttemptEvent,
  CallEvent,
  EndEvent,
  HookContext,
  Hooks,
  ReplyEvent,
  RetryEvent,
} from './core/hooks.js';
export type { LedgerRequest, WithResponse } from './core/lazy-request.js';
export type { ListRequest } from './core/list-request.js';
export type { Network } from './core/networks.js';
export type { Open } from './core/open.js';
export type {
  CallOptions,
  Fetch,
  HeaderSource,
  HostedOptions,
  NoParams,
  ServiceLocation,
  TransportOptions,
  TransportSettings,
} from './core/options.js';
export { type OperationFunction, type ParseOptions, parse } from './core/parse.js';
export type { RetryOptions } from './core/retry.js';
export { stringify } from './core/stringify.js';
export { type Moment, toDate, toNanoseconds, toTimestamp } from './core/timestamps.js';
export {
  type JoinedMessage,
  type JoinedMessages,
  joinChunks,
  type MessagePart,
  messageBytes,
  messageText,
} from './core/topic-messages.js';
export { toSdkTransactionId, toTransactionId } from './core/transaction-ids.js';
export { createTransport, type Transport } from './core/transport.js';
export type {
  InvalidResponse,
  Issue,
  OnInvalidResponse,
  RequestValidation,
  ResponseValidation,
  Validation,
} from './core/validation.js';
export { type WaitForOptions, waitFor } from './core/wait-for.js';
export type { Paged, PagesOptions } from './core/walk.js';
