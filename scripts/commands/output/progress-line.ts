import type { Output, Terminal } from '../terminal.js';

/** How far a command has come. */
export interface Progress {
  readonly items: number;
  /** Share of all, from 0 to 1, if it can be told. */
  readonly share: number | undefined;
}

// A person reads no faster.
const every = 200;
const clear = '\r\u001B[K';

/** One line on a terminal that tells how far a command has come, and gives room to what else is to be said. */
export class ProgressLine {
  readonly #stderr: Output;
  readonly #elapsed: () => number;
  readonly #isOn: boolean;
  readonly #began: number;
  #first: Progress | undefined;
  #last: Progress | undefined;
  #shownAt = Number.NEGATIVE_INFINITY;

  constructor({ stderr, elapsed }: Pick<Terminal, 'stderr' | 'elapsed'>, isOn: boolean) {
    this.#stderr = stderr;
    this.#elapsed = elapsed;
    this.#isOn = isOn && stderr.isTTY;
    this.#began = elapsed();
  }

  /** The first one says where it begins: what was done before does not count for the rate. */
  async show(progress: Progress): Promise<void> {
    this.#first ??= progress;
    this.#last = progress;
    if (!this.#isOn || this.#elapsed() - this.#shownAt < every) return;
    this.#shownAt = this.#elapsed();
    await this.#stderr.write(`${clear}${this.#text(progress)}`);
  }

  /** Says something on a line of its own. */
  async say(text: string): Promise<void> {
    await this.#stderr.write(`${this.#isOn ? clear : ''}${text}\n`);
  }

  /** Leaves the last state behind. */
  async end(): Promise<void> {
    if (this.#isOn && this.#last) await this.#stderr.write(`${clear}${this.#text(this.#last)}\n`);
  }

  #text({ items, share }: Progress): string {
    const seconds = (this.#elapsed() - this.#began) / 1000;
    const rate = seconds > 0 ? Math.round((items - (this.#first?.items ?? 0)) / seconds) : 0;
    const done = (share ?? 0) - (this.#first?.share ?? 0);
    const left = share !== undefined && done > 0 ? (seconds * (1 - share)) / done : undefined;
    const parts = [
      `${count(items)} items`,
      share === undefined ? '' : `${Math.floor(share * 100)} %`,
      `${count(rate)}/s`,
      share === 1 || left === undefined ? `${clock(seconds)} so far` : `${clock(left)} left`,
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
