import type {
  Nft,
  NftTransactionTransfer,
  NftTransfer,
  TransactionDetail,
  TransactionTypes,
} from '../../../generated/ledger/types.js';
import { toTimestamp } from '../wire/timestamps.js';
import { base64OfText } from './base64.js';
import { cyclicItem } from './cyclic-item.js';
import type { Owned } from './ledger-data.js';
import { groups, mostChanges, type PastDraft } from './past-draft.js';
import type { Payment } from './payments.js';
import type { Plan } from './plan.js';
import type { Random } from './random.js';
import { standIn } from './stand-in.js';
import type { Slot, Timeline } from './timeline.js';
import { symbolOf, type TokenDraft } from './tokens.js';

export interface NftHistory {
  readonly token: TokenDraft;
  readonly serial: number;
  holder: string | null;
  created: bigint;
  modified: bigint;
  deleted: boolean;
}

export interface Nfts {
  readonly histories: NftHistory[];
  readonly past: PastDraft[];
  /** Of the transactions of the last part of the history. */
  readonly moves: Map<Slot, NftTransfer[]>;
  /** When each account received its first NFT of a collection. */
  readonly receivers: Map<string, Map<string, bigint>>;
}

interface Step {
  readonly to: string | null;
  readonly time: bigint;
  readonly approved?: boolean;
}

export function planNfts(plan: Plan, timeline: Timeline, tokens: readonly TokenDraft[]): Nfts {
  const random = plan.random('nfts');
  const past: PastDraft[] = [];
  const receivers: Nfts['receivers'] = new Map();
  const move = (nft: NftHistory, { to, time, approved = false }: Step): NftTransfer => {
    const { id } = nft.token;
    const from = nft.holder;
    if (nft.created === 0n) nft.created = time;
    nft.holder = to;
    nft.modified = time;
    nft.deleted = to === null;
    if (to !== null) receive(receivers, { id, to, time });
    return {
      is_approval: approved,
      receiver_account_id: to,
      sender_account_id: from,
      serial_number: BigInt(nft.serial),
      token_id: id,
    };
  };
  const collections = makeSerials(plan, tokens, random);
  for (const ofToken of collections)
    past.push(...pastOf(plan, timeline, { ofToken, random, move, firstIndex: past.length }));
  const histories = collections.flat();
  const moves = presentMoves(plan, timeline, { histories, random, move });
  const deletedToken = tokens.find(({ collection, deleted }) => collection && deleted);
  for (const slot of timeline.slots)
    if (deletedToken && slot.name === 'TOKENDISSOCIATE' && slot.result === 'SUCCESS') {
      const holds = histories.some(({ token, holder }) => token === deletedToken && holder === slot.payer);
      if (!holds) moves.set(slot, [allLeaving(slot.payer, deletedToken)]);
    }
  return { histories, past, moves, receivers };
}

function receive(
  receivers: Nfts['receivers'],
  { id, to, time }: { id: string; to: string; time: bigint },
): void {
  const ofToken = receivers.get(id) ?? new Map<string, bigint>();
  receivers.set(id, ofToken);
  const before = ofToken.get(to);
  if (before === undefined || time < before) ofToken.set(to, time);
}

type Move = (nft: NftHistory, step: Step) => NftTransfer;

