import { expect, it } from 'vitest';
import { watermark as rule } from '../../generated/ledger/after.js';
import { Clusters } from '../../src/after/clusters.js';
import { evidenceByClusters } from '../../src/after/evidence.js';
import { Watermark } from '../../src/after/watermark.js';
import { createTransport } from '../../src/client/client.js';
import { VirtualTime } from '../setup/virtual-time.js';

const second = 1000;
const minute = 60 * second;
const recordFile = 2 * second;

/** A service whose replies lag by as much as `world.lag` says. */
function world() {
  const time = new VirtualTime();
  const sent: Headers[] = [];
  const settings = { lag: 3 * second };
  const transport = createTransport({
    baseUrl: 'http://service.invalid',
    clock: time,
    fetch: async (_, init) => {
      sent.push(new Headers(init.headers));
      const shown = `${(time.now() - settings.lag) / second}`;
      const to = `${shown.split('.')[0]}.${(shown.split('.')[1] ?? '').padEnd(9, '0')}`;
      return Response.json({ blocks: [{ number: 1, timestamp: { from: to, to } }], links: { next: null } });
    },
  });
  const watermark = new Watermark(transport, rule);
  const sample = async (lag: number, count = 1): Promise<void> => {
    settings.lag = lag;
    for (let sampled = 0; sampled < count; sampled += 1) {
      await watermark.sample({});
      time.advance(second);
    }
  };
  /** Milliseconds by which the moment that all running clusters show is behind the present. */
  const visibleLag = (): number => {
    const visible = Number(watermark.shared?.visible ?? 0n) / 1e6;
    return time.elapsed() - visible;
  };
  return { time, sent, watermark, sample, visibleLag };
}

it('a sample is sent with the headers of its call', async () => {
  const { watermark, sent } = world();
  await watermark.sample({ headers: { 'x-api-key': 'of the call' } });
  expect(sent[0]?.get('x-api-key')).toBe('of the call');
});

it('the slowest cluster counts for ten minutes, however many samples came since', async () => {
  const { sample, visibleLag, time } = world();
  await sample(9 * second);
  await sample(3 * second, 20);
  expect(visibleLag()).toBe(9 * second + recordFile);
  await sample(4 * second);
  await sample(3 * second);
  time.advance(10 * minute - 22 * second);
  await sample(3 * second);
  expect(visibleLag()).toBe(4 * second + recordFile);
  time.advance(10 * minute);
  await sample(3 * second);
  expect(visibleLag()).toBe(3 * second + recordFile);
});

it('a cluster that stands still holds back what all show, also while it is not sampled again', async () => {
  const { sample, watermark, time } = world();
  await sample(3 * second, 16);
  const stopped = time.elapsed() - 3 * second;
  const moment = BigInt(stopped) * 1_000_000n;
  // The same moment, six seconds later, and from then on only samples of the other cluster.
  await sample(3 * second);
  await sample(3 * second, 5);
  await sample(time.elapsed() - stopped);
  await sample(3 * second, 8);
  time.advance(20 * second);
  expect(watermark.shared?.visible).toBe(moment);
  await sample(3 * second, 16);
  // It may run again. Its last known lag counts.
  expect(watermark.shared?.visible).toBeGreaterThan(moment);
});

it('after a cluster stood still, more evidence is required for an hour', async () => {
  const { sample, watermark, time } = world();
  const clusters = new Clusters(watermark);
  await sample(3 * second, 10);
  expect(evidenceByClusters[clusters.observe()]).toEqual({ replies: 1, confirmations: 2 });
  await sample(5 * minute);
  expect(evidenceByClusters[clusters.observe()].replies).toBeGreaterThan(3);
  await sample(3 * second, 20);
  expect(evidenceByClusters[clusters.observe()]).toEqual({ replies: 3, confirmations: 6 });
  time.advance(58 * minute);
  await sample(3 * second, 10);
  expect(evidenceByClusters[clusters.observe()]).toEqual({ replies: 3, confirmations: 6 });
  time.advance(3 * minute);
  await sample(3 * second, 10);
  expect(evidenceByClusters[clusters.observe()]).toEqual({ replies: 1, confirmations: 2 });
});
