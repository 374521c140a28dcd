import { describe, expect, it } from 'vitest';
import { ledgerHelp } from '../../../generated/ledger/help.js';
import { statusHelp } from '../../../generated/status/help.js';

describe('the words about operations', () => {
  it('say what an operation is for, what it takes and what a record of it has', () => {
    expect(ledgerHelp.getTokenBalances).toMatchObject({
      summary: 'List balances of a token',
      required: ['tokenId'],
      reply: ['timestamp', 'balances', 'links'],
      items: ['account', 'balance', 'decimals'],
    });
    expect(Object.keys(ledgerHelp.getTokenBalances?.parameters ?? {})).toEqual([
      'tokenId',
      'account.balance',
      'account.id',
      'account.publickey',
      'limit',
      'order',
      'timestamp',
    ]);
    expect(ledgerHelp.contractCall?.body).toMatch(/^\w.+\.$/);
  });

  it('mark what is deprecated', () => {
    const deprecated = Object.keys(ledgerHelp).filter((name) => ledgerHelp[name]?.deprecated);
    expect(deprecated).toContain('getNftsAtDocumentedPath');
    expect(deprecated).not.toContain('getNfts');
  });

  it('gather the properties of all parts that a schema is put together from', () => {
    // An account is what lists say of one, a delegation and a page of its transactions.
    const { reply = [], items = [] } = ledgerHelp.getAccount ?? {};
    expect(reply).toEqual(expect.arrayContaining(['account', 'balance', 'transactions', 'links']));
    expect(items).toEqual(expect.arrayContaining(['consensus_timestamp', 'transfers']));
    expect(statusHelp.getComponents?.items).toEqual(expect.arrayContaining(['name', 'group_id', 'status']));
  });
});
