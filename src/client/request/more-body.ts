import { type CallContext, parameterErrorThrower } from '../../errors/errors.js';
import type { Call } from '../call.js';
import type { RequestBody } from '../operation.js';

/** Adds the fields of the option `body` to a JSON body. */
export function withMoreBody(
  body: RequestBody | undefined,
  { operation, params, options }: Call,
  isChecked: boolean,
  context: CallContext,
): RequestBody | undefined {
  const { body: more } = options;
  if (!more) return body;
  const throwParameterError = parameterErrorThrower(context);
  if (typeof body !== 'string' || !body.startsWith('{'))
    return throwParameterError(
      'options.body',
      more,
      'left out: the operation has no JSON body, or it is not given or no object',
    );
  for (const [name, value] of Object.entries(more))
    if (Object.hasOwn(Object(params.body), name))
      throwParameterError(`options.body.${name}`, value, 'left out here or in the parameter body');
  const text = operation.body?.serialise(more, isChecked, throwParameterError);
  // Parsed and written again, integers beyond 2^53 would change.
  if (typeof text !== 'string' || text === '{}') return body;
  if (body === '{}') return text;
  return `${body.slice(0, -1)},${text.slice(1)}`;
}
