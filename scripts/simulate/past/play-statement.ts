import { createHash } from 'node:crypto';
import { createLedgerClient, type LedgerClient, type StatementEntry, statement } from '../../../src/index.js';
import { Row } from '../ledger.js';
import { Network, urlOf } from '../network.js';
import { brokenStatementPromises } from '../promises/statement.js';
import { Random } from '../random.js';
import { horizon } from '../scenario.js';
import { beginning, VirtualClock } from '../virtual-clock.js';
import { itemOf, PastLedger, type PastTransaction } from './past-ledger.js';
import { drawPast, onPagesOf, type PastScenario } from './past-scenario.js';
import { PastService } from './past-service.js';
import type { Fault, StatementReading } from './statement-reading.js';

// Statements over a year: honest services, and such that have lost, invented or changed one transfer.

/** Statements of one seed, each of another account. */
export const statementsOfSeed = 20;

const day = 86_400_000_000_000n;
const start = BigInt(beginning) * 1_000_000n;

export interface StatementOutcome {
  readonly seed: number;
  readonly broken: readonly string[];
  readonly digest: string;
  readonly statements: number;
  readonly entries: number;
  /** The kinds of entries, or of faults. */
  readonly kinds: Readonly<Record<string, number>>;
}

/** More than a year of one ledger, in which accounts and tokens come and go, behind one or two clusters that lag. */
function drawYear(seed: number, isPlanted: boolean): PastScenario {
  const scenario = drawPast(seed);
  const random = new Random(seed, 'year');
  const cluster = { lag: [500, 1500], late: 0, incomplete: 0, index: 0 } as const;
  const other = { ...cluster, lag: [2000, 6000] } as const;
  const host = { clusters: random.chance(0.5) ? [cluster] : [cluster, other], latency: [20, 60] as const };
  const balances = { accounts: isPlanted ? 8 : 40, tokens: random.pick([3, 6, 40]), hours: 24 * 400 };
  return {
    ...scenario,
    hosts: [{ ...host, failures: [], share: 0 }],
    clockError: 0,
    service: { snapshots: 'all', distance: 15, skipped: random.pick([0, 0.3]) },
    balances: { ...balances, old: isPlanted ? 400 : 2000, rate: 0.1, seconds: 10, collector: 0, holders: 0 },
  };
}

export async function playStatements(
  seed: number,
  isPlanted: boolean,
  largestPage?: number,
): Promise<StatementOutcome> {
  const scenario = onPagesOf(largestPage, drawYear(seed, isPlanted));
  const clock = new VirtualClock(new Random(seed, 'client').next);
  const ledger = new PastLedger(scenario.balances, new Random(seed, 'balances'));
  const service = new PastService(ledger, scenario.service, new Random(seed, 'service'));
  const network = new Network(scenario, clock, {
    ledger: ledger.rows,
    serviceOf: service.serviceOf.bind(service),
  });
  const fetch = (url: string, init: RequestInit = {}): Promise<Response> => network.fetch(url, init);
  const options = { baseUrl: urlOf(0), fetch, clock, onInvalidResponse: () => undefined };
  const client = createLedgerClient(options as unknown as Parameters<typeof createLedgerClient>[0]);
  const random = new Random(seed, 'statements');
  const end = start - BigInt(random.from(1, 20)) * day;
  const period = { begin: end - 365n * day, end };
  const fault = isPlanted ? plant(service, period, random) : undefined;
  const accounts = fault ? [fault.account] : accountsOf(ledger, random);
  const all = Promise.all(accounts.map((account) => read(client, account, period, fault)));
  const isFinished = await clock.run(all, horizon);
  await clock.run(client.close(0), clock.elapsed() + 1000);
  network.close();
  const readings = isFinished ? await all : [];
  const broken = readings.flatMap((reading) => brokenStatementPromises(ledger, reading));
  if (!isFinished) broken.push('ends: a statement is still read');
  const entries = readings.flatMap((reading) => reading.entries);
  const text = entries.map(({ consensus_timestamp, token_id, amount }) => [
    consensus_timestamp,
    token_id,
    amount,
  ]);
  const digest = createHash('sha256').update(text.join('\n')).digest('hex').slice(0, 16);
  const names = fault ? [fault.kind] : entries.map(({ kind }) => kind);
  const kinds: Record<string, number> = {};
  for (const name of names) kinds[name] = (kinds[name] ?? 0) + 1;
  return { seed, broken, digest, statements: readings.length, entries: entries.length, kinds };
}

