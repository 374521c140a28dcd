// Calls of all clients, side by side on one service.
import { type Calls, type HeyApi, heyApi, openapiFetch, ours, plainFetch } from '../peers.js';
import { measureRounds } from '../rounds.js';
import { firstDifference } from './difference.js';
import type { EndToEndInput, EndToEndResult, PeerName } from './end-to-end-input.js';
import { readInput } from './input.js';

const { packageUrl, heyApiUrl, baseUrl, bodies, rounds, measurement } = await readInput<EndToEndInput>();
const own = ours(await import(packageUrl), baseUrl);
const peers: Partial<Record<PeerName, Calls>> = {
  'fetch + json()': plainFetch(baseUrl),
  'openapi-fetch': openapiFetch(baseUrl),
  'ledger-query-client': own,
};
let generated: Calls | undefined;
if (heyApiUrl !== undefined) {
  const client: HeyApi = await import(heyApiUrl);
  generated = heyApi(client, baseUrl);
}

const now = (): number => performance.now();
const result: EndToEndResult = { samples: {}, flaws: {} };
for (const { name } of bodies) {
  const contending = { ...peers };
  if (generated) {
    const flaw = await flawOf(generated[name], own[name]);
    if (flaw.text !== undefined) result.flaws[name] = flaw.text;
    if (flaw.accepted) contending['hey-api'] = generated;
  }
  const contenders = Object.fromEntries(
    Object.entries(contending).map(([peer, calls]) => [peer, repeated(calls[name])]),
  );
  const times = await timesFor(measurement, own[name]);
  result.samples[name] = await measureRounds(contenders, {
    rounds,
    times,
    warmUps: Math.ceil(rounds / 10),
    now,
  });
}
console.log(JSON.stringify(result));
// Connections are kept open, which would keep the process alive.
process.exit();

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
