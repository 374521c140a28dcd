import { describe, expect, it } from 'vitest';
import { ResponseError } from '../../src/ledger.js';
import type { ListCall } from '../keyset/list.js';
import { listOf } from '../keyset/lists.js';
import { KeysetService } from '../keyset/service.js';
import { ask, askRanged, names } from './reading.js';
import { truth } from './truth.js';

const second = 1_000_000_000n;
const rows = Array.from({ length: 30 }, (_, index) => ({
  first: 1_600_000_000n * second + BigInt(index),
  second: 0n,
  tag: 0,
}));
const at = (index: number): string => `1600000000.${String(index).padStart(9, '0')}`;

/** A service that ignores every bound. */
class UnboundedService extends KeysetService {
  override readonly fetch = async (address: string, init?: RequestInit): Promise<Response> => {
    const url = new URL(address);
    for (const name of ['timestamp', 'index']) url.searchParams.delete(name);
    return await new KeysetService(this.list, rows).fetch(url.href, init);
  };
}

describe.each(['getTransactions', 'getContractsResults', 'getContractsLogs'])('the bounds of %s', (name) => {
  const list = listOf(name);
  const unbounded = (): UnboundedService => new UnboundedService(list, rows);

  it('hold if the service ignores the far one', async () => {
    const call: ListCall = { first: [`lte:${at(4)}`], limit: 10, order: 'asc' };
    for (const items of [ask(unbounded(), call), askRanged(unbounded(), call).scan()])
      expect(await names(unbounded(), items)).toEqual(truth(list, rows.slice(0, 5), call));
  });

  it('do not hide that the service sends the first page again and again', async () => {
    for (const items of [ask(unbounded(), { limit: 10 }), askRanged(unbounded(), { limit: 10 }).scan()])
      await expect(names(unbounded(), items)).rejects.toBeInstanceOf(ResponseError);
  });
});
