import { isDeepStrictEqual } from 'node:util';
import type { Figure } from '../figure.js';
import { type Comparison, measure } from '../measure.js';
import type { Setting } from '../part-runner.js';
import { openPeers } from '../peers.js';

const page = { most: 1.15 };
const targets = {
  getTransactions: page,
  getContracts: page,
  getContractsLogs: page,
  getBlock: { most: 1.2 },
  getAccounts: undefined,
};

export default async function calls(setting: Setting): Promise<Figure[]> {
  const { bodies, smoke, client = 'ledger-query-client' } = setting;
  const { 'fetch + json()': plainFetch, ...peers } = await openPeers(setting);
  const { 'hey-api': generated, 'ledger-query-client': own } = peers;
  const call = peers[client];
  if (!call) return [];
  const comparisons: Comparison[] = [];
  const rejected: Figure[] = [];
  for (const body of bodies) {
    const { operationId, title: subject } = body;
    const place = { part: 'a call, end to end', subject };
    let more: string | undefined;
    try {
      const isExact = call !== generated || isDeepStrictEqual(await generated(body), await own(body));
      if (!isExact) more = 'returns other values';
    } catch (error) {
      const text = error instanceof Error ? error.message : JSON.stringify(error);
      more = `rejects the body: ${text.replace(/\s+/g, ' ').slice(0, 200)}`;
      rejected.push({ ...place, name: client, more });
      continue;
    }
    comparisons.push({
      ...place,
      // Not all clients return the same data for integers above 2^53.
      charted: operationId !== 'getAccounts',
      contenders: { 'fetch + json()': () => plainFetch(body), [client]: () => call(body) },
      more: { [client]: { more, target: call === own ? targets[operationId] : undefined } },
    });
  }
  // The engine optimises code for seconds, so many rounds are not counted.
  const rounds = smoke ? { rounds: 2, time: 5 } : { rounds: 100, time: 10, warmUps: 50 };
  return [...(await measure(comparisons, rounds)), ...rejected];
}
