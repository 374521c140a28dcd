import { type CallContext, ParameterError } from '../errors/errors.js';
import type * as words from './words.js';

/** Finds what is allowed in words, which nobody loads who is refused nothing. */
export type InWords = (found: typeof words) => string;

/** Input that is refused, until the words for it are found. */
export class Refusal extends Error {
  constructor(
    readonly parameter: string,
    readonly given: unknown,
    readonly allowed: string | InWords,
  ) {
    super();
  }
}

/** What ends the call that is refused. Words that cannot be loaded, as offline, are done without. */
export function parameterError(
  { parameter, given, allowed }: Refusal,
  found: typeof words | undefined,
  context: CallContext,
): ParameterError {
  const told = typeof allowed === 'string' ? allowed : found ? allowed(found) : 'as it is described';
  return new ParameterError({ parameter, given, allowed: told }, context);
}
