import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type {
  Incident,
  IncidentStatus,
  MaintenanceStatus,
  ScheduledMaintenance,
  StatusChanges,
} from '../../src/status.js';
import { minute, seeded } from '../setup/living-sandbox.js';
import { dated, StatusWorld, textOf } from './status-world.js';

/** One change of the page, `after` milliseconds after the one before. */
interface Action {
  readonly after: number;
  readonly does: 'open' | 'schedule' | 'post' | 'carry out';
  /** The indices of impact, component and entry, and the number of states that the entry advances. */
  readonly pick: number;
  readonly steps: number;
}

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

const impacts = ['none', 'minor', 'major', 'critical'] as const;
const places = ['Mainnet - Query service', 'Mainnet - Transactions', 'Testnet - Faucet', 'Website'];
const incidentStates: IncidentStatus[] = [
  'investigating',
  'identified',
  'monitoring',
  'resolved',
  'postmortem',
];
const maintenanceStates: MaintenanceStatus[] = ['scheduled', 'in_progress', 'verifying', 'completed'];

/** Changes the page, and notes the changes that a reader has to report, in the words of `textOf`. */
class Writer {
  readonly truth: string[] = [];
  readonly #incidents: Incident[] = [];
  readonly #maintenances: ScheduledMaintenance[] = [];

  constructor(readonly world: StatusWorld) {}

  act({ does, pick, steps }: Action): void {
    const { page, time } = this.world;
    const components =
      pick % 5 === 0 ? [] : [0, ...(pick % 3 ? [] : [1])].map((next) => String(places[(pick + next) % 4]));
    const [incident, maintenance] = [this.#incidents[pick % 12], this.#maintenances[pick % 12]];
    if (does === 'open') {
      const made = page.openIncident({ name: 'Trouble', impact: impacts[pick % 4], components });
      this.#note(this.#incidents, made, 'incident opened');
    } else if (does === 'schedule') {
      const window = { scheduledFor: time.now(), scheduledUntil: time.now() };
      const made = page.scheduleMaintenance({ name: 'Work', components, ...window });
      this.#note(this.#maintenances, made, 'maintenance scheduled');
    } else if (does === 'post' && incident) {
      const status = laterState(incidentStates, incident.status as IncidentStatus, steps);
      const isEvent = status !== incident.status && (status === 'postmortem' || status === 'resolved');
      const made = page.updateIncident(incident.id, { status });
      this.#note(this.#incidents, made, `incident ${isEvent ? status : 'updated'}`);
    } else if (does === 'carry out' && maintenance) {
      const status = laterState(maintenanceStates, maintenance.status as MaintenanceStatus, steps);
      const made = page.updateMaintenance(maintenance.id, { status });
      const event = status === maintenance.status ? 'updated' : status;
      this.#note(this.#maintenances, made, `maintenance ${event}`);
    }
  }

  #note<Entry extends Incident | ScheduledMaintenance>(all: Entry[], entry: Entry, event: string): void {
    const at = all.findIndex(({ id }) => id === entry.id);
    if (at < 0) all.unshift(entry);
    else all[at] = entry;
    const [update] = entry.incident_updates;
    for (const { name, old_status, new_status } of update?.affected_components ?? [])
      if (old_status !== new_status) this.truth.push(`${name}: ${old_status} -> ${new_status}`);
    this.truth.push(`${event} ${entry.id} ${update?.id}`);
  }
}

function laterState<State>(states: readonly State[], state: State, steps: number): State {
  return states[Math.min(states.length - 1, states.indexOf(state) + steps)] ?? state;
}

/** Transient failures of different kinds. */
function spoilt(random: () => number, reply: Response): Response {
  const ways = [
    () => new Response('{}', { status: 503 }),
    () => new Response('', { status: 429, headers: { 'retry-after': '7' } }),
    () => new Response('<html>', { status: 520 }),
    () => new Response('{"page": {', reply),
    () => {
      throw new TypeError('fetch failed');
    },
  ];
  return ways[Math.floor(random() * ways.length)]?.() ?? reply;
}

/** Reads a whole history, restarts at random moments, and returns the reported changes beside the true ones. */
async function reported(history: readonly Action[], seed: number, nature: Nature) {
  const world = new StatusWorld();
  const writer = new Writer(world);
  const random = seeded(seed);
  let isOver = false;
  world.sandbox.faults.latency = () => random() * 4000;
  world.answer = async (_, respond) => {
    const reply = await respond();
    if (!isOver && random() < nature.faults) return spoilt(random, reply);
    return nature.isDated
      ? reply
      : Response.json(JSON.parse(dated(await reply.text(), '2020-01-01T00:00:00.000Z')));
  };
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
        world.after(random() * 3 * minute, die);
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
      if (!isEnded) await world.sleep(random() * 2 * minute);
    }
  };
  const write = async (): Promise<void> => {
    // The first successful poll defines "now".
    while (stored === undefined && reading?.cursor === undefined) await world.sleep(minute);
    for (const action of history) {
      await world.sleep(action.after);
      writer.act(action);
    }
    isOver = true;
    await world.sleep(10 * minute);
    isEnded = true;
    kill();
  };
  await world.time.run(Promise.all([read(), write()]));
  return { got, truth: writer.truth, cursors };
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
      { numRuns: 4, endOnFailure: true },
    );
    expect(count).toBeGreaterThan(40);
  });
});
