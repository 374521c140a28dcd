import { expect, it } from 'vitest';
import { createSandbox, type Sandbox } from '../../../src/sandbox.js';
import { declaredOperations } from '../../setup/description.js';
import { longestPath } from '../paths.js';

/** One request for each operation. The example of a lookup is in the ledger of another sandbox, so that none is read here. */
const example = createSandbox({ size: 0.1 });
const paths = declaredOperations('ledger')
  .filter(({ deprecated, method }) => method === 'GET' && !deprecated)
  .map(({ operationId, path }) => ({ operationId, path: filled(path, operationId) }));

function filled(path: string, operationId: string): string {
  const { ledger } = example;
  const [result] = ledger.executions;
  const own: Record<string, unknown> = {
    contractIdOrAddress: ledger.contracts[0]?.contract_id,
    hashOrNumber: ledger.blocks.at(-2)?.number,
    hookId: ledger.hooks[0]?.hook_id,
    idOrAliasOrEvmAddress: '0.0.1001',
    scheduleId: ledger.schedules[0]?.schedule_id,
    sequenceNumber: 3n,
    serialNumber: 2n,
    timestamp: operationId.startsWith('getTopic')
      ? ledger.messages[0]?.consensus_timestamp
      : result?.result.timestamp,
    tokenId: ledger.tokens[1]?.token_id,
    topicId: ledger.topics[0]?.topic_id,
    transactionId: ledger.transactions.at(-1)?.transaction_id,
    transactionIdOrHash: result?.result.hash,
    ...longestPath(ledger, operationId),
  };
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(own[name]));
}

function shuffled<Item>(items: readonly Item[], seed: number): Item[] {
  const left = [...items];
  const taken: Item[] = [];
  for (let state = seed; left.length > 0; state = (state * 48_271) % 2_147_483_647)
    taken.push(...left.splice(state % left.length, 1));
  return taken;
}

async function replies(
  sandbox: Sandbox,
  order: readonly (typeof paths)[number][],
): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const { operationId, path } of order)
    found.set(operationId, await (await sandbox.fetch(sandbox.ledgerUrl + path)).text());
  return new Map([...found].sort(([a], [b]) => (a < b ? -1 : 1)));
}

it('is the same in whatever order it is read, alone, and after reset', async () => {
  const options = { size: 0.1 };
  const first = await replies(createSandbox(options), paths);
  expect(first.size).toBeGreaterThan(40);
  for (const seed of [5, 77, 4321]) {
    const sandbox = createSandbox(options);
    expect(await replies(sandbox, shuffled(paths, seed))).toEqual(first);
    sandbox.add.account({ memo: 'forgotten' });
    for (const row of sandbox.ledger.transactions) row.transfers?.splice(0, 1);
    sandbox.reset();
    expect(await replies(sandbox, shuffled(paths, seed + 1))).toEqual(first);
  }
  for (const one of paths) {
    const alone = await replies(createSandbox(options), [one]);
    expect(alone.get(one.operationId), one.operationId).toBe(first.get(one.operationId));
  }
});
