import { stringifyJson } from '../../src/index.js';
import { accountId, type Row, timestampOf, transactionIdOf } from './ledger.js';
import type { Network } from './network.js';
import type { Client, Machine, Reading } from './reading.js';

/** A write that happened some seconds ago, or happens in a second, is in the reply. */
export async function readAfter(machine: Machine, client: Client, reading: Reading): Promise<void> {
  const { read } = reading;
  const isById = read.order === 'asc';
  // A short deadline ends the search for the transaction and the reading together.
  const deadline = isById && read.leaves !== undefined ? 10_000 : undefined;
  if (deadline !== undefined) reading.deadline = deadline;
  if (isById) {
    const write = newestWrite(machine.network);
    if (!write) return;
    const id = transactionIdOf(timestampOf(write.first));
    // Two parts of a page that show the same write.
    reading.calls = deadline === undefined ? 2 : 1;
    for (let call = 0; call < reading.calls; call += 1)
      await readOne(machine, client, reading, write, {
        after: id,
        ...(deadline !== undefined && { deadline }),
      });
    return;
  }
  // A web service without state makes a client for each write.
  reading.calls = 4;
  for (let call = 0; call < reading.calls; call += 1) {
    const write = newestWrite(machine.network);
    if (write) await readOne(machine, machine.connect(), reading, write, { after: timestampOf(write.first) });
  }
}

function newestWrite({ clock, ledger }: Network): Row | undefined {
  const rows = ledger.rows.getTransactions;
  return rows.findLast((row) => row.time <= clock.time) ?? rows[0];
}

async function readOne(
  machine: Machine,
  client: Client,
  reading: Reading,
  write: Row,
  options: object,
): Promise<void> {
  const { list } = reading.read;
  const begin = machine.network.clock.time;
  const own = { ...options, signal: machine.controller().signal };
  const account = list === 'getTransactions' || list === 'getBlocks';
  const reply = account
    ? ((await client.getAccount({ idOrAliasOrEvmAddress: accountId }, own)) as object)
    : ((await client.getTransactions({ limit: 5 }, own)) as object);
  const [, seconds = '0', nanoseconds = '0'] =
    /"(?:timestamp|consensus_timestamp)":"(\d+)\.(\d+)"/.exec(stringifyJson(reply)) ?? [];
  const shown = BigInt(seconds + nanoseconds);
  const after = { write: write.first, shown, begin, end: machine.network.clock.time };
  if (!reading.after || shown < write.first) reading.after = after;
}
