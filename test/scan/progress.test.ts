import { describe, expect, it } from 'vitest';
import { createTransport } from '../../src/client/client.js';
import { getTopicMessages, getTransactions } from '../../src/ledger.js';
import { bursts, numbers, rowsOf } from '../keyset/list.js';
import { listOf, numberedMessages } from '../keyset/lists.js';
import { KeysetService } from '../keyset/service.js';
import { VirtualTime } from '../setup/virtual-time.js';

function served(keys: readonly bigint[], list = numberedMessages) {
  const time = new VirtualTime();
  const { fetch } = new KeysetService(list, rowsOf(keys), { time });
  return {
    time,
    transport: createTransport({ baseUrl: 'https://ledger.test', fetch, validation: 'off', clock: time }),
  };
}

/** The progress of a scan before, at each item, and after its end. */
async function progressOf(scan: AsyncIterable<unknown> & { readonly progress: number | undefined }) {
  const before = scan.progress;
  const shares: (number | undefined)[] = [];
  for await (const _ of scan) shares.push(scan.progress);
  return { before, shares, after: scan.progress };
}

describe('the progress of a scan', () => {
  it('is the share of yielded keys once the end is known, and 1 at the end', async () => {
    const { time, transport } = served(numbers(2001));
    const { before, shares, after } = await time.run(
      progressOf(getTopicMessages(transport, { topicId: '0.0.5' }).scan()),
    );
    expect(before).toBeUndefined();
    expect(shares[50]).toBeUndefined();
    expect([shares[500], shares[1000], shares[1500], shares[2000]]).toEqual([0.25, 0.5, 0.75, 1]);
    expect(after).toBe(1);
  });

  it('counts keys and not items, and never decreases', async () => {
    const keys = bursts(3000, 500);
    const { time, transport } = served(keys, listOf('getTransactions'));
    const { shares } = await time.run(progressOf(getTransactions(transport, { order: 'asc' }).scan()));
    const first = keys[0] ?? 0n;
    const whole = Number((keys.at(-1) ?? 0n) - first);
    expect(shares).toHaveLength(3000);
    for (const at of [700, 1234, 2600])
      expect(shares[at]).toBeCloseTo(Number((keys[at] ?? 0n) - first) / whole, 5);
    const known = shares.filter((share) => share !== undefined);
    expect(known).toEqual([...known].sort((a, b) => a - b));
  });

  it('begins after the cursor of a resumed scan', async () => {
    const { time, transport } = served(numbers(2001));
    const list = () => getTopicMessages(transport, { topicId: '0.0.5' });
    const first = list().scan();
    await time.run(
      (async () => {
        for await (const { sequence_number } of first) if (sequence_number === 1000n) break;
      })(),
    );
    const { shares } = await time.run(progressOf(list().scan({ from: first.cursor })));
    expect(shares).toHaveLength(1001);
    expect(shares[500]).toBe(0.5);
  });

  it('is undefined if the list is read page by page, until its end', async () => {
    const { time, transport } = served(numbers(250));
    const scan = getTopicMessages(transport, { topicId: '0.0.5' }).scan({ concurrency: 1 });
    const { shares, after } = await time.run(progressOf(scan));
    expect(new Set(shares)).toEqual(new Set([undefined]));
    expect(after).toBe(1);
  });
});
