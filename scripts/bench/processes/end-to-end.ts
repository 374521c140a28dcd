// Calls of all clients, side by side on one service.

import type { BodyName } from '../bodies.js';
import { type Calls, type HeyApi, heyApi, openapiFetch, ours, plainFetch } from '../peers.js';
import { type Contender, measureRounds } from '../rounds.js';
import { firstDifference } from './difference.js';
import type { EndToEndInput, EndToEndResult, PeerName, Samples } from './end-to-end-input.js';
import { readInput } from './input.js';

const { packageUrl, heyApiUrl, baseUrl, bodies, sweeps, rounds, measurement } =
  await readInput<EndToEndInput>();
const own = ours(await import(packageUrl), baseUrl);
const peers: Partial<Record<PeerName, Calls>> = {
  'fetch + json()': plainFetch(baseUrl),
  'openapi-fetch': openapiFetch(await import('openapi-fetch'), baseUrl),
  'ledger-query-client': own,
};
let generated: Calls | undefined;
if (heyApiUrl !== undefined) {
  const client: HeyApi = await import(heyApiUrl);
  generated = heyApi(client, baseUrl);
}

const now = (): number => performance.now();
const result: EndToEndResult = { samples: {}, flaws: {} };
const courses = new Map<BodyName, Record<string, Contender>>();
for (const { name } of bodies) {
  const contending = { ...peers };
  if (generated) {
    const flaw = await flawOf(generated[name], own[name]);
    if (flaw.text !== undefined) result.flaws[name] = flaw.text;
    if (flaw.accepted) contending['hey-api'] = generated;
  }
  const contenders = Object.entries(contending).map(([peer, calls]) => [peer, repeated(calls[name])]);
  courses.set(name, Object.fromEntries(contenders));
}
// Body after body, several times over: a machine that is busy for some seconds then disturbs a part of each. The first
// time is not counted, as the engine takes seconds to settle.
for (let sweep = 0; sweep <= sweeps; sweep++) {
  for (const [name, contenders] of courses) {
    const times = await timesFor(measurement, own[name]);
    const samples: Samples = await measureRounds(contenders, { rounds, times, now });
    if (sweep > 0) result.samples[name] = joined(result.samples[name] ?? {}, samples);
  }
}
console.log(JSON.stringify(result));
// Connections are kept open, which would keep the process alive.
process.exit();

function joined(before: Samples, after: Samples): Samples {
  const peers = Object.keys(after) as PeerName[];
  return Object.fromEntries(peers.map((peer) => [peer, [...(before[peer] ?? []), ...(after[peer] ?? [])]]));
}

function repeated(call: () => Promise<unknown>): (times: number) => Promise<void> {
  return async (times) => {
    for (let count = 0; count < times; count++) await call();
  };
}

/** How many calls fill a measurement. */
async function timesFor(milliseconds: number, call: () => Promise<unknown>): Promise<number> {
  const few = 20;
  await repeated(call)(few);
  const begin = now();
  await repeated(call)(few);
  return Math.max(1, Math.round((milliseconds * few) / (now() - begin)));
}

/** Whether a generated client accepts a body, and where its data are not what the service sent. */
async function flawOf(
  call: () => Promise<unknown>,
  exact: () => Promise<unknown>,
): Promise<{ accepted: boolean; text?: string }> {
  let data: unknown;
  try {
    data = await call();
  } catch (error) {
    return { accepted: false, text: `rejects the body: ${brief(error)}` };
  }
  const difference = firstDifference(data, await exact());
  return difference === undefined ? { accepted: true } : { accepted: true, text: difference };
}

function brief(error: unknown): string {
  const text = error instanceof Error ? error.message : JSON.stringify(error);
  return text.replace(/\s+/g, ' ').slice(0, 200);
}
