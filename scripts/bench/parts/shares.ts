import type { Runtime } from 'node:inspector';
import { Session } from 'node:inspector/promises';
import { findSourceMap } from 'node:module';
import type { Figure } from '../figure.js';
import { openPeers } from '../peers.js';
import type { Setting } from '../workshop.js';

/** What a call's time goes into, by the name and the file of a function: the first that fits. */
const kinds = new Map([
  ['waiting for the service', /^\(idle\)/],
  ['collection of garbage', /^\(garbage/],
  ['system calls and the like', /^\(/],
  ['JSON.parse', /^parseJson /],
  ['text of bytes', /^\S*(utf-?8|decode)\S* node:/i],
  ['fetch, streams and sockets of Node', / node:/],
  ['checks', /\/(guards?|validators|report)\./],
  ['bigints', /\/(decoders?|plain-integers|exact-json)/],
  ['making the request', /\/core\/(request|operation)\//],
  ['the frame of a call: promises, timers, signals', /\/(src|generated)\//],
]);

/** The samples of the engine's profiler by what they hit: microseconds of a call, and those of a bare `fetch`. */
export default async function shares(setting: Setting): Promise<Figure[]> {
  const { 'fetch + json()': bare, 'ledger-query-client': own } = await openPeers(setting);
  // What is built into the engine has no place of its own.
  const { parse } = JSON;
  JSON.parse = function parseJson(...given) {
    return parse(...given);
  };
  const figures: Figure[] = [];
  for (const body of setting.bodies) {
    const [times, others] = [new Map<string, number>(), new Map<string, number>()];
    const [rounds, milliseconds] = setting.smoke ? [1, 20] : [4, 500];
    // The first round is not counted, as not all is compiled then.
    for (let round = 0; round <= rounds; round++) {
      await profile(() => bare(body), milliseconds, round === 0 ? new Map() : others);
      await profile(() => own(body), milliseconds, round === 0 ? new Map() : times);
    }
    const whole = [...times.values()].reduce((sum, time) => sum + time, 0);
    for (const name of kinds.keys()) {
      const [time, other] = [times.get(name) ?? 0, others.get(name) ?? 0];
      const more = `${((100 * time) / whole).toFixed(0)} %; ${(other / rounds).toFixed(0)} µs of fetch + json()`;
      figures.push({
        part: 'shares of a call',
        subject: body.title,
        name,
        value: time / rounds,
        unit: 'µs',
        more,
      });
    }
  }
  return figures;
}

/** Adds the microseconds of one call by kind. */
async function profile(call: () => unknown, milliseconds: number, times: Map<string, number>): Promise<void> {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.setSamplingInterval', { interval: 200 });
  await session.post('Profiler.start');
  let calls = 0;
  for (const end = performance.now() + milliseconds; performance.now() < end; calls++) await call();
  const { profile } = await session.post('Profiler.stop');
  session.disconnect();
  const kindOf = new Map<number, string>();
  // Each node comes before those that it called; what is built into the engine counts as its caller.
  for (const { id, callFrame, children = [] } of profile.nodes) {
    const place = placeOf(callFrame);
    const kind = [...kinds].find(([, pattern]) => pattern.test(place))?.[0] ?? kindOf.get(id) ?? '';
    for (const called of [id, ...children]) kindOf.set(called, kind);
  }
  for (const [at, id] of profile.samples?.entries() ?? []) {
    const kind = kindOf.get(id) ?? '';
    times.set(kind, (times.get(kind) ?? 0) + (profile.timeDeltas?.[at] ?? 0) / calls);
  }
}

/** A function's name, and the file it was written in. */
function placeOf({ functionName, url, lineNumber, columnNumber }: Runtime.CallFrame): string {
  const entry = url ? findSourceMap(url)?.findEntry(lineNumber, columnNumber) : undefined;
  return `${functionName} ${entry && 'originalSource' in entry ? entry.originalSource : url}`;
}
