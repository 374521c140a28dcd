import type { TokenInfo } from '../../../generated/ledger/types.js';
import type { LedgerData } from '../data/ledger-data.js';
import { type Holder, holders, newestTime } from './balance-rows.js';
import { tokenId } from './find-entity.js';
import { entity } from './kinds.js';
import { type List, list } from './list.js';
import { oneAccount } from './list-refusals.js';
import { listedToken, shownNft } from './list-views.js';
import { conditionsOn, lastValue, type ServiceQuery } from './query.js';

function matchingTokens({ tokens, relationships }: LedgerData, query: ServiceQuery): readonly TokenInfo[] {
  const owners = conditionsOn(query, 'account.id').map(({ value }) => entity.write(value));
  const names = conditionsOn(query, 'name').map(({ value }) => String(value));
  const ids = new Set(
    relationships.filter(({ owner }) => owners.includes(owner)).map(({ value }) => value.token_id),
  );
  if (owners.length === 0 && names.length === 0) return tokens;
  return tokens.filter(
    ({ token_id = '', name: own = '' }) =>
      (owners.length === 0 || ids.has(token_id)) && names.every((pattern) => isLike(own, pattern)),
  );
}

/**
 * Whether a text contains what a pattern of SQL's `ilike` matches: `%` is any text, `_` any character, and a backslash takes the
 * next one as it is. Each part between two `%` is taken where it fits first, so that no pattern takes long.
 */
export function isLike(text: string, pattern: string): boolean {
  const letters = [...text.toLowerCase()];
  let place = 0;
  for (const part of partsOfPattern(pattern.toLowerCase())) {
    const fitsAt = (start: number): boolean =>
      part.every((letter, at) => letter === undefined || letter === letters[start + at]);
    while (place + part.length <= letters.length && !fitsAt(place)) place += 1;
    if (place + part.length > letters.length) return false;
    place += part.length;
  }
  return true;
}

/** The letters of each part. Undefined stands for any letter. */
function partsOfPattern(pattern: string): (string | undefined)[][] {
  const parts: (string | undefined)[][] = [[]];
  for (const [token] of pattern.matchAll(/\\.|./gsu)) {
    if (token === '%') parts.push([]);
    else parts.at(-1)?.push(token === '_' ? undefined : token.replace(/^\\(?=.)/su, ''));
  }
  return parts;
}

export const tokenLists: readonly List<unknown>[] = [
  list<TokenInfo>('getTokens', {
    items: (ledger, _, query) => matchingTokens(ledger, query),
    applied: ['name'],
    view: listedToken,
    check: oneAccount,
    single: (query) => lastValue(query, 'name') !== undefined,
  }),
  list<Holder>('getTokenBalances', {
    items: holders,
    view: ({ key: _, timestamp: __, ...holder }) => holder,
    around: (_, __, page) => ({ timestamp: newestTime(page) }),
  }),
  list<LedgerData['nfts'][number]>('getNfts', {
    items: ({ nfts }, { tokenId: token = '' }) => {
      const searched = tokenId(token);
      return nfts.filter(({ token_id }) => token_id === searched);
    },
    view: shownNft,
  }),
  list<LedgerData['nftTransfers'][number]['value']>('getNftTransactions', {
    items: ({ nftTransfers }, path) => {
      const owner = `${tokenId(path.tokenId)}/${path.serialNumber}`;
      return nftTransfers.filter((transfer) => transfer.owner === owner).map(({ value }) => value);
    },
  }),
];
