// What one way of reading a body takes up. Needs --expose-gc, and a young generation that a body does not fill.
import { median } from '../statistics.js';
import { openReader } from './built-package.js';
import { readInput } from './input.js';
import type { MemoryInput, MemoryResult } from './memory-input.js';

const { dist, name, text, how, copies } = await readInput<MemoryInput>();
const { readReply, operations } = await openReader(dist);
const bytes = Buffer.from(text);
const read = (): unknown => {
  // A text of its own for each, as data may hold on to what they were cut from.
  const own = bytes.toString();
  const parsed: unknown = JSON.parse(own);
  return how === 'JSON.parse' ? parsed : readReply(operations[name], own, parsed, true).data;
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
const result: MemoryResult = { kept: (after - before) / copies, peak: median(peaks) };
console.log(JSON.stringify(result));
