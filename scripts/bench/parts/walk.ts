import { setTimeout as wait } from 'node:timers/promises';
import type * as Package from '../../../src/index.js';
import { type Figure, sideBySide } from '../figure.js';
import { measureRounds } from '../rounds.js';
import { firstPage, pagesWalked } from '../walked-pages.js';
import { builtFile, type Setting } from '../workshop.js';

/** What a walk takes on a service that answers at once, and on one that is away as far as a public network is. */
export default async function walk({ near, far, smoke }: Setting): Promise<Figure[]> {
  const { createLedgerClient }: typeof Package = await import(builtFile('index.js'));
  const pages = pagesWalked(smoke);
  const figures: Figure[] = [];
  for (const [baseUrl, delay, consumption, rounds, warmUps] of [
    [near, 0, 0, smoke ? 1 : 12, 1],
    [far, 50, 20, 1, 0],
  ] as const) {
    const ledger = createLedgerClient({ baseUrl });
    const whole = (start: () => AsyncIterable<unknown>) => async (): Promise<void> => {
      let seen = 0;
      for await (const _ of start()) {
        if (consumption > 0) await wait(consumption);
        seen += 1;
      }
      if (seen !== pages) throw new Error(`${seen} pages came, not ${pages}`);
    };
    const list = ledger.getContracts({ limit: 100, order: 'desc' });
    const contenders = {
      'loop of fetch + json()': whole(() => byHand(baseUrl)),
      'prefetch 0': whole(() => list.pages({ prefetch: 0 })),
      'prefetch 1': whole(() => list.pages({ prefetch: 1 })),
    };
    const subject = `${pages} pages of 100, ${delay} ms to serve and ${consumption} ms to consume each`;
    const samples = await measureRounds(contenders, { rounds, warmUps });
    const shown = { 'prefetch 0': { headline: true }, 'prefetch 1': { headline: true } };
    figures.push(...sideBySide({ part: 'walk', subject }, samples, shown));
  }
  return figures;
}

async function* byHand(baseUrl: string): AsyncGenerator {
  for (let next: string | null = firstPage; next !== null; ) {
    const response = await fetch(`${baseUrl}${next}`);
    const page: { links: { next: string | null } } = await response.json();
    yield page;
    next = page.links.next;
  }
}
