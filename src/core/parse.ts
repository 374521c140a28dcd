import { ResponseError } from './errors.js';
import type { LedgerRequest } from './lazy-request.js';
import type { Operation } from './operation.js';
import { readReply } from './read-reply.js';
import type { Transport } from './transport.js';

/** A generated function, such as `getContracts`. */
export type OperationFunction<Data> = (transport: Transport, ...input: never[]) => LedgerRequest<Data>;

/**
 * Reads an operation's data back from JSON, such as `stringify` writes, with exact 64-bit integers: where the
 * operation's type says bigint there is one.
 *
 * @throws ResponseError if the text is not JSON or not what the operation answers.
 */
export function parse<Data>(operation: OperationFunction<Data>, text: string): Data {
  const { operationId, method, path } = describe(operation);
  const context = { operationId, method, url: path };
  const issuesFor = (issues: ConstructorParameters<typeof ResponseError>[1]['issues'], cause?: unknown) =>
    new ResponseError(
      'the text does not hold its data',
      { status: 0, text, ...(issues ? { issues } : {}) },
      context,
      { cause },
    );
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch (cause) {
    throw issuesFor([], cause);
  }
  const { data, issues, impossible } = readReply(describe(operation), text, parsed, true);
  if (impossible || issues.length > 0) throw issuesFor(issues);
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
  });
  if (!described) throw new TypeError('parse takes a generated function, such as getContracts');
  return described;
}
