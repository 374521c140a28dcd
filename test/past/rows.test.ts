import { expect, it } from 'vitest';
// By its inner path: what a row of each kind has to say.
import { balanceRow, holderRow, isSameEntity, tokenRow, transactionRow } from '../../src/past/rows.js';

const account = '0.0.1001';
const token_id = '0.0.2001';
const transfer = { account, amount: 5n };
const nft = { token_id, serial_number: 1n, receiver_account_id: account, sender_account_id: null };

/** A right row of each kind, with what each of its fields may not be. */
const odd = {
  id: [null, undefined, 5, '', 'x', '0.0.01', '0.0.-1', '1001', {}, ['0.0.5']],
  balance: [null, undefined, 5, 1.5, '5', -1n, 1n << 63n, {}],
  amount: [null, undefined, 5, '5', 1n << 63n, -(1n << 63n) - 1n],
  text: [null, undefined, 5, {}],
  list: [null, undefined, 5, 'x', {}, [null], [5], ['x']],
  time: [null, undefined, 5, '', 'x', '2026-01-01'],
};

const kinds = [
  [holderRow, { account, balance: 5n }, { account: odd.id, balance: odd.balance }],
  [
    balanceRow,
    { account, balance: 5n, tokens: [{ token_id, balance: 5n }] },
    {
      account: odd.id,
      balance: odd.balance,
      tokens: [
        ...odd.list,
        ...odd.id.map((id) => [{ token_id: id, balance: 5n }]),
        ...odd.balance.map((balance) => [{ token_id, balance }]),
        [
          { token_id, balance: 5n },
          { token_id, balance: 5n },
        ],
      ],
    },
  ],
  [
    tokenRow,
    { token_id, type: 'FUNGIBLE_COMMON', symbol: 'T', decimals: 2n },
    {
      token_id: odd.id,
      type: [...odd.text, 'fungible_common', 'NEWER_KIND'],
      symbol: odd.text,
      decimals: [...odd.balance, 1n << 32n],
    },
  ],
  [
    transactionRow,
    {
      ...{
        consensus_timestamp: '1767225600.000000001',
        transaction_id: 'x',
        name: 'CRYPTOTRANSFER',
        result: 'OK',
      },
      ...{ memo_base64: null, node: null, nonce: 0, scheduled: false, charged_tx_fee: 5n },
      ...{ transfers: [transfer], token_transfers: [{ ...transfer, token_id }], nft_transfers: [nft] },
      staking_reward_transfers: [transfer],
    },
    {
      ...{ consensus_timestamp: odd.time, transaction_id: odd.text, name: odd.text, result: odd.text },
      ...{ memo_base64: [5, {}], node: [5, 'x'], nonce: [null, 0.5, '0', 0n], scheduled: [null, 0, 'false'] },
      charged_tx_fee: odd.balance,
      transfers: [...odd.list, ...odd.amount.map((amount) => [{ account, amount }])],
      token_transfers: [...odd.list, ...odd.id.map((id) => [{ ...transfer, token_id: id }])],
      nft_transfers: [5, 'x', ...odd.amount.map((serial_number) => [{ ...nft, serial_number }])],
      staking_reward_transfers: [...odd.list, ...odd.id.map((id) => [{ ...transfer, account: id }])],
    },
  ],
] as const;

it.each(kinds)('%o accepts a whole row only', (read: (row: unknown) => object, right, wrong) => {
  expect(() => read(right)).not.toThrow();
  for (const row of [null, undefined, 5, 'x', []])
    expect(() => read(row)).toThrow(expect.objectContaining({ name: 'ResponseError' }));
  for (const [field, values] of Object.entries(wrong))
    for (const value of values as readonly unknown[])
      expect(() => read({ ...right, [field]: value }), field).toThrow(
        expect.objectContaining({ name: 'ResponseError' }),
      );
});

it.each([
  ['0.0.1001', '0.0.1001', true],
  ['0.0.1001', '0.0.1002', false],
  ['0.0.1001', '1.2.1001', false],
  ['0.0.01001', '0.0.1001', true],
  [1001, '0.0.1001', true],
  [1001n, '0.0.1002', false],
  ['0x00000000000000000000000000000000000003e9', '0.0.1001', true],
  ['0x00000000000000000000000000000000000003e9', '0.0.1002', false],
])('the reply to a request for %s is about %s: %s', (asked, id, isSame) => {
  expect(isSameEntity(asked, id)).toBe(isSame);
});

it('another address is compared with that of the reply', () => {
  const address = `0x${'aB'.repeat(20)}`;
  expect(isSameEntity(address, account, address.toLowerCase())).toBe(true);
  expect(isSameEntity(address, account, `0x${'cd'.repeat(20)}`)).toBe(false);
  expect(isSameEntity(address, account)).toBe(true);
});
