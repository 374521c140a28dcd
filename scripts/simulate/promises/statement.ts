import { PastError } from '../../../src/index.js';
import { collection, hbars, type PastLedger } from '../past/past-ledger.js';
import type { StatementReading } from '../past/statement-reading.js';
import { textOf } from './past.js';

// Promises about statements. The judge has the transfers of the ledger.

type PromisedOfStatement = (ledger: PastLedger, reading: StatementReading) => string | undefined;

/**
 * The entries of a statement are the transfers of the ledger, in their order, each with the balance after it. It balances if the service
 * has neither lost nor invented a transfer.
 */
const exactStatement: PromisedOfStatement = (ledger, { account, begin, end, entries, fault, error }) => {
  if (fault) return undefined;
  if (error !== undefined) return textOf(error);
  const found = new Map<string, { amount: bigint; balance: bigint }>();
  for (const { consensus_timestamp, token_id, amount, balance, kind } of entries) {
    if (kind === 'nft' || amount === null || balance === null) continue;
    const key = `${consensus_timestamp.replace('.', '')} ${token_id ?? hbars}`;
    found.set(key, { amount: amount + (found.get(key)?.amount ?? 0n), balance });
  }
  const times = entries.map((entry) => entry.consensus_timestamp);
  if (times.join() !== [...times].sort().join()) return 'its entries are not in order';
  for (const { time, transfers } of ledger.byAccount.get(account) ?? []) {
    if (time < begin || time >= end) continue;
    const own = transfers.filter((each) => each.account === account && each.asset !== collection);
    for (const asset of new Set(own.map((each) => each.asset))) {
      const [before, balance] = [time - 1n, time].map((each) => ledger.sum(account, asset, each)) as [
        bigint,
        bigint,
      ];
      const entry = found.get(`${time} ${asset}`);
      found.delete(`${time} ${asset}`);
      if (balance === before && entry === undefined) continue;
      if (entry?.amount !== balance - before || entry.balance !== balance)
        return `at ${time}: ${entry?.amount} of ${asset}, the transfers say: ${balance - before}`;
    }
    const nfts = transfers.filter((each) => each.account === account && each.asset === collection).length;
    const shown = entries.filter(
      ({ consensus_timestamp, kind }) =>
        kind === 'nft' && BigInt(consensus_timestamp.replace('.', '')) === time,
    );
    const serials = shown.reduce((sum, { serial_numbers }) => sum + serial_numbers.length, 0);
    // A transaction that gave the account nothing but NFTs is not listed.
    if (own.length > 0 && serials !== nfts) return `at ${time}: ${serials} NFTs, the transfers say: ${nfts}`;
  }
  const [invented] = found.keys();
  return invented && `${invented} is not a transfer`;
};

/**
 * A transfer that a service has lost, invented or changed between the snapshots at both ends of a statement is a `PastError` with the
 * account and an asset whose balance it changes.
 */
const noticesFaultInStatement: PromisedOfStatement = (_, { account, fault, error }) => {
  if (!fault) return undefined;
  const isNamed =
    error instanceof PastError && error.account === account && fault.assets.includes(error.token ?? hbars);
  return isNamed ? undefined : `${fault.kind}: ${error === undefined ? 'not noticed' : textOf(error)}`;
};

const promises = { exactStatement, noticesFaultInStatement };

export function brokenStatementPromises(ledger: PastLedger, reading: StatementReading): string[] {
  return Object.entries(promises).flatMap(([name, promised]) => {
    const problem = promised(ledger, reading);
    return problem === undefined ? [] : [`${name}: ${reading.account}: ${problem}`];
  });
}
