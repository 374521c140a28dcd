import type { Issue } from '../../errors/errors.js';

/** What an {@link OnInvalidResponse} callback is told of one reply. */
export interface InvalidResponse {
  readonly operationId: string;
  /** Where the reply is not what its type says. */
  readonly issues: readonly Issue[];
  /** Where it holds more than the description knows: unknown fields and words, too many items. Types still hold. */
  readonly drift: readonly Issue[];
}

/** Gets every reply that the description does not cover. What it throws does not concern the call. */
export type OnInvalidResponse = (report: InvalidResponse) => void;

/** What happens with a reply that does not match the description. */
export type ResponseValidation = 'warn' | 'throw' | 'off';

/** Whether a request is checked against the description before it is sent. */
export type RequestValidation = 'throw' | 'off';

/** One mode for both directions, or one for each. `'warn'` concerns replies alone. */
export type Validation =
  | ResponseValidation
  | { readonly request?: RequestValidation | undefined; readonly response?: ResponseValidation | undefined };

export interface ValidationModes {
  request: RequestValidation;
  response: ResponseValidation;
}

/** What a client's and a call's settings come to. @default { request: 'throw', response: 'warn' } */
export function validationModes(...settings: readonly (Validation | undefined)[]): ValidationModes {
  const modes: ValidationModes = { request: 'throw', response: 'warn' };
  for (const setting of settings) {
    if (setting === undefined) continue;
    const { request, response } =
      typeof setting === 'string'
        ? { request: setting === 'off' ? ('off' as const) : ('throw' as const), response: setting }
        : setting;
    modes.request = request ?? modes.request;
    modes.response = response ?? modes.response;
  }
  return modes;
}
