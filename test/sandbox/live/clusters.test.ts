import { describe, expect, it } from 'vitest';
import { createSandbox, type SandboxOptions } from '../../../src/sandbox.js';

type Clusters = NonNullable<SandboxOptions['clusters']>;

function behind(clusters: Clusters, rate = 10) {
  const sandbox = createSandbox({ size: 0.1, live: { rate }, clusters });
  const read = async <Item = { consensus_timestamp: string }>(
    path: string,
    name = 'transactions',
  ): Promise<Item[]> => (await (await sandbox.fetch(`${sandbox.ledgerUrl}/api/v1/${path}`)).json())[name];
  const newest = async (): Promise<string | undefined> =>
    (await read('transactions?limit=1'))[0]?.consensus_timestamp;
  const trueNewest = (at?: number): unknown => sandbox.truth.getTransactions?.({}, { at })[0];
  return { sandbox, read, newest, trueNewest };
}

describe('clusters', () => {
  it('show a file after their lag, not before', async () => {
    const { sandbox, newest, trueNewest } = behind([{ lag: 5000 }]);
    await sandbox.clock.advance(60_000);
    const { now } = sandbox.clock;
    expect(await newest()).not.toBe((trueNewest() as { consensus_timestamp: string }).consensus_timestamp);
    expect(trueNewest(now() - 5000)).toMatchObject({ consensus_timestamp: await newest() });
    await sandbox.clock.advance(500);
    expect(trueNewest(now() - 5000)).toMatchObject({ consensus_timestamp: await newest() });
  });

  it('answer at random, or only the pinned one', async () => {
    const { sandbox, newest } = behind([{ lag: 0 }, { lag: 20_000 }]);
    await sandbox.clock.advance(60_000);
    const seen = new Set<string | undefined>();
    for (let index = 0; index < 20; index++) seen.add(await newest());
    expect(seen.size).toBe(2);
    const [old, fresh] = [...seen].sort();
    sandbox.pin(0);
    for (let index = 0; index < 5; index++) expect(await newest()).toBe(fresh);
    sandbox.pin(1);
    for (let index = 0; index < 5; index++) expect(await newest()).toBe(old);
    expect(() => sandbox.pin(2)).toThrow('one of 2 clusters');
  });

  it('can be frozen and released', async () => {
    const { sandbox, newest } = behind([{ frozen: true }, {}]);
    sandbox.pin(0);
    const before = await newest();
    await sandbox.clock.advance(60_000);
    expect(await newest()).toBe(before);
    const [frozen] = sandbox.clusters;
    if (frozen) frozen.frozen = false;
    const thawed = await newest();
    sandbox.pin(1);
    expect(thawed).toBe(await newest());
    expect(thawed).not.toBe(before);
  });

  it('can stop, and import one missed file every 60 ms afterwards', async () => {
    const { sandbox } = behind([{ stops: { seconds: 120, every: 60 } }], 1);
    /** The number of files that the cluster has not imported. */
    const missing = (): number =>
      sandbox.ledger.blocks.length - (sandbox.clusters[0]?.ledger.blocks.length ?? 0);
    while (missing() < 50) await sandbox.clock.advance(2000);
    const steps: number[] = [];
    let most = 0;
    while (missing() > 1) {
      const before = missing();
      await sandbox.clock.advance(60);
      most = Math.max(most, before);
      if (missing() < before) steps.push(before - missing());
    }
    // 120 seconds are 60 files.
    expect(most).toBeGreaterThanOrEqual(59);
    expect(most).toBeLessThanOrEqual(61);
    expect(Math.max(...steps)).toBe(1);
    expect(steps.length).toBeGreaterThanOrEqual(most - 1);
  });

  it('show some rows late, but all of them in the end', async () => {
    const { sandbox, read } = behind([{ skew: { share: 0.1, upTo: 2000 } }, {}], 30);
    let missing = 0;
    for (let step = 0; step < 40; step++) {
      await sandbox.clock.advance(500);
      sandbox.pin(0);
      const skewed = await read('transactions?limit=100');
      sandbox.pin(1);
      const whole = await read('transactions?limit=100');
      const seen = new Set(skewed.map((one) => one.consensus_timestamp));
      const absent = whole.slice(0, 90).filter((one) => !seen.has(one.consensus_timestamp));
      missing += absent.length;
      for (const { consensus_timestamp: at } of absent)
        expect(sandbox.clock.now() / 1000 - Number(at)).toBeLessThan(4.1);
    }
    expect(missing).toBeGreaterThan(10);
    const [skewed, whole] = sandbox.clusters;
    for (const cluster of [skewed, whole]) expect(cluster?.ledger.transactions.length).toBeGreaterThan(100);
    sandbox.pin(0);
    const old = `timestamp=lt:${Math.floor(sandbox.clock.now() / 1000) - 5}`;
    const ours = await read(`transactions?limit=100&${old}`);
    sandbox.pin(1);
    expect(ours).toEqual(await read(`transactions?limit=100&${old}`));
  });

  it('can show logs before their block', async () => {
    const { sandbox, read } = behind([{ skew: { share: 0.4, upTo: 2000 } }], 30);
    let early = 0;
    for (let step = 0; step < 40; step++) {
      await sandbox.clock.advance(500);
      const logs = await read<{ block_hash: string; block_number: number | null }>(
        'contracts/results/logs?limit=100',
        'logs',
      );
      for (const { block_hash, block_number } of logs) {
        expect(block_number === null).toBe(block_hash === '0x');
        if (block_number === null) early += 1;
      }
    }
    expect(early).toBeGreaterThan(10);
  });

  it('do not show that another one lacks a block', async () => {
    const { sandbox, read } = behind([{ skew: { share: 0.4, upTo: 2000 } }, {}], 30);
    const earlyLogs = async (cluster: number): Promise<number> => {
      sandbox.pin(cluster);
      const logs = await read<{ block_hash: string }>('contracts/results/logs?limit=100', 'logs');
      return logs.filter(({ block_hash }) => block_hash === '0x').length;
    };
    let early = 0;
    for (let step = 0; step < 20; step++) {
      await sandbox.clock.advance(500);
      early += await earlyLogs(0);
      expect(await earlyLogs(1)).toBe(0);
    }
    expect(early).toBeGreaterThan(5);
  });

  it('import objects that a test adds', async () => {
    const { sandbox, read } = behind([{ lag: 3000 }]);
    sandbox.add.token({ token_id: '0.0.777', name: 'Mine' });
    const own = (): Promise<unknown[]> => read('tokens?token.id=777', 'tokens');
    expect(await own()).toEqual([]);
    expect(sandbox.truth.getTokens?.({ 'token.id': '777' })).toHaveLength(1);
    await sandbox.clock.advance(3000);
    expect(await own()).toMatchObject([{ name: 'Mine' }]);
  });

  it.each<Clusters[number]>([
    { lag: -1 },
    { lag: [5, 2] },
    { stops: { seconds: 0, every: 60 } },
    { stops: { seconds: 60, every: -1 } },
    { stops: { seconds: Number.POSITIVE_INFINITY, every: 60 } },
    { stops: { seconds: 60, every: Number.NaN } },
  ])('reject %o', (cluster) => {
    expect(() => createSandbox({ size: 0.1, clusters: [cluster] })).toThrow(RangeError);
  });
});
