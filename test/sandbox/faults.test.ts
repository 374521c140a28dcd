import { describe, expect, it } from 'vitest';
import { Random } from '../../src/sandbox/data/random.js';
import { ConnectionReset, type Fault, Faults } from '../../src/sandbox/faults.js';

const body = '{"contracts":[]}';

/** Faults, with the delays that they request and the number of requests that reach the service. */
function spoiling(seed = 1) {
  const faults = new Faults(new Random(seed));
  const waits: number[] = [];
  const seen = { faults, waits, requests: 0, now: 0, ask };
  function ask(): Promise<Response> {
    return faults.apply(
      async () => {
        seen.requests += 1;
        return new Response(body, {
          headers: { 'content-type': 'application/json', 'content-length': '16' },
        });
      },
      async (milliseconds) => {
        waits.push(milliseconds);
      },
      seen.now,
    );
  }
  return seen;
}

describe('without faults, a reply', () => {
  it('is returned at once', async () => {
    const { ask, waits } = spoiling();
    expect(await (await ask()).text()).toBe(body);
    expect(waits).toEqual([]);
  });

  it('is delayed by the latency, which may vary', async () => {
    const { faults, ask, waits } = spoiling();
    faults.latency = 20;
    await ask();
    let next = 30;
    faults.latency = () => next++;
    await ask();
    await ask();
    expect(waits).toEqual([20, 30, 31]);
  });
});

describe('a limit', () => {
  it('refuses requests beyond it in any second, and may move', async () => {
    const seen = spoiling();
    let perSecond = 3;
    seen.faults.limit = { perSecond: () => perSecond };
    const statuses = async (count: number): Promise<number[]> => {
      const replies: number[] = [];
      for (let index = 0; index < count; index++) replies.push((await seen.ask()).status);
      return replies;
    };
    expect(await statuses(5)).toEqual([200, 200, 200, 429, 429]);
    seen.now = 999;
    expect(await statuses(1)).toEqual([429]);
    seen.now = 1000;
    perSecond = 1;
    expect(await statuses(2)).toEqual([200, 429]);
    expect(seen.requests).toBe(4);
    seen.faults.clear();
    expect(seen.faults.limit).toBeUndefined();
    expect(await statuses(2)).toEqual([200, 200]);
  });

  it('is announced only if it has a retryAfter', async () => {
    const { faults, ask } = spoiling();
    faults.limit = { perSecond: 0 };
    expect((await ask()).headers.has('retry-after')).toBe(false);
    faults.limit = { perSecond: 0, retryAfter: 3 };
    expect((await ask()).headers.get('retry-after')).toBe('3');
  });

  it.each([{ perSecond: -1 }, { perSecond: '5' }, null, { perSecond: 1, retryAfter: Number.NaN }])(
    'is not %j',
    (limit) => {
      expect(() => Object.assign(spoiling().faults, { limit })).toThrow(RangeError);
    },
  );
});

describe('a fault', () => {
  it('can be a slow tail', async () => {
    const { faults, ask, waits } = spoiling();
    faults.at(0.1, { delay: [1000, 3000] });
    for (let count = 0; count < 500; count++) await ask();
    expect(waits.length).toBeGreaterThan(25);
    expect(waits.length).toBeLessThan(100);
    expect(Math.min(...waits)).toBeGreaterThanOrEqual(1000);
    expect(Math.max(...waits)).toBeLessThanOrEqual(3000);
    expect(new Set(waits).size).toBe(waits.length);
  });

  it.each([429, 500, 502, 503, 504, 599])('can be a reply with status %d', async (status) => {
    const seen = spoiling();
    seen.faults.next({ status, retryAfter: 1.2 });
    const response = await seen.ask();
    expect(response.status).toBe(status);
    expect(response.headers.get('retry-after')).toBe('2');
    expect(await response.json()).toEqual({ _status: { messages: [{ message: response.statusText }] } });
    expect(seen.requests).toBe(0);
  });

  it('has no Retry-After header without retryAfter', async () => {
    const { faults, ask } = spoiling();
    faults.next({ status: 503 });
    expect((await ask()).headers.has('retry-after')).toBe(false);
  });

  it('can be a broken connection, with the error of fetch', async () => {
    const { faults, ask } = spoiling();
    faults.next('reset');
    const error = await ask().catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ConnectionReset);
    expect(error).toBeInstanceOf(TypeError);
    expect(error).toMatchObject({ message: 'fetch failed', cause: { code: 'ECONNRESET' } });
  });

  it('can be half a body with complete headers', async () => {
    const { faults, ask } = spoiling();
    faults.next('corrupt');
    const response = await ask();
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/json');
    expect(response.headers.has('content-length')).toBe(false);
    expect(await response.text()).toBe(body.slice(0, 8));
  });

  it('does not change a reply without a body', async () => {
    const { faults } = spoiling();
    faults.next('corrupt');
    const response = await faults.apply(
      async () => new Response(null, { status: 204 }),
      async () => undefined,
      0,
    );
    expect(response.status).toBe(204);
  });

  it('can be the HTML page of a proxy', async () => {
    const { faults, ask } = spoiling();
    faults.next('html');
    const response = await ask();
    expect(response.status).toBe(502);
    expect(response.headers.get('content-type')).toBe('text/html');
    expect(await response.text()).toContain('<h1>502 Bad Gateway</h1>');
  });

  it('can be a delay that is added to the latency', async () => {
    const { faults, ask, waits } = spoiling();
    faults.latency = 5;
    faults.next({ delay: 1000 });
    expect(await (await ask()).text()).toBe(body);
    expect(waits).toEqual([1005]);
  });
});

