import type {
  Nft,
  NftTransactionTransfer,
  NftTransfer,
  TransactionTypes,
} from '../../../generated/ledger/types.js';
import { toTimestamp } from '../wire/timestamps.js';
import { base64OfText } from './base64.js';
import { second } from './calendar.js';
import { inTurn } from './in-turn.js';
import type { Owned } from './ledger-data.js';
import type { Plan } from './plan.js';
import type { Random } from './random.js';
import type { Slot, Timeline } from './timeline.js';
import type { TokenDraft } from './tokens.js';

export interface Nfts {
  nfts: Nft[];
  transfers: Owned<NftTransactionTransfer>[];
  /** What the transactions that the service still has moved. */
  moves: Map<Slot, NftTransfer[]>;
}

/** One NFT while its history is told. */
interface Life {
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
  const record = (life: Life, time: bigint, step: Step, id: string): void => {
    life.holder = step.to;
    life.modified = time;
    transfers.push({
      owner: `${life.token.id}/${life.serial}`,
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
  /** A step in the history, whose transaction the service no longer has. */
  const past = (life: Life, step: Step, from: number, to: number): void => {
    const time = plan.calendar.earlier(random, from, to);
    const start = plan.calendar.between(random, time - 9n * second, time - second);
    const payer = step.from ?? step.to ?? life.token.treasury;
    record(life, time, step, `${payer}-${toTimestamp(start).replace('.', '-')}`);
    if (step.type === 'TOKENMINT') life.created = time;
  };
  const present = (life: Life, slot: Slot, step: Step): void => {
    record(life, slot.time, step, slot.transactionId);
    moves.set(slot, [
      {
        is_approval: step.approved ?? false,
        receiver_account_id: step.to,
        sender_account_id: step.from,
        serial_number: BigInt(life.serial),
        token_id: life.token.id,
      },
    ]);
  };
  const lives = serials(plan, tokens, random).map((life, index) => {
    const { treasury, deleted } = life.token;
    past(life, { from: null, to: treasury, type: 'TOKENMINT' }, 0.4, 0.5);
    const owner = index % 4 === 0 ? inTurn(timeline.settled, 0) : random.pick(timeline.settled);
    const sold = life.serial > 1 || life.token.index !== 1;
    if (sold && owner !== treasury && (index % 4 === 0 || random.chance(0.8)))
      past(life, { from: treasury, to: owner, type: 'CRYPTOTRANSFER' }, 0.5, 0.7);
    if (deleted || index % 40 === 39) {
      const type = deleted
        ? 'TOKENDELETION'
        : inTurn(['TOKENBURN', 'TOKENWIPE'] as const, Math.floor(index / 40));
      past(life, { from: life.holder, to: null, type }, 0.8, 0.9);
      life.deleted = true;
    }
    return life;
  });
  const [star] = lives;
  for (const slot of timeline.slots) {
    if (slot.result !== 'SUCCESS' || slot.nonce > 0) continue;
    if (star && isMarketCall(plan, slot)) {
      const to = random.pick(timeline.settled);
      const type = slot.name;
      if (to !== star.holder)
        present(star, slot, { from: star.holder, to, type, approved: random.chance(0.3) });
    } else if (slot.name === 'TOKENMINT' && star) {
      const life = newLife(star.token, lives.filter(({ token }) => token === star.token).length + 1);
      life.created = slot.time;
      present(life, slot, { from: null, to: star.token.treasury, type: 'TOKENMINT' });
      lives.push(life);
    } else if (slot.name === 'TOKENBURN' || slot.name === 'TOKENWIPE') {
      const life = lives.findLast(
        ({ token, serial, deleted }) => token === star?.token && serial > 1 && !deleted,
      );
      if (!life || life.created > slot.time) continue;
      present(life, slot, { from: life.holder, to: null, type: slot.name });
      life.deleted = true;
    }
  }
  return { nfts: lives.map((life) => makeNft(random, life, timeline.settled)), transfers, moves };
}

/** Whether a transaction is a sale of the first NFT by way of the first contract, a market. */
function isMarketCall(plan: Plan, { name, entity }: Slot): boolean {
  return entity === plan.contracts[0] && (name === 'CONTRACTCALL' || name === 'ETHEREUMTRANSACTION');
}

function newLife(token: TokenDraft, serial: number): Life {
  return { token, serial, holder: null, created: token.created, modified: token.created, deleted: false };
}

/** More than a hundred serials for the first collection, some for each of the others. */
function serials(plan: Plan, tokens: readonly TokenDraft[], random: Random): Life[] {
  const [first, ...others] = tokens.filter(({ collection, newborn }) => collection && !newborn);
  const counts = new Map<TokenDraft, number>();
  const most = plan.count(140);
  const all = plan.count(600);
  for (let index = 0; index < all && first; index++) {
    const token = index < most || others.length === 0 ? first : random.pick(others);
    counts.set(token, (counts.get(token) ?? 0) + 1);
  }
  return [...counts].flatMap(([token, count]) =>
    Array.from({ length: count }, (_, index) => newLife(token, index + 1)),
  );
}

function makeNft(
  random: Random,
  { token, serial, holder, created, modified, deleted }: Life,
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
