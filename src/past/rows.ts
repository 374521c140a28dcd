// The rows of replies from which balances are computed. By default a reply that does not fit its description is reported and
// returned, and a balance that is missing would count as 0. So each row is read by a function of its kind, which returns what the row
// says, or throws a `ResponseError` that names the field. Other fields of a row are not looked at.

import type { AssessedCustomFee } from '../../generated/ledger/types.js';
import { noContext, preview, ResponseError } from '../errors/errors.js';
import {
  type EntityIdValue,
  isRecord,
  readTimestamp,
  toEntityNumber,
  toLongZeroAddress,
} from '../values/values.js';

/** An amount of hbars or of a token that an account received, or with a minus sign, sent. */
export interface TransferRow {
  readonly account: string;
  readonly amount: bigint;
}

export interface TokenTransferRow extends TransferRow {
  readonly token_id: string;
}

/** The transfers of hbars and of fungible tokens in a transaction. */
export interface TransfersRow {
  /** In nanoseconds. */
  readonly time: bigint;
  readonly transfers: readonly TransferRow[];
  readonly token_transfers: readonly TokenTransferRow[];
}

/** An account and its balance of a token, or of hbars. */
export interface HolderRow {
  readonly account: string;
  readonly balance: bigint;
}

export interface BalanceRow extends HolderRow {
  /** The balances of its tokens by their IDs, as many as the reply shows. */
  readonly tokens: ReadonlyMap<string, bigint>;
}

export interface TokenRow {
  readonly token_id: string;
  /** Whether it is a collection of NFTs. */
  readonly isCollection: boolean;
  readonly symbol: string;
  readonly decimals: number;
}

type Fields = Readonly<Record<string, unknown>>;

/** The error of a reply that lacks a requested value, or has an impossible one. */
export function badReply(what: string, field: string, expected: string, got: unknown): ResponseError {
  return new ResponseError(
    `the service sent ${what} whose ${field} should be ${expected}, and is ${preview(got)}`,
    { status: 200, text: '', issues: [{ instancePath: `/${field}`, expected, got: preview(got) }] },
    noContext,
  );
}

/** Reads the fields of a row, or of a whole reply. */
export class Row {
  readonly #what: string;
  readonly #fields: Fields;

  /** @param what What the row is about, in words with an article. */
  constructor(what: string, row: unknown) {
    this.#what = what;
    if (!isRecord(row)) throw badReply(what, 'value', 'an object', row);
    this.#fields = row;
  }

