import { createHook } from 'node:async_hooks';
import * as v8 from 'node:v8';
import { baseUrl, type Case, type Fetch, type Tree } from './cases.js';

/** The objects that a call makes. Their numbers are the same in each run, so a file can hold them. */
export interface Counts {
  readonly controllers: number;
  readonly listeners: number;
  readonly timers: number;
  readonly promises: number;
  /** Functions that are alive while the reply is awaited. Counted for a single request only. */
  readonly closures?: number;
}

/** Calls before the counted ones. The first calls load modules. */
const warmUps = 3;
/** Counted calls. Rare promises, such as those of a chunk of code that is loaded, are rounded away. */
const countedCalls = 20;
/** Counted runs of many requests each. */
const countedRuns = 2;
/** A single one has shown twice the functions of the others. */
const closureMeasurements = 5;

/** Counts what one call makes, less what a bare `fetch` makes. */
export async function countObjects(
  tree: Tree,
  { prepare, requests, path }: Case,
  fetch: Fetch,
): Promise<Counts> {
  const counted = requests > 1 ? countedRuns : countedCalls;
  const call = prepare(tree, fetch);
  for (let i = 0; i < warmUps; i++) await call();
  const made = { controllers: 0, listeners: 0, timers: 0, promises: 0 };
  const restore = watchGlobals(made);
  // The hook runs for each promise of the process, and no other one is made meanwhile.
  const hook = createHook({
    init(_, type) {
      if (type === 'PROMISE') made.promises += 1;
    },
  });
  hook.enable();
  for (let i = 0; i < counted; i++) await call();
  hook.disable();
  restore();
  const bare = await promisesOf(() => fetch(`${baseUrl}${path}`).then((reply) => reply.text()));
  const perCall = (count: number): number => Math.round(count / counted);
  return {
    controllers: perCall(made.controllers),
    listeners: perCall(made.listeners),
    timers: perCall(made.timers),
    promises: perCall(made.promises) - requests * bare,
    ...(requests === 1 && { closures: await closuresOf(tree, prepare) }),
  };
}

/** Counts objects that are made through globals, until the returned function is called. */
function watchGlobals(made: { controllers: number; listeners: number; timers: number }): () => void {
  const { AbortController: Controller, setTimeout: setTimer } = globalThis;
  const { addEventListener } = EventTarget.prototype;
  globalThis.AbortController = class extends Controller {
    constructor() {
      super();
      made.controllers += 1;
    }
  };
  globalThis.setTimeout = ((...parameters: Parameters<typeof setTimer>) => {
    made.timers += 1;
    return setTimer(...parameters);
  }) as typeof setTimer;
  EventTarget.prototype.addEventListener = function (...parameters) {
    made.listeners += 1;
    addEventListener.apply(this, parameters);
  };
  return () => {
    globalThis.AbortController = Controller;
    globalThis.setTimeout = setTimer;
    EventTarget.prototype.addEventListener = addEventListener;
  };
}

async function promisesOf(work: () => Promise<unknown>): Promise<number> {
  let promises = 0;
  const hook = createHook({
    init(_, type) {
      if (type === 'PROMISE') promises += 1;
    },
  });
  hook.enable();
  await work();
  hook.disable();
  return promises;
}

/** The engine compiles code, and drops it, at times of its own, which changes a count in both directions. So it is a median. */
async function closuresOf(tree: Tree, prepare: Case['prepare']): Promise<number> {
  const counts: number[] = [];
  while (counts.length < closureMeasurements) counts.push(await closuresOnce(tree, prepare));
  return counts.toSorted((a, b) => a - b)[closureMeasurements >> 1] as number;
}

/** Functions that are alive while a reply is awaited. Equal calls would share a request, so each has its own client. */
async function closuresOnce(tree: Tree, prepare: Case['prepare']): Promise<number> {
  let answer: (reply: Response) => void = () => undefined;
  // All requests share one reply, which can be read again, as it has no body.
  const reply = new Promise<Response>((resolve) => {
    answer = resolve;
  });
  const waiting: Fetch = () => reply;
  const calls = Array.from({ length: countedCalls }, () => prepare(tree, waiting));
  const before = v8.queryObjects(Function, { format: 'count' });
  const pending = calls.map((call) => call().catch(() => undefined));
  // Modules are loaded by now, so the requests are sent within some turns of the event loop.
  for (let turn = 0; turn < 20; turn++) await new Promise(setImmediate);
  const after = v8.queryObjects(Function, { format: 'count' });
  // A call that still waits would end, or ask another host, while a later one is counted.
  answer(new Response(null, { status: 404 }));
  await Promise.all(pending);
  return Math.round((after - before) / pending.length);
}
