import type { StatusChange, StatusChanges, StatusChangesOptions } from '../../generated/status/client.js';
import type {
  Incident,
  IncidentStatus,
  MaintenanceStatus,
  ScheduledMaintenance,
} from '../../generated/status/types.js';
import { createTransport } from '../../src/client/client.js';
// Import lazily loaded files now: loading takes real time, and the test's clock must not advance meanwhile.
import '../../src/changes/page-follower.js';
import { changes } from '../../src/changes/changes.js';
import { Random } from '../../src/sandbox/data/random.js';
import { StatusPage } from '../../src/sandbox/status/status-page.js';
import { toJson } from '../../src/sandbox/wire/json.js';
import {
  getComponentsOperation,
  getIncidentsOperation,
  getScheduledMaintenancesOperation,
} from '../../src/status.js';
import { VirtualTime } from '../virtual-time.js';

const lists = {
  incidents: getIncidentsOperation,
  maintenances: getScheduledMaintenancesOperation,
  components: getComponentsOperation,
};

/** Answers a request to the status page. `reply` makes the regular response. */
export type Answer = (path: string, reply: () => Response) => Response;

/** One change of the page, `after` milliseconds after the one before. */
export interface Action {
  readonly after: number;
  readonly does: 'open' | 'schedule' | 'post' | 'carry out';
  /** The indices of impact, component and entry, and the number of states that the entry advances. */
  readonly pick: number;
  readonly steps: number;
}

const impacts = ['none', 'minor', 'major', 'critical'] as const;
const places = ['Mainnet - Query service', 'Mainnet - Transactions', 'Testnet - Faucet', 'Website'];
const ofIncidents = ['investigating', 'identified', 'monitoring', 'resolved', 'postmortem'] as const;
const ofMaintenances = ['scheduled', 'in_progress', 'verifying', 'completed'] as const;

/** A status page with a clock, and the list of changes that a reader has to report. */
export class StatusWorld {
  readonly time = new VirtualTime();
  readonly page = new StatusPage(new Random('changes'), this.time.now);
  readonly requests: { path: string; at: number }[] = [];
  /** All changes, in the words of {@link textOf}. */
  readonly truth: string[] = [];
  /** Milliseconds that a reply takes. */
  latency = (): number => 0;
  answer: Answer = (_, reply) => reply();
  /** Replaces the page's time of change if it is set. */
  pageChangedAt: string | undefined;
  readonly #incidents: Incident[] = [];
  readonly #maintenances: ScheduledMaintenance[] = [];

  readonly fetch = async (url: string, { signal }: RequestInit): Promise<Response> => {
    const path = new URL(url).pathname.slice('/api/v2'.length);
    this.requests.push({ path, at: this.time.now() });
    await this.#pass(this.latency() / 2, signal);
    const reply = this.#reply(path);
    await this.#pass(this.latency() / 2, signal);
    return this.answer(
      path,
      () => new Response(toJson(reply ?? {}), { headers: { 'content-type': 'application/json' } }),
    );
  };

  /** The changes of the page, as a separate process would read them. */
  changes(options?: StatusChangesOptions): StatusChanges {
    const settings = {
      baseUrl: 'https://status.test/api/v2',
      fetch: this.fetch,
      onInvalidResponse: () => undefined,
    };
    return changes<StatusChange>(createTransport({ ...settings, clock: this.time }), lists, options);
  }

  wait(delay: number): Promise<void> {
    return new Promise((resolve) => this.time.setTimer(delay, resolve));
  }

  /** Changes the page, and adds the expected changes to `truth`. */
  act({ does, pick, steps }: Action): void {
    const components =
      pick % 5 === 0 ? [] : [0, ...(pick % 3 ? [] : [1])].map((next) => String(places[(pick + next) % 4]));
    if (does === 'open') {
      const made = this.page.openIncident({ name: 'Trouble', impact: impacts[pick % 4], components });
      this.#note(this.#incidents, made, 'incident opened');
    } else if (does === 'schedule') {
      const window = { scheduledFor: this.time.now(), scheduledUntil: this.time.now() };
      const made = this.page.scheduleMaintenance({ name: 'Work', components, ...window });
      this.#note(this.#maintenances, made, 'maintenance scheduled');
    } else if (does === 'post') this.#post(this.#incidents[pick % 12], steps);
    else this.#carryOut(this.#maintenances[pick % 12], steps);
  }

  #post(incident: Incident | undefined, steps: number): void {
    if (!incident) return;
    const was = ofIncidents.map(String).indexOf(incident.status);
    const status: IncidentStatus = ofIncidents[Math.min(4, was + steps)] ?? 'resolved';
    const isNew = status !== incident.status && (status === 'postmortem' || status === 'resolved');
    this.#note(
      this.#incidents,
      this.page.updateIncident(incident.id, { status }),
      `incident ${isNew ? status : 'updated'}`,
    );
  }

  #carryOut(maintenance: ScheduledMaintenance | undefined, steps: number): void {
    if (!maintenance) return;
    const was = ofMaintenances.map(String).indexOf(maintenance.status);
    const status: MaintenanceStatus = ofMaintenances[Math.min(3, was + steps)] ?? 'completed';
    this.#note(
      this.#maintenances,
      this.page.updateMaintenance(maintenance.id, { status }),
      `maintenance ${status === maintenance.status ? 'updated' : status}`,
    );
  }

  #note<Entry extends Incident | ScheduledMaintenance>(all: Entry[], entry: Entry, what: string): void {
    const at = all.findIndex(({ id }) => id === entry.id);
    if (at < 0) all.unshift(entry);
    else all[at] = entry;
    const [update] = entry.incident_updates;
    for (const { name, old_status, new_status } of update?.affected_components ?? [])
      if (old_status !== new_status) this.truth.push(`${name}: ${old_status} -> ${new_status}`);
    this.truth.push(`${what} ${entry.id} ${update?.id}`);
  }

  #reply(path: string): object | undefined {
    const reply = this.page.reply(path);
    if (this.pageChangedAt === undefined || !reply || !('page' in reply)) return reply;
    return { ...reply, page: { ...Object(reply.page), updated_at: this.pageChangedAt } };
  }

  async #pass(delay: number, signal: RequestInit['signal']): Promise<void> {
    if (delay > 0) await this.wait(delay);
    signal?.throwIfAborted();
  }
}

/** A short description of a change. */
export function textOf(change: StatusChange): string {
  if (change.kind === 'component') {
    const { component, group, old_status, new_status } = change;
    return `${group ? `${group.name} - ` : ''}${component.name}: ${old_status} -> ${new_status}`;
  }
  const { id } = change.kind === 'incident' ? change.incident : change.maintenance;
  return `${change.kind} ${change.event} ${id} ${change.update.id}`;
}