  /** The value of a field that `isRight` accepts. */
  #value<Value>(field: string, expected: string, isRight: (value: unknown) => value is Value): Value {
    const value = Object.hasOwn(this.#fields, field) ? this.#fields[field] : undefined;
    if (isRight(value)) return value;
    throw badReply(this.#what, field, expected, value);
  }

  text(field: string): string {
    return this.#value(field, 'a text', isText);
  }

  flag(field: string): boolean {
    return this.#value(field, 'true or false', (value) => typeof value === 'boolean');
  }

  id(field: string): string {
    return this.#value(field, 'an ID such as 0.0.1001', isId);
  }

  ids(field: string): string[] {
    const areIds = (value: unknown): value is string[] => Array.isArray(value) && value.every(isId);
    return this.#value(field, 'an array of IDs', areIds);
  }

  idOrNull(field: string): string | null {
    return this.#value(field, 'an ID such as 0.0.1001, or null', (value) => value === null || isId(value));
  }

  /** An integer of 64 bits. */
  amount(field: string): bigint {
    return this.#value(field, 'an integer of 64 bits', isAmount);
  }

  /** An integer of 32 bits, which is a number in replies. */
  integer(field: string): bigint {
    const isInteger = (value: unknown): value is number => Number.isSafeInteger(value);
    return BigInt(this.#value(field, 'an integer', isInteger));
  }

  /** An amount that an account can hold. */
  balance(field: string): bigint {
    const isBalance = (value: unknown): value is bigint => isAmount(value) && value >= 0n;
    return this.#value(field, 'an integer from 0', isBalance);
  }

  /** A time in nanoseconds. */
  time(field: string): bigint {
    const time = readTimestamp(this.#fields[field]);
    if (time !== undefined) return time;
    throw badReply(this.#what, field, 'a time such as 1767225600.000000000', this.#fields[field]);
  }

  /** A time in nanoseconds; undefined if the reply has none. */
  optionalTime(field: string): bigint | undefined {
    const value = this.#fields[field];
    if (value === undefined || value === null) return undefined;
    return this.time(field);
  }

  /** The object in a field. */
  row(field: string, what: string): Row {
    return new Row(what, this.#value(field, 'an object', isRecord));
  }

  /** The rows in a field. */
  rows(field: string, what: string): Row[] {
    const isList = (value: unknown): value is unknown[] => Array.isArray(value);
    return this.#value(field, 'an array', isList).map((row) => new Row(what, row));
  }

  /** A field that is compared, and may be anything. */
  any(field: string): unknown {
    return this.#fields[field];
  }

  /** Whether a field is absent or null. */
  lacks(field: string): boolean {
    const value = this.#fields[field];
    return value === undefined || value === null;
  }

  /** Throws unless the reply is about the requested entity. */
  mustBe(field: string, got: unknown, isAsked: boolean, asked: string): void {
    if (!isAsked) throw badReply(this.#what, field, `${asked}, as requested`, got);
  }
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

/** An ID in the form of replies: no number in it begins with 0, so one entity has one text. */
const idForm = /^(?:(?:0|[1-9]\d{0,9})\.){2}(?:0|[1-9]\d{0,11})$/;

/** Whether a value is an ID in the form of replies. */
export function isId(value: unknown): value is string {
  return typeof value === 'string' && idForm.test(value);
}

/**
 * Whether a reply is about the entity that was requested by its number, its ID or its long-zero address. An alias or another address
 * has no number, and is compared with the address in the reply.
 */
export function isSameEntity(asked: EntityIdValue, id: string, evmAddress?: unknown): boolean {
  const text = String(asked);
  const [, digits] = /^(?:\d+\.\d+\.)?(?:0x)?([\da-f]{40})$/i.exec(text) ?? [];
  const number = digits === undefined ? undefined : toEntityNumber(digits);
  if (number !== undefined) return id.endsWith(`.${number}`);
  if (digits !== undefined)
    return !isText(evmAddress) || evmAddress.toLowerCase() === `0x${digits}`.toLowerCase();
  let address: string;
  try {
    address = toLongZeroAddress(asked);
  } catch {
    return true;
  }
  const [place] = /^\d+\.\d+\.(?=\d+$)/.exec(text) ?? [''];
  return address === toLongZeroAddress(id) && id.startsWith(place);
}

function isAmount(value: unknown): value is bigint {
  return typeof value === 'bigint' && BigInt.asIntN(64, value) === value;
}

/** A row of the holders of a token. */
export function holderRow(item: unknown): HolderRow {
  const row = new Row('a holder', item);
  return { account: row.id('account'), balance: row.balance('balance') };
}

/** The tokens of an account, in a row of balances or in the account itself. */
export function tokensIn(row: Row): Map<string, bigint> {
  return tokenBalances(row.rows('tokens', 'the balance of a token'));
}

/** The balances of tokens by their IDs. A token that a reply names twice has two balances. */
export function tokenBalances(rows: readonly Row[]): Map<string, bigint> {
  const tokens = new Map<string, bigint>();
  for (const row of rows) {
    const token = row.id('token_id');
    row.mustBe('token_id', token, !tokens.has(token), 'another token than before');
    tokens.set(token, row.balance('balance'));
  }
  return tokens;
}

/** A row of the balances of accounts. */
export function balanceRow(item: unknown): BalanceRow {
  const row = new Row('a balance', item);
  return { account: row.id('account'), balance: row.balance('balance'), tokens: tokensIn(row) };
}

/** The type of a collection of NFTs. */
const collectionType = 'NON_FUNGIBLE_UNIQUE';
const types = ['FUNGIBLE_COMMON', collectionType];
/** The network stores decimals as 32 bits without a sign. */
const mostDecimals = 2 ** 32 - 1;

/** Whether a token is a collection of NFTs. A type that is not known may count anything. */
export function isCollection(row: Row): boolean {
  const type = row.text('type');
  if (!types.includes(type)) throw badReply('a token', 'type', types.join(' or '), type);
  return type === collectionType;
}

/** A row of the list of tokens. */
export function tokenRow(item: unknown): TokenRow {
  const row = new Row('a token', item);
  const decimals = Number(row.balance('decimals'));
  if (decimals > mostDecimals) throw badReply('a token', 'decimals', `at most ${mostDecimals}`, decimals);
  return {
    token_id: row.id('token_id'),
    isCollection: isCollection(row),
    symbol: row.text('symbol'),
    decimals,
  };
}

/** The transfers in a row of transactions. */
export function transfersRow(item: unknown): TransfersRow {
  const row = new Row('a transaction', item);
  const ofTokens = row.rows('token_transfers', 'a transfer of a token');
  return {
    time: row.time('consensus_timestamp'),
    transfers: row.rows('transfers', 'a transfer').map(transferOf),
    token_transfers: ofTokens.map((each) => ({ ...transferOf(each), token_id: each.id('token_id') })),
  };
}

function transferOf(row: Row): TransferRow {
  return { account: row.id('account'), amount: row.amount('amount') };
}

export interface NftTransferRow {
  readonly token_id: string;
  readonly serial_number: bigint;
  readonly receiver_account_id: string | null;
  readonly sender_account_id: string | null;
}

/** The fields of a transaction that a statement shows. */
export interface TransactionRow extends TransfersRow {
  readonly consensus_timestamp: string;
  readonly transaction_id: string;
  readonly name: string;
  readonly result: string;
  /** Undefined if it has none. */
  readonly memo_base64: string | undefined;
  readonly node: string | null;
  readonly nonce: bigint;
  readonly scheduled: boolean;
  readonly charged_tx_fee: bigint;
  readonly staking_reward_transfers: readonly TransferRow[];
  readonly nft_transfers: readonly NftTransferRow[];
}

/** The row of a transaction with all that a statement says of it. Lists of some services leave `nft_transfers` out. */
export function transactionRow(item: unknown): TransactionRow {
  const row = new Row('a transaction', item);
  const rewards = row.rows('staking_reward_transfers', 'a staking reward');
  const nfts = row.lacks('nft_transfers') ? [] : row.rows('nft_transfers', 'a transfer of an NFT');
  return {
    ...transfersRow(item),
    consensus_timestamp: row.text('consensus_timestamp'),
    transaction_id: row.text('transaction_id'),
    name: row.text('name'),
    result: row.text('result'),
    memo_base64: row.lacks('memo_base64') ? undefined : row.text('memo_base64'),
    node: row.lacks('node') ? null : row.id('node'),
    nonce: row.integer('nonce'),
    scheduled: row.flag('scheduled'),
    charged_tx_fee: row.balance('charged_tx_fee'),
    staking_reward_transfers: rewards.map(transferOf),
    nft_transfers: nfts.map((each) => ({
      token_id: each.id('token_id'),
      serial_number: each.amount('serial_number'),
      receiver_account_id: each.idOrNull('receiver_account_id'),
      sender_account_id: each.idOrNull('sender_account_id'),
    })),
  };
}

/** A custom fee of a transaction. */
export function customFeeRow(row: Row): AssessedCustomFee {
  return {
    amount: row.amount('amount'),
    collector_account_id: row.id('collector_account_id'),
    effective_payer_account_ids: row.ids('effective_payer_account_ids'),
    token_id: row.idOrNull('token_id'),
  };
}

/** The US cents for 1 hbar, and until when, in nanoseconds. */
export function rateRow(row: Row): { readonly cents: number; readonly expires: bigint } {
  const [cents, hbars] = [row.integer('cent_equivalent'), row.integer('hbar_equivalent')];
  row.mustBe('hbar_equivalent', hbars, hbars > 0n && cents >= 0n, 'more than 0');
  return { cents: Number(cents) / Number(hbars), expires: row.balance('expiration_time') * 1_000_000_000n };
}
