import { describe, expect, it } from 'vitest';
import type { Transaction } from '../../generated/ledger/types.js';
// By their inner paths: what one transaction changes.
import { type TransactionRow, transactionRow } from '../../src/past/rows.js';
import { changesOf } from '../../src/statement/entries.js';

const account = '0.0.1001';
const base64 = (text: string): string => Buffer.from(text).toString('base64');

function transaction(parts: Partial<Transaction>): TransactionRow {
  return transactionRow({
    charged_tx_fee: 0n,
    consensus_timestamp: '1767225600.000000001',
    memo_base64: '',
    name: 'CRYPTOTRANSFER',
    nft_transfers: [],
    node: '0.0.5',
    nonce: 0,
    result: 'SUCCESS',
    scheduled: false,
    staking_reward_transfers: [],
    token_transfers: [],
    transaction_id: `${account}-1767225590-000000000`,
    transfers: [],
    ...parts,
  });
}

const hbars = (amounts: Record<string, bigint>) =>
  Object.entries(amounts).map(([number, amount]) => ({ account: `0.0.${number}`, amount }));

const kindsOf = (parts: Partial<Transaction>) =>
  changesOf(transaction(parts), account).map(({ kind, amount }) => [kind, amount]);

const paid = { 5: 3n, 98: 70n, 800: 20n, 801: 7n };

describe('hbars', () => {
  it('are the fee, the reward and the transfer, if the list shows them', () => {
    const transfers = hbars({ ...paid, 800: 20n - 50n, 1001: -1000n - 100n + 50n, 1002: 1000n });
    const staking_reward_transfers = [{ account, amount: 50n }];
    const changes = changesOf(
      transaction({ transfers, staking_reward_transfers, charged_tx_fee: 100n }),
      account,
    );
    expect(changes.map(({ kind, amount, others }) => [kind, amount, others])).toEqual([
      ['reward', 50n, []],
      ['transfer', -1000n, ['0.0.1002']],
      ['fee', -100n, []],
    ]);
  });

  it('that were received name the sender, and not who received the fee or paid a reward of the sender', () => {
    const transfers = hbars({ ...paid, 800: 20n - 50n, 1001: 1000n, 1002: -1000n - 100n + 50n });
    const staking_reward_transfers = [{ account: '0.0.1002', amount: 50n }];
    const transaction_id = '0.0.1002-1767225590-000000000';
    const parts = { transfers, staking_reward_transfers, charged_tx_fee: 100n, transaction_id };
    const [received] = changesOf(transaction(parts), account);
    expect(received).toMatchObject({ kind: 'transfer', amount: 1000n, others: ['0.0.1002'] });
    // An account that collects fees gets its share from another one.
    const shared = hbars({ ...paid, 98: 70n - 40n, 800: 20n + 40n, 1002: -100n });
    const [share] = changesOf(
      transaction({ transfers: shared, charged_tx_fee: 100n, transaction_id }),
      '0.0.800',
    );
    expect(share?.others).toContain('0.0.98');
    // More than a fee was received, perhaps from this account.
    const [more] = changesOf(transaction({ ...parts, charged_tx_fee: 99n }), account);
    expect(more?.others).toEqual(['0.0.5', '0.0.98', '0.0.800', '0.0.801', '0.0.1002']);
  });

  it('of a fee alone are one change', () => {
    expect(kindsOf({ transfers: hbars({ ...paid, 1001: -100n }), charged_tx_fee: 100n })).toEqual([
      ['fee', -100n],
    ]);
    expect(kindsOf({ transfers: hbars({ 802: 100n, 1001: -100n }), charged_tx_fee: 100n })).toEqual([
      ['fee', -100n],
    ]);
  });

  it.each([
    ['a child', { nonce: 1 }],
    ['an Ethereum transaction', { name: 'ETHEREUMTRANSACTION' as const }],
    ['a scheduled transaction, which another account may pay', { scheduled: true }],
    ['another payer', { transaction_id: '0.0.10011-1767225590-000000000' }],
    ['a fee that the node pays a part of', { charged_tx_fee: 200n }],
    ['hbars sent to an account that collects fees', { charged_tx_fee: 93n }],
  ])('of %s have the fee in the net amount', (_, parts) => {
    const transfers = hbars({ ...paid, 1001: -100n });
    expect(kindsOf({ transfers, charged_tx_fee: 100n, ...parts })).toEqual([['transfer', -100n]]);
  });

  it('that an account receives twice are one change, and those it sends itself none', () => {
    expect(kindsOf({ transfers: [...hbars({ 1001: 5n }), ...hbars({ 1001: 6n, 2: -11n })] })).toEqual([
      ['transfer', 11n],
    ]);
    expect(kindsOf({ transfers: [...hbars({ 1001: 5n }), ...hbars({ 1001: -5n })] })).toEqual([]);
  });
});

it('each token is a change, with the accounts that the token moved between', () => {
  const token_transfers = [
    { token_id: '0.0.7', account, amount: -5n },
    { token_id: '0.0.8', account: '0.0.3', amount: -9n },
    { token_id: '0.0.7', account: '0.0.4', amount: 5n },
    { token_id: '0.0.8', account, amount: 9n },
    { token_id: '0.0.9', account: '0.0.4', amount: 1n },
  ];
  const changes = changesOf(transaction({ token_transfers, memo_base64: base64('grüß ✓') }), account);
  expect(changes.map(({ token_id, amount, others, memo }) => [token_id, amount, others, memo])).toEqual([
    ['0.0.7', -5n, ['0.0.4'], 'grüß ✓'],
    ['0.0.8', 9n, ['0.0.3'], 'grüß ✓'],
  ]);
});

it('NFTs are serial numbers, received and sent apart', () => {
  const nft = (serial_number: bigint, from: string | null, to: string | null, token_id = '0.0.6') => ({
    is_approval: false,
    receiver_account_id: to,
    sender_account_id: from,
    serial_number,
    token_id,
  });
  const nft_transfers = [
    nft(1n, account, '0.0.3'),
    nft(2n, null, account),
    nft(3n, account, '0.0.4'),
    nft(4n, '0.0.3', '0.0.4'),
    nft(5n, account, account),
    nft(-1n, account, '0.0.9', '0.0.8'),
  ];
  const changes = changesOf(transaction({ nft_transfers }), account);
  expect(
    changes.map(({ token_id, amount, serial_numbers, others }) => [token_id, amount, serial_numbers, others]),
  ).toEqual([
    ['0.0.6', -2n, [1n, 3n], ['0.0.3', '0.0.4']],
    ['0.0.6', 1n, [2n], []],
    ['0.0.8', null, [], ['0.0.9']],
  ]);
});

it('a memo that is not text stays base64', () => {
  const transfers = hbars({ 1001: 5n });
  const memoOf = (memo_base64: string | null) =>
    changesOf(transaction({ transfers, memo_base64 }), account)[0]?.memo;
  expect(memoOf('/////w==')).toBe('/////w==');
  expect(memoOf(null)).toBe('');
});
