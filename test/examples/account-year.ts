// A year of an account as CSV: what each transaction moved, exact, a line each as they come from the scan.
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { between, createLedgerClient, toDate } from 'ledger-query-client';
import { createSandbox } from 'ledger-query-client/sandbox';

const sandbox = createSandbox();
const ledger = createLedgerClient({ baseUrl: sandbox.ledgerUrl, fetch: sandbox.fetch });

/** Tinybars as hbar, all digits kept: 100,000,000 of them are one. */
function hbar(tinybars: bigint): string {
  const digits = String(tinybars < 0n ? -tinybars : tinybars).padStart(9, '0');
  return `${tinybars < 0n ? '-' : ''}${digits.slice(0, -8)}.${digits.slice(-8)}`;
}

/** A value of CSV as RFC 4180 has it; a text that a spreadsheet would take for a formula is led by an apostrophe. */
function cell(text: string): string {
  const harmless = /^[=+\-@\t]/.test(text) && !/^-?[\d.]+$/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

async function* csv(account: string, year: number): AsyncGenerator<string> {
  const first = new Date(Date.UTC(year, 0, 1));
  const last = BigInt(Date.UTC(year + 1, 0, 1)) * 1_000_000n - 1n;
  yield 'time,transaction,type,result,hbar,fee,memo\r\n';
  const transactions = ledger.getTransactions({
    'account.id': account,
    timestamp: between(first, last),
    order: 'asc',
  });
  for await (const { consensus_timestamp, transaction_id, ...rest } of transactions.scan()) {
    const moved = rest.transfers.filter((transfer) => transfer.account === account);
    const amount = moved.reduce((sum, transfer) => sum + transfer.amount, 0n);
    // Who pays the fee is named by the transaction's ID.
    const fee = transaction_id.startsWith(`${account}-`) ? rest.charged_tx_fee : 0n;
    const time = toDate(consensus_timestamp).toISOString();
    const memo = Buffer.from(rest.memo_base64 ?? '', 'base64').toString();
    const texts = [time, transaction_id, rest.name, rest.result, hbar(amount), hbar(fee), memo];
    yield `${texts.map(cell).join()}\r\n`;
  }
}

// Anything that takes a stream: createWriteStream('2025.csv') as well.
let text = '';
const target = new Writable({
  write: (chunk, _encoding, done) => {
    text += chunk;
    done();
  },
});
await pipeline(csv('0.0.1001', 2025), target);
console.log(text.split('\r\n').slice(0, 4));

const amounts = [0n, -5n, 2n ** 63n - 1n].map(hbar);
const cells = ['a,b', 'say "hi"', '=1+1', '-0.5'].map(cell);

export { amounts, cells, text };
