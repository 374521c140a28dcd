import { type Figure, type Samples, sideBySide } from '../figure.js';
import type { Setting } from '../workshop.js';
import { readings } from './decode.js';

const copies = 200;

/** What checked and decoded data take up: kilobytes a body. */
export default async function memory({ bodies, smoke }: Setting): Promise<Figure[]> {
  const pages = bodies.filter(({ operationId }) => operationId !== 'getBlock');
  return pages.flatMap((body) => {
    const bytes = Buffer.from(body.text);
    const samples: Samples = {};
    // The first round leaves traces, so that it does not count.
    for (let round = 0; round < (smoke ? 2 : 4); round++)
      for (const [name, read] of Object.entries(readings(body))) {
        const kept: unknown[] = new Array(copies).fill(0);
        const before = settled();
        // A text of its own for each, as data may hold on to what they were cut from.
        for (let index = 0; index < copies; index++) kept[index] = read(bytes.toString());
        const taken = (settled() - before) / copies / 1000;
        if (round > 0) samples[name] = [...(samples[name] ?? []), taken];
      }
    const place = { part: 'memory kept', subject: body.title, unit: 'kB' } as const;
    const shown = { headline: true, target: { most: 1.5 } };
    return sideBySide(place, samples, { 'parse + validate + int64': shown });
  });
}

function settled(): number {
  globalThis.gc?.();
  globalThis.gc?.();
  return process.memoryUsage().heapUsed;
}
