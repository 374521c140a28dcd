import { expect, it } from 'vitest';
import type { Follow } from '../../src/follow/follow.js';
import * as ledger from '../../src/ledger.js';
import { LivingSandbox, minute } from '../setup/living-sandbox.js';

const skew = { share: 0.02, upTo: 1500 };
const world = new LivingSandbox({
  live: { rate: 1, bursts: { rate: 20, seconds: 5, every: 60 } },
  clusters: [
    { lag: [0, 3000], skew },
    { lag: [2000, 10_000], skew },
  ],
});
const { transactions, accounts, topics, contracts } = world.sandbox.ledger;
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

type Open = (...parts: object[]) => { follow(options: object): Follow<object> };

const nameOf = (item: object, key: readonly string[]): string =>
  key.map((field) => String(Reflect.get(item, field))).join('/');

it('follows every list through lags, faults and restarts: each item once, in order', async () => {
  const { time, sandbox } = world;
  world.disturb(0.02);
  world.freeze(1, 0.5 * minute, 1.2 * minute);
  world.after(2 * minute, () => sandbox.faults.clear());
  const transport = world.connect();
  const end = new AbortController();
  world.after(3.2 * minute, () => end.abort('over'));
  const restartAfter = new Set([3, 10, 30, 100]);
  let restarts = 0;

  /** Follows one list, and starts over from its stored cursor after some of its items. */
  async function follow(name: string, got: string[]): Promise<never> {
    const [params, ...key] = lists[name] ?? [{}];
    const open = Reflect.get(ledger, name) as Open;
    for (let from: string | undefined; ; restarts++) {
      const items = open(transport, params).follow({ from, signal: end.signal });
      for await (const item of items) {
        from = JSON.parse(JSON.stringify(items.cursor));
        if (restartAfter.has(got.push(nameOf(item, key)))) break;
      }
    }
  }

  const at = time.elapsed() + 2 * minute;
  const followers = Object.entries(lists).map(async ([name, [params, ...key]]) => {
    const got: string[] = [];
    expect(await follow(name, got).catch((error: unknown) => error), name).toBe('over');
    const all = sandbox.truth[name]?.({ ...params, order: 'asc' }, { at }) ?? [];
    const expected = all.map((item) => nameOf(item, key));
    expect(got.slice(0, expected.length), name).toEqual(expected);
  });
  await time.run(Promise.all(followers));
  expect(restarts).toBeGreaterThan(20);
});
