import type { Transport } from '../../src/client/call.js';
import { createTransport } from '../../src/client/transport.js';
import type { Follow } from '../../src/follow/growing-list-request.js';
import {
  getAccount,
  getAccounts,
  getBlocks,
  getContractLogsByContractId,
  getContractResultsByContractId,
  getContracts,
  getContractsLogs,
  getContractsResults,
  getSchedules,
  getStakingRewards,
  getTokens,
  getTopicMessages,
  getTransactions,
} from '../../src/ledger.js';
import { createSandbox, type Sandbox } from '../../src/sandbox/sandbox.js';

// What is lost of each list that can be followed, while its service is at its worst.

const minute = 60_000;

interface Followed {
  readonly open: (transport: Transport, from: string | undefined) => Follow<object>;
  readonly params: Readonly<Record<string, string>>;
  /** What an item is told apart by. */
  readonly key: readonly string[];
}

/** Every list that can be followed, of entities that something happens to. */
function listsOf({ ledger }: Sandbox): Record<string, Followed> {
  const id = String(ledger.transactions.at(-1)?.transfers?.[0]?.account ?? ledger.accounts[0]?.account);
  const topicId = String(ledger.topics[0]?.topic_id);
  const contract = String(ledger.contracts[0]?.contract_id);
  return {
    getTransactions: {
      open: (transport, from) => getTransactions(transport).follow({ from }),
      params: {},
      key: ['consensus_timestamp'],
    },
    getAccount: {
      open: (transport, from) => getAccount(transport, { idOrAliasOrEvmAddress: id }).follow({ from }),
      params: { idOrAliasOrEvmAddress: id },
      key: ['consensus_timestamp'],
    },
    getTopicMessages: {
      open: (transport, from) => getTopicMessages(transport, { topicId }).follow({ from }),
      params: { topicId },
      key: ['sequence_number'],
    },
    getContractsResults: {
      open: (transport, from) => getContractsResults(transport).follow({ from }),
      params: {},
      key: ['timestamp'],
    },
    getContractResultsByContractId: {
      open: (transport, from) =>
        getContractResultsByContractId(transport, { contractIdOrAddress: contract }).follow({ from }),
      params: { contractIdOrAddress: contract },
      key: ['timestamp'],
    },
    getContractsLogs: {
      open: (transport, from) => getContractsLogs(transport).follow({ from }),
      params: {},
      key: ['timestamp', 'index'],
    },
    getContractLogsByContractId: {
      open: (transport, from) =>
        getContractLogsByContractId(transport, { contractIdOrAddress: contract }).follow({ from }),
      params: { contractIdOrAddress: contract },
      key: ['timestamp', 'index'],
    },
    getStakingRewards: {
      open: (transport, from) => getStakingRewards(transport, { idOrAliasOrEvmAddress: id }).follow({ from }),
      params: { idOrAliasOrEvmAddress: id },
      key: ['timestamp'],
    },
    getBlocks: {
      open: (transport, from) => getBlocks(transport).follow({ from }),
      params: {},
      key: ['number'],
    },
    getAccounts: {
      open: (transport, from) => getAccounts(transport).follow({ from }),
      params: {},
      key: ['account'],
    },
    getContracts: {
      open: (transport, from) => getContracts(transport).follow({ from }),
      params: {},
      key: ['contract_id'],
    },
    getTokens: {
      open: (transport, from) => getTokens(transport).follow({ from }),
      params: {},
      key: ['token_id'],
    },
    getSchedules: {
      open: (transport, from) => getSchedules(transport).follow({ from }),
      params: {},
      key: ['schedule_id'],
    },
  };
}

const nameOf = (item: object, key: readonly string[]): string =>
  key.map((field) => String(Object.entries(item).find(([name]) => name === field)?.[1])).join('/');

/** Follows one list, and is killed and started again from its stored cursor now and then. */
async function follow(
  { open, key }: Followed,
  transport: Transport,
  kills: Set<number>,
  got: string[],
): Promise<void> {
  for (let from: string | undefined; ; ) {
    const items = open(transport, from);
    for await (const item of items) {
      got.push(nameOf(item, key));
      from = JSON.parse(JSON.stringify(items.cursor));
      if (kills.has(got.length)) break;
    }
  }
}

/** Follows all of them at once for so many minutes, and prints what each has lost. */
export async function simulateLists(minutes: number): Promise<void> {
  const skew = { share: 0.02, upTo: 1500 };
  const sandbox = createSandbox({
    size: 0.05,
    live: { rate: 5, bursts: { rate: 60, seconds: 10, every: 300 } },
    clusters: [
      { lag: [0, 3000], skew },
      { lag: [2000, 10_000], skew },
    ],
  });
  const { clock, faults, clusters, fetch, ledgerUrl } = sandbox;
  faults.latency = () => 20 + clock.random() * 60;
  for (const fault of [{ status: 429, retryAfter: 1 }, { status: 503 }, 'reset', 'corrupt'] as const)
    faults.at(0.005, fault);
  let requests = 0;
  const transport = createTransport({
    baseUrl: ledgerUrl,
    fetch: (...given) => {
      requests += 1;
      return fetch(...given);
    },
    validation: { response: 'off' },
    clock,
  });
  const lists = Object.entries(listsOf(sandbox));
  const followed = lists.map(([name, list], index) => {
    const got: string[] = [];
    const kills = new Set(Array.from({ length: 4 }, (_, kill) => (kill + 1) * (37 + 11 * index)));
    const ended = follow(list, transport, kills, got).catch((error: unknown) => error);
    return { name, list, got, kills, ended };
  });
  const begin = clock.now();
  const slowest = clusters[1];
  for (let passed = 0; passed < minutes; passed++) {
    if (slowest) slowest.frozen = passed >= minutes / 3 && passed < minutes / 3 + 10;
    await clock.advance(minute);
  }
  faults.clear();
  const at = clock.now();
  await clock.advance(2 * minute);
  console.log(
    `\nevery list that can be followed, for ${minutes} minutes: two clusters lagging 0 to 3 and 2 to 10 s, one of them frozen for 10 minutes, 2 % of rows late, 2 % of answers failing: ${requests} requests, ${((requests / (at - begin + 2 * minute) / lists.length) * 1000).toFixed(2)} a second and follower`,
  );
  for (const { name, list, got, kills } of followed) {
    const wanted = (sandbox.truth[name]?.({ ...list.params, order: 'asc' }, { at }) ?? []).map((item) =>
      nameOf(item, list.key),
    );
    const has = new Set(got);
    const lost = wanted.filter((one) => !has.has(one)).length;
    const places = new Map(wanted.map((one, index) => [one, index]));
    const order = got.map((one) => places.get(one) ?? Number.POSITIVE_INFINITY);
    const unordered = order.filter((place, index) => index > 0 && place < (order[index - 1] ?? 0)).length;
    const killed = [...kills].filter((count) => count <= got.length).length;
    console.log(
      `${name.padEnd(32)} ${String(wanted.length).padStart(6)} items, ${killed} kills: ${lost} lost, ${got.length - has.size} twice, ${unordered} out of order`,
    );
  }
}
