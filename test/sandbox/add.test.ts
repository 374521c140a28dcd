import { describe, expect, it } from 'vitest';
import { createLedgerClient } from '../../src/index.js';
import { type Add, createSandbox } from '../../src/sandbox.js';

describe('an object that a test adds', () => {
  const sandbox = createSandbox({ size: 0.1 });
  const { ledgerUrl: baseUrl, fetch } = sandbox;
  const client = createLedgerClient({ baseUrl, fetch, validation: 'throw' });

  it('gets default values and a new ID', async () => {
    const [one, other] = [sandbox.add.token({ symbol: 'MINE' }), sandbox.add.token()];
    expect(one.token_id).not.toBe(other.token_id);
    const tokenId = String(one.token_id);
    expect(await client.getToken({ tokenId })).toEqual(one);
    expect(one).toMatchObject({ symbol: 'MINE', deleted: false });
    expect(one.created_timestamp).not.toBe(other.created_timestamp);
    expect(sandbox.add.block().hash).toBe(sandbox.add.block().previous_hash);
  });

  it.each(Object.keys(sandbox.add) as (keyof Add)[])('can be of the kind %s, and is valid', async (kind) => {
    const count = (): number[] =>
      Object.entries(sandbox.ledger)
        // An NFT comes with the transaction that mints it.
        .filter(([name]) => kind !== 'nft' || !['nftTransfers', 'transactions'].includes(name))
        .map(([, rows]) => (Array.isArray(rows) ? rows.length : 0));
    const sum = (numbers: number[]): number => numbers.reduce((a, b) => a + b);
    const before = sum(count());
    sandbox.add[kind]();
    expect(sum(count())).toBe(before + 1);
  });

  it('is returned by lists', async () => {
    const account = sandbox.add.account({ memo: 'new' });
    const contract = sandbox.add.contract();
    const topic = sandbox.add.topic();
    const id = String(account.account);
    expect(await client.getAccounts({ 'account.id': id }).toArray()).toEqual([account]);
    expect(
      (await client.getContract({ contractIdOrAddress: String(contract.evm_address) })).contract_id,
    ).toBe(contract.contract_id);
    const added = [1, 2, 3].map(() => sandbox.add.message({ topic_id: topic.topic_id ?? null }));
    expect(await client.getTopicMessages({ topicId: String(topic.topic_id), limit: 2 }).toArray()).toEqual(
      added,
    );
    expect(added.map(({ sequence_number }) => sequence_number)).toEqual([1n, 2n, 3n]);
  });

  it('is removed by reset, like all faults', async () => {
    const own = createSandbox({ size: 0.1 });
    const text = async (): Promise<string> => (await own.fetch(`${own.ledgerUrl}/api/v1/contracts`)).text();
    const before = await text();
    own.add.contract();
    own.status.openIncident({ name: 'Gone' });
    expect(await text()).not.toBe(before);
    own.faults.at(1, 'reset');
    own.links.set('standing');
    own.reset();
    expect(await text()).toBe(before);
    expect(await (await own.fetch(`${own.statusUrl}/incidents/unresolved.json`)).text()).not.toContain(
      'Gone',
    );
  });
});

describe('a sandbox', () => {
  it('generates data when it is first read', () => {
    const { ledger } = createSandbox();
    const isMade = (): string[] =>
      Object.entries(Object.getOwnPropertyDescriptors(ledger))
        .filter(([, { get }]) => get === undefined)
        .map(([name]) => name);
    expect(isMade()).toEqual([]);
    expect(ledger.topics.length).toBeGreaterThan(10);
    expect(isMade()).toEqual(['topics']);
  });

  it('returns 404 for hooks with the option hooks set to false', async () => {
    const without = createSandbox({ size: 0.1, hooks: false });
    const reply = await without.fetch(`${without.ledgerUrl}/api/v1/accounts/0.0.1001/hooks`);
    expect([reply.status, await reply.json()]).toEqual([
      404,
      { _status: { messages: [{ message: 'Not found' }] } },
    ]);
  });
});
