import { describe, expect, it } from 'vitest';
// By their inner paths: the delay for exact lags, which replies show only roughly.
import { Clusters } from '../../src/after/clusters.js';
import { Watermark } from '../../src/after/watermark.js';
import { scripted } from './scripted-service.js';

const rule = { operationId: 'getBlocks', path: '/api/v1/blocks', query: 'limit=1', pointer: ['blocks'] };

/** Clusters with samples of these lags, in milliseconds, received in turn. */
function clustersWith(...lags: number[]): { clusters: Clusters; moment: bigint } {
  const { transport, time } = scripted(() => undefined);
  const watermark = new Watermark(transport, rule);
  const received = time.elapsed();
  for (const lag of lags)
    watermark.samples.push({
      moment: BigInt(received - lag) * 1_000_000n,
      received,
      lag,
      cluster: undefined,
    });
  return { clusters: new Clusters(watermark), moment: BigInt(received) * 1_000_000n };
}

describe('the time until all clusters show a moment', () => {
  it('is the lag of the slowest one, a record file and late rows', () => {
    const { clusters, moment } = clustersWith(3000, 9000, 3000, 9000, 3000, 9000, 3000, 9000);
    expect(clusters.delayUntilAll(moment)).toBe(9000 + 2000 + 1500);
    expect(clusters.delayUntilMost(moment)).toBe(9000);
  });

  it('does not depend on a cluster that has stopped', () => {
    const { clusters, moment } = clustersWith(3000, 3000, 3000, 3000, 3000, 3000, 3000, 90_000);
    expect(clusters.delayUntilAll(moment)).toBe(3000 + 2000 + 1500);
    expect(clusters.observe()).toBe('stopped');
  });

  it('is longer if there are few samples', () => {
    const { clusters, moment } = clustersWith(3000, 3000);
    expect(clusters.delayUntilAll(moment)).toBe(3000 + 12_000 - 2000 + 1500);
  });
});
