import { createLedgerClient } from '../../../src/index.js';
import type { Figure } from '../figure.js';
import { measure } from '../measure.js';
import type { Setting } from '../part-runner.js';
import { usedAfterGc } from './memory.js';

type LookUp = (number: number) => Promise<unknown>;

/** The cost of many lookups with replies from memory: time, the heap of those that wait, and the heap that is kept. */
export default async function many({ bodies, smoke }: Setting): Promise<Figure[]> {
  const atOnce = smoke ? 100 : 5_000;
  const inARow = smoke ? 1_000 : 100_000;
  const text = bodies.find(({ operationId }) => operationId === 'getBlock')?.text ?? '';
  /** Replies wait for it. */
  let gate = Promise.resolve();
  const fetch = async (): Promise<Response> => {
    await gate;
    return new Response(text, { headers: { 'content-type': 'application/json' } });
  };
  const ledger = createLedgerClient({ baseUrl: 'http://memory.test', fetch });
  const lookUps: Record<string, LookUp> = {
    'bare fetch': async () => JSON.parse(await (await fetch()).text()),
    // Each number is another block, as equal lookups would share a request.
    'ledger-query-client': async (hashOrNumber) => ledger.getBlock({ hashOrNumber }),
  };

  const allAtOnce = (lookUp: LookUp) => Array.from({ length: atOnce }, (_, number) => lookUp(number));
  const oneByOne = async (lookUp: LookUp): Promise<void> => {
    for (let number = 0; number < inARow; number++) await lookUp(number);
  };
  async function heapOfWaiting(lookUp: LookUp): Promise<{ overriddenDuration: number }> {
    let open: (() => void) | undefined;
    gate = new Promise((resolve) => {
      open = resolve;
    });
    const before = usedAfterGc();
    const waiting = allAtOnce(lookUp);
    // The client loads the code for lookups that wait.
    await new Promise((resolve) => setTimeout(resolve, 100));
    const held = usedAfterGc() - before;
    open?.();
    await Promise.all(waiting);
    return { overriddenDuration: held / atOnce / 1000 };
  }
  async function heapKept(lookUp: LookUp): Promise<{ overriddenDuration: number }> {
    const before = usedAfterGc();
    await oneByOne(lookUp);
    return { overriddenDuration: (usedAfterGc() - before) / 1000 };
  }

  const contenders = (work: (lookUp: LookUp) => Promise<unknown>) =>
    Object.fromEntries(Object.entries(lookUps).map(([name, lookUp]) => [name, () => work(lookUp)]));
  const together = `${atOnce} lookups at once`;
  const row = `${inARow} lookups in a row`;
  const part = 'many';
  const waiting = await measure(
    [
      { part, subject: together, contenders: contenders((lookUp) => Promise.all(allAtOnce(lookUp))) },
      {
        part,
        subject: `${together}, heap of one that waits`,
        unit: 'kB',
        contenders: contenders(heapOfWaiting),
      },
    ],
    { rounds: smoke ? 1 : 5 },
  );
  // A row is long enough to be measured once.
  const inSequence = await measure(
    [
      { part, subject: row, contenders: contenders(oneByOne) },
      { part, subject: `${row}, heap kept`, unit: 'kB', contenders: contenders(heapKept) },
    ],
    { rounds: 1, warmUps: 0 },
  );
  return [...waiting, ...inSequence];
}
