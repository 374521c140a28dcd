import type { Output, Terminal } from '../terminal.js';

export interface Progress {
  readonly items: number;
  readonly share: number | undefined;
}

/** Milliseconds, like the span below. People read no faster. */
const updateInterval = 200;
const speedSpan = 10_000;
const clear = '\r\u001B[K';

export class ProgressLine {
  readonly #stderr: Output;
  readonly #elapsed: () => number;
  readonly #isOn: boolean;
  readonly #began: number;
  readonly #recent: (Progress & { readonly at: number })[] = [];
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
    this.#recent.push({ ...progress, at });
    while (at - (this.#recent[1]?.at ?? at) > speedSpan) this.#recent.shift();
    if (at - this.#shownAt < updateInterval) return;
    this.#shownAt = at;
    await this.#stderr.write(`${clear}${this.#text()}`);
  }

  async print(text: string): Promise<void> {
    await this.#stderr.write(`${this.#isOn ? clear : ''}${text}\n`);
  }

  async end(): Promise<void> {
    if (this.#recent.length > 0) await this.#stderr.write(`${clear}${this.#text()}\n`);
  }

  #text(): string {
    const first = this.#recent[0];
    const last = this.#recent.at(-1);
    if (!first || !last) return '';
    const seconds = (last.at - first.at) / 1000;
    const perSecond = (difference: number): number => (seconds > 0 ? difference / seconds : 0);
    const speed = perSecond((last.share ?? 0) - (first.share ?? 0));
    const hasSpeed = first.share !== undefined && last.share !== undefined && last.share < 1 && speed > 0;
    let time = `${clock((last.at - this.#began) / 1000)} so far`;
    if (hasSpeed) time = `${clock((1 - last.share) / speed)} left`;
    const parts = [
      `${count(last.items)} items`,
      last.share !== undefined && `${Math.floor(last.share * 100)} %`,
      `${count(Math.round(perSecond(last.items - first.items)))}/s`,
      time,
    ];
    return parts.filter(Boolean).join(' · ');
  }
}

function count(value: number): string {
  return value.toLocaleString('en-US');
}

function clock(seconds: number): string {
  const whole = Math.round(seconds);
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  const rest = String(whole % 60).padStart(2, '0');
  if (hours > 0) return `${hours}:${String(minutes).padStart(2, '0')}:${rest}`;
  return `${minutes}:${rest}`;
}
