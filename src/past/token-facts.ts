import type { LedgerClient } from '../../generated/ledger/client.js';
import type { CallOptions } from '../client/client.js';
import { blamingReply } from '../errors/errors.js';
import { nanoseconds, toTimestamp } from '../values/values.js';
import { PastError } from './past-error.js';
import type { Reading } from './reading.js';
import { Row, type TokenRow, tokenRow } from './rows.js';

/** Facts that the readings of one client share. */
interface Facts {
  /** Whether a token is a collection of NFTs, by its ID. That does not change, so it is requested once. */
  readonly isCollection: Map<string, boolean>;
  /** The time of a snapshot that has shown tokens. Later ones show them as well. */
  tokensShownSince: bigint | undefined;
  /** The account of which a row of balances has shown the most tokens, and how many. Rows beside it are known to be whole. */
  richest: { readonly account: string; readonly tokens: number } | undefined;
}

const factsByClient = /*#__PURE__*/ new WeakMap<LedgerClient, Facts>();

/** A process that reads many accounts does not keep each token it has seen. */
const mostTokens = 10_000;

export function factsOf({ ledger }: Pick<Reading, 'ledger'>): Facts {
  let known = factsByClient.get(ledger);
  known ??= { isCollection: new Map(), tokensShownSince: undefined, richest: undefined };
  // Another call may be reading the old map, so that is replaced and not emptied.
  if (known.isCollection.size > mostTokens) known = { ...known, isCollection: new Map() };
  factsByClient.set(ledger, known);
  return known;
}

/**
 * Calls `learn` with the rows of tokens that `isKnown` does not know: each token once, as many as one request takes. A cluster that lags
 * may lack a young token that another one has shown, so missing tokens are requested again.
 */
export async function readTokens(
  { ledger, options, time }: Reading,
  tokens: readonly string[],
  facts: { readonly isKnown: (token: string) => boolean; readonly learn: (row: TokenRow) => void },
): Promise<void> {
  const missing = (): string[] => [...new Set(tokens)].filter((token) => !facts.isKnown(token));
  const ask = async (callOptions: CallOptions): Promise<void> => {
    const asked = missing();
    if (asked.length === 0) return;
    for await (const item of ledger.getTokens({ 'token.id': asked, limit: 100 }, callOptions)) {
      const row = tokenRow(item);
      new Row('a token', item).mustBe(
        'token_id',
        row.token_id,
        asked.includes(row.token_id),
        'one of the tokens',
      );
      facts.learn(row);
    }
  };
  await blamingReply(ask(options));
  await blamingReply(ask({ ...options, after: toTimestamp(nanoseconds(ledger.transport.effects.now())) }));
  const [token] = missing();
  if (token !== undefined) throw new PastError('the service does not show the token', time, { token });
}

/**
 * The collections of NFTs among the tokens of an account. Their counts cannot be computed from transfers: a receiver of an NFT
 * is not found by `account.id`, and a new treasury gets all serials in one entry without their number.
 */
export async function collectionsAmong(reading: Reading, tokens: readonly string[]): Promise<string[]> {
  const known = factsOf(reading).isCollection;
  await readTokens(reading, tokens, {
    isKnown: (token) => known.has(token),
    learn: ({ token_id, isCollection }) => known.set(token_id, isCollection),
  });
  return tokens.filter((token) => known.get(token));
}

/**
 * Whether a snapshot can be believed about tokens. A service may store balances of hbars alone, and an account without tokens looks
 * the same in it. The oldest token is in each snapshot since its creation that has any. Before it, there is no token to be missing.
 *
 * @param isShown Whether a row of the snapshot has tokens.
 */
export async function storesTokens(reading: Reading, time: bigint, isShown: boolean): Promise<boolean> {
  const known = factsOf(reading);
  const { tokensShownSince: since } = known;
  if (since !== undefined && since <= time) return true;
  const oldest = isShown ? 'shown' : await blamingReply(oldestTokenIn(reading, time));
  // A snapshot from before the first token says nothing about later ones.
  if (oldest === 'shown') known.tokensShownSince = time;
  return oldest !== 'missing';
}

/** Whether a snapshot shows the oldest token of the network. */
async function oldestTokenIn(
  { ledger, options }: Reading,
  time: bigint,
): Promise<'not created' | 'shown' | 'missing'> {
  const type = 'FUNGIBLE_COMMON';
  const [token] = await ledger.getTokens({ type, order: 'asc' }, options).toArray({ limit: 1 });
  if (!token) return 'not created';
  const row = new Row('a token', token);
  const tokenId = row.id('token_id');
  row.mustBe('type', row.any('type'), row.any('type') === type, type);
  const info = new Row('a token', await ledger.getToken({ tokenId }, options));
  info.mustBe('token_id', info.any('token_id'), info.any('token_id') === tokenId, tokenId);
  if (info.time('created_timestamp') > time) return 'not created';
  const holders = ledger.getTokenBalances(
    { tokenId, timestamp: `lte:${toTimestamp(time)}`, limit: 1 },
    options,
  );
  const { data } = await holders.page();
  return new Row('a page of holders', data).lacks('timestamp') ? 'missing' : 'shown';
}
