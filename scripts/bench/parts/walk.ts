import { setTimeout as wait } from 'node:timers/promises';
import type * as Package from '../../../src/index.js';
import { walkLength } from '../bodies.js';
import type { Figure } from '../figure.js';
import { measure } from '../measure.js';
import { builtFile, type Setting } from '../part-runner.js';

export default async function walk({ near, far, smoke }: Setting): Promise<Figure[]> {
  const { createLedgerClient }: typeof Package = await import(builtFile('index.js'));
  const comparisonOf = (baseUrl: string, delay: number, consumption: number) => {
    const list = createLedgerClient({ baseUrl }).getContracts({ limit: 100, order: 'asc' });
    const pages = Math.ceil(walkLength(smoke) / 100);
    const whole = (start: () => AsyncIterable<unknown>) => async (): Promise<void> => {
      let count = 0;
      for await (const _ of start()) {
        if (consumption > 0) await wait(consumption);
        count += 1;
      }
      if (count !== pages) throw new Error(`the walk returned ${count} pages, expected ${pages}`);
    };
    return {
      part: 'walk',
      subject: `${pages} pages of 100, ${delay} ms to serve and ${consumption} ms to consume each`,
      contenders: {
        'loop of fetch + json()': whole(() => byHand(baseUrl)),
        'prefetch 0': whole(() => list.pages({ prefetch: 0 })),
        'prefetch 1': whole(() => list.pages({ prefetch: 1 })),
      },
    };
  };
  return [
    ...(await measure([comparisonOf(near, 0, 0)], { rounds: smoke ? 1 : 12 })),
    ...(await measure([comparisonOf(far, 50, 20)], { rounds: 1, warmUps: 0 })),
  ];
}

async function* byHand(baseUrl: string): AsyncGenerator {
  for (let next: string | null = '/api/v1/contracts?limit=100&order=asc'; next !== null; ) {
    const response = await fetch(`${baseUrl}${next}`);
    const page: { links: { next: string | null } } = await response.json();
    yield page;
    next = page.links.next;
  }
}
