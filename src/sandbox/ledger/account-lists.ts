import type { AccountInfo } from '../../../generated/ledger/types.js';
import type { LedgerData } from '../data/ledger-data.js';
import { type BalanceRow, balanceRows, newestTime } from './balance-rows.js';
import { accountsOf } from './contract-accounts.js';
import { existingAccount, pathAccount } from './find-entity.js';
import { any, byId, byNumber, byTime, hex, id, type List, list, number } from './list.js';
import { notUnequal, oneSpenderRange, twoKeys } from './list-refusals.js';
import { listedAccount, shownNft } from './list-views.js';
import { isOn } from './query.js';

export const accountLists: readonly List<unknown>[] = [
  list<AccountInfo>('getAccounts', 'accounts', {
    items: accountsOf,
    key: [byId('account.id', ({ account }) => account)],
    filters: {
      'account.balance': {
        ...number(({ balance }) => balance?.balance),
        isIgnored: (query) => !isOn(query, 'balance', true),
      },
      'account.publickey': hex(({ key }) => key?.key),
    },
    view: listedAccount,
  }),
  list<LedgerData['nfts'][number]>('getNftsByAccountId', 'nfts', {
    items: (ledger, { idOrAliasOrEvmAddress }) => {
      const owner = pathAccount(ledger, idOrAliasOrEvmAddress);
      return ledger.nfts.filter(({ account_id }) => account_id === owner);
    },
    key: [
      byId('token.id', ({ token_id }) => token_id),
      byNumber('serialnumber', ({ serial_number }) => serial_number),
    ],
    filters: { 'spender.id': any(id(({ spender }) => spender)) },
    view: shownNft,
    check: (query) => {
      twoKeys('token.id', 'serialnumber')(query);
      oneSpenderRange(query);
    },
  }),
  list<LedgerData['rewards'][number]>('getStakingRewards', 'rewards', {
    items: (ledger, { idOrAliasOrEvmAddress }) => {
      const owner = existingAccount(ledger, idOrAliasOrEvmAddress);
      return ledger.rewards.filter(({ account_id }) => account_id === owner);
    },
    key: [byTime('timestamp', ({ timestamp }) => timestamp)],
    check: notUnequal('timestamp', 'Not equals (ne) operator is not supported for timestamp'),
  }),
  list<LedgerData['relationships'][number]['value']>('getTokensByAccountId', 'tokens', {
    items: (ledger, { idOrAliasOrEvmAddress }) => {
      const owner = existingAccount(ledger, idOrAliasOrEvmAddress);
      return ledger.relationships.filter((one) => one.owner === owner).map(({ value }) => value);
    },
    key: [byId('token.id', ({ token_id }) => token_id)],
    check: notUnequal('token.id', 'Not equal (ne) comparison operator is not supported for token.id'),
  }),
  list<LedgerData['cryptoAllowances'][number]>('getCryptoAllowances', 'allowances', {
    items: (ledger, { idOrAliasOrEvmAddress }) => {
      const owner = pathAccount(ledger, idOrAliasOrEvmAddress);
      return ledger.cryptoAllowances.filter((one) => one.owner === owner && one.amount > 0n);
    },
    key: [byId('spender.id', ({ spender }) => spender)],
    check: notUnequal('spender.id', 'Not equal (ne) comparison operator is not supported for spender.id'),
  }),
  list<LedgerData['tokenAllowances'][number]>('getTokenAllowances', 'allowances', {
    items: (ledger, { idOrAliasOrEvmAddress }) => {
      const owner = pathAccount(ledger, idOrAliasOrEvmAddress);
      return ledger.tokenAllowances.filter((one) => one.owner === owner && one.amount > 0n);
    },
    key: [byId('spender.id', ({ spender }) => spender), byId('token.id', ({ token_id }) => token_id)],
    check: twoKeys('spender.id', 'token.id'),
  }),
  list<LedgerData['schedules'][number]>('getSchedules', 'schedules', {
    items: ({ schedules }) => schedules,
    key: [byId('schedule.id', ({ schedule_id }) => schedule_id)],
    filters: { 'account.id': id(({ creator_account_id }) => creator_account_id) },
    matching: 'all',
  }),
  list<BalanceRow>('getBalances', 'balances', {
    items: balanceRows,
    key: [byId('account.id', ({ account }) => account)],
    filters: {
      'account.balance': number(({ balance }) => balance),
      'account.publickey': hex(({ key }) => key?.key),
    },
    view: ({ account, balance, tokens }, _, { tokensInRow }) => ({
      account,
      balance,
      tokens: tokens.slice(0, tokensInRow),
    }),
    around: (_, __, page) => ({ timestamp: newestTime(page) }),
  }),
];
