import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { StatusChanges } from '../../src/status.js';
import { seeded } from '../living-sandbox.js';
import { type Action, StatusWorld, textOf } from './status-world.js';

const minute = 60_000;

const actions = fc.array(
  fc.record<Action>({
    after: fc.oneof(
      { weight: 3, arbitrary: fc.integer({ min: 1, max: 4000 }) },
      fc.integer({ min: 1, max: 3 * minute }),
    ),
    does: fc.constantFrom('open', 'schedule', 'post', 'post', 'post', 'carry out', 'carry out'),
    pick: fc.nat(59),
    steps: fc.integer({ min: 0, max: 3 }),
  }),
  { minLength: 60, maxLength: 90 },
);

interface Nature {
  /** The share of failing requests. */
  readonly faults: number;
  /** The share of changes after which the reader restarts. */
  readonly kills: number;
  /** Whether the page reports its time of change. */
  readonly isDated: boolean;
}

/** Transient failures of different kinds. */
function spoilt(random: () => number, reply: () => Response): Response {
  const ways = [
    () => new Response('{}', { status: 503 }),
    () => new Response('', { status: 429, headers: { 'retry-after': '7' } }),
    () => new Response('<html>', { status: 520 }),
    () => new Response('{"page": {', reply()),
    () => {
      throw new TypeError('fetch failed');
    },
  ];
  return ways[Math.floor(random() * ways.length)]?.() ?? reply();
}

/** Reads a whole history, restarts at random moments, and returns the reported changes beside the true ones. */
async function reported(history: readonly Action[], seed: number, nature: Nature) {
  const world = new StatusWorld();
  const random = seeded(seed);
  let isOver = false;
  world.latency = () => random() * 4000;
  world.answer = (_, reply) => (!isOver && random() < nature.faults ? spoilt(random, reply) : reply());
  if (!nature.isDated) world.pageChangedAt = '2020-01-01T00:00:00.000Z';
  const got: string[] = [];
  const cursors: string[] = [];
  let stored: string | undefined;
  let reading: StatusChanges | undefined;
  let isEnded = false;
  let kill = (): void => undefined;
  const read = async (): Promise<void> => {
    while (!isEnded) {
      const life = new AbortController();
      const die = (): void => life.abort(new Error('killed'));
      kill = die;
      // Some readers stop during a pause or a request. If order needs two polls, they run at least that long.
      if (!isOver && nature.isDated && stored !== undefined && random() < nature.kills * 4)
        world.time.setTimer(random() * 3 * minute, die);
      const changes = world.changes({ from: stored ?? 'now', signal: life.signal });
      reading = changes;
      try {
        for await (const change of changes) {
          got.push(textOf(change));
          expect(change.cursor).toBe(changes.cursor);
          stored = JSON.parse(JSON.stringify(change.cursor));
          cursors.push(change.cursor);
          if (!isOver && random() < nature.kills) break;
        }
      } catch (error) {
        expect(error).toMatchObject({ message: 'killed' });
      }
      // Do not stop before the first poll has ended, because it defines "now".
      stored ??= changes.cursor;
      if (!isEnded) await world.wait(random() * 2 * minute);
    }
  };
  const write = async (): Promise<void> => {
    // The first successful poll defines "now".
    while (stored === undefined && reading?.cursor === undefined) await world.wait(minute);
    for (const action of history) {
      await world.wait(action.after);
      world.act(action);
    }
    isOver = true;
    await world.wait(10 * minute);
    isEnded = true;
    kill();
  };
  await world.time.run(Promise.all([read(), write()]));
  return { got, truth: world.truth, cursors, requests: world.requests };
}

const natures: Readonly<Record<string, Nature>> = {
  'on a calm day': { faults: 0, kills: 0, isDated: true },
  'through failures': { faults: 0.2, kills: 0, isDated: true },
  'through failures and deaths': { faults: 0.2, kills: 0.15, isDated: true },
  'through both, of a page that does not say when it was changed': {
    faults: 0.1,
    kills: 0.15,
    isDated: false,
  },
};

describe('the changes of a status page', () => {
  it.each(Object.entries(natures))('are reported once each and in order %s', async (_, nature) => {
    let count = 0;
    await fc.assert(
      fc.asyncProperty(actions, fc.nat(), async (history, seed) => {
        const { got, truth, cursors } = await reported(history, seed, nature);
        expect(got).toEqual(truth);
        count += truth.length;
        for (const cursor of cursors) expect(cursor.length).toBeLessThan(800);
      }),
      { numRuns: 8, endOnFailure: true },
    );
    expect(count).toBeGreaterThan(300);
  });
});
