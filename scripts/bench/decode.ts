import { subjectTitle } from './bodies.js';
import { sideBySide } from './figure.js';
import type { Part } from './workshop.js';

/** What checks and exact integers cost beside parsing. */
export const decode: Part = async ({ workshop, bodies, smoke }) => {
  const course = { rounds: smoke ? 3 : 60, measurement: smoke ? 2 : 10 };
  const samples = await workshop.run('decode', { bodies, ...course });
  return bodies.flatMap((body) => {
    // One entity takes a thousandth of a millisecond, so that nothing is aimed at there.
    const most = { transactions: 1.35, contracts: 1.35, block: undefined, accounts: 3.5 }[body.name];
    return sideBySide({ part: 'decoding alone', subject: subjectTitle(body) }, samples[body.name] ?? {}, {
      'parse + validate + int64': most === undefined ? undefined : { most },
    });
  });
};
