// The two judges that are compared with the table of rules: the client's checks, and the sandbox.
import * as operations from '../../../generated/ledger/operations.js';
import type { Transport } from '../../../src/client/call.js';
import { createTransport } from '../../../src/client/transport.js';
import { ParameterError } from '../../../src/errors/parameter-error.js';
import { createSandbox } from '../../../src/sandbox/sandbox.js';
import { callOf, paramsOf, routesOf } from '../routes.js';
import type { ServiceRequest, Verdict } from './judge-by-rules.js';
import type { OperationRule } from './service-rules.js';

const sandbox = createSandbox({ size: 0.1 });

const { ledger } = sandbox;
const [nft, execution, log, message] = [
  ledger.nfts[0],
  ledger.executions[0],
  ledger.logs[0],
  ledger.messages[0],
];

/** Path parameters of things that exist in the sandbox. */
export const existing: Readonly<Record<string, string>> = {
  idOrAliasOrEvmAddress: '0.0.1001',
  contractIdOrAddress: String(log?.contract_id),
  hashOrNumber: String(ledger.blocks[0]?.number),
  hookId: '1',
  scheduleId: String(ledger.schedules[0]?.schedule_id),
  sequenceNumber: '1',
  serialNumber: String(nft?.serial_number),
  timestamp: String(execution?.result.timestamp),
  tokenId: String(nft?.token_id),
  topicId: String(message?.topic_id),
  transactionId: String(ledger.transactions[0]?.transaction_id),
  transactionIdOrHash: String(execution?.result.hash),
};

export function urlOf({ rule, path, query }: ServiceRequest): string {
  const filled = rule.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(path[name] ?? ''));
  const search = query.map(([name, text]) => `${name}=${encodeURIComponent(text)}`).join('&');
  return `/api/v1${filled}${search && '?'}${search}`;
}

export async function judgeBySandbox(request: ServiceRequest): Promise<Verdict> {
  const { method } = request.rule;
  const body = method === 'POST' ? { body: '\n\0', headers: { 'content-type': 'application/protobuf' } } : {};
  const reply = await sandbox.fetch(`${sandbox.ledgerUrl}${urlOf(request)}`, { method, ...body });
  return verdictOf(request.rule, reply.status, await reply.text());
}

/** The verdict of a reply. It is `open` for statuses that depend on the load or on the data. */
export function verdictOf(rule: OperationRule, status: number, text: string): Verdict {
  if (status < 300 || status === 404) return { outcome: 'served', names: [] };
  if (status !== 400) return { outcome: status === 503 ? 503 : 'open', names: [] };
  const { _status } = JSON.parse(text) as { _status: { messages: { message: string; detail?: string }[] } };
  const names = _status.messages.map(({ message, detail }) => nameIn(detail || message, rule));
  return { outcome: 400, names: [...new Set(names)] };
}

/** The parameter that a message names. Empty if it names none. */
function nameIn(message: string, { parameters, paths }: OperationRule): string {
  const [, first, second] =
    /^(?:Invalid parameter|Unknown query parameter): (.*)$|^Failed to convert '(.*)'$/.exec(message) ?? [];
  const named = first ?? second;
  if (named !== undefined) return named;
  if (/^(Invalid entity ID|Entity ID)/.test(message)) return 'entity ID';
  if (message.startsWith('Unsupported ID format')) return 'ID';
  if (message.startsWith('Cannot search topics')) return 'timestamp';
  // It names no parameter: its limit is that of the parser.
  if (message.startsWith('Array limit exceeded')) return '';
  const known = new Set([
    ...Object.keys(parameters),
    ...Object.values(parameters).flatMap(({ plural }) => plural ?? []),
    ...Object.values(paths).map(({ label }) => label),
    'account.id',
    'highVolumeThrottle',
  ]);
  return message.match(/[\w.]+/g)?.find((word) => known.has(word)) ?? '';
}

let sentUrl: string | undefined;
const transport = createTransport({
  baseUrl: 'http://rules.invalid',
  retry: false,
  fetch: async (url) => {
    sentUrl ??= String(url);
    return new Response('{}', { status: 404 });
  },
});
const routes = routesOf(operations);

export function pathOf({ path }: OperationRule, pathname: string): Record<string, string> {
  const pattern = path.replaceAll('.', '\\.').replace(/\{(\w+)\}/g, '(?<$1>[^/]+)');
  const { groups = {} } = new RegExp(`/api/v1${pattern}$`).exec(pathname) ?? {};
  return Object.fromEntries(Object.entries(groups).map(([name, text]) => [name, decodeURIComponent(text)]));
}

type Call = (transport: Transport, params: Readonly<Record<string, unknown>>) => PromiseLike<unknown>;

/** The error of the client's checks, or the first request that it sends. */
export async function judgeByClient(request: ServiceRequest): Promise<ParameterError | ServiceRequest> {
  const found = callOf(routes, { method: request.rule.method, url: urlOf(request) });
  if (!found) throw new Error(`no operation of the client has the path of ${urlOf(request)}`);
  const body = found.operation.body ? { body: new Uint8Array([10, 0]) } : {};
  sentUrl = undefined;
  const call: Call = Reflect.get(operations, found.operation.operationId);
  const error: unknown = await call(transport, { ...paramsOf(found), ...body }).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof ParameterError) return error;
  if (sentUrl === undefined) throw new Error(`the client did not send ${urlOf(request)}`, { cause: error });
  const { pathname, search } = new URL(sentUrl);
  return {
    rule: request.rule,
    path: pathOf(request.rule, pathname),
    query: [...new URLSearchParams(search)],
  };
}
