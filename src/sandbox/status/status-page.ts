import type {
  ComponentStatus,
  Incident,
  IncidentStatus,
  MaintenanceStatus,
  ScheduledMaintenance,
  StatusComponent,
  StatusPageInfo,
  UpdateStatus,
} from '../../../generated/status/types.js';
import type { Random } from '../data/random.js';
import { preview } from '../wire/preview.js';
import { ComponentBoard } from './components.js';
import {
  type EntryContext,
  type NewIncident,
  type NewMaintenance,
  newIncident,
  newMaintenance,
} from './entries.js';
import { writeHistory } from './history.js';
import { identifier, postNumber } from './identifiers.js';
import { replyOf } from './replies.js';
import { following, incidentStates, listed, maintenanceStates } from './states.js';
import { heldStatus, post, type StatusUpdate } from './updates.js';

const year = 365 * 24 * 60 * 60 * 1000;

/** A status page in memory. What it hands out are copies: changing these does not change the page. */
export class StatusPage {
  readonly #random: Random;
  #now: () => number;
  readonly #page: StatusPageInfo;
  readonly #board: ComponentBoard;
  /** The newest first, as are the maintenances. */
  readonly #incidents: Incident[] = [];
  readonly #maintenances: ScheduledMaintenance[] = [];

  /** `now` is in milliseconds since the Unix epoch. A new page has a past of some months that ends there. */
  constructor(random: Random, now: () => number) {
    const today = now();
    this.#random = random;
    this.#now = () => today - year;
    this.#page = {
      id: identifier(random),
      name: 'Ledger sandbox',
      url: 'https://status.sandbox.example',
      time_zone: 'Etc/UTC',
      updated_at: this.#time(),
    };
    this.#board = new ComponentBoard(this.#page.id, this.#time(), () => identifier(random));
    writeHistory(this, random, today, (time) => {
      this.#now = () => time;
    });
    this.#now = now;
  }

  /** Enters an incident, which begins in investigating. */
  openIncident(options: NewIncident): Incident {
    const incident = newIncident(options, this.#context(options));
    this.#incidents.unshift(incident);
    return this.#post(incident, { status: 'investigating', body: options.body });
  }

  /** Posts a message about an incident, which may take it to any later state. */
  updateIncident(id: string, { status, body }: StatusUpdate<IncidentStatus>): Incident {
    const incident = entry('an incident', this.#incidents, id);
    const next = following('the state of an incident', incidentStates, incident.status, status);
    return this.#post(incident, { status: next, body });
  }

  /** Announces a maintenance, which begins in scheduled. */
  scheduleMaintenance(options: NewMaintenance): ScheduledMaintenance {
    const maintenance = newMaintenance(options, this.#context(options));
    this.#maintenances.unshift(maintenance);
    return this.#post(maintenance, { status: 'scheduled', body: options.body });
  }

  /** Posts a message about a maintenance, which may take it to any later state. */
  updateMaintenance(id: string, { status, body }: StatusUpdate<MaintenanceStatus>): ScheduledMaintenance {
    const maintenance = entry('a maintenance', this.#maintenances, id);
    const next = following('the state of a maintenance', maintenanceStates, maintenance.status, status);
    return this.#post(maintenance, { status: next, body });
  }

  /** Gives a component, named by its identifier or as "Group - Name", a status until an entry changes it again. */
  setComponent(id: string, status: ComponentStatus): StatusComponent {
    const component = this.#board.find(id);
    this.#board.set(component, status, this.#time());
    this.#page.updated_at = this.#time();
    return structuredClone(component);
  }

  /** The wire object for a path below the base URL, such as `/summary.json`; undefined if there is no such path. */
  reply(path: string): object | undefined {
    const content = {
      page: this.#page,
      components: this.#board.all,
      incidents: this.#incidents,
      maintenances: this.#maintenances,
    };
    return structuredClone(replyOf(content, path));
  }

  #context({ components = [] }: NewIncident | NewMaintenance): EntryContext {
    return {
      components: [...new Set(components.map((component) => this.#board.find(component)))],
      id: identifier(this.#random),
      pageId: this.#page.id,
      at: this.#time(),
    };
  }

  #post<Entry extends Incident | ScheduledMaintenance>(
    target: Entry,
    update: StatusUpdate<UpdateStatus>,
  ): Entry {
    const at = this.#time();
    const held = heldStatus(target, update.status);
    const affected = this.#board.hold(target, target.components ?? [], held, at);
    const isNews = target.incident_updates.length === 0 && ['major', 'critical'].includes(target.impact);
    const tweetId = isNews ? postNumber(this.#random) : null;
    post(target, update, { id: identifier(this.#random), at, affected, tweetId });
    this.#page.updated_at = at;
    return structuredClone(target);
  }

  /** The present moment, as it stands on the wire. */
  #time(): string {
    return new Date(this.#now()).toISOString();
  }
}

function entry<Entry extends { id: string }>(what: string, entries: readonly Entry[], id: string): Entry {
  const found = entries.find((each) => each.id === id);
  if (found) return found;
  const ids = entries.map((each) => each.id);
  throw new RangeError(`the id of ${what} must be ${listed(ids)}, got ${preview(id)}`);
}
