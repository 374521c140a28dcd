// The error classes of the client, and functions that make foreign text safe for error messages.

export { ApiError, type ApiMessage, errorFor } from './api-error.js';
export { type CallContext, ClientError, type ErrorCause, noContext } from './client-error.js';
export { ClosedError } from './closed-error.js';
export { blamingReply, errorOfReply } from './error-of-reply.js';
export {
  detachedCopy,
  escapeControls,
  noRedaction,
  preview,
  type Redact,
  safeLine,
  shortened,
  truncate,
} from './foreign-text.js';
export { isError } from './is-error.js';
export { didYouMean } from './nearest-name.js';
export { NetworkError } from './network-error.js';
export {
  ParameterError,
  parameterErrorThrower,
  type ThrowParameterError,
  throwSecretError,
  throwUnknownName,
} from './parameter-error.js';
export { hasPrivateKey, hidePrivateKeys } from './private-keys.js';
export { type Issue, ResponseError } from './response-error.js';
export { ServiceBehindError } from './service-behind-error.js';
export { delayInWords, isoTime } from './time-words.js';
export { TimeoutError } from './timeout-error.js';
