// What every entry has beside the names of its service, each name listed once.

export type { LedgerRequest, WithResponse } from './core/call/lazy-request.js';
export { checkReply, parseReply } from './core/call/parse-reply.js';
export { createTransport, type Transport } from './core/call/transport.js';
export { type WaitForOptions, waitFor } from './core/call/wait-for.js';
export { ServiceBehindError, TransactionMissingError } from './core/errors/after-errors.js';
export { ApiError, type ApiMessage } from './core/errors/api-error.js';
export {
  type CallContext,
  ClientError,
  type Issue,
  NetworkError,
  ParameterError,
  ResponseError,
  TimeoutError,
} from './core/errors/errors.js';
export type {
  AttemptEvent,
  CallEvent,
  EndEvent,
  HookContext,
  ReplyEvent,
  RetryEvent,
  TransportHooks,
} from './core/operation/hooks.js';
export type { OpenEnum } from './core/operation/open-enum.js';
export type { Operation } from './core/operation/operation.js';
export type {
  CallOptions,
  Fetch,
  HeaderSource,
  NoParams,
  RetryOptions,
  ServiceLocation,
  TransportOptions,
  TransportSettings,
  UndescribedValue,
} from './core/operation/options.js';
export type {
  InvalidResponse,
  OnInvalidResponse,
  RequestValidation,
  ResponseValidation,
  Validation,
} from './core/operation/validation.js';
export type { ListPage, ListRequest } from './core/pages/list-request.js';
export { request, type UndescribedCall } from './core/pages/undescribed-request.js';
export type { PagesOptions } from './core/pages/walk.js';
export { stringifyJson } from './core/request/stringify-json.js';