/** Those of the ledger and some of its users, also the one that leaves. */
function accountsOf(ledger: PastLedger, random: Random): string[] {
  const chosen = new Set(ledger.accounts.slice(0, 4));
  const born = ledger.accounts.filter((account) => ledger.createdAt(account) < start - day);
  if (born.includes(ledger.leaver)) chosen.add(ledger.leaver);
  while (chosen.size < Math.min(statementsOfSeed, born.length)) chosen.add(random.pick(born));
  return [...chosen];
}

async function read(
  client: LedgerClient,
  account: string,
  { begin, end }: { begin: bigint; end: bigint },
  fault: Fault | undefined,
): Promise<StatementReading> {
  const entries: StatementEntry[] = [];
  let failure: unknown;
  try {
    for await (const entry of statement(client, account, { from: begin, to: end })) entries.push(entry);
  } catch (error) {
    failure = error;
  }
  return { account, begin, end, entries, fault, error: failure };
}

/** Changes one transaction in the middle of the period, far from the snapshots at both ends. */
function plant(service: PastService, { begin, end }: { begin: bigint; end: bigint }, random: Random): Fault {
  const { ledger } = service;
  const inside = ledger.transactions.filter(({ time }) => time > begin + 20n * day && time < end - 20n * day);
  const users = new Set(ledger.accounts.slice(4));
  const moved = inside.flatMap((transaction) =>
    transaction.transfers
      .filter(({ account, asset }) => users.has(account) && !asset.endsWith('.4900'))
      .filter(({ account, asset }) => {
        const [before, after] = [transaction.time - 1n, transaction.time].map((time) =>
          ledger.sum(account, asset, time),
        );
        return before !== after;
      })
      .map((transfer) => ({ transaction, transfer })),
  );
  const { transaction, transfer } = random.pick(moved);
  const { account, amount } = transfer;
  const kind = random.pick(['lost', 'invented', 'changed'] as const);
  const { time } = transaction;
  if (kind !== 'invented') service.lost.add(time);
  if (kind === 'invented')
    addRow(service, time, { ...transaction, time: time + 500n, transfers: [transfer] });
  if (kind === 'changed') {
    const transfers = transaction.transfers.map((each) =>
      each === transfer ? { ...each, amount: amount + 1n } : each,
    );
    addRow(service, time, { ...transaction, time: time + 500n, transfers });
  }
  const own = transaction.transfers.filter((each) => each.account === account);
  return { kind, account, assets: own.map((each) => each.asset) };
}

function addRow(service: PastService, beside: bigint, transaction: PastTransaction): void {
  const { getTransactions } = service.ledger.rows.rows;
  const file = getTransactions.find(({ first }) => first === beside)?.file ?? 0;
  const { time } = transaction;
  const keys = { list: 'getTransactions', first: time, second: 0n, nanoseconds: time, file } as const;
  service.invented.push(new Row(keys, itemOf(transaction)));
}

/** Lines about the statements that a run has read. */
export function statementReport(outcomes: readonly StatementOutcome[], isPlanted: boolean): string[] {
  const sum = (count: (outcome: StatementOutcome) => number): number =>
    outcomes.reduce((total, outcome) => total + count(outcome), 0);
  const names = [...new Set(outcomes.flatMap(({ kinds }) => Object.keys(kinds)))].sort();
  const kinds = names.map((name) => `${name} ${sum((outcome) => outcome.kinds[name] ?? 0)}`);
  const statements = sum((outcome) => outcome.statements);
  const broken = sum((outcome) => outcome.broken.length);
  if (isPlanted)
    return [`${statements - broken} of ${statements} faults end in an error (${kinds.join(', ')})`];
  return [
    `${statements} statements over a year, ${sum((outcome) => outcome.entries)} entries (${kinds.join(', ')})`,
    `that do not balance, or differ from the transfers: ${broken}`,
  ];
}
