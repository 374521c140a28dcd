import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { traceCall, traceChart } from '../../scripts/bench/trace.js';

const read = (file: string): string =>
  readFileSync(fileURLToPath(new URL(`../../${file}`, import.meta.url)), 'utf8');

it('the picture and the events of a call over three hosts in the reference are those of a real call', async () => {
  const trace = await traceCall();
  expect(trace.attempts.map(({ outcome }) => outcome.replace(/:.*/, ''))).toEqual([
    'abandoned',
    'failure',
    'reply',
  ]);
  expect(read('scripts/bench/trace.svg')).toBe(traceChart(trace));
  expect(read('src/README.md')).toContain(trace.events.join('\n'));
});
