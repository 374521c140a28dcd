import type { Body } from '../bodies.js';
import { median } from '../statistics.js';
import { operations, readText } from './read-text.js';

/**
 * Bytes that one way of reading one body takes up: a process measures no more than that, as nothing else may leave
 * traces in it. Needs --expose-gc, and a young generation that a body does not fill.
 */
export default async function memory({
  body,
  how,
  copies,
}: {
  body: Body;
  how: 'JSON.parse' | 'parse + validate + int64';
  /** How many results are kept at once. */
  copies: number;
}): Promise<{
  /** By the data of one body. */
  kept: number;
  /** While a body is read, its text included, if nothing is collected meanwhile. */
  peak: number;
}> {
  const operation = operations[body.name];
  const bytes = Buffer.from(body.text);
  const read = (): unknown => {
    // A text of its own for each, as data may hold on to what they were cut from.
    const own = bytes.toString();
    return how === 'JSON.parse' ? JSON.parse(own) : readText(operation, own);
  };
  const used = (): number => process.memoryUsage().heapUsed;
  const settled = (): number => {
    globalThis.gc?.();
    globalThis.gc?.();
    return used();
  };

  for (let count = 0; count < 50; count++) read();
  const kept: unknown[] = new Array(copies).fill(0);
  const before = settled();
  for (let index = 0; index < copies; index++) kept[index] = read();
  const after = settled();
  const peaks = Array.from({ length: 15 }, () => {
    const begin = settled();
    kept[0] = read();
    return used() - begin;
  });
  return { kept: (after - before) / copies, peak: median(peaks) };
}
