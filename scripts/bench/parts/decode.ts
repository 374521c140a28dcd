import { readPlain } from '../../../src/core/reply/plain-reply.js';
import { readReply } from '../../../src/core/reply/read-reply.js';
import { type Body, operationOf } from '../bodies.js';
import { type Figure, sideBySide } from '../figure.js';
import { measureRounds } from '../rounds.js';
import type { Setting } from '../workshop.js';

const targets = {
  getTransactions: { most: 1.25 },
  getContracts: { most: 1.25 },
  // One entity takes a thousandth of a millisecond, so that nothing is aimed at there.
  getBlock: undefined,
  // From Node 22 on, the engine tells the text of a number.
  getAccounts: { most: 'rawJSON' in JSON ? 2 : 3.5 },
};

/** The two ways from a text to data: by the engine alone, and as a call does it. */
export function readings(body: Body) {
  const operation = operationOf(body);
  return {
    'JSON.parse': (own = body.text): unknown => JSON.parse(own),
    'parse + validate + int64': (own = body.text): unknown => {
      const parsed: unknown = JSON.parse(own);
      const plain = readPlain(operation, own, parsed, true);
      return plain?.isWhole ? plain.data : readReply(operation, own, parsed, true, undefined, plain).data;
    },
  };
}

/** What checks and exact integers cost beside parsing. */
export default async function decode({ bodies, smoke }: Setting): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const body of bodies) {
    const samples = await measureRounds(readings(body), { rounds: smoke ? 3 : 60, time: smoke ? 2 : 10 });
    const shown = { headline: true, target: targets[body.operationId] };
    const place = { part: 'decoding alone', subject: body.title };
    figures.push(...sideBySide(place, samples, { 'parse + validate + int64': shown }));
  }
  return figures;
}
