import type { LedgerData } from '../data/ledger-data.js';
import { filtersOf, sortable } from './spelling.js';
import type { Params } from './table.js';

/*
 * Balances of the past, summed forwards over the rows of transactions. The service computes them backwards from the present
 * rows, with an index, so each can find mistakes in the other.
 */

const allHbars = 5_000_000_000_000_000_000n;
const quarter = 15n * 60n * 1_000_000_000n;

interface Sums {
  readonly hbars: Map<string, bigint>;
  /** The keys are an account and a token, separated by a space. */
  readonly tokens: Map<string, bigint>;
  readonly deletedAt: Map<string, string>;
}

/** The end of time is all digits nine. */
const forEver = '9'.repeat(29);

function sumsUntil({ transactions }: LedgerData, until: string): Sums {
  const sums: Sums = { hbars: new Map([['0.0.2', allHbars]]), tokens: new Map(), deletedAt: new Map() };
  const add = (map: Map<string, bigint>, key: string, amount: bigint): void => {
    map.set(key, (map.get(key) ?? 0n) + amount);
  };
  for (const row of transactions) {
    if (sortable(row.consensus_timestamp, 'time') > until) continue;
    for (const { account, amount } of row.transfers ?? []) add(sums.hbars, String(account), amount);
    for (const { account, token_id, amount } of row.token_transfers ?? [])
      add(sums.tokens, `${account} ${token_id}`, amount);
    for (const { token_id, sender_account_id, receiver_account_id, serial_number } of row.nft_transfers ??
      []) {
      const held = sums.tokens.get(`${sender_account_id} ${token_id}`) ?? 0n;
      const count = BigInt(serial_number ?? 0) === -1n ? held : 1n;
      if (sender_account_id) add(sums.tokens, `${sender_account_id} ${token_id}`, -count);
      if (receiver_account_id) add(sums.tokens, `${receiver_account_id} ${token_id}`, count);
    }
    if (row.name === 'CRYPTODELETE' && row.result === 'SUCCESS')
      sums.deletedAt.set(String(row.entity_id), sortable(row.consensus_timestamp, 'time'));
  }
  return sums;
}

/** The time of the snapshot for these filters. Undefined without filters, and empty if no snapshot matches. */
function snapshotBy(ledger: LedgerData, params: Params): string | undefined {
  const filters = filtersOf(params.timestamp, 'time');
  if (filters.length === 0) return undefined;
  const ends = ledger.blocks.flatMap(({ timestamp }) =>
    timestamp?.to ? [sortable(timestamp.to, 'time')] : [],
  );
  const stored: string[] = [];
  for (const end of ends.sort())
    if (BigInt(end) - BigInt(stored.at(-1) ?? -quarter) >= quarter) stored.push(end);
  const upper = filters
    .filter(({ operator }) => /^(eq|l)/.test(operator))
    .map(({ value }) => value)
    .sort()[0];
  const now = sortable(ledger.timestamp, 'time');
  const month = firstOfMonth(upper !== undefined && upper < now ? upper : now, -1);
  const matching = stored.filter(
    (time) =>
      time >= month &&
      filters.every(({ operator, value }) => {
        if (operator === 'ne') return time !== value;
        if (operator.startsWith('g')) return time > value || (operator === 'gte' && time === value);
        return time < value || (operator !== 'lt' && time === value);
      }),
  );
  return matching.at(-1) ?? '';
}

function firstOfMonth(time: string, months: number): string {
  const date = new Date(Number(BigInt(time) / 1_000_000n));
  const first = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months);
  return sortable(String(first / 1000), 'time');
}

const began = (time: string | null | undefined): string => sortable(time ?? '0', 'time');

export function balancesBySum(ledger: LedgerData, params: Params, order: 'asc' | 'desc'): object[] {
  const snapshot = snapshotBy(ledger, params);
  const until = snapshot ?? forEver;
  if (until === '') return [];
  const { hbars, tokens, deletedAt } = sumsUntil(ledger, until);
  const held = heldTokens(ledger, until, tokens, order);
  const month = snapshot === undefined ? '' : firstOfMonth(until, 0);
  const rows = [
    ...ledger.accounts.map(({ account, created_timestamp: created, key }) => ({ account, created, key })),
    ...ledger.contracts.map(({ contract_id: account, created_timestamp: created, timestamp, admin_key }) => ({
      account,
      key: admin_key,
      created: created ?? timestamp?.from,
    })),
  ].filter(
    ({ account, created }) => began(created) <= until && (deletedAt.get(String(account)) ?? forEver) >= month,
  );
  return rows.map(({ account, key }) => ({
    account,
    key,
    balance: hbars.get(String(account)) ?? 0n,
    tokens: (held.get(String(account)) ?? []).slice(0, 50),
  }));
}

/** The tokens of each account that it was associated with, in order. */
function heldTokens(
  { relationships, transactions }: LedgerData,
  until: string,
  sums: ReadonlyMap<string, bigint>,
  order: 'asc' | 'desc',
): Map<string, { token_id: string; balance: bigint }[]> {
  const held = new Map<string, { token_id: string; balance: bigint }[]>();
  const firsts = firstTransfers(transactions);
  for (const { owner, value } of relationships) {
    const key = `${owner} ${value.token_id}`;
    if ((value.created_timestamp ? began(value.created_timestamp) : (firsts.get(key) ?? '')) > until)
      continue;
    const own = held.get(owner) ?? [];
    held.set(owner, [...own, { token_id: String(value.token_id), balance: sums.get(key) ?? 0n }]);
  }
  const sign = order === 'asc' ? 1 : -1;
  for (const own of held.values())
    own.sort((a, b) => (sortable(a.token_id, 'id') < sortable(b.token_id, 'id') ? -sign : sign));
  return held;
}

/** When each account first received a token. Some rows of associations have lost their time. */
function firstTransfers(transactions: LedgerData['transactions']): Map<string, string> {
  const firsts = new Map<string, string>();
  for (const { consensus_timestamp, token_transfers = [], nft_transfers = [] } of transactions) {
    const time = sortable(consensus_timestamp, 'time');
    const keys = [
      ...token_transfers.map(({ account, token_id }) => `${account} ${token_id}`),
      ...nft_transfers.map(({ receiver_account_id, token_id }) => `${receiver_account_id} ${token_id}`),
    ];
    for (const key of keys) if (time < (firsts.get(key) ?? forEver)) firsts.set(key, time);
  }
  return firsts;
}

export function holdersBySum(ledger: LedgerData, token: string, params: Params): object[] {
  const until = snapshotBy(ledger, params) ?? forEver;
  if (until === '') return [];
  const held = heldTokens(ledger, until, sumsUntil(ledger, until).tokens, 'asc');
  const decimals = ledger.tokens.find(({ token_id }) => token_id === token)?.decimals;
  const keys = new Map(ledger.accounts.map(({ account, key }) => [String(account), key]));
  return Array.from(held).flatMap(([account, tokens]) =>
    tokens
      .filter(({ token_id }) => token_id === token)
      .map(({ balance }) => ({
        account,
        balance,
        key: keys.get(account),
        decimals: decimals === undefined ? null : BigInt(decimals),
      })),
  );
}
