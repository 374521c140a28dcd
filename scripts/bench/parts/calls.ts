import { type Course, measure } from '../courses.js';
import type { Figure } from '../figure.js';
import { firstDifference } from '../first-difference.js';
import { openPeers } from '../peers.js';
import type { Setting } from '../workshop.js';

const page = { most: 1.15 };
const targets = {
  getTransactions: page,
  getContracts: page,
  getContractsLogs: page,
  getBlock: { most: 1.2 },
  getAccounts: undefined,
};

/** What a call takes, beside the other clients and on the same service. */
export default async function calls(setting: Setting): Promise<Figure[]> {
  const { bodies, smoke } = setting;
  const peers = Object.entries(await openPeers(setting));
  const courses: Course[] = [];
  for (const body of bodies) {
    const { operationId, title: subject } = body;
    const contenders = Object.fromEntries(peers.map(([name, ask]) => [name, () => ask(body)]));
    const { 'hey-api': generated, 'ledger-query-client': own } = contenders;
    let flaw: string | undefined;
    try {
      if (generated) flaw = firstDifference(await generated(), await own?.());
    } catch (error) {
      const text = error instanceof Error ? error.message : JSON.stringify(error);
      flaw = `rejects the body: ${text.replace(/\s+/g, ' ').slice(0, 200)}`;
      delete contenders['hey-api'];
    }
    courses.push({
      part: 'a call, end to end',
      subject,
      // Where integers are above 2^53, not all answer the same.
      charted: operationId !== 'getAccounts',
      contenders,
      more: {
        'hey-api': { more: flaw },
        'ledger-query-client': {
          target: targets[operationId],
          more: 'hey-api' in contenders ? undefined : flaw && `hey-api ${flaw}`,
        },
      },
    });
  }
  return measure(courses, { rounds: smoke ? 2 : 50, time: smoke ? 5 : 8 }, smoke ? 1 : 4);
}
