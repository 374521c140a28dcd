import { measure } from '../courses.js';
import type { Figure } from '../figure.js';
import type { Setting } from '../workshop.js';
import { readings } from './decode.js';

const copies = 200;

/** What checked and decoded data take up: kilobytes a body. */
export default function memory({ bodies, smoke }: Setting): Promise<Figure[]> {
  const courses = bodies.map((body) => {
    const bytes = Buffer.from(body.text);
    const taken = (read: (own: string) => unknown) => () => {
      const kept: unknown[] = new Array(copies).fill(0);
      const before = settled();
      // A text of its own for each, as data may hold on to what they were cut from.
      for (let index = 0; index < copies; index++) kept[index] = read(bytes.toString());
      return { overriddenDuration: (settled() - before) / copies / 1000 };
    };
    return {
      part: 'memory kept',
      subject: body.title,
      unit: 'kB' as const,
      contenders: Object.fromEntries(
        Object.entries(readings(body)).map(([name, read]) => [name, taken(read)]),
      ),
      more: { 'parse + validate + int64': { target: { most: 1.5 } } },
    };
  });
  // The first round leaves traces, so that it does not count.
  return measure(
    courses.filter((_, at) => bodies[at]?.operationId !== 'getBlock'),
    { rounds: smoke ? 1 : 3 },
  );
}

function settled(): number {
  for (let count = 0; count < 2; count++) globalThis.gc?.();
  return process.memoryUsage().heapUsed;
}
