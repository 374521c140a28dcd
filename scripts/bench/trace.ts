// Writes trace.svg: one call over three hosts, drawn from the events of the call. Its clock is virtual, so that the picture
// changes only if the events do. The events themselves are printed.
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { createLedgerClient } from '../../src/index.js';
import { createSandbox } from '../../src/sandbox.js';
import { VirtualClock } from '../simulate/virtual-clock.js';
import { style } from './chart.js';

export interface Attempt {
  readonly number: number;
  readonly host: string;
  readonly start: number;
  end: number;
  outcome: string;
}

export interface Trace {
  readonly attempts: readonly Attempt[];
  readonly duration: number;
  readonly outcome: string;
  /** The events in their order, one line each, as the reference shows them. */
  readonly events: readonly string[];
}

/** How each host answers: after how long, and whether its connection breaks then. */
const hosts = [
  { baseUrl: 'https://one.example', latency: 400, isDown: false },
  { baseUrl: 'https://two.example', latency: 3, isDown: true },
  { baseUrl: 'https://three.example', latency: 48, isDown: false },
];

/** The client hedges at most one of 20 calls, so it first has some that are answered fast. */
const callsBefore = 40;

/**
 * A lookup of a block: the first host is slow, the second one is down, and the third one answers. The first failure of a
 * process loads modules, which takes no time of this clock, so the second one is shown.
 */
export async function traceCall(): Promise<Trace> {
  await traceOnce();
  return traceOnce();
}

async function traceOnce(): Promise<Trace> {
  let isTroubled = false;
  let begin = 0;
  const sandbox = createSandbox();
  const clock = new VirtualClock(() => 0.5);
  const attempts: Attempt[] = [];
  const events: string[] = [];
  let ended = { outcome: '', duration: 0 };
  const ledger = createLedgerClient({
    hosts: hosts.map(({ baseUrl }) => ({ baseUrl })),
    hedge: { after: 120 },
    clock,
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const { origin, pathname } = new URL(request.url);
      const host = hosts.find(({ baseUrl }) => baseUrl === origin);
      const { latency = 0, isDown } = isTroubled ? { ...host } : {};
      await Promise.race([clock.sleep(latency), once(request.signal, 'abort')]);
      request.signal.throwIfAborted();
      if (isDown) throw new TypeError('fetch failed');
      return sandbox.fetch(new Request(sandbox.ledgerUrl + pathname));
    },
    onAttempt: ({ attempt, host }) => {
      events.push(`onAttempt     ${attempt} ${host}`);
      attempts.push({ number: attempt, host, start: clock.elapsed() - begin, end: Number.NaN, outcome: '' });
    },
    onAttemptEnd: ({ attempt, host, outcome, status, bytes, error, duration }) => {
      let detail = error?.name ?? '';
      if (status !== undefined) detail = `${status}, ${bytes?.toLocaleString('en')} bytes`;
      const end = `${outcome.padEnd(9)}  ${detail.padEnd(14)}  ${String(Math.round(duration)).padStart(3)} ms`;
      events.push(`onAttemptEnd  ${attempt} ${host.padEnd(21)}  ${end}`);
      const one = attempts.find(({ number }) => number === attempt);
      if (!one) return;
      one.end = clock.elapsed() - begin;
      one.outcome = [outcome, detail].filter(Boolean).join(': ');
    },
    onEnd: ({ outcome, attempts: count, duration }) => {
      events.push(`onEnd           ${outcome} after ${count} attempts, ${Math.round(duration)} ms`);
      ended = { outcome, duration };
    },
  });
  const lookUp = async (ready?: () => Promise<void>): Promise<void> => {
    const block = ledger.getBlock({ hashOrNumber: String(sandbox.ledger.blocks[0]?.number) }).then();
    // While a module is loaded, which takes real time, the clock may have no timer.
    while (!(await clock.run(block, Number.POSITIVE_INFINITY, ready)));
  };
  for (let count = 0; count < callsBefore; count++) await lookUp();
  attempts.length = 0;
  events.length = 0;
  isTroubled = true;
  begin = clock.elapsed();
  await lookUp(() => setTimeout(20));
  return { ...ended, attempts, events };
}

/** The width of the names, and of the time of the call. */
const left = 130;
const width = 400;
const rowHeight = 28;

/** Draws a trace: a bar for each attempt, from its start to its end. */
export function traceChart({ attempts, duration, outcome }: Trace): string {
  const at = (time: number): number => left + Math.round((width * time) / duration);
  const marks: string[] = [];
  const descriptions: string[] = [];
  const rows = attempts.map(({ number, host, start, end, outcome: result }) => ({
    name: `${number}  ${host.replace('https://', '')}`,
    start,
    end,
    text: `${result}, ${Math.round(start)} to ${Math.round(end)} ms`,
    kind: result.startsWith('reply') ? 'ours' : 'peer',
  }));
  const call = {
    name: 'the call',
    start: 0,
    end: duration,
    text: `${outcome} after ${Math.round(duration)} ms`,
    kind: 'ours',
  };
  for (const [index, { name, start, end, text, kind }] of [call, ...rows].entries()) {
    const y = 24 + index * rowHeight;
    const length = Math.max(3, at(end) - at(start));
    marks.push(
      `<text class="name" x="${left - 10}" y="${y}">${name}</text>`,
      `<rect class="${kind}" x="${at(start)}" y="${y - 12}" width="${length}" height="15" rx="2"/>`,
      `<text x="${at(end) + 8}" y="${y}">${text}</text>`,
    );
    descriptions.push(`${name}: ${text}`);
  }
  const height = 12 + (rows.length + 1) * rowHeight;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 ${height}" width="800" height="${height}" role="img" aria-labelledby="title words">
<title id="title">One call over three hosts, of which one is down and one is slow</title>
<desc id="words">${descriptions.join('; ')}</desc>
<style>${style}</style>
${marks.join('\n')}
</svg>
`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const trace = await traceCall();
  console.log(trace.events.join('\n'));
  await writeFile(fileURLToPath(new URL('trace.svg', import.meta.url)), traceChart(trace));
}
