import { getEventListeners } from 'node:events';
import { inspect } from 'node:util';
import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type CallOptions,
  createTransport,
  type LedgerRequest,
  type Transport,
  type TransportSettings,
} from '../../../src/client/client.js';
import { ApiError, NetworkError, ResponseError, TimeoutError } from '../../../src/errors/errors.js';
import { contractCall, getContracts } from '../../../src/ledger.js';
import {
  endless,
  FaultServer,
  type Play,
  reply,
  reset,
  resetMidBody,
  silent,
  stalled,
} from '../../setup/fault-server.js';
import { rejection } from '../../setup/thrown.js';
import { VirtualTime } from '../../setup/virtual-time.js';

const apiKey = 'key-in-a-header-8321';
const pathKey = 'key-in-the-path-5177';

interface Subject {
  name: string;
  good: string;
  sentBody: string;
  call(transport: Transport, options?: CallOptions): LedgerRequest<unknown>;
}

const to = '0x00000000000000000000000000000000000003e9';
const subjects: Subject[] = [
  {
    name: 'getContracts',
    good: '{"contracts":[],"links":{"next":null}}',
    sentBody: '',
    call: (transport, options) => getContracts(transport, {}, options),
  },
  {
    name: 'contractCall, which POSTs',
    good: '{"result":"0x01"}',
    sentBody: `{"to":"${to}","gasPrice":9007199254740993}`,
    call: (transport, options) =>
      contractCall(transport, { body: { to, gasPrice: 9007199254740993n } }, options),
  },
];

interface Row {
  fault: string;
  plays(good: string): Play[];
  options?: TransportSettings;
  /** The expected error. Absent if data is expected. */
  fails?(error: unknown): void;
  /** The number of requests that the server got. @default the number of plays */
  requests?: number;
  /** Milliseconds of delays on the virtual clock, with the random number 1. @default 0 */
  waited?: number;
}

function failsWith(type: new (...parts: never[]) => Error, fields: object = {}): (error: unknown) => void {
  return (error) => {
    expect(error).toBeInstanceOf(type);
    expect(error).toMatchObject(fields);
  };
}

function unreadable(words: string | RegExp, text: string | RegExp): (error: unknown) => void {
  return (error) => {
    expect(error).toBeInstanceOf(ResponseError);
    const { message, status, text: begin, operationId } = error as ResponseError;
    expect(message).toMatch(words);
    expect(status).toBe(200);
    expect(begin).toMatch(text);
    expect(begin.length).toBeLessThanOrEqual(200);
    expect(operationId).not.toBe('');
  };
}

