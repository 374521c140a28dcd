import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { createLedgerClient, type InvalidResponse } from '../../src/index.js';
import { type Add, createSandbox } from '../../src/sandbox.js';

const sandbox = createSandbox({ size: 0.2 });
const { add } = sandbox;
const reports: InvalidResponse[] = [];
const client = createLedgerClient({
  baseUrl: sandbox.ledgerUrl,
  fetch: sandbox.fetch,
  validation: 'throw',
  onInvalidResponse: (report) => void reports.push(report),
});

describe('an object that is added with some of its fields', () => {
  it('has the others by default, also in inner objects', async () => {
    const account = add.account({ balance: { balance: 5n }, key: { key: 'ab'.repeat(32) } });
    expect(account.balance).toEqual({ balance: 5n, timestamp: account.created_timestamp, tokens: [] });
    expect(account.key).toEqual({ _type: expect.any(String), key: 'ab'.repeat(32) });
    const contract = add.contract({ timestamp: { to: '1767225599.000000000' } });
    expect(contract.timestamp).toEqual({ from: contract.created_timestamp, to: '1767225599.000000000' });
    const reply = await client.getAccount({
      idOrAliasOrEvmAddress: account.account ?? '',
      transactions: false,
    });
    expect({ ...reply, transactions: undefined, links: undefined }).toMatchObject(account);
  });

  it('has the others also if it is of another realm, as in Jest', () => {
    const account = add.account(runInNewContext('({ balance: { balance: 5n } })'));
    expect(account.balance).toEqual({ balance: 5n, timestamp: account.created_timestamp, tokens: [] });
  });

  it('has the others in each item of its lists, like an item that exists', async () => {
    const token = add.token({ custom_fees: { fixed_fees: [{ amount: 5n }, { amount: 6n }] } });
    const example = sandbox.ledger.tokens.find((one) => one.custom_fees?.fixed_fees?.length)?.custom_fees;
    const [fee] = example?.fixed_fees ?? [];
    expect(token.custom_fees).toEqual({
      created_timestamp: token.created_timestamp,
      fixed_fees: [
        { ...fee, amount: 5n },
        { ...fee, amount: 6n },
      ],
      fractional_fees: [],
    });
    expect(await client.getToken({ tokenId: token.token_id ?? '' })).toEqual(token);
    const { transfers } = add.transaction({
      transfers: [
        { account: '0.0.1001', amount: -5n },
        { account: '0.0.2', amount: 5n },
      ],
    });
    expect(transfers).toEqual([
      { account: '0.0.1001', amount: -5n, is_approval: false },
      { account: '0.0.2', amount: 5n, is_approval: false },
    ]);
  });

  it.each(Object.keys(add) as (keyof Add)[])('of the kind %s shares no inner object with others', (kind) => {
    const innerObjects = (value: unknown): unknown[] =>
      typeof value === 'object' && value !== null
        ? [value, ...Object.values(value).flatMap(innerObjects)]
        : [];
    const existing = new Set(Object.values(sandbox.ledger).flatMap(innerObjects));
    expect(existing.size).toBeGreaterThan(1000);
    const shared = innerObjects(add[kind]()).filter((inner) => existing.has(inner));
    expect(shared).toEqual([]);
  });

  it('copies what it is given, and does not change it', () => {
    const balance = Object.freeze({ balance: 5n, tokens: Object.freeze([]) });
    const account = add.account({ balance });
    if (account.balance) account.balance.balance = 6n;
    expect(balance.balance).toBe(5n);
  });

  it('keeps null and what has a class, and takes undefined for nothing', () => {
    class EntityNumber {
      readonly #number = 5n;
      toJSON = (): string => `0.0.${this.#number}`;
    }
    const number = new EntityNumber();
    const values: object = { key: null, balance: undefined, memo: undefined, staked_account_id: number };
    // The services have no such values, so other tests must not meet them.
    const account = createSandbox({ size: 0.1 }).add.account(values);
    expect(account).toMatchObject({ key: null, memo: '', balance: { balance: 0n } });
    expect(account.staked_account_id).toBe(number);
    expect(JSON.stringify([account.staked_account_id])).toBe('["0.0.5"]');
    const topic = add.topic().topic_id ?? '';
    add.message({ topic_id: topic });
    expect(add.message({ topic_id: topic, sequence_number: undefined }).sequence_number).toBe(2n);
  });

  it('gets no prototype from a field of that name', () => {
    const account = createSandbox({ size: 0.1 }).add.account(
      JSON.parse('{"balance":{"__proto__":{"balance":9}},"memo":"mine"}'),
    );
    expect(account).toMatchObject({ memo: 'mine', balance: { balance: 0n } });
    expect(Object.getPrototypeOf(account.balance)).toBe(Object.prototype);
  });

  it('is in replies that fit their description', async () => {
    add.transaction({ nft_transfers: [{ serial_number: 1n }], token_transfers: [{ amount: 1n }] });
    add.topic({ custom_fees: { fixed_fees: [{ amount: 7n }] } });
    await client.getTransactions().toArray();
    await client.getAccounts().toArray();
    expect(reports).toEqual([]);
  });
});
