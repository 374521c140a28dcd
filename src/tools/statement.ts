import { type Statement, type StatementEntry, statement } from '../ledger.js';
import { type Answer, ownAnswer } from './answer.js';
import { InputError } from './errors.js';
import type { Services } from './read-operation.js';
import { spokenPeriod } from './spoken-times.js';

export interface StatementQuestion {
  readonly account: string;
  readonly from: string;
  readonly to?: string | undefined;
  readonly limit?: number | undefined;
  /** Entries that were shown before. */
  readonly skip?: number | undefined;
}

/** So many entries of a period are read at most, to add them up: some minutes of requests. */
const maxEntries = 10_000;

const names = new Set(
  'account from to totals token_id decimals opening received sent fees rewards closing entries consensus_timestamp transaction_id name result kind amount symbol balance serial_numbers others memo'.split(
    ' ',
  ),
);

/** The sums of the entries of one asset. */
interface Sums {
  received: bigint;
  sent: bigint;
  fees: bigint;
  rewards: bigint;
}

const noSums: Sums = { received: 0n, sent: 0n, fees: 0n, rewards: 0n };

/**
 * The sums of all entries, and some of the entries. A continuation has no sums, so it reads no further than it shows. It is
 * requested by the number of entries to skip: the cursor of the client has a balance of each token, which may be hundreds.
 */
export async function statementOf(
  { ledger }: Services,
  { account, from, to = from, limit = 10, skip = 0 }: StatementQuestion,
  signal: AbortSignal,
): Promise<Answer> {
  const now = ledger.transport.effects.now();
  const begin = spokenPeriod(from, now)?.first ?? from;
  const end = spokenPeriod(to, now)?.last ?? to;
  const reading = statement(ledger, account, { from: begin, to: end, signal });
  const entries: StatementEntry[] = [];
  const sums = new Map<string | null, Sums>();
  let count = 0;
  for await (const entry of reading) {
    count += 1;
    if (count > maxEntries) throw new InputError('There are too many entries. Ask for a shorter period.');
    add(entry, sums);
    if (count <= skip) continue;
    if (entries.length < limit) entries.push(entry);
    // One entry more is known to exist. Only sums need the rest.
    else if (skip > 0) break;
  }
  const totals = skip === 0 ? totalsOf(reading, sums) : undefined;
  const answer = ownAnswer({ account, from: begin, to: end, totals, entries }, names);
  // Of long entries, fewer than asked for may fit.
  const { entries: fitting = [] } = Object(answer.untrusted_data);
  const shown = skip + fitting.length;
  if (count <= shown) return answer;
  const all = skip === 0 ? ` of ${count}` : '';
  return {
    ...answer,
    note: `${fitting.length}${all} entries are shown. The rest: the same call with "skip":${shown}`,
  };
}

/** Hbars, and what else has changed. */
function totalsOf({ totals = [] }: Statement, sums: ReadonlyMap<string | null, Sums>): object[] {
  return totals
    .filter(({ token_id }) => token_id === null || sums.has(token_id))
    .map(({ opening, closing, ...asset }) => {
      return { ...asset, opening, ...(sums.get(asset.token_id) ?? noSums), closing };
    });
}

/** NFTs have no amounts that could be added. */
function add({ token_id, kind, amount }: StatementEntry, sums: Map<string | null, Sums>): void {
  if (kind === 'nft' || amount === null) return;
  const sum = { ...(sums.get(token_id) ?? noSums) };
  if (kind === 'fee') sum.fees -= amount;
  else if (kind === 'reward') sum.rewards += amount;
  else if (amount > 0n) sum.received += amount;
  else sum.sent -= amount;
  sums.set(token_id, sum);
}