/** Faults of a connection. The tests of the client have replies that are wrong. */
const rows: Row[] = [
  { fault: 'a reset before the reply', plays: (good) => [reset, reply(200, good)], waited: 500 },
  {
    fault: 'resets for ever',
    plays: () => [reset],
    requests: 4,
    waited: 500 + 1000 + 2000,
    fails: failsWith(NetworkError, { attempts: 4, cause: expect.any(Error) }),
  },
  {
    fault: 'a reset in the middle of the body',
    plays: (good) => [resetMidBody('{"contracts"'), reply(200, good)],
    waited: 500,
  },
  {
    fault: 'slow headers',
    plays: () => [silent],
    options: { retry: false },
    waited: 30_000,
    fails: failsWith(TimeoutError, { timeout: 30_000, attempts: 1 }),
  },
  {
    fault: 'a slow body',
    plays: () => [stalled],
    options: { retry: false },
    waited: 30_000,
    fails: failsWith(TimeoutError),
  },
  {
    fault: 'gzip cut short',
    plays: (good) => [
      reply(200, gzipSync(`${good}${' '.repeat(5000)}${Math.random()}`).subarray(0, 30), {
        'content-encoding': 'gzip',
      }),
    ],
    // Node returns the part that could be decompressed, which is not JSON.
    fails: unreadable(/is not JSON|is empty/, /^$|^\{/),
  },
  {
    fault: 'an endless body',
    plays: () => [endless],
    options: { maxResponseBytes: 2 ** 20 },
    fails: unreadable(/longer than 1048576 bytes/, /^\[ +/),
  },
  {
    fault: 'gzip that is whole',
    plays: (good) => [reply(200, gzipSync(good), { 'content-encoding': 'gzip' })],
  },
];

/** Everything of an error that a person or a log can see. */
function seen(error: unknown): string {
  const parts = [inspect(error, { depth: 10, showHidden: true }), JSON.stringify(error), String(error)];
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    parts.push(cause.message, String(cause.stack), inspect(Object.entries(cause)));
  if (error instanceof ApiError) parts.push(inspect([...error.headers]));
  return parts.join('\n');
}

describe('faults', () => {
  let server: FaultServer;
  let time: VirtualTime;
  const warnings = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const unhandled = vi.fn();

  beforeAll(async () => {
    server = await FaultServer.open();
    process.on('unhandledRejection', unhandled);
  });
  afterAll(async () => {
    process.off('unhandledRejection', unhandled);
    await server.close();
    warnings.mockRestore();
  });
  beforeEach(() => {
    time = new VirtualTime();
  });
  afterEach(() => {
    expect(unhandled).not.toHaveBeenCalled();
    expect(time.pending).toBe(0);
  });

  function open(options: TransportSettings = {}): Transport {
    return createTransport({
      baseUrl: `${server.url}/v1/${pathKey}`,
      headers: { 'x-api-key': apiKey },
      ...options,
      clock: time,
    });
  }

  for (const { name, good, sentBody, call } of subjects) {
    describe(name, () => {
      for (const { fault, plays, options, fails, requests, waited = 0 } of rows) {
        it(`meets ${fault}`, async () => {
          const begin = time.now();
          const list = plays(good);
          server.play(...list);
          const controller = new AbortController();
          const timesOut = list.includes(silent) || list.includes(stalled);
          const received = server.received();
          const result = call(open(options), { signal: controller.signal }).then(
            (data) => ({ data }),
            (error: unknown) => ({ error }),
          );
          if (timesOut) {
            await received;
            time.advance(30_000);
          }
          const outcome = await time.run(result);
          if (fails) {
            expect(outcome).toHaveProperty('error');
            if ('error' in outcome) {
              fails(outcome.error);
              expect(seen(outcome.error)).not.toMatch(new RegExp(`${apiKey}|${pathKey}`));
            }
          } else expect(outcome).toEqual({ data: JSON.parse(good) });
          const expected = requests ?? list.length;
          expect(server.bodies).toHaveLength(expected);
          for (const body of server.bodies) expect(body).toBe(sentBody);
          expect(time.now() - begin).toBe(waited);
          expect(getEventListeners(controller.signal, 'abort')).toHaveLength(0);
          expect(JSON.stringify(warnings.mock.calls)).not.toMatch(new RegExp(`${apiKey}|${pathKey}`));
        });
      }

      it('meets a keep-alive connection that is reset when it is used again', async () => {
        const transport = open();
        server.play(reply(200, good), reset, reply(200, good));
        await call(transport);
        const retries: unknown[] = [];
        const begin = time.now();
        const again = call(open({ onRetry: (event) => retries.push(event) }));
        expect(await time.run(again)).toEqual(JSON.parse(good));
        expect(retries).toMatchObject([{ attempt: 1, delay: 500 }]);
        expect(time.now()).toBe(begin + 500);
      });

      it('meets an address without a server', async () => {
        const closed = await FaultServer.open();
        const { url } = closed;
        await closed.close();
        const error = await time.run(rejection(call(createTransport({ baseUrl: url, clock: time }))));
        expect(error).toBeInstanceOf(NetworkError);
        expect(error).toMatchObject({ attempts: 4 });
      });

      for (const [when, play] of [
        ['before headers', silent],
        ['in the body', stalled],
      ] as const) {
        it(`is aborted ${when}, at once, with the reason of the signal`, async () => {
          server.play(play);
          const controller = new AbortController();
          const reason = new Error('changed my mind');
          const received = server.received();
          const result = call(open(), { signal: controller.signal }).catch((error: unknown) => error);
          await received;
          controller.abort(reason);
          expect(await result).toBe(reason);
          expect(getEventListeners(controller.signal, 'abort')).toHaveLength(0);
        });
      }
    });
  }
});
