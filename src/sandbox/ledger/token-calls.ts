import type { Nft, TokenInfo } from '../../../generated/ledger/types.js';
import { bookOf } from '../data/book-of.js';
import type { LedgerData } from '../data/ledger-data.js';
import { fromTimestamp } from '../wire/timestamps.js';
import { accountId, tokenId } from './find-entity.js';
import { addressDigits, entityNumber } from './kinds.js';
import { heldAt } from './past.js';
import { ServiceError } from './service-error.js';

// The functions of ERC-20 and ERC-721 that every token has as a contract of its long-zero address. They show what the REST
// API shows of the same token. The sandbox has no EVM, so these are the only calls that it can answer.

interface Call {
  readonly ledger: LedgerData;
  readonly token: TokenInfo;
  /** The end of the block whose state is called; undefined for the present. */
  readonly time: bigint | undefined;
  /** The arguments as hexadecimal digits, 64 of each. */
  readonly words: readonly string[];
}

type TokenFunction = (call: Call) => string;

/** Functions of all tokens, by their selectors. */
const ofTokens: Readonly<Record<string, TokenFunction>> = {
  '06fdde03': ({ token }) => text(token.name), // name()
  '95d89b41': ({ token }) => text(token.symbol), // symbol()
  '18160ddd': ({ token }) => word(token.total_supply), // totalSupply()
  '70a08231': ({ words: [owner], ...call }) => word(balanceOf(call, account(call.ledger, owner))), // balanceOf(address)
};

const ofFungible: Readonly<Record<string, TokenFunction>> = {
  ...ofTokens,
  '313ce567': ({ token }) => word(token.decimals), // decimals()
  // allowance(address,address)
  dd62ed3e: ({ ledger, token, words }) => {
    const [owner, spender] = words.map((digits) => account(ledger, digits));
    const found = ledger.tokenAllowances.find(
      (one) => one.token_id === token.token_id && one.owner === owner && one.spender === spender,
    );
    return word(found?.amount ?? 0n);
  },
};

const ofCollections: Readonly<Record<string, TokenFunction>> = {
  ...ofTokens,
  '6352211e': (call) => address(call.ledger, nft(call).account_id), // ownerOf(uint256)
  c87b56dd: (call) => text(atob(nft(call).metadata), 'binary'), // tokenURI(uint256)
  '081812fc': (call) => address(call.ledger, nft(call).spender), // getApproved(uint256)
  // isApprovedForAll(address,address)
  e985e9c5: ({ ledger, token, words }) => {
    const [owner, spender] = words.map((digits) => account(ledger, digits));
    const isApproved = ledger.nftAllowances.some(
      (one) =>
        one.token_id === token.token_id &&
        one.owner === owner &&
        one.spender === spender &&
        one.approved_for_all,
    );
    return word(isApproved ? 1 : 0);
  },
};

/** The result of a call of a token; undefined if the address is not that of a token. A function that it does not have reverts. */
export function callToken(ledger: LedgerData, to: string, data: string, block: string): string | undefined {
  const id = to === '' ? undefined : tokenId(to);
  const token = ledger.tokens.find(({ token_id }) => token_id === id);
  if (!token) return undefined;
  const functions = token.type === 'NON_FUNGIBLE_UNIQUE' ? ofCollections : ofFungible;
  const called = functions[data.slice(0, 8).toLowerCase()];
  if (!called) throw reverted();
  const words = data.slice(8).match(/.{64}/g) ?? [];
  return `0x${called({ ledger, token, time: endOf(ledger, block), words })}`;
}

/** Balances of fungible tokens are known of each block. All else is that of the present. */
function balanceOf({ ledger, token, time }: Omit<Call, 'words'>, owner: string): bigint {
  const found = ledger.relationships.find(
    (one) => one.owner === owner && one.value.token_id === token.token_id,
  );
  if (!found) return 0n;
  if (time === undefined || token.type === 'NON_FUNGIBLE_UNIQUE') return found.value.balance;
  return heldAt(bookOf(ledger), found, time);
}

function endOf({ blocks }: LedgerData, text: string): bigint | undefined {
  const number = /^(\d+|0x[\da-f]{1,16})$/i.test(text) ? BigInt(text) : undefined;
  const found = blocks.find((block) => block.number === number || block.hash === text.toLowerCase());
  return found?.timestamp.to == null ? undefined : fromTimestamp(found.timestamp.to);
}

function nft({ ledger, token, words: [digits] }: Call): Nft {
  const serial = digits && BigInt(`0x${digits}`);
  const found = ledger.nfts.find(
    (one) => one.token_id === token.token_id && one.serial_number === serial && !one.deleted,
  );
  if (!found) throw reverted();
  return found;
}

/** The account of an argument. A call with an address of no account reverts. */
function account(ledger: LedgerData, digits: string | undefined): string {
  const id = digits && accountId(ledger, `0x${digits.slice(24)}`);
  if (!ledger.accounts.some((one) => one.account === id)) throw reverted();
  return String(id);
}

/** The address of an account that contracts see; the zero address for none. */
function address({ accounts, contracts }: LedgerData, id: string | null): string {
  const { evm_address } =
    accounts.find((one) => one.account === id) ?? contracts.find((one) => one.contract_id === id) ?? {};
  return word(BigInt(`0x${addressDigits(evm_address ?? '') ?? (entityNumber(id ?? '') ?? 0n).toString(16)}`));
}

function word(value: bigint | number | string): string {
  return BigInt(value).toString(16).padStart(64, '0');
}

/** The place of a text, its length, and its bytes. Text with one character for each byte is `binary`. */
function text(value: string, form?: 'binary'): string {
  const bytes = form
    ? Uint8Array.from(value, (character) => character.charCodeAt(0))
    : new TextEncoder().encode(value);
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return word(32) + word(bytes.length) + digits.padEnd(Math.ceil(bytes.length / 32) * 64, '0');
}

function reverted(): ServiceError {
  return new ServiceError(400, [{ message: 'CONTRACT_REVERT_EXECUTED', detail: '', data: '0x' }]);
}
