import { readPlain } from '../../../src/core/reply/plain-reply.js';
import { readReply } from '../../../src/core/reply/read-reply.js';
import { type Body, routeOf } from '../bodies.js';
import { measure } from '../courses.js';
import type { Figure } from '../figure.js';
import type { Setting } from '../workshop.js';

/** One entity takes a thousandth of a millisecond, so that nothing is aimed at there. */
const targets = {
  getTransactions: { most: 1.25 },
  getContracts: { most: 1.25 },
  getContractsLogs: { most: 1.25 },
  getBlock: undefined,
  // From Node 22 on, the engine tells the text of a number.
  getAccounts: { most: 'rawJSON' in JSON ? 2 : 3.5 },
};

/** The ways from a text to data: by the engine alone, and as a call does it, with checks and without. */
export function readings(body: Body) {
  const { operation } = routeOf(body.operationId);
  const read = (check: boolean, text: string): unknown => {
    const parsed: unknown = JSON.parse(text);
    const plain = readPlain(operation, text, parsed, check);
    return plain?.isWhole ? plain.data : readReply(operation, text, parsed, { check, plain }).data;
  };
  return {
    'JSON.parse': (own = body.text): unknown => JSON.parse(own),
    'parse + int64': (own = body.text): unknown => read(false, own),
    'parse + validate + int64': (own = body.text): unknown => read(true, own),
  };
}

/** What checks and exact integers cost beside parsing. */
export default function decode({ bodies, smoke }: Setting): Promise<Figure[]> {
  const courses = bodies.map((body) => ({
    part: 'decoding alone',
    subject: body.title,
    contenders: readings(body),
    more: { 'parse + validate + int64': { target: targets[body.operationId] } },
  }));
  return measure(courses, { rounds: smoke ? 3 : 60, time: smoke ? 2 : 10 });
}
