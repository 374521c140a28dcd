import { digestOf } from '../values/values.js';

/**
 * This many updates are remembered one by one; all updates before the oldest of them count as seen. It is less than the
 * length of the page's lists, so an update that returns to a full list is not new. As many updates that are dated in the
 * future are remembered beside them.
 */
const remembered = 32;

/** The status of most components, which is not stored. */
const usual = 'operational';

/** The changes that were yielded, in a short form of constant size. As text it is the cursor. */
export class SeenChanges {
  /** Every update before this moment was yielded, in milliseconds. */
  #floor = 0;
  /** The moments of the last updates, by digest. */
  readonly #updates = new Map<string, number>();
  /** The last yielded status of each component that is not operational, by digest. */
  readonly #statuses = new Map<string, string>();
  /** The last change of the page in the newest reply with its components. */
  #componentsAt = 0;

  readonly #now: () => number;

  /** @param now The clock of the client, in milliseconds. A moment in the future proves nothing, and is never a bound. */
  constructor(now: () => number, cursor = '') {
    this.#now = now;
    const [, componentsAt = '0', floor = '0', updates = '', statuses = ''] = cursor.split('~');
    // A clock that was fast, or a reply from the future, must not hide later changes.
    this.#componentsAt = number(componentsAt) > now() ? 0 : number(componentsAt);
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
    const now = this.#now();
    const past = [...this.#updates.values()].filter((each) => each <= now);
    if (past.length <= remembered) return;
    this.#floor = Math.max(this.#floor, Math.min(...past) + 1);
    for (const [digest, each] of this.#updates) if (each < this.#floor) this.#updates.delete(digest);
  }

  /** Whether an update is dated in the future, and too many of these are remembered already. */
  #isTooMuch(time: number): boolean {
    const now = this.#now();
    return time > now && [...this.#updates.values()].filter((each) => each > now).length >= remembered;
  }

  /** The last yielded status of a component; operational before the first. */
  statusOf(id: string): string {
    return this.#statuses.get(shortDigest(id)) ?? usual;
  }

  setStatus(id: string, status: string): void {
    if (status === usual) this.#statuses.delete(shortDigest(id));
    else this.#statuses.set(shortDigest(id), status);
  }

  /** Adds a reply with components. Returns false if it is older than one before, because caches may disagree. */
  addReply(componentsAt: number, ids: readonly string[]): boolean {
    if (componentsAt < this.#componentsAt) return false;
    if (componentsAt <= this.#now()) this.#componentsAt = componentsAt;
    // Components that were removed from the page are forgotten.
    const there = new Set(ids.map(shortDigest));
    for (const digest of this.#statuses.keys()) if (!there.has(digest)) this.#statuses.delete(digest);
    return true;
  }

  toString(): string {
    const updates = [...this.#updates].map(([digest, time]) => `${time.toString(36)}:${digest}`);
    const statuses = [...new Set(this.#statuses.values())].map((status) =>
      [encoded(status), ...[...this.#statuses].flatMap(([id, its]) => (its === status ? [id] : []))].join(
        ':',
      ),
    );
    const [componentsAt, floor] = [this.#componentsAt, this.#floor].map((time) => time.toString(36));
    return ['changes', componentsAt, floor, updates.join(','), statuses.join(',')].join('~');
  }
}

const shortDigest = (id: string): string => (digestOf(id) % 2 ** 32).toString(36);

const parts = (text: string): string[][] =>
  text === '' ? [] : text.split(',').map((part) => part.split(':'));

const number = (text: string): number => Number.parseInt(text, 36) || 0;

// `encodeURIComponent` throws for half a surrogate pair, and leaves `~` as it is.
const encoded = (status: string): string =>
  Array.from(status, (character) => {
    if (character === '~') return '%7E';
    const isHalf = /[\ud800-\udfff]/u.test(character);
    return isHalf ? `%u${character.charCodeAt(0).toString(16)}` : encodeURIComponent(character);
  }).join('');

function decoded(status: string): string {
  try {
    return status.replace(/%u([0-9a-f]{4})|(%[0-9a-f]{2})+/gi, (text, half?: string) =>
      half === undefined ? decodeURIComponent(text) : String.fromCharCode(Number.parseInt(half, 16)),
    );
  } catch {
    return status;
  }
}
