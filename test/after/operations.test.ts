import { describe, expect, it } from 'vitest';
import * as generated from '../../generated/ledger/operations.js';
import { makeCall, type Operation, pathNames } from '../../src/client/client.js';
import { at, blocks, scripted } from './scripted-service.js';

type Reply = (time: string) => object;

const list =
  (name: string, item: Reply): Reply =>
  (time) => ({ [name]: [item('1.000000000'), item(time)] });
const timestamp: Reply = (time) => ({ timestamp: time });
const range: Reply = (time) => ({ timestamp: { from: time, to: null } });
const consensus: Reply = (time) => ({ consensus_timestamp: time });
const created: Reply = (time) => ({ created_timestamp: time });
const modified: Reply = (time) => ({ created_timestamp: '1.000000000', modified_timestamp: time });
const schedule: Reply = (time) => ({ consensus_timestamp: '1.000000000', executed_timestamp: time });
const signed: Reply = (time) => ({ consensus_timestamp: '1.000000000', signatures: [consensus(time)] });
const holders: Reply = (time) => ({ timestamp: time, balances: [] });
const balance: Reply = (time) => ({ balance: { timestamp: time } });

/** Replies of each operation that show how new they are; or that its reply never changes, or shows no time. */
const shownBy: Record<string, readonly Reply[] | 'final' | 'no time'> = {
  contractCall: 'no time',
  estimateFees: 'no time',
  getAccount: [(time) => ({ ...balance(time), transactions: [] }), list('transactions', consensus)],
  getAccounts: [list('accounts', balance), list('accounts', created)],
  getBalances: [holders],
  getBlock: 'final',
  getBlocks: [list('blocks', (time) => ({ timestamp: { from: '1.000000000', to: time } }))],
  getContract: [created, range],
  getContractActions: 'final',
  getContractActionsAtDocumentedPath: 'final',
  getContractLogsByContractId: [list('logs', timestamp)],
  getContractOpcodes: 'final',
  getContractOpcodesAtDocumentedPath: 'final',
  getContractResultByIdAndTimestamp: 'final',
  getContractResultByTransactionIdOrHash: 'final',
  getContractResultsByContractId: [list('results', timestamp)],
  getContractState: [list('state', timestamp)],
  getContracts: [list('contracts', created), list('contracts', range)],
  getContractsLogs: [list('logs', timestamp)],
  getContractsLogsAtDocumentedPath: [list('logs', timestamp)],
  getContractsResults: [list('results', timestamp)],
  getCryptoAllowances: [list('allowances', range)],
  getHookStorage: [list('storage', timestamp)],
  getHooks: [list('hooks', created)],
  getNetworkExchangeRate: [timestamp],
  getNetworkFees: [timestamp],
  getNetworkNodes: [list('nodes', range)],
  getNetworkStake: 'no time',
  getNetworkSupply: [timestamp],
  getNft: [modified],
  getNftAllowances: [list('allowances', range)],
  getNftAtDocumentedPath: [modified],
  getNftTransactions: [list('transactions', consensus)],
  getNftTransactionsAtDocumentedPath: [list('transactions', consensus)],
  getNfts: [list('nfts', modified)],
  getNftsAtDocumentedPath: [list('nfts', modified)],
  getNftsByAccountId: [list('nfts', modified)],
  getOutstandingTokenAirdrops: [list('airdrops', range)],
  getPendingTokenAirdrops: [list('airdrops', range)],
  getRegisteredNodes: [list('registered_nodes', range)],
  getSchedule: [consensus, schedule, signed],
  getSchedules: [list('schedules', consensus), list('schedules', schedule), list('schedules', signed)],
  getStakingRewards: [list('rewards', timestamp)],
  getToken: [modified],
  getTokenAllowances: [list('allowances', range)],
  getTokenBalances: 'no time',
  getTokenBalancesAtDocumentedPath: 'no time',
  getTokens: 'no time',
  getTokensByAccountId: 'no time',
  getTopic: [created, range],
  getTopicMessageByIdAndSequenceNumber: 'final',
  getTopicMessageByTimestamp: 'final',
  getTopicMessages: [list('messages', consensus)],
  getTransaction: [list('transactions', consensus)],
  getTransactions: [list('transactions', consensus)],
};

const operations = Object.values<unknown>(generated).filter(
  (value): value is Operation => typeof value === 'object' && value !== null && 'operationId' in value,
);

/** A call of an operation with an ID for each of its path parameters. */
function callOf(operation: Operation, after: string): ReturnType<typeof makeCall> {
  const body = operation.body ? { body: new Uint8Array([1]) } : {};
  const path = Object.fromEntries(pathNames(operation).map((name) => [name, '0.0.5']));
  return makeCall(operation, { ...path, ...body }, { after, validation: 'off' });
}

const written = at(-60);
const sample = 'blocks?limit=1&order=desc';
const rows = operations.map((operation) => ({
  operation,
  id: operation.operationId,
  // An operation that is newer than this table shows no time until its description says so.
  shows: shownBy[operation.operationId] ?? 'no time',
}));
const timed = rows.flatMap(({ shows, ...row }) =>
  Array.isArray(shows) ? shows.map((reply: Reply, index) => ({ ...row, reply, index })) : [],
);

it('covers no operation that is gone', () => {
  expect(rows.map(({ id }) => id)).toEqual(expect.arrayContaining(Object.keys(shownBy)));
});

describe('a read after a write', () => {
  it.each(timed)('needs one request if the reply shows the time of the write: $id $index', async (row) => {
    const { transport, time, requested } = scripted(() => row.reply(written));
    await time.run(transport.send(callOf(row.operation, written)));
    expect(requested).toHaveLength(1);
  });

  it.each(timed)('samples the service if the reply shows an older time: $id $index', async (row) => {
    const older = row.reply('1767225539.999999999');
    const { transport, time, requested } = scripted((path) => (path === sample ? blocks(-2) : older));
    const { data } = await time.run(transport.send<object>(callOf(row.operation, written)));
    expect(data).toEqual(older);
    expect(requested.indexOf(sample)).toBe(1);
    expect(requested.length).toBeGreaterThan(2);
  });

  it.each(rows.filter(({ shows }) => shows === 'final'))(
    'needs one request if its reply never changes: $id',
    async ({ operation }) => {
      const reply = { actions: [{}], transactions: [], links: { next: null } };
      const { transport, time, requested } = scripted(() => reply);
      await time.run(transport.send(callOf(operation, written)));
      expect(requested).toHaveLength(1);
    },
  );

  it('is requested again if the list that never changes is still empty', async () => {
    const { transport, time, requested } = scripted((path, _, count) =>
      path === sample ? blocks(-2) : { actions: count > 1 ? [{}] : [], links: { next: null } },
    );
    await time.run(transport.send(callOf(generated.getContractActionsOperation, written)));
    expect(requested.filter((path) => path !== sample)).toHaveLength(2);
  });

  it.each(rows.filter(({ shows }) => shows === 'no time'))(
    'is returned when two samples show the time of the write: $id',
    async ({ operation }) => {
      const reply = { tokens: [], balances: [], timestamp: written, created_timestamp: written };
      const { transport, time, requested } = scripted((path) => (path === sample ? blocks(-2) : reply));
      await time.run(transport.send(callOf(operation, written)));
      const samples = requested.filter((path) => path === sample);
      expect(samples.length).toBeGreaterThanOrEqual(2);
      expect(requested.length).toBeGreaterThan(samples.length);
    },
  );
});
