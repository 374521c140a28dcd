import type { CallContext } from '../../errors/errors.js';
import type { Call } from '../call.js';
import { checkBody } from './check-body.js';
import { withMoreBody } from './more-body.js';
import { withMoreQuery } from './more-query.js';
import type { Serialised } from './serialise.js';

/** Adds the options `query` and `body` to a request, and validates its body. Loaded for calls that have one of them. */
export async function complete(
  input: Serialised,
  call: Call,
  isChecked: boolean,
  context: CallContext,
): Promise<void> {
  const { operation, query } = call;
  if (query === undefined) input.query = withMoreQuery(input.query, call, context);
  if (isChecked && operation.body?.validator && typeof input.body === 'string')
    await checkBody(call, input.body, context);
  input.body = withMoreBody(input.body, call, isChecked, context);
}
