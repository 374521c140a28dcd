// What every entry has beside the names of its service, each name listed once.
export { ApiError, type ApiMessage } from './core/api-error.js';
export {
  type CallContext,
  ClientError,
  NetworkError,
  ParameterError,
  ResponseError,
  TimeoutError,
} from './core/errors.js';
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
