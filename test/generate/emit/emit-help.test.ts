import { describe, expect, it } from 'vitest';
import { ledgerHelp } from '../../../generated/ledger/help.js';
import { statusHelp } from '../../../generated/status/help.js';

describe('the help texts', () => {
  it('contain the purpose, the parameters and the fields of an operation', () => {
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

  it('mark deprecated operations', () => {
    const deprecated = Object.keys(ledgerHelp).filter((name) => ledgerHelp[name]?.deprecated);
    expect(deprecated).toContain('getNftsAtDocumentedPath');
    expect(deprecated).not.toContain('getNfts');
  });

  it('contain the properties of all parts of a composed schema', () => {
    // An account is a list item combined with a delegation and a page of transactions.
    const { reply = [], items = [] } = ledgerHelp.getAccount ?? {};
    expect(reply).toEqual(expect.arrayContaining(['account', 'balance', 'transactions', 'links']));
    expect(items).toEqual(expect.arrayContaining(['consensus_timestamp', 'transfers']));
    expect(statusHelp.getComponents?.items).toEqual(expect.arrayContaining(['name', 'group_id', 'status']));
  });
});
