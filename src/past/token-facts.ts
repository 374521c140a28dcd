import type { LedgerClient } from '../../generated/ledger/client.js';
import type { CallOptions } from '../client/client.js';
import { errorOfReply } from '../errors/errors.js';
import { nanoseconds, toTimestamp } from '../values/values.js';
import { PastError } from './past-error.js';
import { type Reading, timeOf } from './reading.js';

/** Facts about tokens that do not change, so each client requests them once. */
interface TokenFacts {
  /** Whether a token is a collection of NFTs, by its ID. */
  readonly isCollection: Map<string, boolean>;
  /** The time of a snapshot that has shown tokens. Later ones show them as well. */
  tokensShownSince: bigint | undefined;
}

const factsByClient = /*#__PURE__*/ new WeakMap<LedgerClient, TokenFacts>();

/** A process that reads many accounts does not keep each token it has seen. */
const mostTokens = 10_000;

function factsOf({ ledger }: Reading): TokenFacts {
  let known = factsByClient.get(ledger) ?? { isCollection: new Map(), tokensShownSince: undefined };
  // Another call may be reading the old map, so that is replaced and not emptied.
  if (known.isCollection.size > mostTokens) known = { ...known, isCollection: new Map() };
  factsByClient.set(ledger, known);
  return known;
}

/**
 * The collections of NFTs among the tokens of an account. Their counts cannot be computed from transfers: a receiver of an NFT
 * is not found by `account.id`, and a new treasury gets all serials in one entry without their number.
 */
export async function collectionsAmong(reading: Reading, tokens: readonly string[]): Promise<string[]> {
  const { ledger, options } = reading;
  const { isCollection } = factsOf(reading);
  const missing = (): string[] => tokens.filter((token) => !isCollection.has(token));
  const ask = async (callOptions: CallOptions): Promise<void> => {
    if (missing().length === 0) return;
    const list = ledger.getTokens({ 'token.id': missing(), limit: 100 }, callOptions);
    for await (const { token_id, type } of list) isCollection.set(token_id, type === collectionType);
  };
  try {
    await ask(options);
    // A cluster that lags may lack a young token, which another cluster has shown.
    await ask({ ...options, after: toTimestamp(nanoseconds(ledger.transport.effects.now())) });
  } catch (error) {
    throw errorOfReply(error);
  }
  const [token] = missing();
  if (token !== undefined)
    throw new PastError('the service does not show the token', reading.time, { token });
  return tokens.filter((token) => isCollection.get(token));
}

/** The type of a collection of NFTs. */
export const collectionType = 'NON_FUNGIBLE_UNIQUE';

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
  const oldest = isShown ? 'shown' : await oldestTokenIn(reading, time);
  // A snapshot from before the first token says nothing about later ones.
  if (oldest === 'shown') known.tokensShownSince = time;
  return oldest !== 'missing';
}

/** Whether a snapshot shows the oldest token of the network. */
function oldestTokenIn(reading: Reading, time: bigint): Promise<'not created' | 'shown' | 'missing'> {
  return lookForOldestToken(reading, time).catch((error: unknown) => {
    throw errorOfReply(error);
  });
}

async function lookForOldestToken(
  { ledger, options }: Reading,
  time: bigint,
): Promise<'not created' | 'shown' | 'missing'> {
  const oldest = await ledger.getTokens({ type: 'FUNGIBLE_COMMON', order: 'asc', limit: 1 }, options);
  const [token] = oldest.tokens;
  if (!token) return 'not created';
  const { created_timestamp } = await ledger.getToken({ tokenId: token.token_id }, options);
  if (timeOf(created_timestamp) > time) return 'not created';
  const filter = { tokenId: token.token_id, timestamp: `lte:${toTimestamp(time)}` as const, limit: 1 };
  const holders = await ledger.getTokenBalances(filter, options);
  return holders.timestamp === null ? 'missing' : 'shown';
}
