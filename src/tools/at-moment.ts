import { balancesAt, holdersAt } from '../ledger.js';
import { type Answer, ownAnswer } from './answer.js';
import { decodePlaces, encodePlaces } from './cursor.js';
import type { Services } from './read-operation.js';

/** A reading that would take more is refused at once: the server sends ten requests a second. */
const maxRequests = 200;

export async function balancesOf(
  { ledger }: Services,
  { account, at }: { readonly account: string; readonly at: string },
  signal: AbortSignal,
): Promise<Answer> {
  const state = await balancesAt(ledger, account, at, { signal });
  const tokens = [...state.tokens].map(([token_id, balance]) => ({ token_id, balance }));
  const { balance, collections, isChecked: is_checked } = state;
  return ownAnswer({ account: state.account, at: state.at, balance, tokens, collections, is_checked }, names);
}

/** The first holders, and the cursor behind the last one. */
export async function holdersOf(
  { ledger }: Services,
  { token, at, limit = 10, cursor }: HoldersQuestion,
  signal: AbortSignal,
): Promise<Answer> {
  const holders = holdersAt(ledger, token, at, {
    from: cursor && decodePlaces(cursor),
    maxRequests,
    signal,
  });
  const items: object[] = [];
  let behind: string | undefined;
  let next: string | undefined;
  for await (const holder of holders) {
    // Only a holder behind the limit shows that there are more.
    if (items.length === limit) {
      next = behind;
      break;
    }
    items.push(holder);
    behind = holders.cursor;
  }
  const answer = ownAnswer({ token, at: holders.at, holders: items }, names);
  if (next === undefined) return answer;
  return { ...answer, next: encodePlaces(next) };
}

interface HoldersQuestion {
  readonly token: string;
  readonly at: string;
  readonly limit?: number | undefined;
  readonly cursor?: string | undefined;
}

const names = new Set('account at balance tokens token_id collections is_checked token holders'.split(' '));
