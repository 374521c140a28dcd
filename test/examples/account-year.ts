// Writes the transactions of an account in one year as CSV, one line each, with exact amounts.
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { between, createLedgerClient, toDate } from 'ledger-query-client';
import { createSandbox } from 'ledger-query-client/sandbox';

const sandbox = createSandbox();
const ledger = createLedgerClient({ baseUrl: sandbox.ledgerUrl, fetch: sandbox.fetch });

/** Converts tinybars to hbars (1 hbar is 100,000,000 tinybars) and keeps all digits. */
function hbar(tinybars: bigint): string {
  const digits = String(tinybars < 0n ? -tinybars : tinybars).padStart(9, '0');
  return `${tinybars < 0n ? '-' : ''}${digits.slice(0, -8)}.${digits.slice(-8)}`;
}

/** Escapes a value for CSV (RFC 4180). An apostrophe prevents a spreadsheet from reading text as a formula. */
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
    // The transaction ID starts with the account that pays the fee.
    const fee = transaction_id.startsWith(`${account}-`) ? rest.charged_tx_fee : 0n;
    const time = toDate(consensus_timestamp).toISOString();
    const memo = Buffer.from(rest.memo_base64 ?? '', 'base64').toString();
    const texts = [time, transaction_id, rest.name, rest.result, hbar(amount), hbar(fee), memo];
    yield `${texts.map(cell).join()}\r\n`;
  }
}

// In your code, use createWriteStream('2025.csv') or any other stream.
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
