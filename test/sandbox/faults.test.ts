import { describe, expect, it } from 'vitest';
// By their inner paths: a sandbox waits on its own clock, and here each delay is seen.
import { Random } from '../../src/sandbox/data/random.js';
import { ConnectionReset, type Fault, Faults } from '../../src/sandbox/faults.js';

const body = '{"contracts":[]}';

/** Faults, with the delays that they request and the number of requests that reach the service. */
function spoiling(seed = 1) {
  const faults = new Faults(new Random(seed));
  const seen = { faults, waits: [] as number[], requests: 0, now: 0, ask, outcomes };
  const respond = async (): Promise<Response> => {
    seen.requests += 1;
    return new Response(body, { headers: { 'content-type': 'application/json', 'content-length': '16' } });
  };
  function ask(answer = respond): Promise<Response> {
    return faults.apply(answer, async (milliseconds) => void seen.waits.push(milliseconds), seen.now);
  }
  /** The statuses of so many requests, one after the other. */
  async function outcomes(count: number): Promise<(number | 'reset')[]> {
    const all: (number | 'reset')[] = [];
    for (let index = 0; index < count; index++)
      all.push(
        await ask().then(
          ({ status }) => status,
          () => 'reset' as const,
        ),
      );
    return all;
  }
  return seen;
}

it('without faults, a reply is returned at once, or after the latency, which may vary', async () => {
  const { faults, ask, waits } = spoiling();
  expect(await (await ask()).text()).toBe(body);
  expect(waits).toEqual([]);
  faults.latency = 20;
  await ask();
  let next = 30;
  faults.latency = () => next++;
  await ask();
  await ask();
  expect(waits).toEqual([20, 30, 31]);
});

describe('a limit', () => {
  it('refuses requests beyond it in any second, and may move', async () => {
    const seen = spoiling();
    const { faults, outcomes } = seen;
    let perSecond = 3;
    faults.limit = { perSecond: () => perSecond };
    expect(await outcomes(5)).toEqual([200, 200, 200, 429, 429]);
    seen.now = 999;
    expect(await outcomes(1)).toEqual([429]);
    seen.now = 1000;
    perSecond = 1;
    expect(await outcomes(2)).toEqual([200, 429]);
    expect(seen.requests).toBe(4);
    faults.clear();
    expect(faults.limit).toBeUndefined();
    expect(await outcomes(2)).toEqual([200, 200]);
  });

  it.each([undefined, 3])('is announced only if it has a retryAfter: %s', async (retryAfter) => {
    const { faults, ask } = spoiling();
    faults.limit = { perSecond: 0, retryAfter };
    expect((await ask()).headers.get('retry-after')).toBe(retryAfter ? '3' : null);
  });

  it.each([{ perSecond: -1 }, { perSecond: '5' }, null, { perSecond: 1, retryAfter: Number.NaN }])(
    'is not %j',
    (limit) => {
      expect(() => Object.assign(spoiling().faults, { limit })).toThrow(RangeError);
    },
  );
});

describe('a fault', () => {
  it.each([429, 500, 502, 503, 504, 599])('can be a reply with status %d', async (status) => {
    const seen = spoiling();
    const { faults, ask } = seen;
    faults.next({ status, retryAfter: 1.2 });
    faults.next({ status });
    const response = await ask();
    expect(response.status).toBe(status);
    expect(response.headers.get('retry-after')).toBe('2');
    expect(await response.json()).toEqual({ _status: { messages: [{ message: response.statusText }] } });
    expect((await ask()).headers.has('retry-after')).toBe(false);
    expect(seen.requests).toBe(0);
  });

  it('can be a broken connection, with the error of fetch', async () => {
    const { faults, ask } = spoiling();
    faults.next('reset');
    const error = await ask().catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ConnectionReset);
    expect(error).toBeInstanceOf(TypeError);
    expect(error).toMatchObject({ message: 'fetch failed', cause: { code: 'ECONNRESET' } });
  });

  it('can be half a body with complete headers, if there is a body', async () => {
    const { faults, ask } = spoiling();
    faults.next('corrupt', 2);
    const response = await ask();
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/json');
    expect(response.headers.has('content-length')).toBe(false);
    expect(await response.text()).toBe(body.slice(0, 8));
    expect((await ask(async () => new Response(null, { status: 204 }))).status).toBe(204);
  });

  it('can be the HTML page of a proxy', async () => {
    const { faults, ask } = spoiling();
    faults.next('html');
    const response = await ask();
    expect(response.status).toBe(502);
    expect(response.headers.get('content-type')).toBe('text/html');
    expect(await response.text()).toContain('<h1>502 Bad Gateway</h1>');
  });

  it('can be a delay that is added to the latency, or a slow tail', async () => {
    const { faults, ask, waits, outcomes } = spoiling();
    faults.latency = 5;
    faults.next({ delay: 1000 });
    expect(await (await ask()).text()).toBe(body);
    expect(waits.splice(0)).toEqual([1005]);
    faults.latency = 0;
    faults.at(0.1, { delay: [1000, 3000] });
    await outcomes(500);
    expect(waits.length).toBeGreaterThan(25);
    expect(waits.length).toBeLessThan(100);
    expect(Math.min(...waits)).toBeGreaterThanOrEqual(1000);
    expect(Math.max(...waits)).toBeLessThanOrEqual(3000);
    expect(new Set(waits).size).toBe(waits.length);
  });
});

describe('faults', () => {
  it('apply to the next requests in order, then at their rate, until they are cleared', async () => {
    const { faults, waits, outcomes } = spoiling();
    faults.at(0, 'reset');
    faults.next({ status: 503 }, 2);
    faults.next('reset');
    expect(await outcomes(5)).toEqual([503, 503, 'reset', 200, 200]);
    faults.at(1, { status: 500 });
    faults.next('html');
    expect(await outcomes(3)).toEqual([502, 500, 500]);
    faults.latency = 1;
    faults.next('reset', 3);
    faults.clear();
    expect(await outcomes(1)).toEqual([200]);
    expect(waits).toEqual([1]);
  });

  it('apply at their rate, to the same requests for the same seed', async () => {
    const run = (seed: number): Promise<unknown[]> => {
      const { faults, outcomes } = spoiling(seed);
      faults.at(0.25, { status: 500 });
      faults.at(0.25, 'reset');
      return outcomes(400);
    };
    const found = await run(1);
    const share = (kind: unknown) => found.filter((each) => each === kind).length / 400;
    expect(share(500)).toBeCloseTo(0.25, 1);
    expect(share('reset')).toBeCloseTo(0.1875, 1);
    expect(await run(1)).toEqual(found);
    expect(await run(2)).not.toEqual(found);
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
