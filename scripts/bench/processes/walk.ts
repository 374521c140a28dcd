// Walks through many pages, by hand and by the package.
import { setTimeout as wait } from 'node:timers/promises';
import type * as Package from '../../../src/index.js';
import { measureRounds } from '../rounds.js';
import { readInput } from './input.js';
import type { WalkInput, WalkResult } from './walk-input.js';

const { packageUrl, baseUrl, pages, consumption, rounds, warmUps } = await readInput<WalkInput>();
const { createLedgerClient }: typeof Package = await import(packageUrl);
const ledger = createLedgerClient({ baseUrl });

async function byHand(): Promise<number> {
  let seen = 0;
  for (let next: string | null = '/api/v1/contracts?limit=100'; next !== null; seen++) {
    const response = await fetch(`${baseUrl}${next}`);
    const page: { links: { next: string | null } } = await response.json();
    if (consumption > 0) await wait(consumption);
    next = page.links.next;
  }
  return seen;
}

async function byClient(prefetch: number): Promise<number> {
  let seen = 0;
  for await (const _ of ledger.getContracts({ limit: 100 }).pages({ prefetch })) {
    if (consumption > 0) await wait(consumption);
    seen += 1;
  }
  return seen;
}

function whole(walk: () => Promise<number>): () => Promise<void> {
  return async () => {
    const seen = await walk();
    if (seen !== pages) throw new Error(`${seen} pages came, not ${pages}`);
  };
}

const result: WalkResult = await measureRounds(
  {
    'loop of fetch + json()': whole(byHand),
    'prefetch 0': whole(() => byClient(0)),
    'prefetch 1': whole(() => byClient(1)),
  },
  { rounds, warmUps, times: 1, now: () => performance.now() },
);
console.log(JSON.stringify(result));
// Connections are kept open, which would keep the process alive.
process.exit();