/** The treasury mints the serials of a collection, sells most of them, and some are burnt, wiped or deleted later. */
function pastOf(
  plan: Plan,
  { stableAccounts }: Timeline,
  {
    ofToken,
    random,
    move,
    firstIndex,
  }: { ofToken: NftHistory[]; random: Random; move: Move; firstIndex: number },
): PastDraft[] {
  const [{ token } = { token: undefined }] = ofToken;
  if (!token) return [];
  const { id, treasury, deleted } = token;
  const drafts: PastDraft[] = [];
  const add = (name: TransactionTypes, time: bigint, nft_transfers: NftTransfer[]): void => {
    const entity = name === 'CRYPTOTRANSFER' ? {} : { entity: id };
    if (nft_transfers.length > 0) drafts.push({ time, name, payer: treasury, ...entity, nft_transfers });
  };
  for (const group of groups(ofToken, mostChanges)) {
    const minted = plan.calendar.earlier(random, 0.4, 0.5);
    add(
      'TOKENMINT',
      minted,
      group.map((nft) => move(nft, { to: treasury, time: minted })),
    );
    const sold = plan.calendar.earlier(random, 0.5, 0.7);
    const sales = group.flatMap((nft, at) => {
      const index = firstIndex + nft.serial + at;
      const owner = index % 4 === 0 ? cyclicItem(stableAccounts, 0) : random.pick(stableAccounts);
      const isSold = (nft.serial > 1 || token.index !== 1) && owner !== treasury;
      if (isSold && (index % 4 === 0 || random.chance(0.8))) return [move(nft, { to: owner, time: sold })];
      return [];
    });
    add('CRYPTOTRANSFER', sold, sales);
  }
  if (deleted) {
    // The NFTs of a deleted token keep their owners.
    const time = plan.calendar.earlier(random, 0.8, 0.9);
    drafts.push({ time, name: 'TOKENDELETION', payer: treasury, entity: id });
    return drafts;
  }
  for (const nft of ofToken.filter(({ serial }) => serial % 40 === 39)) {
    const time = plan.calendar.earlier(random, 0.8, 0.9);
    add(nft.holder === treasury ? 'TOKENBURN' : 'TOKENWIPE', time, [move(nft, { to: null, time })]);
  }
  return drafts;
}

/** Sales, mints and burns of the first collection in the last part of the history. */
function presentMoves(
  plan: Plan,
  { slots, stableAccounts }: Timeline,
  { histories, random, move }: { histories: NftHistory[]; random: Random; move: Move },
): Map<Slot, NftTransfer[]> {
  const moves = new Map<Slot, NftTransfer[]>();
  const [firstNft] = histories;
  if (!firstNft) return moves;
  const { token } = firstNft;
  for (const slot of slots) {
    if (slot.result !== 'SUCCESS' || slot.nonce > 0) continue;
    const { name, time } = slot;
    if (isMarketCall(plan, slot)) {
      const to = random.pick(stableAccounts);
      if (to !== firstNft.holder)
        moves.set(slot, [move(firstNft, { to, time, approved: random.chance(0.3) })]);
    } else if (name === 'TOKENMINT') {
      const serial = histories.filter((nft) => nft.token === token).length + 1;
      const nft = newHistory(token, serial);
      moves.set(slot, [move(nft, { to: token.treasury, time })]);
      histories.push(nft);
    } else if (name === 'TOKENBURN' || name === 'TOKENWIPE') {
      const nft = histories.findLast((one) => one.token === token && one.serial > 1 && !one.deleted);
      if (nft) moves.set(slot, [move(nft, { to: null, time })]);
    }
  }
  return moves;
}

/** The transfer of whatever NFTs an account has of a deleted token: the service shows one serial number, -1, for all. */
function allLeaving(account: string, { id }: TokenDraft): NftTransfer {
  return {
    is_approval: false,
    receiver_account_id: null,
    sender_account_id: account,
    serial_number: -1n,
    token_id: id,
  };
}

/** Whether a transaction calls the first contract, which sells the first NFT. */
function isMarketCall(plan: Plan, { name, entity }: Slot): boolean {
  return entity === plan.contracts[0] && (name === 'CONTRACTCALL' || name === 'ETHEREUMTRANSACTION');
}

function newHistory(token: TokenDraft, serial: number): NftHistory {
  return { token, serial, holder: null, created: 0n, modified: 0n, deleted: false };
}

/** The serials of each collection. The first collection has the most. */
function makeSerials(plan: Plan, tokens: readonly TokenDraft[], random: Random): NftHistory[][] {
  const [first, ...others] = tokens.filter(({ collection, isNew }) => collection && !isNew);
  const counts = new Map<TokenDraft, number>();
  const most = plan.count(140);
  const all = plan.count(600);
  for (let index = 0; index < all && first; index++) {
    const token = index < most || others.length === 0 ? first : random.pick(others);
    counts.set(token, (counts.get(token) ?? 0) + 1);
  }
  return Array.from(counts, ([token, count]) =>
    Array.from({ length: count }, (_, index) => newHistory(token, index + 1)),
  );
}

