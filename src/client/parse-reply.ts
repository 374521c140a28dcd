import { type Issue, noContext, parameterErrorThrower, ResponseError } from '../errors/errors.js';
import type { Operation } from './operation.js';
import { sentence } from './reply/issues.js';
import { readReply } from './reply/read-reply.js';
import type { Validate } from './report.js';

/**
 * Reads an operation's data back from JSON, for example from `stringifyJson`. Integers that the type declares as bigint
 * are exact bigints. Mismatches with the description are accepted, as a call may have returned them.
 *
 * @param operation The constant beside the operation's function: `getBlockOperation` for `getBlock`.
 * @param text JSON with exact integers.
 * @throws ResponseError if the text is not JSON or is no possible reply of the operation.
 * @throws ParameterError if the text is no string.
 * @example
 * const text = stringifyJson(await ledger.getBlock({ hashOrNumber: 84735967 }));
 * const block = parseReply(getBlockOperation, text);
 */
export function parseReply<Data>(operation: Operation<Data>, text: string): Data {
  return read(operation, text, false);
}

/**
 * Reads an operation's data from untrusted JSON, such as a reply that another program stored, and checks it against the
 * description.
 *
 * @param operation The constant beside the operation's function: `getBlockOperation` for `getBlock`.
 * @param text JSON with exact integers.
 * @throws ResponseError with all mismatches in `issues`. Undeclared fields and words are accepted.
 * @example
 * const text = stringifyJson(await ledger.getBlock({ hashOrNumber: 84735967 }));
 * const block = await checkReply(getBlockOperation, text);
 */
export async function checkReply<Data>(operation: Operation<Data>, text: string): Promise<Data> {
  return read(operation, text, true, await operation?.validator?.());
}

function read<Data>(operation: Operation<Data>, text: string, check: boolean, validate?: Validate): Data {
  if (!operation?.operationId)
    parameterErrorThrower(noContext)(
      'operation',
      operation,
      'the constant of an operation, such as getContractsOperation',
    );
  const { operationId, method, path } = operation;
  if (typeof text !== 'string')
    parameterErrorThrower({ operationId, method, url: path })('text', text, 'a string with JSON');
  const responseError = ([first, ...others]: readonly Issue[], cause?: unknown): ResponseError =>
    new ResponseError(
      `the text is not a reply of this operation${first ? `: ${sentence(first)}` : ''}`,
      { status: 0, text, issues: first ? [first, ...others] : [] },
      { operationId, method, url: path },
      { cause },
    );
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch (cause) {
    throw responseError([], cause);
  }
  const { data, issues, unusable } = readReply(operation, text, parsed, { check, validate });
  if (unusable || (check && issues.length > 0)) throw responseError(issues);
  return data as Data;
}
