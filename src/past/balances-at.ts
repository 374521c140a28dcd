import { getAccount } from '../../generated/ledger/operations.js';
import {
  checkOptions,
  flag,
  milliseconds,
  place,
  type RulesOf,
  signal,
  type Transport,
} from '../client/client.js';
import { noCall, refuser } from '../errors/errors.js';
import { accountKind, type EntityIdValue, toTimestamp } from '../values/values.js';
import { type Moment, momentOf } from './moment.js';
import { PastError } from './past-error.js';
import { hbars, pastError, type Reading, type RequestOptions } from './reading.js';
import { collectionsAmong } from './token-facts.js';
import { waysTo } from './ways.js';

/** What an account held right after the last transaction at or before a moment. */
export interface AccountState {
  /** The account. */
  readonly account: string;
  /** The moment (seconds.nanoseconds since the Unix epoch). */
  readonly at: string;
  /** In tinybars. */
  readonly balance: bigint;
  /** The balances of fungible tokens, in their smallest units, by token ID. Tokens of which it held nothing are left out. */
  readonly tokens: ReadonlyMap<string, bigint>;
  /**
   * The collections of NFTs among its tokens. How many serials it held is not told: transfers of NFTs are not all listed.
   */
  readonly collections: readonly string[];
  /** Whether two ways, from the snapshot before and from the one after, have led to the same balances. */
  readonly isChecked: boolean;
}

/** Options of `balancesAt`. */
export interface BalancesAtOptions extends RequestOptions {
  /**
   * Whether the balances are computed in two ways where there are two snapshots, which takes one request more and the
   * transactions between both. A difference is a `PastError`. @default true
   */
  readonly check?: boolean | undefined;
}

const rules: RulesOf<BalancesAtOptions> = {
  check: flag,
  signal,
  timeout: milliseconds,
  deadline: milliseconds,
  // The requests check them.
  headers: place,
  retry: place,
};

export async function balancesAt(
  transport: Transport,
  account: EntityIdValue,
  moment: Moment,
  options: BalancesAtOptions,
): Promise<AccountState> {
  checkOptions(options, rules, noCall);
  const { check = true, ...requestOptions } = options;
  const time = await momentOf({ transport, options: requestOptions }, moment);
  const reading: Reading = { transport, options: requestOptions, time };
  const id = await accountIdOf(reading, account);
  const found = await stateOf(reading, id, check);
  if (!(found instanceof PastError)) return found;
  // A row that is late in one cluster is there a moment later. What the service has lost is still lost.
  const again = await stateOf(reading, id, check);
  if (again instanceof PastError) throw again;
  return again;
}

/** The state, or in what the two ways to it differ. */
async function stateOf(reading: Reading, account: string, check: boolean): Promise<AccountState | PastError> {
  const { forwards, backwards } = await waysTo(reading, account, check);
  const balances = forwards ?? backwards ?? new Map<string, bigint>();
  const others = backwards ?? balances;
  const assets = [...new Set([...balances.keys(), ...others.keys()])];
  const isHeld = (asset: string): boolean => Boolean(balances.get(asset) || others.get(asset));
  const tokens = assets.filter((asset) => asset !== hbars && isHeld(asset));
  const collections = await collectionsAmong(reading, account, tokens);
  const exact = new Map<string, bigint>();
  for (const asset of assets) {
    if (collections.has(asset)) continue;
    const [balance, other] = [balances.get(asset) ?? 0n, others.get(asset) ?? 0n];
    if (balance !== other || balance < 0n) return differenceIn(reading, account, asset, balance, other);
    if (balance > 0n) exact.set(asset, balance);
  }
  const balance = exact.get(hbars) ?? 0n;
  exact.delete(hbars);
  return {
    account,
    at: toTimestamp(reading.time),
    balance,
    tokens: exact,
    collections: [...collections],
    isChecked: forwards !== undefined && backwards !== undefined,
  };
}

function differenceIn(
  reading: Reading,
  account: string,
  asset: string,
  forwards: bigint,
  backwards: bigint,
): PastError {
  const token = asset === hbars ? undefined : asset;
  const what = `the balance of ${account} in ${token ?? 'tinybars'}`;
  if (forwards === backwards)
    return pastError(reading, `${what} would be ${forwards}: the service has lost a transfer`, {
      account,
      token,
    });
  const reason = `${what} is ${forwards} by the snapshot before and ${backwards} by the one after: the service has lost or invented a transfer`;
  return pastError(reading, reason, { account, token, ways: { forwards, backwards } });
}

/** The ID in the form of replies. Another name of the account is looked up. */
async function accountIdOf({ transport, options }: Reading, account: EntityIdValue): Promise<string> {
  const text = accountKind.write(account);
  if (text === undefined) return refuser(noCall)('account', account, accountKind.form);
  if (/^\d+\.\d+\.\d+$/.test(text)) return text;
  const found = await getAccount(transport, { idOrAliasOrEvmAddress: text, transactions: false }, options);
  return found.account ?? text;
}