describe('faults', () => {
  const outcome = async (asking: Promise<Response>): Promise<number | 'reset'> =>
    asking.then(
      ({ status }) => status,
      () => 'reset' as const,
    );

  it('apply to the next requests in order, and to no others', async () => {
    const { faults, ask } = spoiling();
    faults.next({ status: 503 }, 2);
    faults.next('reset');
    const outcomes: unknown[] = [];
    for (let index = 0; index < 5; index++) outcomes.push(await outcome(ask()));
    expect(outcomes).toEqual([503, 503, 'reset', 200, 200]);
  });

  it('apply at their rate, to the same requests for the same seed', async () => {
    const run = async (seed: number): Promise<unknown[]> => {
      const { faults, ask } = spoiling(seed);
      faults.at(0.25, { status: 500 });
      faults.at(0.25, 'reset');
      const outcomes: unknown[] = [];
      for (let index = 0; index < 400; index++) outcomes.push(await outcome(ask()));
      return outcomes;
    };
    const outcomes = await run(1);
    const share = (kind: unknown) => outcomes.filter((each) => each === kind).length / 400;
    expect(share(500)).toBeCloseTo(0.25, 1);
    expect(share('reset')).toBeCloseTo(0.1875, 1);
    expect(await run(1)).toEqual(outcomes);
    expect(await run(2)).not.toEqual(outcomes);
  });

  it('never apply at rate 0 and always at rate 1, after those for the next requests', async () => {
    const { faults, ask } = spoiling();
    faults.at(0, 'reset');
    faults.at(1, { status: 500 });
    faults.next('html');
    expect([await outcome(ask()), await outcome(ask()), await outcome(ask())]).toEqual([502, 500, 500]);
  });

  it('can be cleared without clearing the latency', async () => {
    const { faults, ask, waits } = spoiling();
    faults.latency = 1;
    faults.next('reset', 3);
    faults.at(1, 'reset');
    faults.clear();
    expect(await outcome(ask())).toBe(200);
    expect(waits).toEqual([1]);
  });

  it.each<[Fault, string]>([
    [{ status: 404 }, 'status: expected 429 or a status from 500 to 599, got 404'],
    [{ status: 500.5 }, 'status: expected 429 or a status from 500 to 599, got 500.5'],
    [{ status: 429, retryAfter: -1 }, 'retryAfter: expected a finite number, 0 or more, got -1'],
    [{ delay: Number.NaN }, 'delay: expected a finite number, 0 or more, got NaN'],
    [{ delay: [2, 1] }, 'delay: expected a least and a most number, got 2, 1'],
    ...[
      ['resets', '"resets"'],
      ['x'.repeat(61), `"${'x'.repeat(60)}…"`],
      [null, 'null'],
      [5n, '5n'],
      [() => 5, 'a function'],
    ].map(([fault, text]): [Fault, string] => [
      fault as Fault,
      `fault: expected reset, corrupt, html, or an object with status or delay, got ${text}`,
    ]),
  ])('reject an invalid fault: %o', (fault, message) => {
    const { faults } = spoiling();
    expect(() => faults.next(fault)).toThrow(new RangeError(message));
    expect(() => faults.at(1, fault)).toThrow(new RangeError(message));
  });

  it('reject an invalid count or rate', () => {
    const { faults } = spoiling();
    for (const count of [0, -1, 1.5, Number.NaN])
      expect(() => faults.next('reset', count)).toThrow(RangeError);
    for (const rate of [-0.1, 1.1, Number.NaN]) expect(() => faults.at(rate, 'reset')).toThrow(RangeError);
  });
});
