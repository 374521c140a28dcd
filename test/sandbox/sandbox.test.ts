import { describe, expect, it } from 'vitest';
import type { LedgerRequest } from '../../src/client/client.js';
import { ApiError, createLedgerClient, createStatusClient, type InvalidResponse } from '../../src/index.js';
import { createSandbox } from '../../src/sandbox.js';
import { declaredOperations } from '../description.js';
import { plausibleParams } from '../fixtures.js';
import { filled, longestParams } from './paths.js';

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
  for (const operation of declaredOperations('ledger')) {
    const { operationId, deprecated } = operation;
    if (deprecated) continue;
    it(`returns ${operationId} with exactly the fields of its type`, async () => {
      const reports: InvalidResponse[] = [];
      const client = createLedgerClient({
        baseUrl: sandbox.ledgerUrl,
        fetch: sandbox.fetch,
        validation: 'throw',
        onInvalidResponse: (report) => reports.push(report),
      });
      const params = {
        ...plausibleParams(operation),
        ...longestParams(data, operationId),
        ...found(operationId),
      };
      const call = (client as unknown as Record<string, AnyMethod>)[operationId] as AnyMethod;
      const reply = await call(params);
      expect(reports).toEqual([]);
      const { links, ...rest } = reply as { links?: unknown };
      expect(
        Object.values(rest).some((value) => (Array.isArray(value) ? value.length > 0 : value !== null)),
      ).toBe(true);
      expect(links === undefined || typeof links === 'object').toBe(true);
    });
  }

  for (const { operationId } of declaredOperations('status')) {
    it(`returns ${operationId} with exactly the fields of its type`, async () => {
      const reports: InvalidResponse[] = [];
      const client = createStatusClient({
        baseUrl: sandbox.statusUrl,
        fetch: sandbox.fetch,
        validation: 'throw',
        onInvalidResponse: (report) => reports.push(report),
      });
      await (client as unknown as Record<string, AnyMethod>)[operationId]?.({});
      expect(reports).toEqual([]);
    });
  }

  it('returns 404 for documented paths that are not deployed', async () => {
    const client = createLedgerClient({ baseUrl: sandbox.ledgerUrl, fetch: sandbox.fetch });
    const refusals = await Promise.all(
      [
        client.getContractsLogsAtDocumentedPath(),
        client.getNftsAtDocumentedPath(),
        client.getTokenBalancesAtDocumentedPath(),
        client.getNftAtDocumentedPath({ serialNumber: 1 }),
      ].map((request) => request.catch((error: unknown) => error)),
    );
    for (const error of refusals) expect(error).toBeInstanceOf(ApiError);
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
    const client = createLedgerClient({ baseUrl: sandbox.ledgerUrl, fetch: sandbox.fetch });
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

  it('rejects invalid requests with the messages of the service', async () => {
    const messagesOf = async (url: string): Promise<unknown> => {
      const response = await sandbox.fetch(new Request(`${sandbox.ledgerUrl}${url}`));
      return [
        response.status,
        (await response.json())._status.messages.map(({ message }: { message: string }) => message),
      ];
    };
    const contracts = '/api/v1/contracts';
    expect(await messagesOf(`${contracts}?limit=0&order=x&contract.id=abc&foo=1`)).toEqual([
      400,
      [
        'Invalid parameter: limit',
        'Invalid parameter: order',
        'Invalid parameter: contract.id',
        'Unknown query parameter: foo',
      ],
    ]);
    expect(await messagesOf(filled('/api/v1/contracts/{id}', { id: '0.0.999999' }))).toEqual([
      404,
      ['Not found'],
    ]);
    expect(await messagesOf('/api/v1/contracts/xyz')).toEqual([400, ['Invalid parameter: contractid']]);
    expect(await messagesOf('/api/v1/network/nodes?limit=0')).toEqual([400, ['Invalid parameter: limit']]);
    expect((await sandbox.fetch(`${sandbox.ledgerUrl}/api/v1/network/nodes?limit=26`)).status).toBe(200);
    expect(await messagesOf('/api/v1/network/registered-nodes?limit=101')).toEqual([
      400,
      ['Invalid parameter: limit'],
    ]);
    const page = await sandbox.fetch(new Request(`${sandbox.ledgerUrl}/api/v1/transactions?limit=101`));
    expect(await page.json()).toHaveProperty('transactions.length', 100);
  });
});
