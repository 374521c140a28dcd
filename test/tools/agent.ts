import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { createLedgerClient, type TransportSettings } from '../../src/index.js';
import { toolServer } from '../../src/mcp/mcp.js';
import { createSandbox, type Sandbox } from '../../src/sandbox.js';
import { createStatusClient } from '../../src/status.js';

export interface Reply {
  readonly text: string;
  readonly isError: boolean;
  /** The JSON of the answer. Undefined for other text. */
  readonly answer: Json;
  /** The advice of a failure and the message in its data. */
  readonly failure: string;
}

/** Any JSON, for tests. */
// biome-ignore lint/suspicious/noExplicitAny: tests name the fields that they expect.
export type Json = any;

export interface Agent {
  readonly client: Client;
  readonly failures: unknown[];
  readonly ask: (tool: string, args: object) => Promise<Reply>;
  readonly call: (operation: string, params?: object, choices?: object) => Promise<Reply>;
}

interface World extends TransportSettings {
  readonly sandbox?: Sandbox;
  readonly verify?: boolean;
  readonly network?: string;
}

/** An agent whose server reads a sandbox. The client of the SDK drives it. */
export async function agentOf({
  sandbox = createSandbox(),
  verify = false,
  network,
  ...settings
}: World): Promise<Agent> {
  const failures: unknown[] = [];
  const own = { fetch: sandbox.fetch, clock: sandbox.clock, ...settings };
  const server = toolServer({
    ledger: createLedgerClient({ baseUrl: sandbox.ledgerUrl, ...own }),
    status: createStatusClient({ baseUrl: sandbox.statusUrl, ...own }),
    verify,
    network,
    version: '0.0.0',
    redact: (text) => text.replaceAll('secret-host', '***'),
    report: (error) => failures.push(error),
  });
  const client = new Client({ name: 'test', version: '0.0.0' });
  const [near, far] = InMemoryTransport.createLinkedPair();
  await Promise.all([server.connect(near), client.connect(far)]);
  const ask: Agent['ask'] = async (name, args) =>
    replyOf(await client.callTool({ name, arguments: json(args) }));
  const call: Agent['call'] = (operation, params = {}, choices = {}) =>
    ask('call_operation', { operation, params, ...choices });
  return { client, failures, ask, call };
}

export function replyOf(result: Json): Reply {
  const [{ text }] = result.content;
  const answer = text.startsWith('{') ? objectsOf(JSON.parse(text)) : undefined;
  const isError = result.isError === true;
  const { error, status, advice, untrusted_data } = answer ?? {};
  const failure = [error, status, advice, untrusted_data?.message].filter((each) => each !== undefined);
  return { text, isError, answer, failure: isError ? failure.join(' | ') : '' };
}

/** What JSON of data is, with integers of 64 bits as text. */
export function json(data: unknown): Json {
  return JSON.parse(JSON.stringify(data, (_, value) => (typeof value === 'bigint' ? String(value) : value)));
}

/** The objects of an answer, some lists of which are written as `{ columns, rows }`. Fields that are null are left out. */
export function objectsOf(value: Json): Json {
  if (Array.isArray(value)) return value.map(objectsOf);
  if (typeof value !== 'object' || value === null) return value;
  if (Object.keys(value).join() === 'columns,rows' && Array.isArray(value.columns))
    return value.rows.map((row: Json[]) =>
      Object.fromEntries(
        row.flatMap((cell, at) => (cell === null ? [] : [[value.columns[at], objectsOf(cell)]])),
      ),
    );
  const entries = Object.entries(value).filter(([, inner]) => inner !== null);
  return Object.fromEntries(entries.map(([name, inner]) => [name, objectsOf(inner)]));
}
