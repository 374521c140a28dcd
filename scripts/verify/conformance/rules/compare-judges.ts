// Compares two judges of made requests: the client's checks, and the sandbox.
import { ParameterError } from '../../../../src/errors/parameter-error.js';
import { Random } from '../../../../src/sandbox/data/random.js';
import { createSandbox } from '../../../../src/sandbox/sandbox.js';
import type { PartResult } from '../part.js';
import { passToClient } from '../pass-to-client.js';
import { drawRequests } from './draw-requests.js';
import { type Reply, Verdicts } from './verdicts.js';

export interface JudgeOptions {
  readonly seed: string;
  /** How many requests mix several parameters at random. */
  readonly mixed: number;
  /** Takes one of so many requests. */
  readonly sample?: number;
  readonly client?: typeof passToClient;
  readonly service?: (method: string, url: string) => Promise<Reply>;
}

/** A small one is enough: a request is refused before its data is read. */
const sandbox = createSandbox({ size: 0.1 });

export async function sendToSandbox(method: string, url: string): Promise<Reply> {
  const body = method === 'POST' ? { body: '\n\0', headers: { 'content-type': 'application/protobuf' } } : {};
  const reply = await sandbox.fetch(`${sandbox.ledgerUrl}${url}`, { method, ...body });
  return { status: reply.status, body: await reply.text() };
}

export async function compareJudges({
  seed,
  mixed,
  sample = 1,
  client = passToClient,
  service = sendToSandbox,
}: JudgeOptions): Promise<PartResult> {
  const all = drawRequests(new Random(seed), mixed);
  const offset = [...seed].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % sample;
  const verdicts = new Verdicts();
  for (const { method, url, subject } of all.filter((_, at) => at % sample === offset)) {
    const passed = await client({ method, url });
    if (passed === undefined) throw new Error(`no operation of the client has the path of ${url}`);
    // The client converts some forms, such as dates. A request that it refuses is judged as it was drawn.
    const reply = await service(method, passed instanceof ParameterError ? url : passed);
    verdicts.add({ method, url }, passed, reply, subject);
  }
  return verdicts.result();
}
