import { ResponseError } from '../errors/errors.js';
import type { Operation } from '../operation/operation.js';
import type { Issue } from '../operation/validation.js';
import { readReply } from '../reply/read-reply.js';
import type { LedgerRequest } from './lazy-request.js';
import type { Transport } from './transport.js';

/** A generated function, such as `getContracts`. */
export type OperationFunction<Data> = (transport: Transport, ...input: never[]) => LedgerRequest<Data>;

/** How strictly text is read. */
export interface ParseOptions {
  /** Whether what does not match the description is refused, or only what no data can be made of. @default 'off' */
  readonly validation?: 'throw' | 'off' | undefined;
}

/**
 * Reads an operation's data back from JSON, such as `stringify` writes, with exact 64-bit integers: where the
 * operation's type says bigint there is one. Whatever a call returned can be read, be it more or other than described.
 *
 * @throws ResponseError if the text is not JSON or cannot be what the operation answers.
 */
export function parse<Data>(
  operation: OperationFunction<Data>,
  text: string,
  { validation = 'off' }: ParseOptions = {},
): Data {
  const described = describe(operation);
  const { operationId, method, path } = described;
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
  const { data, issues, impossible } = readReply(described, text, parsed, check);
  if (impossible || (check && issues.length > 0)) throw refusal(issues);
  return data as Data;
}

/** A generated function tells its transport which operation it is; nothing is sent. */
export function describe<Data>(operation: OperationFunction<Data>): Operation {
  let described: Operation | undefined;
  operation({
    told: (told) => {
      described = told;
    },
    request: () => undefined as never,
    page: () => undefined as never,
    target: () => undefined as never,
  });
  if (!described) throw new TypeError('parse takes a generated function, such as getContracts');
  return described;
}
