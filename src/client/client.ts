// Sends one call: serialises parameters, retries attempts, checks and decodes the reply. Lists are in `src/lists`.

export {
  type Call,
  contextOf,
  copyOptions,
  type HostState,
  makeCall,
  newCall,
  type PageReply,
  parameterErrorFor,
  type Transport,
  type TransportCall,
  type WithResponse,
  withParameter,
} from './call.js';
export {
  aboveZero,
  anyValue,
  callable,
  checkOptions,
  countFromZero,
  duration,
  flag,
  fromZero,
  integerWithin,
  isPlainRecord,
  type RulesOf,
  signal,
} from './check-options.js';
export { type Decode, decodeArray, decodeMap, type Int64 } from './decode.js';
export { everyMember, type Guard, hasCount, isArrayOf, oneOf } from './guard.js';
export type * from './hooks.js';
export { notify } from './hooks.js';
export { withDigest } from './http/base-url.js';
export { Ending } from './http/ending.js';
export { type CallState, eventOf, tooLate } from './http/message.js';
export { burst } from './http/rate-limit.js';
export { RetryBudget, type RetryPolicy, retryDelay, retryPolicy } from './http/retry.js';
export {
  type Clock,
  defaultDeadline,
  type Limits,
  onAbort,
  sleep,
  systemClock,
  within,
} from './http/time.js';
export { isTransientError } from './http/transient-error.js';
export { call, LazyRequest, type LedgerRequest } from './lazy-request.js';
export type * from './operation.js';
export type * from './options.js';
export type { ParameterRule } from './parameter-rule.js';
export { checkReply, parseReply } from './parse-reply.js';
export { replaceNumerals } from './reply/json-numerals.js';
export { Report, type Validate } from './report.js';
export { anyJsonBody, byteBody, jsonBody } from './request/body.js';
export { requestCheck } from './request/check-rules.js';
export { checkCombinations, checkEquality, checkRange } from './request/combinations.js';
export { encodeText, isWellFormed } from './request/encode-value.js';
export { undescribedRule } from './request/more-query.js';
export { pathNames, serialise } from './request/serialise.js';
export { stringifyJson } from './request/stringify-json.js';
export { type Route, route } from './route.js';
export { type Target, target } from './target.js';
export { createHostedTransport, createTransport, type Exchange, openTransport } from './transport.js';
