import type {
  Nft,
  NftTransactionTransfer,
  NftTransfer,
  TransactionTypes,
} from '../../../generated/ledger/types.js';
import { toTimestamp } from '../wire/timestamps.js';
import { base64OfText } from './base64.js';
import { second } from './calendar.js';
import { cyclicItem } from './cyclic-item.js';
import type { Owned } from './ledger-data.js';
import type { Plan } from './plan.js';
import type { Random } from './random.js';
import type { Slot, Timeline } from './timeline.js';
import type { TokenDraft } from './tokens.js';

export interface Nfts {
  nfts: Nft[];
  transfers: Owned<NftTransactionTransfer>[];
  moves: Map<Slot, NftTransfer[]>;
}

interface NftHistory {
  token: TokenDraft;
  serial: number;
  holder: string | null;
  created: bigint;
  modified: bigint;
  deleted: boolean;
}

type Step = { from: string | null; to: string | null; type: TransactionTypes; approved?: boolean };

export function makeNfts(plan: Plan, timeline: Timeline, tokens: readonly TokenDraft[]): Nfts {
  const random = plan.random('nfts');
  const transfers: Owned<NftTransactionTransfer>[] = [];
  const moves = new Map<Slot, NftTransfer[]>();
  const record = (nft: NftHistory, time: bigint, step: Step, id: string): void => {
    nft.holder = step.to;
    nft.modified = time;
    transfers.push({
      owner: `${nft.token.id}/${nft.serial}`,
      value: {
        consensus_timestamp: toTimestamp(time),
        is_approval: step.approved ?? false,
        nonce: 0,
        receiver_account_id: step.to,
        sender_account_id: step.from,
        transaction_id: id,
        type: step.type,
      },
    });
  };
  /** Adds a step whose transaction is no longer stored. */
  const past = (nft: NftHistory, step: Step, from: number, to: number): void => {
    const time = plan.calendar.earlier(random, from, to);
    const start = plan.calendar.between(random, time - 9n * second, time - second);
    const payer = step.from ?? step.to ?? nft.token.treasury;
    record(nft, time, step, `${payer}-${toTimestamp(start).replace('.', '-')}`);
    if (step.type === 'TOKENMINT') nft.created = time;
  };
  const present = (nft: NftHistory, slot: Slot, step: Step): void => {
    record(nft, slot.time, step, slot.transactionId);
    moves.set(slot, [
      {
        is_approval: step.approved ?? false,
        receiver_account_id: step.to,
        sender_account_id: step.from,
        serial_number: BigInt(nft.serial),
        token_id: nft.token.id,
      },
    ]);
  };
  const histories = serials(plan, tokens, random).map((nft, index) => {
    const { treasury, deleted } = nft.token;
    past(nft, { from: null, to: treasury, type: 'TOKENMINT' }, 0.4, 0.5);
    const owner =
      index % 4 === 0 ? cyclicItem(timeline.stableAccounts, 0) : random.pick(timeline.stableAccounts);
    const sold = nft.serial > 1 || nft.token.index !== 1;
    if (sold && owner !== treasury && (index % 4 === 0 || random.chance(0.8)))
      past(nft, { from: treasury, to: owner, type: 'CRYPTOTRANSFER' }, 0.5, 0.7);
    if (deleted || index % 40 === 39) {
      const type = deleted
        ? 'TOKENDELETION'
        : cyclicItem(['TOKENBURN', 'TOKENWIPE'] as const, Math.floor(index / 40));
      past(nft, { from: nft.holder, to: null, type }, 0.8, 0.9);
      nft.deleted = true;
    }
    return nft;
  });
  const [firstNft] = histories;
  const deletedToken = tokens.find(({ collection, deleted }) => collection && deleted);
  for (const slot of timeline.slots) {
    if (slot.result !== 'SUCCESS' || slot.nonce > 0) continue;
    if (slot.name === 'TOKENDISSOCIATE' && deletedToken)
      moves.set(slot, [allLeaving(slot.payer, deletedToken)]);
    if (firstNft && isMarketCall(plan, slot)) {
      const to = random.pick(timeline.stableAccounts);
      const type = slot.name;
      if (to !== firstNft.holder)
        present(firstNft, slot, { from: firstNft.holder, to, type, approved: random.chance(0.3) });
    } else if (slot.name === 'TOKENMINT' && firstNft) {
      const nft = newHistory(
        firstNft.token,
        histories.filter(({ token }) => token === firstNft.token).length + 1,
      );
      nft.created = slot.time;
      present(nft, slot, { from: null, to: firstNft.token.treasury, type: 'TOKENMINT' });
      histories.push(nft);
    } else if (slot.name === 'TOKENBURN' || slot.name === 'TOKENWIPE') {
      const nft = histories.findLast(
        ({ token, serial, deleted }) => token === firstNft?.token && serial > 1 && !deleted,
      );
      if (!nft || nft.created > slot.time) continue;
      present(nft, slot, { from: nft.holder, to: null, type: slot.name });
      nft.deleted = true;
    }
  }
  return { nfts: histories.map((nft) => makeNft(random, nft, timeline.stableAccounts)), transfers, moves };
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
  return { token, serial, holder: null, created: token.created, modified: token.created, deleted: false };
}

function serials(plan: Plan, tokens: readonly TokenDraft[], random: Random): NftHistory[] {
  const [first, ...others] = tokens.filter(({ collection, isNew }) => collection && !isNew);
  const counts = new Map<TokenDraft, number>();
  const most = plan.count(140);
  const all = plan.count(600);
  for (let index = 0; index < all && first; index++) {
    const token = index < most || others.length === 0 ? first : random.pick(others);
    counts.set(token, (counts.get(token) ?? 0) + 1);
  }
  return Array.from(counts).flatMap(([token, count]) =>
    Array.from({ length: count }, (_, index) => newHistory(token, index + 1)),
  );
}

function makeNft(
  random: Random,
  { token, serial, holder, created, modified, deleted }: NftHistory,
  accounts: readonly string[],
): Nft {
  const spender = deleted || random.chance(0.7) ? null : random.pick(accounts);
  return {
    account_id: holder,
    created_timestamp: toTimestamp(created),
    delegating_spender: spender !== null && random.chance(0.3) ? random.pick(accounts) : null,
    deleted,
    metadata:
      serial % 5 === 0 ? '' : base64OfText(`ipfs://${token.info.symbol.toLowerCase()}/${serial}.json`),
    modified_timestamp: toTimestamp(modified),
    serial_number: BigInt(serial),
    spender,
    token_id: token.id,
  };
}
