import { digestOf } from '../values/values.js';

// Of so many updates it is known that they were told; all that were posted before the oldest of them were. Fewer than
// one of the page's lists holds: what had left a full list and comes back to it is not taken for news. As many updates
// that are dated in the future are remembered beside them.
const remembered = 32;

const usual = 'operational';

/** What was told of a page: little, whatever the page shows, and as text the cursor. */
export class Told {
  /** Every update from before this moment was told, in milliseconds. */
  #floor = 0;
  /** By their digests the moments of the last ones that were. */
  readonly #updates = new Map<string, number>();
  /** By their digests the components that are not operational as far as was told. */
  readonly #statuses = new Map<string, string>();
  /** When the page had last changed, as the newest reply with its components said. */
  #componentsAt = 0;

  readonly #now: () => number;

  /** @param now The clock of the client, in milliseconds: a moment beyond it proves nothing, and is never a bound. */
  constructor(now: () => number, cursor = '') {
    this.#now = now;
    const [, componentsAt = '0', floor = '0', updates = '', statuses = ''] = cursor.split('~');
    // A clock that was fast, or a reply from the future, must not hide what comes.
    this.#componentsAt = number(componentsAt) > now() ? 0 : number(componentsAt);
    this.#floor = Math.min(number(floor), now());
    for (const [time = '', digest = ''] of parts(updates)) this.#updates.set(digest, number(time));
    for (const [status = '', ...digests] of parts(statuses))
      for (const digest of digests) this.#statuses.set(digest, decoded(status));
  }

  has(id: string, time: number): boolean {
    return time < this.#floor || this.#updates.has(shortly(id)) || this.#isTooMuch(time);
  }

  add(id: string, time: number): void {
    if (this.#isTooMuch(time)) return;
    this.#updates.set(shortly(id), time);
    const now = this.#now();
    const past = [...this.#updates.values()].filter((each) => each <= now);
    if (past.length <= remembered) return;
    this.#floor = Math.max(this.#floor, Math.min(...past) + 1);
    for (const [digest, each] of this.#updates) if (each < this.#floor) this.#updates.delete(digest);
  }

  /** Whether an update is dated in the future, and no more of these can be remembered. */
  #isTooMuch(time: number): boolean {
    const now = this.#now();
    return time > now && [...this.#updates.values()].filter((each) => each > now).length >= remembered;
  }

  /** The status of a component that was told last; one that nothing was told of counts as operational. */
  statusOf(id: string): string {
    return this.#statuses.get(shortly(id)) ?? usual;
  }

  setStatus(id: string, status: string): void {
    if (status === usual) this.#statuses.delete(shortly(id));
    else this.#statuses.set(shortly(id), status);
  }

  /** Takes note of a reply with components; false if it is older than one before, as caches need not agree. */
  sees(componentsAt: number, ids: readonly string[]): boolean {
    if (componentsAt < this.#componentsAt) return false;
    if (componentsAt <= this.#now()) this.#componentsAt = componentsAt;
    // Those that the page has no more are forgotten.
    const there = new Set(ids.map(shortly));
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

const shortly = (id: string): string => (digestOf(id) % 2 ** 32).toString(36);

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
