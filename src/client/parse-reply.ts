import { type Issue, ResponseError } from '../errors/errors.js';
import type { Operation } from './operation.js';
import { sentence } from './reply/issues.js';
import { readReply } from './reply/read-reply.js';
import type { Validate } from './report.js';

/**
 * Reads an operation's data back from JSON, such as `stringifyJson` writes, with exact 64-bit integers: where the
 * operation's type says bigint there is one. Whatever a call returned can be read, be it more or other than described.
 *
 * @param operation The constant beside the operation's function: `getBlockOperation` for `getBlock`.
 * @param text JSON with exact integers.
 * @throws ResponseError if the text is not JSON or cannot be what the operation answers.
 * @example
 * const text = stringifyJson(await ledger.getBlock({ hashOrNumber: 84735967 }));
 * const block = parseReply(getBlockOperation, text);
 */
export function parseReply<Data>(operation: Operation<Data>, text: string): Data {
  return read(operation, text, false);
}

/**
 * Reads an operation's data from JSON of which it is not known whether it is as described, such as a reply that somebody
 * else has kept, and refuses what is not.
 *
 * @param operation The constant beside the operation's function: `getBlockOperation` for `getBlock`.
 * @param text JSON with exact integers.
 * @throws ResponseError with all that is not as described in `issues`. More than is described is no reason.
 * @example
 * const kept = stringifyJson(await ledger.getBlock({ hashOrNumber: 84735967 }));
 * const block = await checkReply(getBlockOperation, kept);
 */
export async function checkReply<Data>(operation: Operation<Data>, text: string): Promise<Data> {
  return read(operation, text, true, await operation.validator?.());
}

function read<Data>(operation: Operation<Data>, text: string, check: boolean, validate?: Validate): Data {
  const { operationId, method, path } = operation;
  if (!operationId)
    throw new TypeError('a reply is read by the description of its operation, such as getContractsOperation');
  const refusal = ([first, ...others]: readonly Issue[], cause?: unknown): ResponseError =>
    new ResponseError(
      `the text does not hold its data${first ? `: ${sentence(first)}` : ''}`,
      { status: 0, text, issues: first ? [first, ...others] : [] },
      { operationId, method, url: path },
      { cause },
    );
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch (cause) {
    throw refusal([], cause);
  }
  const { data, issues, unusable } = readReply(operation, text, parsed, { check, validate });
  if (unusable || (check && issues.length > 0)) throw refusal(issues);
  return data as Data;
}
