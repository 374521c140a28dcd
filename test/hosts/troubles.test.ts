import { expect, it } from 'vitest';
// By its inner path: the bench and this test run the same world.
import { runWithTrouble, type Trouble, troubles } from '../../scripts/bench/host-troubles.js';
import { isLarge } from '../setup/large.js';

/** A failure without a reply, an old reply, and a reply that cannot be used. */
const kinds: readonly Trouble[] = ['hangs', 'lags', 'sends half of each body'];
const all = Object.keys(troubles) as Trouble[];

it.each([undefined, ...(isLarge ? all : kinds)])(
  'no call suffers while the first of three hosts %s',
  async (trouble) => {
    const { sent, p99, ...run } = await runWithTrouble({ seed: 3, trouble, by: 'hosts', seconds: 40 });
    expect(run).toMatchObject({ failed: 0, stale: 0, lost: 0, twice: 0 });
    // A healthy host takes 20 to 50 ms.
    expect(p99).toBeLessThanOrEqual(60);
    // The first host is used before and after its trouble, the second one meanwhile.
    const [first = 0, second = 0, ...others] = Object.values(sent);
    expect(second > first / 5).toBe(trouble !== undefined);
    expect(second).toBeLessThan(1.5 * first);
    expect(others.concat(0)[0]).toBeLessThan(20);
  },
);
