import type { Issue } from '../errors/errors.js';
import { ResponseError } from '../errors/response-error.js';
import type { Operation } from '../operation/operation.js';
import { readReply } from '../reply/read-reply.js';

/** How strictly text is read. */
export interface ParseOptions {
  /** Whether what does not match the description is refused, or only what no data can be made of. @default 'off' */
  readonly validation?: 'throw' | 'off' | undefined;
}

/**
 * Reads an operation's data back from JSON, such as `stringifyJson` writes, with exact 64-bit integers: where the
 * operation's type says bigint there is one. Whatever a call returned can be read, be it more or other than described.
 *
 * @param operation The constant beside the operation's function: `getBlockOperation` for `getBlock`.
 * @param text JSON with exact integers.
 * @param options How strictly it is read.
 * @throws ResponseError if the text is not JSON or cannot be what the operation answers.
 * @example
 * const text = stringifyJson(await ledger.getBlock({ hashOrNumber: 84735967 }));
 * const block = parseReply(getBlockOperation, text);
 */
export function parseReply<Data>(
  operation: Operation<Data>,
  text: string,
  { validation = 'off' }: ParseOptions = {},
): Data {
  const { operationId, method, path, validate } = operation;
  if (!validate)
    throw new TypeError('parseReply takes the description of an operation, such as getContractsOperation');
  const refusal = (issues: readonly Issue[], cause?: unknown): ResponseError =>
    new ResponseError(
      'the text does not hold its data',
      { status: 0, text, issues },
      { operationId, method, url: path },
      { cause },
    );
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch (cause) {
    throw refusal([], cause);
  }
  const check = validation === 'throw';
  const { data, issues, unusable } = readReply(operation, text, parsed, check);
  if (unusable || (check && issues.length > 0)) throw refusal(issues);
  return data as Data;
}
