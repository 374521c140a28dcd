import { type Figure, type Samples, sideBySide } from '../figure.js';
import { firstDifference } from '../first-difference.js';
import { openPeers } from '../peers.js';
import { measureRounds } from '../rounds.js';
import type { Setting } from '../workshop.js';

const us = 'ledger-query-client';
const most = {
  getTransactions: { most: 1.15 },
  getContracts: { most: 1.15 },
  getBlock: { most: 1.2 },
  getAccounts: undefined,
};

/** What a call takes, beside the other clients and on the same service. */
export default async function calls(setting: Setting): Promise<Figure[]> {
  const { bodies, smoke } = setting;
  const peers = Object.entries(await openPeers(setting));
  const courses = bodies.map((body) => ({
    body,
    contenders: Object.fromEntries(peers.map(([name, ask]) => [name, () => ask(body)])),
    samples: {} as Samples,
    flaw: undefined as string | undefined,
  }));
  for (const course of courses) {
    const { 'hey-api': generated, [us]: own } = course.contenders;
    try {
      if (generated) course.flaw = firstDifference(await generated(), await own?.());
    } catch (error) {
      const text = error instanceof Error ? error.message : JSON.stringify(error);
      course.flaw = `rejects the body: ${text.replace(/\s+/g, ' ').slice(0, 200)}`;
      delete course.contenders['hey-api'];
    }
  }
  // Body after body, several times over: a machine that is busy for some seconds then disturbs a part of each. The
  // first time is not counted, as the engine takes seconds to settle.
  for (let sweep = 0; sweep <= (smoke ? 1 : 4); sweep++)
    for (const { contenders, samples } of courses)
      await measureRounds(
        contenders,
        { rounds: smoke ? 2 : 50, time: smoke ? 5 : 8 },
        sweep === 0 ? {} : samples,
      );
  return courses.flatMap(({ body: { operationId, title: subject }, samples, flaw }) => {
    const place = { part: 'end to end', subject };
    const { 'hey-api': generated, [us]: own = [] } = samples;
    const figures = sideBySide({ ...place, charted: operationId !== 'getAccounts' }, samples, {
      'hey-api': { more: flaw },
      [us]: { headline: true, target: most[operationId] },
    });
    if (!generated) return flaw ? [...figures, { ...place, name: 'hey-api', more: flaw }] : figures;
    // Where the two do not answer the same, or the network is all, nothing is aimed at.
    const target =
      operationId === 'getTransactions' || operationId === 'getContracts' ? { least: 1.6 } : undefined;
    const beside = sideBySide(
      place,
      { [us]: own, 'hey-api': generated },
      { 'hey-api': { headline: true, target } },
    );
    return [...figures, ...beside.slice(1)];
  });
}
