// One call, from its parameters to its data. It knows no lists and no capabilities.

export type { PageReply } from './exchange.js';
export { Deadline } from './http/deadline.js';
export { type Clock, onAbort, sleep } from './http/effects.js';
export { burst } from './http/rate-limit.js';
export { isTransient } from './http/retry.js';
export { LazyRequest, type LedgerRequest, type TransportCall, type WithResponse } from './lazy-request.js';
export { Later, lookUntil } from './look-until.js';
export {
  aboveZero,
  callable,
  checkCallOptions,
  checkOptions,
  flag,
  fromZero,
  integerWithin,
  isPlainRecord,
  place,
  type RulesOf,
  signal,
} from './operation/check-options.js';
export { type Decode, decodeArray, decodeMap, type Int64 } from './operation/decode.js';
export { everyMember, type Guard, hasCount, isArrayOf, oneOf } from './operation/guard.js';
export {
  type AttemptEvent,
  type CallEvent,
  type EndEvent,
  type HookContext,
  notify,
  type ReplyEvent,
  type RetryEvent,
  type TransportHooks,
} from './operation/hooks.js';
export type { OpenEnum } from './operation/open-enum.js';
export type {
  AfterRules,
  Operation,
  ProofRule,
  RangeKey,
  RequestBody,
  TransactionRule,
  WatermarkRule,
} from './operation/operation.js';
export type { OperationHelp } from './operation/operation-help.js';
export type {
  CallOptions,
  Fetch,
  HeaderSource,
  HostedOptions,
  NoParams,
  RetryOptions,
  ServiceLocation,
  TransportOptions,
  TransportSettings,
  UndescribedValue,
} from './operation/options.js';
export type { ParameterRule } from './operation/parameter-rule.js';
export type { Validate } from './operation/report.js';
export { undescribedRule } from './operation/undescribed.js';
export type {
  InvalidResponse,
  OnInvalidResponse,
  RequestValidation,
  ResponseValidation,
  Validation,
} from './operation/validation.js';
export { checkReply, parseReply } from './parse-reply.js';
export { byteBody, jsonBody } from './request/body.js';
export { type Call, endedBy, makeCall } from './request/call.js';
export { requestCheck } from './request/check-rules.js';
export { checkCombinations } from './request/combinations.js';
export { isWellFormed } from './request/encode-text.js';
export { pathNames, serialise } from './request/parameters.js';
export { compare, direction, formatQuery, limitOf, parseQuery, type QueryPair } from './request/query.js';
export { checkRange } from './request/range.js';
export { stringifyJson } from './request/stringify-json.js';
export { type Route, route } from './route.js';
export { contextOf, type Target, target } from './target.js';
export { call, createHostedTransport, createTransport, type Transport } from './transport.js';
export { type WaitForOptions, waitFor } from './wait-for.js';
