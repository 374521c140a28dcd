import { existsSync, readFileSync } from 'node:fs';
import {
  type CallOptions,
  createTransport,
  type LedgerRequest,
  type Operation,
  type Transport,
  type TransportSettings,
} from '../../src/client/client.js';
import * as ledger from '../../src/ledger.js';
import * as status from '../../src/status.js';
import { type DeclaredOperation, declaredOperations, type Service, services } from './description.js';
import { madeParameter, madeReply } from './made.js';

/** The reply of an operation in `test/fixtures/`, as text. Without a recording, it is made from the schema. */
export function fixture(service: Service, operationId: string): string {
  const file = new URL(`../fixtures/${service}/${operationId}.json`, import.meta.url);
  if (existsSync(file)) return readFileSync(file, 'utf8');
  return JSON.stringify(madeReply(operationId));
}

/** Every deployed operation of both services. */
export const deployed = services.flatMap((service) =>
  declaredOperations(service)
    .filter((operation) => !operation.deprecated)
    .map((operation) => ({ service, ...operation })),
);

type AnyCall = (transport: Transport, params: object, options?: CallOptions) => LedgerRequest<unknown>;

/** The function of an operation, for calls that its types do not allow. */
export function functionOf(service: Service, operationId: string): AnyCall {
  const functions: Record<string, unknown> = service === 'ledger' ? ledger : status;
  return functions[operationId] as AnyCall;
}

/** The generated description of an operation. */
export function descriptorOf(service: Service, operationId: string): Operation {
  const exported: Record<string, unknown> = service === 'ledger' ? ledger : status;
  return exported[`${operationId}Operation`] as Operation;
}

/** Calls an operation by name with plausible parameters, and replies with the text. */
export function answered(
  service: Service,
  operation: DeclaredOperation,
  text: string,
  options: TransportSettings = {},
): LedgerRequest<unknown> {
  const transport = createTransport({
    baseUrl: 'http://ledger.test',
    fetch: async () => new Response(text, { headers: { 'content-type': 'application/json' } }),
    validation: 'throw',
    ...options,
  });
  return functionOf(service, operation.operationId)(transport, plausibleParams(operation));
}

/** The required parameters of an operation. */
export function plausibleParams({ operationId, parameters }: DeclaredOperation): Record<string, unknown> {
  const inPath = parameters.filter((parameter) => parameter.in === 'path');
  const params: Record<string, unknown> = Object.fromEntries(
    inPath.map(({ name }) => [name, madeParameter(operationId, name)]),
  );
  if (operationId === 'contractCall') params.body = { to: '0x00000000000000000000000000000000000003e9' };
  if (operationId === 'estimateFees') params.body = new Uint8Array([10, 0]);
  return params;
}
