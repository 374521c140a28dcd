import { type BodyName, subjects } from '../bodies.js';
import { firstDifference } from '../first-difference.js';
import { heyApi, openapiFetch, ours, type Peer, plainFetch } from '../peers.js';
import { measureRounds, timesWithin } from '../rounds.js';

/** Calls of all clients, side by side on one service. */
export default async function endToEnd({
  packageUrl,
  heyApiUrl,
  baseUrl,
  names,
  sweeps,
  rounds,
  measurement,
}: {
  /** Address of the built package. */
  packageUrl: string;
  /** Address of a client that hey-api generated, if there is one. */
  heyApiUrl: string | undefined;
  baseUrl: string;
  names: readonly BodyName[];
  /** How often all bodies are gone through. */
  sweeps: number;
  /** Rounds for each body in each sweep. */
  rounds: number;
  /** Milliseconds that one measurement should take. */
  measurement: number;
}) {
  const own = ours(await import(packageUrl), baseUrl);
  const generated = heyApiUrl === undefined ? undefined : heyApi(await import(heyApiUrl), baseUrl);
  const plain = plainFetch(baseUrl);
  const library = openapiFetch(await import('openapi-fetch'), baseUrl);
  const now = (): number => performance.now();
  /** Milliseconds a call, by body, client and round. */
  const samples: Partial<Record<BodyName, Record<string, number[]>>> = {};
  /** What the generated client made of bodies that it did not read as they are. */
  const flaws: Partial<Record<BodyName, string>> = {};
  const courses: [BodyName, Record<string, () => Promise<unknown>>][] = [];
  for (const name of names) {
    const peers: Record<string, Peer> = { 'fetch + json()': plain, 'openapi-fetch': library };
    if (generated) {
      const { accepted, flaw } = await judge(() => generated(subjects[name]), await own(subjects[name]));
      if (flaw !== undefined) flaws[name] = flaw;
      if (accepted) peers['hey-api'] = generated;
    }
    peers['ledger-query-client'] = own;
    const calls = Object.entries(peers).map(([peer, ask]) => [peer, () => ask(subjects[name])]);
    courses.push([name, Object.fromEntries(calls)]);
  }
  // Body after body, several times over: a machine that is busy for some seconds then disturbs a part of each. The
  // first time is not counted, as the engine takes seconds to settle.
  for (let sweep = 0; sweep <= sweeps; sweep++) {
    for (const [name, calls] of courses) {
      const times = await timesWithin(measurement, () => own(subjects[name]), now);
      const found = await measureRounds(calls, { rounds, times, now });
      if (sweep === 1) samples[name] = found;
      else for (const [peer, all] of Object.entries(samples[name] ?? {})) all.push(...(found[peer] ?? []));
    }
  }
  return { samples, flaws };
}

/** Whether a generated client accepts a body, and where its data are not what the service sent. */
async function judge(
  call: () => Promise<unknown>,
  exact: unknown,
): Promise<{ accepted: boolean; flaw?: string | undefined }> {
  try {
    return { accepted: true, flaw: firstDifference(await call(), exact) };
  } catch (error) {
    const text = error instanceof Error ? error.message : JSON.stringify(error);
    return { accepted: false, flaw: `rejects the body: ${text.replace(/\s+/g, ' ').slice(0, 200)}` };
  }
}
