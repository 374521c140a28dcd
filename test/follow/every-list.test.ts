import { expect, it } from 'vitest';
import { createTransport } from '../../src/client/client.js';
import type { Follow } from '../../src/follow/follow.js';
import * as ledger from '../../src/ledger.js';
import { createSandbox } from '../../src/sandbox.js';

const minute = 60_000;
const skew = { share: 0.02, upTo: 1500 };

type Open = (transport: ledger.Transport, params: object) => { follow(options: object): Follow<object> };

// Lists of entities that change, so that each list grows.
const sandbox = createSandbox({
  size: 0.05,
  live: { rate: 3, bursts: { rate: 40, seconds: 5, every: 100 } },
  clusters: [
    { lag: [0, 3000], skew },
    { lag: [2000, 10_000], skew },
  ],
});
const { transactions, accounts, topics, contracts } = sandbox.ledger;
const account = transactions.at(-1)?.transfers?.[0]?.account ?? accounts[0]?.account;
const ofAccount = { idOrAliasOrEvmAddress: String(account) };
const ofContract = { contractIdOrAddress: String(contracts[0]?.contract_id) };

/** Every list that can be followed: its parameters, and the fields that identify an item. */
const lists: Readonly<Record<string, readonly [params: object, ...key: string[]]>> = {
  getTransactions: [{}, 'consensus_timestamp'],
  getAccount: [ofAccount, 'consensus_timestamp'],
  getTopicMessages: [{ topicId: String(topics[0]?.topic_id) }, 'sequence_number'],
  getContractsResults: [{}, 'timestamp'],
  getContractResultsByContractId: [ofContract, 'timestamp'],
  getContractsLogs: [{}, 'timestamp', 'index'],
  getContractLogsByContractId: [ofContract, 'timestamp', 'index'],
  getStakingRewards: [ofAccount, 'timestamp'],
  getBlocks: [{}, 'number'],
  getAccounts: [{}, 'account'],
  getContracts: [{}, 'contract_id'],
  getTokens: [{}, 'token_id'],
  getSchedules: [{}, 'schedule_id'],
};

const nameOf = (item: object, key: readonly string[]): string =>
  key.map((field) => String(Reflect.get(item, field))).join('/');

it('follows every list through lags, faults and restarts: each item once, in order', async () => {
  const { clock, faults, clusters, fetch, ledgerUrl: baseUrl } = sandbox;
  faults.latency = () => 20 + clock.random() * 60;
  for (const fault of [{ status: 429, retryAfter: 1 }, { status: 503 }, 'reset', 'corrupt'] as const)
    faults.at(0.005, fault);
  const transport = createTransport({ baseUrl, fetch, validation: { response: 'off' }, clock });
  const restartAfter = new Set([5, 30, 100, 300, 1000]);
  let restarts = 0;

  /** Follows one list, and starts over from its stored cursor after some of its items. */
  async function follow(name: string, got: string[]): Promise<never> {
    const [params, ...key] = lists[name] ?? [{}];
    const open = Reflect.get(ledger, name) as Open;
    for (let from: string | undefined; ; restarts++) {
      const items = open(transport, params).follow({ from });
      for await (const item of items) {
        from = JSON.parse(JSON.stringify(items.cursor));
        if (restartAfter.has(got.push(nameOf(item, key)))) break;
      }
    }
  }

  const followers = Object.keys(lists).map((name) => {
    const got: string[] = [];
    const failure = follow(name, got).catch((error: unknown) => error);
    return { name, got, failure };
  });
  // The clock does not wait for modules that are loaded on demand.
  while (followers.some(({ got }) => got.length === 0)) await clock.advance(100);
  for (let passed = 0; passed < 3; passed++) {
    if (clusters[1]) clusters[1].frozen = passed === 1;
    await clock.advance(minute);
  }
  faults.clear();
  const at = clock.now();
  await clock.advance(2 * minute);
  for (const { name, got, failure } of followers) {
    const [params, ...key] = lists[name] ?? [{}];
    const all = sandbox.truth[name]?.({ ...params, order: 'asc' }, { at }) ?? [];
    const expected = all.map((item) => nameOf(item, key));
    expect(await Promise.race([failure, undefined]), name).toBeUndefined();
    expect(got.slice(0, expected.length), name).toEqual(expected);
  }
  expect(restarts).toBeGreaterThan(20);
});
