import { timestampOf, transactionIdOf } from '../ledger.js';
import type { Random } from '../random.js';
import { beginning } from '../virtual-clock.js';
import { collection, otherNames, type PastLedger } from './past-ledger.js';
import type { PastRead } from './past-reading.js';

const second = 1_000_000_000n;
const minute = 60n * second;
const start = BigInt(beginning) * 1_000_000n;

interface Drawn {
  readonly drawn: string;
  readonly time: bigint;
  readonly moment?: string | Date;
}

/** Draws what the programs of a run ask for. `snapshots` has those of all clusters. */
export function drawMoments(
  ledger: PastLedger,
  snapshots: readonly bigint[],
  count: number,
  random: Random,
): PastRead[] {
  return Array.from({ length: count }, () => {
    const begin = random.from(0, 60_000);
    const { time, moment = time, drawn } = drawMoment(ledger, snapshots, begin, random);
    const common = { time, moment, drawn, begin };
    return random.chance(0.3) ? drawHolders(ledger, common, random) : drawAccount(ledger, common, random);
  });
}

type Common = Pick<PastRead, 'time' | 'moment' | 'drawn' | 'begin'>;

function drawAccount(ledger: PastLedger, common: Common, random: Random): PastRead {
  const id = drawId(ledger, common.time, random);
  const [evmAddress, alias] = otherNames(id);
  const name = random.chance(0.8) ? id : random.pick([evmAddress, alias]);
  return { ...common, kind: 'account', id, name, ...(random.chance(0.2) && { check: false }) };
}

function drawId(ledger: PastLedger, time: bigint, random: Random): string {
  const kind = random.next();
  if (ledger.collector !== undefined && kind < 0.4) return ledger.collector;
  if (kind < 0.5) return ledger.leaver;
  if (kind < 0.52) return '0.0.999999';
  // Those that have just moved something are the hard ones.
  const { transfers = [] } = ledger.transactions.findLast((each) => each.time <= time) ?? {};
  if (kind < 0.75 && transfers.length > 0) return random.pick(transfers).account;
  return random.pick(ledger.accounts);
}

function drawHolders(ledger: PastLedger, common: Common, random: Random): PastRead {
  const isDeleted = ledger.deletedToken !== '' && random.chance(0.2);
  const some = ledger.tokens.slice(0, ledger.settings.tokens);
  const token = isDeleted ? ledger.deletedToken : random.pick(some);
  const id = random.chance(0.02) ? collection : token;
  return {
    ...{ ...common, kind: 'holders', id, name: id },
    ...(random.chance(0.4) && { check: true }),
    ...(random.chance(0.2) && { leaves: random.from(1, 60) }),
    ...(random.chance(0.03) && { maxRequests: random.from(1, 2) }),
  };
}

function drawMoment(ledger: PastLedger, snapshots: readonly bigint[], begin: number, random: Random): Drawn {
  const now = start + BigInt(begin) * 1_000_000n;
  const past = ledger.transactions.filter(({ time }) => time <= now - 5n * second);
  const transaction = past.length > 0 ? random.pick(past) : undefined;
  const beside = BigInt(random.from(-1, 1));
  const between = (from: bigint, to: bigint): bigint =>
    from + BigInt(Math.floor(random.next() * Number(to - from)));
  const kind = random.next();
  if (kind < 0.03) return { drawn: 'before the ledger', time: ledger.begin - between(0n, 100n * minute) };
  if (kind < 0.04) return { drawn: 'the future', time: now + between(120n * second, 1000n * minute) };
  if (kind < 0.2 && transaction)
    return { drawn: 'at a transaction, or 1 ns beside it', time: transaction.time + beside };
  if (kind < 0.27 && transaction) {
    const parent = transaction.parent ?? transaction.time;
    const own = ledger.transactions.filter(({ time, parent: other = time }) => other === parent);
    const id = transactionIdOf(timestampOf(parent));
    return { drawn: 'behind a transaction ID', time: own.at(-1)?.time ?? parent, moment: id };
  }
  if (kind < 0.42 && snapshots.length > 0)
    return { drawn: 'at a snapshot, or 1 ns beside it', time: random.pick(snapshots.slice(-40)) + beside };
  if (kind < 0.5)
    return { drawn: 'beside the turn of a month', time: start + between(-20n * minute, now - start) };
  if (kind < 0.62) return { drawn: 'in the last minutes', time: now - between(0n, 20n * minute) };
  if (kind < 0.7) return { drawn: 'in the last seconds', time: now - between(0n, 12n * second) };
  const time = between(ledger.begin, now);
  const moment = new Date(Number(time / 1_000_000n));
  if (kind < 0.8) return { drawn: 'anywhere', time: BigInt(moment.getTime()) * 1_000_000n, moment };
  if (kind < 0.9) return { drawn: 'anywhere', time, moment: timestampOf(time) };
  return { drawn: 'in the last hours', time: now - between(0n, 200n * minute) };
}
