import type { Figure } from '../figure.js';
import { measure } from '../measure.js';
import type { Setting } from '../part-runner.js';
import { readings } from './decode.js';

const copies = 200;

export default function memory({ bodies, smoke }: Setting): Promise<Figure[]> {
  const comparisons = bodies.map((body) => {
    const bytes = Buffer.from(body.text);
    const memoryOf = (read: (own: string) => unknown) => () => {
      const kept: unknown[] = new Array(copies).fill(0);
      const before = usedAfterGc();
      // Each copy needs its own text: V8 strings that are slices of a text share its memory.
      for (let index = 0; index < copies; index++) kept[index] = read(bytes.toString());
      return { overriddenDuration: (usedAfterGc() - before) / copies / 1000 };
    };
    return {
      part: 'memory kept',
      subject: body.title,
      unit: 'kB' as const,
      contenders: Object.fromEntries(
        Object.entries(readings(body)).map(([name, read]) => [name, memoryOf(read)]),
      ),
      more: { 'parse + validate + int64': { target: { most: 1.5 } } },
    };
  });
  // The warm-up round is not counted, because it leaves memory behind.
  return measure(
    comparisons.filter((_, at) => bodies[at]?.operationId !== 'getBlock'),
    { rounds: smoke ? 1 : 3 },
  );
}

export function usedAfterGc(): number {
  for (let count = 0; count < 2; count++) globalThis.gc?.();
  return process.memoryUsage().heapUsed;
}
