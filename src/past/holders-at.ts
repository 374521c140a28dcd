import { getToken } from '../../generated/ledger/operations.js';
import type { TokenInfo } from '../../generated/ledger/types.js';
import { checkOptions, flag, integerWithin, place, type RulesOf, type Transport } from '../client/client.js';
import { noCall, refuser } from '../errors/errors.js';
import { type EntityIdValue, toTimestamp } from '../values/values.js';
import { type Holder, HolderReader } from './holder-reader.js';
import { type Moment, momentOf } from './moment.js';
import { placeOf } from './moves.js';
import { type Reading, type RequestOptions, requestRules } from './reading.js';
import { isNft } from './token-facts.js';

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
  from: place,
  maxRequests: /*#__PURE__*/ integerWithin(1, 10_000_000),
};

/** What the caller can read while it iterates. */
export type HoldersState = { -readonly [Name in 'at' | 'cursor' | 'progress' | 'isChecked']: Holders[Name] };

interface HoldersCall {
  readonly transport: Transport;
  readonly token: EntityIdValue;
  readonly moment: Moment;
  readonly options: HoldersAtOptions;
}

/** Reads the holders, and keeps the state that the caller sees. */
export async function readHolders(
  { transport, token, moment, options }: HoldersCall,
  state: HoldersState,
): Promise<AsyncGenerator<Holder, void, undefined>> {
  checkOptions(options, rules, noCall);
  const { check = false, from, maxRequests = 2000, ...requestOptions } = options;
  const start = { transport, options: requestOptions };
  const reading: Reading = { ...start, time: await momentOf(start, moment) };
  const info = await fungibleToken(reading, token);
  const reader = new HolderReader(reading, info, maxRequests, placeIn(from, info.token_id, reading.time));
  state.at = toTimestamp(reading.time);
  return withState(await reader.start(check), reader, state);
}

async function fungibleToken({ transport, options }: Reading, token: EntityIdValue): Promise<TokenInfo> {
  const info = await getToken(transport, { tokenId: token }, options);
  if (isNft(info.type)) {
    const allowed =
      'a fungible token. The service does not list all transfers of NFTs; their history is in getNftTransactions';
    refuser(noCall)('token', token, allowed);
  }
  return info;
}

async function* withState(
  holders: AsyncGenerator<Holder, void, undefined>,
  reader: HolderReader,
  state: HoldersState,
): AsyncGenerator<Holder, void, undefined> {
  state.isChecked = reader.isChecked;
  for await (const holder of holders) {
    state.cursor = [reader.info.token_id, state.at, holder.account].join(separator);
    state.progress = reader.progressAt(holder.account);
    yield holder;
  }
  state.progress = 1;
}

const separator = '~';

/** The account of a cursor, which names the token and the moment of its reading. */
function placeIn(cursor: string | undefined, token: string, time: bigint): string | undefined {
  if (cursor === undefined) return undefined;
  const [ofToken, at, account = ''] = String(cursor).split(separator);
  if (ofToken === token && at === toTimestamp(time) && placeOf(account) >= 0n) return account;
  return refuser(noCall)('from', cursor, `a cursor of ${token} at ${toTimestamp(time)}`);
}
