import type { AccountInfo } from '../../../generated/ledger/types.js';
import type { LedgerData } from '../data/ledger-data.js';
import { type BalanceRow, balanceRows, newestTime } from './balance-rows.js';
import { accountsOf } from './contract-accounts.js';
import { existingAccount, pathAccount } from './find-entity.js';
import { type List, list } from './list.js';
import { notUnequal, oneSpenderRange, twoKeys } from './list-refusals.js';
import { listedAccount, shownNft } from './list-views.js';
import { isOn } from './query.js';

export const accountLists: readonly List<unknown>[] = [
  list<AccountInfo>('getAccounts', {
    items: accountsOf,
    ignored: { 'account.balance': (query) => !isOn(query, 'balance', true) },
    view: listedAccount,
  }),
  list<LedgerData['nfts'][number]>('getNftsByAccountId', {
    items: (ledger, { idOrAliasOrEvmAddress }) => {
      const owner = pathAccount(ledger, idOrAliasOrEvmAddress);
      return ledger.nfts.filter(({ account_id }) => account_id === owner);
    },
    view: shownNft,
    check: (query) => {
      twoKeys('token.id', 'serialnumber')(query);
      oneSpenderRange(query);
    },
  }),
  list<LedgerData['rewards'][number]>('getStakingRewards', {
    items: (ledger, { idOrAliasOrEvmAddress }) => {
      const owner = existingAccount(ledger, idOrAliasOrEvmAddress);
      return ledger.rewards.filter(({ account_id }) => account_id === owner);
    },
    check: notUnequal('timestamp', 'Not equals (ne) operator is not supported for timestamp'),
  }),
  list<LedgerData['relationships'][number]['value']>('getTokensByAccountId', {
    items: (ledger, { idOrAliasOrEvmAddress }) => {
      const owner = existingAccount(ledger, idOrAliasOrEvmAddress);
      return ledger.relationships.filter((one) => one.owner === owner).map(({ value }) => value);
    },
    check: notUnequal('token.id', 'Not equal (ne) comparison operator is not supported for token.id'),
  }),
  list<LedgerData['cryptoAllowances'][number]>('getCryptoAllowances', {
    items: (ledger, { idOrAliasOrEvmAddress }) => {
      const owner = pathAccount(ledger, idOrAliasOrEvmAddress);
      return ledger.cryptoAllowances.filter((one) => one.owner === owner && one.amount > 0n);
    },
    check: notUnequal('spender.id', 'Not equal (ne) comparison operator is not supported for spender.id'),
  }),
  list<LedgerData['tokenAllowances'][number]>('getTokenAllowances', {
    items: (ledger, { idOrAliasOrEvmAddress }) => {
      const owner = pathAccount(ledger, idOrAliasOrEvmAddress);
      return ledger.tokenAllowances.filter((one) => one.owner === owner && one.amount > 0n);
    },
    check: twoKeys('spender.id', 'token.id'),
  }),
  list<LedgerData['schedules'][number]>('getSchedules', {
    items: ({ schedules }) => schedules,
  }),
  list<BalanceRow>('getBalances', {
    items: balanceRows,
    view: ({ account, balance, tokens }, _, { tokensInRow }) => ({
      account,
      balance,
      tokens: tokens.slice(0, tokensInRow),
    }),
    around: (_, __, page) => ({ timestamp: newestTime(page) }),
  }),
];
