import { describe, expect, it } from 'vitest';
import type { LedgerRequest } from '../../src/client/client.js';
import { createLedgerClient, createStatusClient, type InvalidResponse } from '../../src/index.js';
import { createSandbox } from '../../src/sandbox.js';
import { declaredOperations } from '../setup/description.js';
import { deployed, plausibleParams } from '../setup/fixtures.js';
import { longestParams } from './paths.js';

const sandbox = createSandbox();
const { ledger: data } = sandbox;

type AnyMethod = (params: object) => LedgerRequest<unknown>;

/** Path parameters and a body with which each lookup returns data. */
function found(operationId: string): Record<string, unknown> {
  const [execution] = data.executions;
  const [contract] = data.contracts;
  const [message] = data.messages;
  const [nft] = data.nfts;
  const values: Record<string, Record<string, unknown>> = {
    contractCall: { body: { to: contract?.evm_address, data: '0x1234', gas: 30_000n } },
    estimateFees: { body: new Uint8Array([10, 1, 3]) },
    getAccount: { idOrAliasOrEvmAddress: '0.0.1001' },
    getBlock: { hashOrNumber: String(data.blocks[0]?.number) },
    getContract: { contractIdOrAddress: contract?.contract_id },
    getContractResultByIdAndTimestamp: {
      contractIdOrAddress: execution?.result.contract_id,
      timestamp: execution?.result.timestamp,
    },
    getContractResultByTransactionIdOrHash: { transactionIdOrHash: execution?.transactionId },
    getContractOpcodes: { transactionIdOrHash: execution?.transactionId, memory: true, storage: true },
    getSchedule: { scheduleId: data.schedules[0]?.schedule_id },
    getTransaction: { transactionId: data.transactions[0]?.transaction_id },
    getTopic: { topicId: data.topics[0]?.topic_id },
    getTopicMessageByIdAndSequenceNumber: {
      topicId: message?.topic_id,
      sequenceNumber: message?.sequence_number,
    },
    getTopicMessageByTimestamp: { timestamp: message?.consensus_timestamp },
    getToken: { tokenId: data.tokens[0]?.token_id },
    getNft: { tokenId: nft?.token_id, serialNumber: nft?.serial_number },
  };
  return values[operationId] ?? {};
}

describe('a sandbox', () => {
  const reports: InvalidResponse[] = [];
  const options = {
    fetch: sandbox.fetch,
    validation: 'throw',
    onInvalidResponse: (report: InvalidResponse) => void reports.push(report),
  } as const;
  const client = createLedgerClient({ ...options, baseUrl: sandbox.ledgerUrl });
  const status = createStatusClient({ ...options, baseUrl: sandbox.statusUrl });

  it.each(deployed)('returns $operationId with exactly the fields of its type', async (operation) => {
    const { service, operationId } = operation;
    const params =
      service === 'status'
        ? {}
        : { ...plausibleParams(operation), ...longestParams(data, operationId), ...found(operationId) };
    const call: AnyMethod = Reflect.get(service === 'status' ? status : client, operationId);
    const { links, ...rest } = (await call(params)) as { links?: unknown };
    expect(reports).toEqual([]);
    const isFilled = (value: unknown): boolean => (Array.isArray(value) ? value.length > 0 : value !== null);
    expect(Object.values(rest).some(isFilled)).toBe(true);
    expect(links === undefined || typeof links === 'object').toBe(true);
  });

  it('returns the same bytes for the same seed and different ones for another', async () => {
    const read = async (seed: number): Promise<string[]> => {
      const other = createSandbox({ seed, size: 0.2 });
      const paths = declaredOperations('ledger')
        .filter(({ deprecated, method, path }) => !deprecated && method === 'GET' && !path.includes('{'))
        .map(({ path }) => `${other.ledgerUrl}${path}`);
      const status = declaredOperations('status').map(({ path }) => `${other.statusUrl}${path}`);
      return Promise.all(
        [...paths, ...status].map(async (url) => (await other.fetch(new Request(url))).text()),
      );
    };
    const [once, again, different] = await Promise.all([read(1), read(1), read(2)]);
    expect(again).toEqual(once);
    const changed = once?.filter((text, index) => text !== different?.[index]).length ?? 0;
    expect(changed).toBeGreaterThan(15);
  });

  it('returns status 206 for an incomplete result', async () => {
    const statuses = new Set<number>();
    for (const { transactionId } of data.executions) {
      const request = client.getContractResultByTransactionIdOrHash({ transactionIdOrHash: transactionId });
      statuses.add((await request.withResponse()).response.status);
    }
    expect(statuses).toEqual(new Set([200, 206]));
  });

  it('returns an empty page first with the option weak', async () => {
    const weak = createSandbox({ size: 0.1, weak: { emptyPages: true } });
    const page = await weak.fetch(`${weak.ledgerUrl}/api/v1/contracts?limit=3`);
    expect(await page.json()).toMatchObject({ contracts: [], links: { next: expect.any(String) } });
  });
});

it('hosts show the clusters of their index', async () => {
  const sandbox = createSandbox({ hosts: 2, live: { rate: 5 }, clusters: [{ lag: 0 }, { lag: 60_000 }] });
  await sandbox.clock.advance(120_000);
  const newest = await Promise.all(
    sandbox.hosts.map(async ({ ledgerUrl }) => {
      const { fetch, clock } = sandbox;
      const ledger = createLedgerClient({ baseUrl: ledgerUrl, fetch, clock });
      return Number((await ledger.getBlocks({ limit: 1 })).blocks?.[0]?.timestamp?.to);
    }),
  );
  expect((newest[0] ?? 0) - (newest[1] ?? 0)).toBeGreaterThan(50);
  const listeners = await Promise.all(sandbox.hosts.map((host) => host.listen()));
  expect(new Set(listeners.map(({ ledgerUrl }) => ledgerUrl)).size).toBe(2);
  for (const listener of listeners) await listener.close();
});