export function makeNfts(plan: Plan, histories: readonly NftHistory[], accounts: readonly string[]): Nft[] {
  return histories.map((history) => {
    const { token, serial, holder } = history;
    const known = { account_id: holder, serial_number: BigInt(serial), token_id: token.id };
    return standIn<Nft>(known, () => makeNft(plan, history, accounts));
  });
}

function makeNft(
  plan: Plan,
  { token, serial, holder, created, modified, deleted }: NftHistory,
  accounts: readonly string[],
): Nft {
  const random = plan.random(`nft ${token.id} ${serial}`);
  const spender = deleted || random.chance(0.7) ? null : random.pick(accounts);
  return {
    account_id: holder,
    created_timestamp: toTimestamp(created),
    delegating_spender: spender !== null && random.chance(0.3) ? random.pick(accounts) : null,
    deleted,
    metadata:
      serial % 5 === 0 ? '' : base64OfText(`ipfs://${symbolOf(token.index).toLowerCase()}/${serial}.json`),
    modified_timestamp: toTimestamp(modified),
    serial_number: BigInt(serial),
    spender,
    token_id: token.id,
  };
}

/** The deletion of a token is in the history of all of its NFTs, and moves none of them. */
export function deletionsOfNfts(
  payments: readonly Pick<Payment, 'slot'>[],
  histories: readonly NftHistory[],
): Owned<NftTransactionTransfer>[] {
  const deletions = payments.filter(({ slot }) => slot.name === 'TOKENDELETION' && slot.result === 'SUCCESS');
  const moved = { is_approval: false, receiver_account_id: null, sender_account_id: null };
  return deletions.flatMap(({ slot }) =>
    histories
      .filter(({ token }) => token.id === slot.entity)
      .map(({ token, serial }) => {
        const { timestamp: consensus_timestamp, transactionId: transaction_id, name, nonce } = slot;
        const value = nftTransfer({ consensus_timestamp, name, nonce, transaction_id }, moved);
        return { owner: `${token.id}/${serial}`, value };
      }),
  );
}

/** As of the rows, without making them. */
export function nftTransfersOfPayment({
  slot,
  nft_transfers,
}: Pick<Payment, 'slot' | 'nft_transfers'>): Owned<NftTransactionTransfer>[] {
  const { name, nonce } = slot;
  return ofOneNft(nft_transfers).map((transfer) => {
    const value = standIn<NftTransactionTransfer>({}, () => {
      const { timestamp: consensus_timestamp, transactionId: transaction_id } = slot;
      return nftTransfer({ consensus_timestamp, name, nonce, transaction_id }, transfer);
    });
    return { owner: `${transfer.token_id}/${transfer.serial_number}`, value };
  });
}

type Moving = Pick<TransactionDetail, 'consensus_timestamp' | 'name' | 'nonce' | 'transaction_id'>;

/** The history of each NFT is what the transactions say. */
export function nftTransfersOf(
  transaction: Moving & Pick<TransactionDetail, 'nft_transfers'>,
): Owned<NftTransactionTransfer>[] {
  return ofOneNft(transaction.nft_transfers ?? []).map((transfer) => ({
    owner: `${transfer.token_id}/${transfer.serial_number}`,
    value: nftTransfer(transaction, transfer),
  }));
}

function ofOneNft(transfers: readonly NftTransfer[]): NftTransfer[] {
  return transfers.filter(({ serial_number }) => BigInt(serial_number ?? 0) > 0n);
}

function nftTransfer(
  { consensus_timestamp = '', name, nonce, transaction_id }: Moving,
  {
    is_approval,
    receiver_account_id,
    sender_account_id,
  }: Pick<NftTransfer, 'is_approval' | 'receiver_account_id' | 'sender_account_id'>,
): NftTransactionTransfer {
  return {
    consensus_timestamp,
    is_approval,
    nonce,
    receiver_account_id,
    sender_account_id,
    transaction_id,
    type: name,
  } as NftTransactionTransfer;
}
