import { setTimeout as wait } from 'node:timers/promises';
import type * as Package from '../../../src/index.js';
import { measureRounds } from '../rounds.js';

/** Walks through all pages of a list, by hand and by the package: milliseconds a walk, by round. */
export default async function walk({
  packageUrl,
  baseUrl,
  pages,
  consumption,
  rounds,
  warmUps,
}: {
  packageUrl: string;
  baseUrl: string;
  pages: number;
  /** Milliseconds that the consumer takes for a page. */
  consumption: number;
  rounds: number;
  warmUps: number;
}): Promise<Record<string, number[]>> {
  const { createLedgerClient }: typeof Package = await import(packageUrl);
  const ledger = createLedgerClient({ baseUrl });
  async function* byHand(): AsyncGenerator {
    for (let next: string | null = '/api/v1/contracts?limit=100'; next !== null; ) {
      const response = await fetch(`${baseUrl}${next}`);
      const page: { links: { next: string | null } } = await response.json();
      yield page;
      next = page.links.next;
    }
  }
  const whole = (start: () => AsyncIterable<unknown>) => async (): Promise<void> => {
    let seen = 0;
    for await (const _ of start()) {
      if (consumption > 0) await wait(consumption);
      seen += 1;
    }
    if (seen !== pages) throw new Error(`${seen} pages came, not ${pages}`);
  };
  return measureRounds(
    {
      'loop of fetch + json()': whole(byHand),
      'prefetch 0': whole(() => ledger.getContracts({ limit: 100 }).pages({ prefetch: 0 })),
      'prefetch 1': whole(() => ledger.getContracts({ limit: 100 }).pages({ prefetch: 1 })),
    },
    { rounds, warmUps, times: 1, now: () => performance.now() },
  );
}
