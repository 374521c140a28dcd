import type { Output, Terminal } from '../terminal.js';

/** How far a command has come. */
export interface Progress {
  readonly items: number;
  /** Share of all, from 0 to 1, if it can be told. */
  readonly share: number | undefined;
}

// A person reads no faster.
const every = 200;
// What is longer ago says little of how fast it goes now.
const span = 10_000;
const clear = '\r\u001B[K';

/** One line on a terminal that tells how far a command has come, and gives room to what else is to be said. */
export class ProgressLine {
  readonly #stderr: Output;
  readonly #elapsed: () => number;
  readonly #isOn: boolean;
  readonly #began: number;
  /** How far it had come at some moments of late, the oldest first: they tell best how fast it goes. */
  readonly #lately: (Progress & { readonly at: number })[] = [];
  #shownAt = Number.NEGATIVE_INFINITY;

  constructor({ stderr, elapsed }: Pick<Terminal, 'stderr' | 'elapsed'>, isOn: boolean) {
    this.#stderr = stderr;
    this.#elapsed = elapsed;
    this.#isOn = isOn && stderr.isTTY;
    this.#began = elapsed();
  }

  async show(progress: Progress): Promise<void> {
    if (!this.#isOn) return;
    const at = this.#elapsed();
    this.#lately.push({ ...progress, at });
    while (at - (this.#lately[1]?.at ?? at) > span) this.#lately.shift();
    if (at - this.#shownAt < every) return;
    this.#shownAt = at;
    await this.#stderr.write(`${clear}${this.#text()}`);
  }

  /** Says something on a line of its own. */
  async say(text: string): Promise<void> {
    await this.#stderr.write(`${this.#isOn ? clear : ''}${text}\n`);
  }

  /** Leaves the last state behind. */
  async end(): Promise<void> {
    if (this.#lately.length > 0) await this.#stderr.write(`${clear}${this.#text()}\n`);
  }

  #text(): string {
    const first = this.#lately[0];
    const last = this.#lately.at(-1);
    if (!first || !last) return '';
    const seconds = (last.at - first.at) / 1000;
    const perSecond = (gained: number): number => (seconds > 0 ? gained / seconds : 0);
    const speed = perSecond((last.share ?? 0) - (first.share ?? 0));
    const isKnown = first.share !== undefined && last.share !== undefined && last.share < 1 && speed > 0;
    const parts = [
      `${count(last.items)} items`,
      last.share === undefined ? '' : `${Math.floor(last.share * 100)} %`,
      `${count(Math.round(perSecond(last.items - first.items)))}/s`,
      isKnown
        ? `${clock((1 - (last.share ?? 1)) / speed)} left`
        : `${clock((last.at - this.#began) / 1000)} so far`,
    ];
    return parts.filter(Boolean).join(' · ');
  }
}

function count(value: number): string {
  return value.toLocaleString('en-US');
}

/** Minutes and seconds, and hours where there are any. */
function clock(seconds: number): string {
  const whole = Math.round(seconds);
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  const rest = String(whole % 60).padStart(2, '0');
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`;
}
