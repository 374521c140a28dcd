import { type CallContext, ClientError } from './client-error.js';
import { preview, shortened } from './foreign-text.js';
import { didYouMean } from './nearest-name.js';
import { hidePrivateKeys, mayShowKey } from './private-keys.js';

/** A parameter or an option is not valid. No request was sent. */
export class ParameterError extends ClientError {
  static override readonly kind: string = 'ledger-query-client.ParameterError';
  override readonly name = 'ParameterError';
  /** The name of the parameter, the property of the body or the option. */
  readonly parameter: string;
  /** Its value. Undefined if it is missing, if it may be a key, and for an object of a class, which may contain one. */
  readonly value: unknown;
  /** The allowed values, in words. */
  readonly allowed: string;

  constructor({ parameter, value, allowed, message }: InvalidParameter, context: CallContext) {
    super(hidePrivateKeys(message ?? sentence(parameter, value, allowed)), context);
    this.parameter = hidePrivateKeys(parameter);
    this.value = mayShowKey(value) ? undefined : value;
    this.allowed = allowed;
  }
}

interface InvalidParameter {
  parameter: string;
  value: unknown;
  allowed: string;
  /** The whole message, if it does not have the usual form. */
  message?: string;
}

function sentence(parameter: string, value: unknown, allowed: string): string {
  if (value === undefined) return `${parameter} has no value. It must be ${allowed}`;
  return `${parameter} must be ${allowed}, got ${preview(value, hidePrivateKeys)}`;
}

export type ThrowParameterError = (parameter: string, value: unknown, allowed: string) => never;

export function parameterErrorThrower(context: CallContext): ThrowParameterError {
  return (parameter, value, allowed) => {
    throw new ParameterError({ parameter, value, allowed }, context);
  };
}

/** Refuses a value that may be a key: the error has only its type. */
export function throwSecretError(
  parameter: string,
  value: unknown,
  allowed: string,
  context: CallContext,
): never {
  const message = `${parameter} must be ${allowed}, got a value of type ${typeof value}`;
  throw new ParameterError({ parameter, value: undefined, allowed, message }, context);
}

/** The message shows less than this, and a longer name is not searched for keys. */
const longestName = 16_384;

/**
 * Refuses a name that does not exist. Its value is left out, because it may be a key. If the name shows what was meant, this
 * is all that the message says. `hint` is a sentence for names that are not similar to the right one.
 */
export function throwUnknownName(
  kind: 'option' | 'parameter',
  given: string,
  names: readonly string[],
  context: CallContext,
  hint = '',
): never {
  const name = shortened(given, longestName);
  const allowed = `one of the ${kind}s ${names.join(', ') || '(none)'}`;
  const text = /^[\w.-]+$/.test(name) ? name : JSON.stringify(name);
  const wayOut = kind === 'parameter' ? ' Pass a parameter of a newer service in the option query.' : '';
  const meant = didYouMean(name, names) || hint;
  const message = meant ? `${text} is not a valid ${kind}.${meant}` : `${text} is not ${allowed}.${wayOut}`;
  throw new ParameterError({ parameter: name, value: undefined, allowed, message }, context);
}
