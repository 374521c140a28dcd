import { describe, expect, it } from 'vitest';
import { createSandbox } from '../../../src/sandbox.js';

// One value can be written in several ways. The truth and the service read them with code of their own, and have to agree.

const sandbox = createSandbox({ size: 0.1 });
const second = 1_767_225_590;
for (const digits of ['000000005', '050000000', '500000000', '900000000'])
  sandbox.add.transaction({ consensus_timestamp: `${second}.${digits}` });

/** The keys of a list as the service returns them. */
async function served(
  path: string,
  query: readonly string[],
  items: string,
  key: string,
): Promise<unknown[]> {
  const reply = await sandbox.fetch(`${sandbox.ledgerUrl}/api/v1/${path}?${query.join('&')}`);
  expect(reply.status, query.join('&')).toBe(200);
  const body: Record<string, Record<string, unknown>[]> = await reply.json();
  return (body[items] ?? []).map((item) => item[key]);
}

function keysOf(rows: readonly object[] | undefined, key: string): unknown[] {
  return (rows ?? []).map((row) => Reflect.get(row, key));
}

describe('the truth reads, as the service does,', () => {
  it.each([
    ['a fraction of one digit', [`gte:${second}.5`, `lt:${second + 1}`], 2],
    ['a fraction with zeros', [`gte:${second}.05`, `lt:${second + 1}`], 3],
    ['the tighter of two upper bounds', [`gte:${second}`, `lt:${second}.6`, `lte:${second}.1`], 2],
    ['the tighter of two lower bounds', [`gt:${second}.000000005`, `gte:${second}.3`, `lt:${second + 1}`], 2],
  ])('%s', async (_, timestamp, count) => {
    const order = 'asc';
    const query = ['order=asc', 'limit=100', ...timestamp.map((bound) => `timestamp=${bound}`)];
    const rows = keysOf(sandbox.truth.getTransactions?.({ timestamp, order }), 'consensus_timestamp');
    expect(rows).toHaveLength(count);
    expect(rows).toEqual(await served('transactions', query, 'transactions', 'consensus_timestamp'));
  });

  it('a topic without its zeros', async () => {
    const logs = sandbox.truth.getContractsLogs?.({ order: 'asc' }) ?? [];
    const padded = logs.find((log) => /^0x0+[1-9a-f]/.test(String(Reflect.get(log, 'topics')[1])));
    const topic: string = Reflect.get(padded ?? {}, 'topics')[1];
    const short = topic.replace(/^0x0+/, '0x');
    const day = 86_400;
    const moment = Number(String(Reflect.get(padded ?? {}, 'timestamp')).split('.')[0]);
    const timestamp = [`gte:${moment - day}`, `lte:${moment + day}`];
    const query = [
      'order=asc',
      'limit=100',
      `topic1=${short}`,
      ...timestamp.map((bound) => `timestamp=${bound}`),
    ];
    const rows = sandbox.truth.getContractsLogs?.({ topic1: short, timestamp, order: 'asc' });
    expect(keysOf(rows, 'timestamp').length).toBeGreaterThan(0);
    expect(keysOf(rows, 'timestamp')).toEqual(
      await served('contracts/results/logs', query, 'logs', 'timestamp'),
    );
  });
});
