// The requirements of the official SDKs for an HTTP layer of mirror nodes. Each test has the number of its requirement.
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ClosedError, createLedgerClient, type Fetch, type TransportSettings } from '../../src/index.js';
import { rejection } from '../setup/thrown.js';
import { turn, VirtualTime } from '../setup/virtual-time.js';

const baseUrl = 'http://ledger.test';
const empty = (): Response => Response.json({ contracts: [], links: { next: null } });
const failure =
  (status: number, headers: Record<string, string> = {}) =>
  (): Response =>
    Response.json(
      { _status: { messages: [{ message: 'Failed', detail: `detail of ${status}` }] } },
      { status, headers },
    );
const silence = (): Promise<Response> => new Promise(() => undefined);

/** A client on a virtual clock whose requests get these answers in turn, the last one repeatedly. */
function clientOf(answers: readonly (() => Response | Promise<Response>)[], options: TransportSettings = {}) {
  const time = new VirtualTime();
  const begin = time.elapsed();
  const sent: { url: string; at: number; headers: Headers }[] = [];
  const fetch: Fetch = async (url, init) => {
    sent.push({ url, at: time.elapsed() - begin, headers: new Headers(init.headers) });
    return (answers[sent.length - 1] ?? answers.at(-1) ?? empty)();
  };
  const ledger = createLedgerClient({ baseUrl, fetch, ...options, clock: time });
  return { time, begin, sent, ledger };
}

