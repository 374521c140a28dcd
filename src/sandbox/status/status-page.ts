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
import { ComponentList } from './components.js';
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
import { incidentStates, joinWords, laterState, maintenanceStates } from './states.js';
import { addUpdate, componentStatus, type StatusUpdate } from './updates.js';

const year = 365 * 24 * 60 * 60 * 1000;

/** A status page in memory. Its methods return copies, which do not change with the page. */
export class StatusPage {
  readonly #random: Random;
  #now: () => number;
  readonly #page: StatusPageInfo;
  readonly #components: ComponentList;
  /** Newest first, like the maintenances. */
  readonly #incidents: Incident[] = [];
  readonly #maintenances: ScheduledMaintenance[] = [];

  /** `now` is in milliseconds since the Unix epoch. A new page has a history of three months before it. */
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
    this.#components = new ComponentList(this.#page.id, this.#time(), () => identifier(random));
    writeHistory(this, random, today, (time) => {
      this.#now = () => time;
    });
    this.#now = now;
  }

  /** Opens an incident in the state `investigating`. */
  openIncident(options: NewIncident): Incident {
    const incident = newIncident(options, this.#context(options));
    this.#incidents.unshift(incident);
    return this.#addUpdate(incident, { status: 'investigating', body: options.body });
  }

  /** Posts an update of an incident. Its state is the current one or a later one. */
  updateIncident(id: string, { status, body }: StatusUpdate<IncidentStatus>): Incident {
    const incident = entry('incident', this.#incidents, id);
    const next = laterState('status of an incident', incidentStates, incident.status, status);
    return this.#addUpdate(incident, { status: next, body });
  }

  /** Adds a maintenance in the state `scheduled`. */
  scheduleMaintenance(options: NewMaintenance): ScheduledMaintenance {
    const maintenance = newMaintenance(options, this.#context(options));
    this.#maintenances.unshift(maintenance);
    return this.#addUpdate(maintenance, { status: 'scheduled', body: options.body });
  }

  /** Posts an update of a maintenance. Its state is the current one or a later one. */
  updateMaintenance(id: string, { status, body }: StatusUpdate<MaintenanceStatus>): ScheduledMaintenance {
    const maintenance = entry('maintenance', this.#maintenances, id);
    const next = laterState('status of a maintenance', maintenanceStates, maintenance.status, status);
    return this.#addUpdate(maintenance, { status: next, body });
  }

  /** Sets the status of a component, by its identifier or "Group - Name". Later updates may change it again. */
  setComponent(id: string, status: ComponentStatus): StatusComponent {
    const component = this.#components.find(id);
    this.#components.set(component, status, this.#time());
    this.#page.updated_at = this.#time();
    return structuredClone(component);
  }

  /** The reply for a path below the base URL, such as `/summary.json`, or undefined if the path does not exist. */
  reply(path: string): object | undefined {
    const content = {
      page: this.#page,
      components: this.#components.all,
      incidents: this.#incidents,
      maintenances: this.#maintenances,
    };
    return structuredClone(replyOf(content, path));
  }

  #context({ components = [] }: NewIncident | NewMaintenance): EntryContext {
    return {
      components: Array.from(new Set(components.map((component) => this.#components.find(component)))),
      id: identifier(this.#random),
      pageId: this.#page.id,
      at: this.#time(),
    };
  }

  #addUpdate<Entry extends Incident | ScheduledMaintenance>(
    target: Entry,
    update: StatusUpdate<UpdateStatus>,
  ): Entry {
    const at = this.#time();
    const status = componentStatus(target, update.status);
    const affected = this.#components.setEffect(target, target.components ?? [], status, at);
    const isNews = target.incident_updates.length === 0 && ['major', 'critical'].includes(target.impact);
    const tweetId = isNews ? postNumber(this.#random) : null;
    addUpdate(target, update, { id: identifier(this.#random), at, affected, tweetId });
    this.#page.updated_at = at;
    return structuredClone(target);
  }

  #time(): string {
    return new Date(this.#now()).toISOString();
  }
}

function entry<Entry extends { id: string }>(what: string, entries: readonly Entry[], id: string): Entry {
  const found = entries.find((each) => each.id === id);
  if (found) return found;
  const ids = entries.map((each) => each.id);
  throw new RangeError(`id of the ${what}: expected ${joinWords(ids)}, got ${preview(id)}`);
}
