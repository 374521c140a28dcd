import { hidePrivateKeys } from '../core.js';
import { ApiError, ClientError, NetworkError, ParameterError, ProofError, TimeoutError } from '../index.js';
import { catalogue } from './catalogue.js';
import { bodyText, parameterText } from './operation-text.js';
import { visible } from './plain-data.js';

/** Wrong use of a tool. The message says how to use it. It has no text of a service. */
export class InputError extends Error {
  override readonly name = 'InputError';
}

export function isBug(error: unknown): boolean {
  return !(error instanceof InputError || error instanceof ClientError);
}

/** The answer for a call that failed. As in other answers, all texts of the service are in `untrusted_data`. */
export interface Failure {
  readonly error: string;
  readonly status?: number;
  /** Advice for the next call, in words of this server and the description. */
  readonly advice?: string;
  readonly untrusted_data?: { readonly message: string };
}

/**
 * The message of an error of the client may have texts of a service, and those of a parameter may come from its cursor. So
 * no message of the client stands anywhere else. That of a bug may contain anything, so it is left out.
 */
export function failureOf(error: unknown, redact: (text: string) => string): Failure {
  if (error instanceof InputError)
    return { error: error.name, advice: visible(hidePrivateKeys(error.message)) };
  if (!(error instanceof ClientError))
    return { error: 'ServerError', advice: 'The server failed. Try another call.' };
  const advice = adviceFor(error);
  return {
    error: error.name,
    ...(error instanceof ApiError && { status: error.status }),
    ...(advice !== '' && { advice }),
    untrusted_data: { message: visible(redact(error.message)) },
  };
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
  // The argument of the tool has another name.
  if (parameter === 'moment') return 'at: one instant, such as 2026-01-01T12:00:00Z.';
  if (parameter === 'cursor') return 'Pass `next` of an answer unchanged, or start with call_operation.';
  if (entry && /^body\b/.test(parameter)) return `body: ${bodyText(entry)}`;
  const isKnown = entry && Object.hasOwn(entry.help.parameters, parameter);
  if (isKnown) return `${parameter}: ${parameterText(entry, parameter)}`;
  return '';
}

function statusAdvice({ status, retryAfter }: ApiError): string {
  if (status === 404) return 'It does not exist on this network. Check the ID.';
  if (status === 429) return `Wait ${Math.ceil((retryAfter ?? 10_000) / 1000)} seconds.`;
  if (status < 500) return '';
  return 'The service failed. Try again later; status_page may say why.';
}
