import type { Runtime } from 'node:inspector';
import { Session } from 'node:inspector/promises';
import { findSourceMap } from 'node:module';
import type { Figure } from '../figure.js';
import { openPeers } from '../peers.js';
import type { Setting } from '../workshop.js';

/** What a call's time goes into, by the function's name and file: the first that fits. */
const kinds: readonly (readonly [string, RegExp])[] = [
  ['waiting for the service', /^\(idle\)/],
  ['collection of garbage', /^\(garbage/],
  ['system calls and the like', /^\(/],
  ['JSON.parse', /^parse $/],
  ['text of bytes', /^\S*(utf-?8|decode)\S* node:/i],
  ['fetch, streams and sockets of Node', / node:/],
  ['checks', /\/(validators|findings|core\/checks)/],
  ['bigints', /\/(decoders?|plain-integers|exact-json)/],
  ['making the request', /\/core\/(request|operation)\//],
  ['the frame of a call: promises, timers, signals', /\/(src|generated)\//],
];

/** The samples of the engine's profiler by what they hit: microseconds of a call, and those of a bare `fetch`. */
export default async function shares(setting: Setting): Promise<Figure[]> {
  const { 'fetch + json()': bare, 'ledger-query-client': own } = await openPeers(setting);
  const rounds = setting.smoke ? 1 : 4;
  const figures: Figure[] = [];
  for (const body of setting.bodies) {
    const times = { bare: new Map<string, number>(), own: new Map<string, number>() };
    // The first round is not counted, as not all is compiled then.
    for (let round = 0; round <= rounds; round++)
      for (const [into, ask] of [
        [times.bare, bare],
        [times.own, own],
      ] as const) {
        const found = await profile(() => ask?.(body), setting.smoke ? 50 : 500);
        if (round === 0) continue;
        for (const [kind, time] of found) into.set(kind, (into.get(kind) ?? 0) + time / rounds);
      }
    const whole = [...times.own.values()].reduce((sum, time) => sum + time, 0);
    for (const [name] of kinds) {
      const value = times.own.get(name) ?? 0;
      const more = `${((100 * value) / whole).toFixed(0)} %; ${(times.bare.get(name) ?? 0).toFixed(0)} µs of fetch + json()`;
      figures.push({ part: 'shares of a call', subject: body.title, name, value, unit: 'µs', more });
    }
  }
  return figures;
}

/** Microseconds of one call by kind. */
async function profile(call: () => unknown, milliseconds: number): Promise<Map<string, number>> {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.setSamplingInterval', { interval: 100 });
  await session.post('Profiler.start');
  let calls = 0;
  for (const end = performance.now() + milliseconds; performance.now() < end; calls++) await call();
  const { profile } = await session.post('Profiler.stop');
  session.disconnect();
  const kindOf = new Map<number, string>();
  // Each node comes before those that it called.
  for (const { id, callFrame, children = [] } of profile.nodes) {
    const kind = kinds.find(([, pattern]) => pattern.test(placeOf(callFrame)))?.[0] ?? kindOf.get(id);
    // What is built into the engine counts as who called it.
    for (const called of [id, ...children]) kindOf.set(called, kind ?? 'other');
  }
  const times = new Map<string, number>();
  for (const [at, id] of profile.samples?.entries() ?? []) {
    const kind = kindOf.get(id) ?? '';
    times.set(kind, (times.get(kind) ?? 0) + (profile.timeDeltas?.[at] ?? 0) / calls);
  }
  return times;
}

/** A function's name and the file it was written in. */
function placeOf({ functionName, url, lineNumber, columnNumber }: Runtime.CallFrame): string {
  const entry = url ? findSourceMap(url)?.findEntry(lineNumber, columnNumber) : undefined;
  return `${functionName} ${entry && 'originalSource' in entry ? entry.originalSource : url}`;
}
