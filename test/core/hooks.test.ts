import { describe, expect, it } from 'vitest';
import type { TransportSettings } from '../../src/core/options.js';
import { openTransport } from '../../src/core/transport.js';
import { getContracts } from '../../src/ledger.js';
import { VirtualTime } from '../virtual-time.js';

const good = '{"contracts":[],"links":{"next":null}}';

/** A transport whose service is busy once, takes 15 ms for each reply, and is told about nowhere. */
function busyOnce(time: VirtualTime, hooks: Partial<TransportSettings>) {
  let sent = 0;
  return openTransport(
    {
      baseUrl: 'http://ledger.test/v1/a-secret-key',
      fetch: async () => {
        sent += 1;
        time.advance(15);
        return sent === 1 ? new Response('', { status: 503 }) : new Response(good);
      },
      ...hooks,
    },
    time,
  );
}

describe('hooks', () => {
  it('tell of each attempt, retry and reply, without the key in the path', async () => {
    const time = new VirtualTime();
    const events: [string, object][] = [];
    const transport = busyOnce(time, {
      onAttempt: (event) => events.push(['attempt', event]),
      onRetry: (event) => events.push(['retry', event]),
      onReply: (event) => events.push(['reply', event]),
    });
    await time.run(getContracts(transport, { limit: 5 }).then(() => undefined));
    const call = {
      operationId: 'getContracts',
      method: 'GET',
      url: 'http://ledger.test/***/api/v1/contracts?limit=5',
    };
    expect(events).toEqual([
      ['attempt', { ...call, attempt: 1 }],
      ['reply', { ...call, attempt: 1, status: 503, duration: 15 }],
      ['retry', { ...call, attempt: 1, delay: 500, status: 503 }],
      ['attempt', { ...call, attempt: 2 }],
      ['reply', { ...call, attempt: 2, status: 200, duration: 15 }],
    ]);
  });

  it('that throw or reject do not break the call', async () => {
    const time = new VirtualTime();
    const fail = (): never => {
      throw new Error('the log is full');
    };
    const transport = busyOnce(time, {
      onAttempt: fail,
      onRetry: async () => fail(),
      onReply: fail,
    });
    expect(await time.run(getContracts(transport).then((data) => data))).toEqual(JSON.parse(good));
  });
});
