import { ApiError, ClientError, NetworkError, ParameterError, ProofError, TimeoutError } from '../index.js';
import { catalogue } from './catalogue.js';
import { bodyText, parameterText } from './operation-text.js';

/** Wrong use of a tool. The message says how to use it. */
export class InputError extends Error {
  override readonly name = 'InputError';
}

export function isBug(error: unknown): boolean {
  return !(error instanceof InputError || error instanceof ClientError);
}

const maxLength = 2000;

/** The message of an error, and what the next call should be. That of a bug may contain anything, so it is left out. */
export function errorText(error: unknown): string {
  if (error instanceof InputError) return error.message;
  if (!(error instanceof ClientError)) return 'The server failed. Try another call.';
  return `${error.name}: ${error.message}. ${adviceFor(error)}`.slice(0, maxLength).trim();
}

function adviceFor(error: ClientError): string {
  if (error instanceof ParameterError) return parameterAdvice(error);
  if (error instanceof ApiError) return statusAdvice(error);
  if (error instanceof TimeoutError) return 'Ask for less: a lower limit, or a narrower range of timestamps.';
  if (error instanceof NetworkError) return 'The service cannot be reached. Try again later.';
  if (error instanceof ProofError) return 'The service returned wrong items. Do not use them.';
  return '';
}

function parameterAdvice({ parameter, operationId = '' }: ParameterError): string {
  const entry = catalogue.get(operationId);
  if (parameter === 'cursor') return 'Pass `next` of an answer unchanged, or start with call_operation.';
  if (entry && /^body\b/.test(parameter)) return `body: ${bodyText(entry)}`;
  return entry?.help.parameters[parameter] ? `${parameter}: ${parameterText(entry, parameter)}` : '';
}

function statusAdvice({ status, retryAfter }: ApiError): string {
  if (status === 404) return 'It does not exist on this network. Check the ID.';
  if (status === 429) return `Wait ${Math.ceil((retryAfter ?? 10_000) / 1000)} seconds.`;
  return status >= 500 ? 'The service failed. Try again later; status_page may say why.' : '';
}
