import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parseDescription, readDescription } from '../../../scripts/generate/read/read-description.js';
import { growthOf } from '../../fuzz/growth.js';

const opening = '{"openapi":"3.0.3","x-a":';

it.each([
  ['{"a":1,"b":{"c":1,"c":2}}', 'line 1: the key c is twice in one object'],
  ['a: 1\nb: 2\na: 3\n', 'line 3: the key a is twice in one object'],
  ["responses:\n  200: {}\n  '200': {}\n", 'line 3: the key 200 is twice in one object'],
])('two equal keys are refused: %j', (text, message) => {
  expect(() => parseDescription(text)).toThrow(message);
});

it('equal keys of two objects are not', () => {
  expect(parseDescription('{"a":{"c":1},"b":{"c":2}}')).toEqual({ a: { c: 1 }, b: { c: 2 } });
});

it.each<[string, (count: number) => string]>([
  ['keys', (count) => Array.from({ length: count }, (_, index) => `"k${index}":1`).join()],
  ['keys with texts', (count) => Array.from({ length: count }, (_, index) => `"k${index}":"v"`).join()],
])('many %s take linear time', async (_, members) => {
  // As large as a description with 10,000 keys.
  const growth = await growthOf((length) => parseDescription(`${opening}{${members(length / 8)}}}`));
  expect(growth).toBeLessThan(1.8);
});

it('more than 32 MiB are refused with the size, before they are read', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'description-'));
  try {
    const file = join(folder, 'large.json');
    await writeFile(file, '{}');
    await truncate(file, 40 * 2 ** 20);
    await expect(readDescription(file)).rejects.toThrow('the description has 40.0 MiB; expected at most 32');
  } finally {
    await rm(folder, { recursive: true });
  }
  expect(() => parseDescription(`{"a":"${'x'.repeat(33 * 2 ** 20)}"}`)).toThrow(
    '33.0 MiB; expected at most 32',
  );
});