/** A reply that arrives after some milliseconds. */
const arriving = (time: VirtualTime, delay: number, signal?: AbortSignal | null): Promise<Response> =>
  new Promise((resolve, reject) => {
    const cancel = time.setTimer(delay, () => resolve(empty()));
    signal?.addEventListener('abort', () => {
      cancel();
      reject(signal.reason);
    });
  });

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the HTTP layer', () => {
  it('1: all operations of a client share one transport', async () => {
    const { time, sent, ledger } = clientOf([failure(429, { 'retry-after': '3' }), empty], {
      retry: false,
      validation: 'off',
    });
    await rejection(ledger.getContracts().then());
    await time.run(ledger.getNetworkSupply().then(undefined, () => undefined));
    expect(sent.map(({ at }) => at)).toEqual([0, 3000]);
  });

  it('2: a call after close() fails at once, and says that the client is closed', async () => {
    const { sent, ledger } = clientOf([empty]);
    await ledger.close();
    const error = await rejection(ledger.getContracts().then());
    expect(error).toBeInstanceOf(ClosedError);
    expect(error).toMatchObject({
      message: 'getContracts: the client is closed',
      operationId: 'getContracts',
    });
    expect(sent).toHaveLength(0);
  });

  it.each([undefined, 500])('3: close(%s) waits for a call in flight that ends before', async (timeout) => {
    const time = new VirtualTime();
    const begin = time.elapsed();
    const ledger = createLedgerClient({ baseUrl, fetch: () => arriving(time, 200), clock: time });
    const events: string[] = [];
    const call = ledger.getContracts().then(() => events.push('reply'));
    await turn();
    const closed = ledger.close(timeout).then(() => events.push('closed'));
    await expect(ledger.getContracts({ limit: 1 }).then()).rejects.toThrow('closed');
    await time.run(Promise.all([call, closed]));
    expect(events).toEqual(['reply', 'closed']);
    expect(time.elapsed() - begin).toBe(200);
    expect(time.pending).toBe(0);
  });

  it('4: close(timeout) aborts a call in flight that takes longer, and a second close does nothing', async () => {
    const time = new VirtualTime();
    const begin = time.elapsed();
    const signals: AbortSignal[] = [];
    const fetch: Fetch = (_, { signal }) => {
      signals.push(signal as AbortSignal);
      return arriving(time, 5000, signal);
    };
    const ledger = createLedgerClient({ baseUrl, fetch, clock: time });
    const failed = rejection(ledger.getContracts().then());
    await turn();
    await time.run(Promise.all([ledger.close(500), ledger.close(9000)]));
    expect(time.elapsed() - begin).toBe(500);
    expect(await failed).toMatchObject({ name: 'ClosedError', operationId: 'getContracts' });
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
    await ledger.close(9000);
    expect(time.pending).toBe(0);
  });

  it('5: a header that is set once is on every request, together with the User-Agent', async () => {
    const { sent, ledger } = clientOf([empty], { headers: { authorization: 'Bearer secret-key' } });
    await ledger.getContracts();
    await ledger.getContracts({ limit: 2 });
    for (const { headers } of sent) {
      expect(headers.get('authorization')).toBe('Bearer secret-key');
      expect(headers.get('user-agent')).toMatch(/^ledger-query-client\/\d+\.\d+\.\d+\S*$/);
    }
    expect(sent).toHaveLength(2);
  });

  it('6: the User-Agent of a caller is appended; a browser keeps its own', async () => {
    const agents = async (): Promise<(string | null | undefined)[]> => {
      const { sent, ledger } = clientOf([empty], { headers: { 'User-Agent': 'wallet/2.0' } });
      await ledger.getContracts();
      await ledger.getContracts({}, { headers: { 'user-agent': 'page/3' } });
      return sent.map(({ headers }) => headers.get('user-agent'));
    };
    const library = expect.stringMatching(/^ledger-query-client\/\S+ (wallet\/2\.0|page\/3)$/);
    expect(await agents()).toEqual([library, library]);
    vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0 (X11; Linux x86_64)' });
    expect(await agents()).toEqual(['wallet/2.0', 'page/3']);
  });

  it('7: the timeout ends a request to a service that hangs', async () => {
    const { time, begin, ledger } = clientOf([silence], { timeout: 700, retry: false });
    const error = await time.run(rejection(ledger.getContracts().then()));
    expect(error).toMatchObject({ name: 'TimeoutError', timeout: 700 });
    expect(time.elapsed() - begin).toBe(700);
  });

  it('8: a 503 is retried', async () => {
    const { time, sent, ledger } = clientOf([failure(503), empty]);
    expect((await time.run(ledger.getContracts().then((page) => page))).contracts).toEqual([]);
    expect(sent).toHaveLength(2);
  });

  it.each([400, 403, 404, 501])(
    '9: a %i is not retried, and the error contains the detail',
    async (status) => {
      const { time, sent, ledger } = clientOf([failure(status)]);
      const error = await time.run(rejection(ledger.getContracts().then()));
      expect(error).toMatchObject({ status, message: expect.stringContaining(`detail of ${status}`) });
      expect(sent).toHaveLength(1);
    },
  );

  it('10: the fetch of the options is called, and that of the platform is not', async () => {
    const platform = vi.fn(silence);
    vi.stubGlobal('fetch', platform);
    const { sent, ledger } = clientOf([empty]);
    await ledger.getContracts();
    expect([sent.length, platform.mock.calls.length]).toEqual([1, 0]);
  });

  it('15: an empty list of balances is not a balance of 0', async () => {
    const balances = (list: object[]) => () =>
      Response.json({ timestamp: '1.000000001', balances: list, links: { next: null } });
    const zero = { account: '0.0.5', balance: 0, tokens: [] };
    const { ledger } = clientOf([balances([]), balances([zero])]);
    expect((await ledger.getBalances({ 'account.id': '0.0.4' })).balances).toEqual([]);
    expect((await ledger.getBalances({ 'account.id': '0.0.5' })).balances?.[0]?.balance).toBe(0n);
  });

  it('16: 4611686018427387905 is exact', async () => {
    const body =
      '{"timestamp":"1.000000001","balances":[{"account":"0.0.5","balance":4611686018427387905,"tokens":[]}],"links":{"next":null}}';
    const { ledger } = clientOf([() => new Response(body)]);
    expect((await ledger.getBalances()).balances?.[0]?.balance).toBe(4611686018427387905n);
  });

  it('17: a lookup that finds nothing does not wait for the service to catch up', async () => {
    const { time, begin, sent, ledger } = clientOf([failure(404)]);
    await rejection(ledger.getTransaction({ transactionId: '0.0.5@1767225600.000000001' }).then());
    expect([sent.length, time.elapsed() - begin]).toEqual([1, 0]);
  });

  it('18: the detail of each message is in the error', async () => {
    const messages = ['first', 'second'].map((detail) => ({ message: 'Bad', detail }));
    const { ledger } = clientOf([() => Response.json({ _status: { messages } }, { status: 400 })]);
    const error = await rejection(ledger.getContracts().then());
    expect(error).toMatchObject({ message: expect.stringContaining('first'), messages });
  });

  it('23: each attempt has the whole timeout', async () => {
    const { time, begin, sent, ledger } = clientOf([silence], {
      timeout: 1000,
      retry: { retries: 2, baseDelay: 100 },
    });
    await time.run(rejection(ledger.getContracts().then()));
    expect(sent.map(({ at }) => at)).toEqual([0, 1100, 2300]);
    expect(time.elapsed() - begin).toBe(3300);
  });

  it('24: a Retry-After of 2 is waited for, not only the backoff', async () => {
    const { time, sent, ledger } = clientOf([failure(429, { 'retry-after': '2' }), empty]);
    await time.run(ledger.getContracts().then());
    const wait = Number(sent[1]?.at);
    expect(wait).toBeGreaterThanOrEqual(2000);
    expect(wait).toBeLessThanOrEqual(2500);
  });

  it('25: concurrent calls get their own replies', async () => {
    const time = new VirtualTime();
    const fetch: Fetch = (url) =>
      new Promise((resolve) => {
        const [, number] = /blocks\/(\d+)$/.exec(url) ?? [];
        time.setTimer((Number(number) * 37) % 101, () => resolve(Response.json({ number: Number(number) })));
      });
    const ledger = createLedgerClient({ baseUrl, fetch, validation: 'off', clock: time });
    const numbers = Array.from({ length: 500 }, (_, index) => BigInt(index % 250));
    const calls = numbers.map((hashOrNumber) => ledger.getBlock({ hashOrNumber }));
    expect((await time.run(Promise.all(calls))).map(({ number }) => number)).toEqual(numbers);
  });

  it('26: a redirect to another origin is refused if the caller has headers', async () => {
    const elsewhere = () => new Response(null, { status: 307, headers: { location: 'https://other.test/' } });
    const { sent, ledger } = clientOf([elsewhere], { headers: { authorization: 'Bearer secret-key' } });
    expect(await rejection(ledger.getContracts().then())).toMatchObject({ name: 'NetworkError' });
    expect(sent.map(({ url }) => url)).toEqual([`${baseUrl}/api/v1/contracts`]);
  });

  it.each([400, 404, 500, 503])(
    '27: a reply with status %i is reported before it is judged',
    async (status) => {
      const seen: number[] = [];
      const { time, ledger } = clientOf([failure(status)], {
        retry: false,
        onReply: (event) => seen.push(event.status),
      });
      await time.run(rejection(ledger.getContracts().then()));
      expect(seen).toEqual([status]);
    },
  );
});
