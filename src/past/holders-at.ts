import type { LedgerClient } from '../../generated/ledger/client.js';
import { anyValue, checkOptions, flag, integerWithin, type RulesOf } from '../client/client.js';
import { errorOfReply, noContext } from '../errors/errors.js';
import { type EntityIdValue, toTimestamp } from '../values/values.js';
import { type HeldToken, type Holder, HolderReader } from './holder-reader.js';
import { type Moment, readingAt } from './moment.js';
import { mayBeTransient } from './past-error.js';
import { type RequestOptions, requestRules, throwParameterError } from './reading.js';
import { isCollection, isSameEntity, Row } from './rows.js';
import { placeOf } from './snapshots.js';

export type { Holder };

/** The holders of a token at a moment, in the order of their accounts. They can be iterated once. */
export interface Holders extends AsyncGenerator<Holder, void, undefined> {
  /** The moment (seconds.nanoseconds since the Unix epoch); undefined before the first holder. */
  readonly at: string | undefined;
  /** The place behind the last holder, for `from`, here or in another process; undefined at the beginning. */
  readonly cursor: string | undefined;
  /** The share of the accounts that was read, from 0 to 1; undefined before the first holder. */
  readonly progress: number | undefined;
  /** Whether all holders so far were led to in two ways. */
  readonly isChecked: boolean;
}

/** Options of `holdersAt`. */
export interface HoldersAtOptions extends RequestOptions {
  /** Whether each balance is computed in two ways, which takes twice the requests. @default false */
  readonly check?: boolean | undefined;
  /** The cursor of an earlier reading of the same token and moment. @default the beginning */
  readonly from?: string | undefined;
  /** The most requests that the reading may be estimated to take. @default 2000 */
  readonly maxRequests?: number | undefined;
}

const rules: RulesOf<HoldersAtOptions> = {
  ...requestRules,
  check: flag,
  from: anyValue,
  maxRequests: /*#__PURE__*/ integerWithin(1, 10_000_000),
};

/** The fields of `Holders` that change during the iteration. */
export type HoldersState = { -readonly [Name in 'at' | 'cursor' | 'progress' | 'isChecked']: Holders[Name] };

interface HoldersCall {
  readonly ledger: LedgerClient;
  readonly token: EntityIdValue;
  readonly moment: Moment;
  readonly options: HoldersAtOptions;
}

/**
 * Reads the holders, and keeps the state that the caller sees. A row that one cluster shows late makes the two ways differ for
 * a moment, so a difference is read again, once at each place, by a new reader behind the last holder. A transfer that the
 * service has lost makes them differ again.
 */
export async function* readHolders(
  { ledger, token, moment, options }: HoldersCall,
  state: HoldersState,
): AsyncGenerator<Holder, void, undefined> {
  checkOptions(options, rules, noContext);
  const { check = false, from, maxRequests = 2000, ...ofRequests } = options;
  const reading = await readingAt(moment, { ledger, options: ofRequests });
  const held = heldToken(token, await ledger.getToken({ tokenId: token }, ofRequests));
  const at = toTimestamp(reading.time);
  const [begin, behind] = placeIn(from, held.id, at);
  const first = new HolderReader(reading, held, maxRequests, behind);
  let reader = first;
  let place = behind;
  let failure: { readonly error: unknown; readonly place: string | undefined } | undefined;
  for (;;) {
    try {
      const { holders, isChecked } = await reader.start(check);
      // Behind the last holder of one snapshot, only the other one serves. That must not end a check.
      if (state.isChecked && !isChecked) throw failure?.error;
      Object.assign(state, { at, isChecked });
      for await (const holder of holders) {
        place = holder.account;
        state.cursor = begin + separator + place;
        state.progress = first.progressAt(place);
        yield holder;
      }
      state.progress = 1;
      return;
    } catch (error) {
      const isRepeated = failure !== undefined && failure.place === place;
      if (!mayBeTransient(error) || isRepeated) throw errorOfReply(error);
      failure = { error, place };
    }
    reader = new HolderReader(reading, held, maxRequests, place);
  }
}

const fungible =
  'a fungible token. The service does not list all transfers of NFTs; their history is in getNftTransactions';
const separator = '~';

/** The token that the reply is about, which has to be the requested one, and fungible. */
function heldToken(token: EntityIdValue, reply: unknown): HeldToken {
  const row = new Row('a token', reply);
  const id = row.id('token_id');
  row.mustBe('token_id', id, isSameEntity(token, id), String(token));
  if (isCollection(row)) throwParameterError('token', token, fungible);
  return { id, created: row.time('created_timestamp') };
}

/** The beginning of each cursor of a reading, which names the token and the moment; and the account in `cursor`. */
function placeIn(cursor: unknown, token: string, at: string): [begin: string, account: string | undefined] {
  const begin = token + separator + at;
  if (cursor === undefined) return [begin, undefined];
  const account = String(cursor).slice(begin.length + separator.length);
  const isOwn = cursor === [begin, account].join(separator) && placeOf(account) >= 0;
  return [begin, isOwn ? account : throwParameterError('from', cursor, `a cursor of ${token} at ${at}`)];
}
