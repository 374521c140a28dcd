import { expect, it, vi } from 'vitest';
import { createLedgerClient, ResponseError } from '../../src/index.js';

const body = '{"account":"0.0.2","balance":{"balance":5,"timestamp":"1.0","tokens":[]}}';
const fetch = async () => new Response(body, { headers: { 'content-type': 'application/json' } });
const account = { idOrAliasOrEvmAddress: 2 };

it.each(['off', 'warn'] as const)('a partial account is data with the validation %s', async (validation) => {
  const onInvalidResponse = vi.fn();
  const ledger = createLedgerClient({ network: 'testnet', fetch, validation, onInvalidResponse });
  expect(await ledger.getAccount(account)).toMatchObject({ account: '0.0.2', balance: { balance: 5n } });
  expect(onInvalidResponse).toHaveBeenCalledTimes(validation === 'warn' ? 1 : 0);
});

it('a partial account is refused if replies must be valid', async () => {
  const ledger = createLedgerClient({ network: 'testnet', fetch, validation: 'throw' });
  await expect(ledger.getAccount(account)).rejects.toThrow(ResponseError);
});

it('the transactions of a partial account cannot be iterated', async () => {
  const ledger = createLedgerClient({ network: 'testnet', fetch, validation: 'off' });
  const failure = 'the list cannot be followed: the reply has no transactions';
  await expect(ledger.getAccount(account).toArray()).rejects.toThrow(failure);
  await expect(ledger.getAccount(account).scan().next()).rejects.toThrow(failure);
});

it('a page without its list is refused in every mode', async () => {
  const empty = async () => new Response('{"account":"0.0.2"}');
  const ledger = createLedgerClient({ network: 'testnet', fetch: empty, validation: 'off' });
  await expect(ledger.getTransactions()).rejects.toThrow('/transactions is missing');
});
