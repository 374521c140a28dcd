import { digestOf } from '../values/values.js';
import type { PageState } from './page-state.js';

// Fewer than the 50 entries of the page's lists. If as many were kept as a list has, an update that returns to a full
// list, such as when another one is deleted, would be new.
const maxUpdates = 32;

/**
 * The changes that a consumer has seen: a change is new if it is not among them. As text it is the cursor, so it has to stay short: it
 * keeps digests of the newest updates, and a moment before which all updates count as seen (`#floor`), but no texts. Of
 * components it keeps those that are not operational.
 */
export class SeenChanges {
  /** All updates before this moment count as seen. */
  #floor = 0;
  readonly #updates = new Map<string, number>();
  readonly #statuses = new Map<string, string>();
  #componentsChangedAt = 0;

  constructor(
    readonly now: () => number,
    cursor = '',
  ) {
    const [, componentsAt = '0', floor = '0', updates = '', statuses = ''] = cursor.split('~');
    // A clock that was fast, or a reply from the future, must not hide later changes.
    this.#componentsChangedAt = number(componentsAt) > now() ? 0 : number(componentsAt);
    this.#floor = Math.min(number(floor), now());
    for (const [time = '', digest = ''] of parts(updates)) this.#updates.set(digest, number(time));
    for (const [status = '', ...digests] of parts(statuses))
      for (const digest of digests) this.#statuses.set(digest, decoded(status));
  }

  has(id: string, time: number): boolean {
    return time < this.#floor || this.#updates.has(shortDigest(id)) || this.#isTooMuch(time);
  }

  add(id: string, time: number): void {
    if (this.#isTooMuch(time)) return;
    this.#updates.set(shortDigest(id), time);
    const now = this.now();
    const past = Array.from(this.#updates.values()).filter((each) => each <= now);
    if (past.length <= maxUpdates) return;
    past.sort((a, b) => a - b);
    const newestLeftOut = past[past.length - maxUpdates - 1] ?? 0;
    // More updates may have the time of this one, and are not seen yet: the cursor is longer until a later update.
    this.#floor = Math.max(this.#floor, Math.min(newestLeftOut + 1, time));
    for (const [digest, each] of this.#updates) if (each < this.#floor) this.#updates.delete(digest);
  }

  #isTooMuch(time: number): boolean {
    const now = this.now();
    return time > now && Array.from(this.#updates.values()).filter((each) => each > now).length >= maxUpdates;
  }

  statusOf(id: string): string {
    return this.#statuses.get(shortDigest(id)) ?? 'operational';
  }

  setStatus(id: string, status: string): void {
    if (status === 'operational') this.#statuses.delete(shortDigest(id));
    else this.#statuses.set(shortDigest(id), status);
  }

  /** Adds a reply with components. Returns false if it is older than one before, because caches may disagree. */
  addReply({ componentsChangedAt: componentsAt, components }: PageState): boolean {
    if (componentsAt < this.#componentsChangedAt) return false;
    if (componentsAt <= this.now()) this.#componentsChangedAt = componentsAt;
    const present = new Set(components.map(({ id }) => shortDigest(id)));
    for (const digest of this.#statuses.keys()) if (!present.has(digest)) this.#statuses.delete(digest);
    return true;
  }

  toString(): string {
    const updates = Array.from(this.#updates).map(([digest, time]) => `${time.toString(36)}:${digest}`);
    const statuses = new Map<string, string>();
    for (const [digest, status] of this.#statuses)
      statuses.set(status, `${statuses.get(status) ?? encoded(status)}:${digest}`);
    const [componentsAt, floor] = [this.#componentsChangedAt, this.#floor].map((time) => time.toString(36));
    return ['changes', componentsAt, floor, updates.join(','), Array.from(statuses.values()).join(',')].join(
      '~',
    );
  }
}

const shortDigest = (id: string): string => (digestOf(id) % 2 ** 32).toString(36);

const parts = (text: string): string[][] =>
  text === '' ? [] : text.split(',').map((part) => part.split(':'));

const number = (text: string): number => Number.parseInt(text, 36) || 0;

const encoded = (status: string): string =>
  status.replace(/\W/g, (unit) => `%u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);

const decoded = (status: string): string =>
  status.replace(/%u([0-9a-f]{4})/g, (_, unit: string) => String.fromCharCode(Number.parseInt(unit, 16)));
