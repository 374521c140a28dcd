import type { Sandbox } from '../../../../src/sandbox/sandbox.js';

export interface SentReply {
  readonly method: string;
  readonly url: string;
  readonly status: number;
  readonly body: string;
}

/** Calls that show the forms of a simulated call: with and without a result. */
const calls = [{ to: '0x00000000000000000000000000000000000003e9', gas: 30_000 }];

/**
 * Asks a sandbox for every list to its end and for every object by each of its names, and yields the replies.
 *
 * @param start Paths with another start are left out.
 */
export async function* repliesOf(sandbox: Sandbox, start = ''): AsyncGenerator<SentReply> {
  const chosen = (paths: readonly string[]): Set<string> =>
    new Set(paths.filter((path) => path.startsWith(start)));
  for (const path of chosen(lists(sandbox))) yield* pages(sandbox, path);
  for (const path of chosen([...emptyLists(sandbox), ...lookups(sandbox)])) yield await reply(sandbox, path);
  for (const call of calls)
    yield await post(sandbox, 'contracts/call', JSON.stringify(call), 'application/json');
  yield await post(sandbox, 'network/fees', Uint8Array.of(10, 3, 1, 2, 3), 'application/protobuf');
}

function lists({ ledger }: Sandbox): string[] {
  const { accounts, tokens, contracts, executions, topics, hooks, nftTransfers } = ledger;
  const ofAccount = ['nfts', 'rewards', 'tokens', 'hooks', 'airdrops/outstanding', 'airdrops/pending'];
  const allowances = ['crypto', 'nfts', 'tokens'].map((kind) => `allowances/${kind}`);
  return [
    ...['accounts', 'balances', 'blocks', 'contracts', 'contracts/results?internal=true'],
    'contracts/results/logs',
    ...['network/nodes', 'network/registered-nodes', 'schedules', 'tokens', 'transactions'],
    'accounts?balance=false',
    ...accounts.flatMap(({ account }) =>
      [...ofAccount, ...allowances].map((list) => `accounts/${account}/${list}`),
    ),
    ...hooks.flatMap(({ owner_id, hook_id }) => {
      const storage = `accounts/${owner_id}/hooks/${hook_id}/storage`;
      return [storage, `${storage}?timestamp=gt:0`];
    }),
    ...tokens.flatMap(({ token_id }) => [`tokens/${token_id}/balances`, `tokens/${token_id}/nfts`]),
    ...nftTransfers.map(({ owner }) => `tokens/${owner.replace('/', '/nfts/')}/transactions`),
    ...contracts.flatMap(({ contract_id }) =>
      ['results?internal=true', 'results/logs', 'state'].map((list) => `contracts/${contract_id}/${list}`),
    ),
    ...executions.map(({ result }) => `contracts/results/${result.hash}/actions`),
    ...topics.map(({ topic_id }) => `topics/${topic_id}/messages`),
  ];
}

/** Filters that no row matches. */
function emptyLists({ ledger: { executions, nftTransfers } }: Sandbox): string[] {
  const [nothing, before] = ['gt:0.0.274877906942', 'timestamp=lt:1'];
  return [
    `accounts?account.id=${nothing}`,
    `balances?account.id=${nothing}`,
    `blocks?${before}`,
    `contracts/results?${before}`,
    `contracts/results/logs?${before}`,
    ...executions.slice(0, 1).map(({ result }) => `contracts/results/${result.hash}/actions?index=gt:9999`),
    'network/nodes?node.id=gt:99999',
    `schedules?schedule.id=${nothing}`,
    `tokens?token.id=${nothing}`,
    'tokens/0.0.274877906942/balances',
    ...nftTransfers
      .slice(0, 1)
      .map(({ owner }) => `tokens/${owner.replace('/', '/nfts/')}/transactions?${before}`),
    `transactions?${before}`,
    'accounts/0.0.2?timestamp=lt:1',
  ];
}

function lookups({ ledger }: Sandbox): string[] {
  const { accounts, blocks, contracts, executions, messages, nfts, schedules, tokens, topics, transactions } =
    ledger;
  return [
    ...['exchangerate', 'fees', 'stake', 'supply'].map((name) => `network/${name}`),
    ...accounts.map(({ account }) => `accounts/${account}`),
    ...blocks.flatMap(({ number, hash }) => [`blocks/${number}`, `blocks/${hash}`]),
    ...contracts.map(({ contract_id }) => `contracts/${contract_id}`),
    ...executions.flatMap(({ transactionId, result }) => [
      `contracts/results/${transactionId}`,
      `contracts/results/${result.hash}`,
      `contracts/results/${result.hash}/opcodes?memory=true&storage=true`,
      `contracts/${result.contract_id ?? result.address}/results/${result.timestamp}`,
    ]),
    ...messages.flatMap(({ topic_id, sequence_number, consensus_timestamp }) => [
      `topics/${topic_id}/messages/${sequence_number}`,
      `topics/messages/${consensus_timestamp}`,
    ]),
    ...nfts.map(({ token_id, serial_number }) => `tokens/${token_id}/nfts/${serial_number}`),
    ...schedules.map(({ schedule_id }) => `schedules/${schedule_id}`),
    ...tokens.map(({ token_id }) => `tokens/${token_id}`),
    ...topics.map(({ topic_id }) => `topics/${topic_id}`),
    ...transactions.map(({ transaction_id }) => `transactions/${transaction_id}`),
  ];
}

async function* pages(sandbox: Sandbox, path: string): AsyncGenerator<SentReply> {
  const list = `/api/v1/${path}${path.includes('?') ? '&' : '?'}`;
  // A page of one item shows the link of a list that has more than one.
  const first = await send(sandbox, `${list}limit=1`);
  yield first;
  let next: string | null =
    first.status < 300 && JSON.parse(first.body).links?.next ? `${list}limit=100` : null;
  while (next !== null) {
    const page: SentReply = await send(sandbox, next);
    yield page;
    next = page.status < 300 ? JSON.parse(page.body).links?.next : null;
  }
}

const reply = (sandbox: Sandbox, path: string): Promise<SentReply> => send(sandbox, `/api/v1/${path}`);

function post(sandbox: Sandbox, path: string, body: BodyInit, type: string): Promise<SentReply> {
  return send(sandbox, `/api/v1/${path}`, { method: 'POST', body, headers: { 'content-type': type } });
}

async function send(sandbox: Sandbox, url: string, init: RequestInit = {}): Promise<SentReply> {
  const response = await sandbox.fetch(`${sandbox.ledgerUrl}${url}`, init);
  return { method: init.method ?? 'GET', url, status: response.status, body: await response.text() };
}
