import type { AccountInfo, TokenInfo, TransactionDetail } from '../../../generated/ledger/types.js';
import { countOf, sumOf } from '../data/book.js';
import { bookOf } from '../data/book-of.js';
import type { LedgerData } from '../data/ledger-data.js';
import { nftTransfersOf } from '../data/nfts.js';
import { Positions } from '../data/positions.js';

type Relationship = LedgerData['relationships'][number];
type Replaced = (old: object, current: object) => void;

const accounts = new Positions<AccountInfo>(({ account }) => String(account));
const holdings = new Positions<Relationship>(({ owner, value }) => `${owner} ${value.token_id}`);
const tokens = new Positions<LedgerData['tokens'][number]>(({ token_id }) => String(token_id));
const nfts = new Positions<LedgerData['nfts'][number]>(
  ({ token_id, serial_number }) => `${token_id}/${serial_number}`,
);

/**
 * Changes the rows of accounts, holders, tokens and NFTs by what new transactions move. Each cluster settles the transactions
 * that it has, so its balances are always the sum of its transfers, whichever rows are late. Clusters share rows with each
 * other, so a changed row is a new object.
 */
export class Settlement {
  readonly #ledger: LedgerData;
  readonly #replaced: Replaced;

  constructor(ledger: LedgerData, replaced: Replaced) {
    this.#ledger = ledger;
    this.#replaced = replaced;
  }

  /** An account whose row is later than its first transactions. */
  openAccount(account: AccountInfo): AccountInfo {
    const { balance } = account;
    const missed = bookOf(this.#ledger).hbars(String(account.account));
    if (!balance || missed.length === 0) return account;
    return { ...account, balance: { ...balance, balance: (balance.balance ?? 0n) + sumOf(missed) } };
  }

  openToken(token: TokenInfo): TokenInfo {
    const holders = bookOf(this.#ledger).holders(String(token.token_id));
    let total = BigInt(token.total_supply ?? 0);
    for (const changes of holders.values()) total += sumOf(changes);
    if (holders.size === 0) return token;
    return { ...token, total_supply: String(total) };
  }

  /** A transfer that came before this row has already associated the account. */
  associate(row: Relationship): void {
    const { relationships } = this.#ledger;
    const { owner, value } = row;
    const at = holdings.find(relationships, `${owner} ${value.token_id}`);
    if (at < 0) relationships.push(row);
    else
      this.#replace(relationships, at, ({ value: { balance } }) => ({ owner, value: { ...value, balance } }));
    this.#showHolding(owner, String(value.token_id));
  }

  settle(transaction: TransactionDetail): void {
    const { consensus_timestamp: timestamp = '', transfers = [], token_transfers = [] } = transaction;
    for (const { account, amount } of transfers)
      this.#account(account, ({ balance, timestamp: before, tokens }) => ({
        balance: (balance ?? 0n) + amount,
        timestamp: before && before > timestamp ? before : timestamp,
        tokens,
      }));
    for (const { token_id, account, amount } of token_transfers)
      this.#hold({ token: String(token_id), owner: String(account), timestamp }, () => amount);
    this.#ledger.nftTransfers.push(...nftTransfersOf(transaction));
    for (const {
      token_id,
      serial_number,
      sender_account_id,
      receiver_account_id,
    } of transaction.nft_transfers ?? []) {
      const token = String(token_id);
      let moved = 0n;
      if (sender_account_id)
        this.#hold({ token, owner: sender_account_id, timestamp }, (held) => {
          moved = countOf(serial_number, () => held);
          return -moved;
        });
      else moved = countOf(serial_number, () => 0n);
      if (receiver_account_id) this.#hold({ token, owner: receiver_account_id, timestamp }, () => moved);
      this.#replace(this.#ledger.nfts, nfts.find(this.#ledger.nfts, `${token}/${serial_number}`), (nft) => ({
        ...nft,
        account_id: receiver_account_id ?? null,
        deleted: !receiver_account_id,
        modified_timestamp: timestamp,
      }));
    }
  }

  #hold(
    { token, owner, timestamp }: { token: string; owner: string; timestamp: string },
    changeOf: (held: bigint) => bigint,
  ): void {
    const { relationships } = this.#ledger;
    const at = holdings.find(relationships, `${owner} ${token}`);
    const amount = changeOf(relationships[at]?.value.balance ?? 0n);
    if (at < 0 && amount === 0n) return;
    if (at < 0) relationships.push({ owner, value: this.#association(token, amount, timestamp) });
    else
      this.#replace(relationships, at, ({ value }) => ({
        owner,
        value: { ...value, balance: value.balance + amount },
      }));
    this.#replace(this.#ledger.tokens, tokens.find(this.#ledger.tokens, token), (one) => ({
      ...one,
      total_supply: String(BigInt(one.total_supply ?? 0) + amount),
    }));
    this.#showHolding(owner, token);
  }

  /** An account associates itself with a token that it receives. */
  #association(token: string, balance: bigint, timestamp: string): Relationship['value'] {
    const row = this.#ledger.tokens[tokens.find(this.#ledger.tokens, token)];
    return {
      automatic_association: true,
      balance,
      created_timestamp: timestamp,
      decimals: row?.decimals === undefined ? null : BigInt(row.decimals),
      freeze_status: row?.freeze_key ? 'UNFROZEN' : 'NOT_APPLICABLE',
      kyc_status: row?.kyc_key ? 'GRANTED' : 'NOT_APPLICABLE',
      token_id: token,
    };
  }

  /** The row of an account repeats what it holds. */
  #showHolding(owner: string, token: string): void {
    const { relationships } = this.#ledger;
    const held = relationships[holdings.find(relationships, `${owner} ${token}`)]?.value.balance;
    if (held === undefined) return;
    this.#account(owner, (balance) => {
      const others = balance.tokens.filter(({ token_id }) => token_id !== token);
      return { ...balance, tokens: [...others, { token_id: token, balance: held }] };
    });
  }

  #account(
    id: string | null | undefined,
    change: (balance: NonNullable<AccountInfo['balance']>) => AccountInfo['balance'],
  ): void {
    const at = accounts.find(this.#ledger.accounts, String(id));
    this.#replace(this.#ledger.accounts, at, (account) =>
      account.balance ? { ...account, balance: change(account.balance) } : account,
    );
  }

  #replace<Row extends object>(rows: Row[], at: number, change: (row: Row) => Row): void {
    const old = rows[at];
    if (old === undefined) return;
    const current = change(old);
    rows[at] = current;
    this.#replaced(old, current);
  }
}
