// Lists the holders of a token when a vote ended, and their shares of an airdrop. The list names its moment, is checked, and has
// a digest that anybody can recompute.
import { createHash } from 'node:crypto';
import { createLedgerClient, type Holder, holdersAt, type LedgerClient } from 'ledger-query-client';
import { createSandbox } from 'ledger-query-client/sandbox';

const sandbox = createSandbox();
const ledger = createLedgerClient({ baseUrl: sandbox.ledgerUrl, fetch: sandbox.fetch });

interface HolderList {
  readonly holders: readonly Holder[];
  readonly text: string;
  readonly digest: string;
}

/** The same for everybody: the moment is one instant, holders are in the order of their accounts, amounts are exact. */
async function holderList(ledger: LedgerClient, token: string, moment: string): Promise<HolderList> {
  const reading = holdersAt(ledger, token, moment, { check: true });
  const holders: Holder[] = [];
  for await (const holder of reading) holders.push(holder);
  // A list of the last minutes cannot be checked yet. Wait for the next snapshot, then read it again.
  if (!reading.isChecked)
    throw new Error(`${token} at ${reading.at} is not checked: there is no snapshot after it`);
  const lines = holders.map(({ account, balance }) => `${account},${balance}`);
  const text = `${[`${token},${reading.at}`, ...lines].join('\n')}\n`;
  return { holders, text, digest: createHash('sha256').update(text).digest('hex') };
}

/** The share of each holder, in proportion and rounded down. The rest stays with the sender. */
function sharesOf(holders: readonly Holder[], amount: bigint): Holder[] {
  const total = holders.reduce((sum, { balance }) => sum + balance, 0n);
  return holders.map(({ account, balance }) => ({ account, balance: (amount * balance) / total }));
}

const token = '0.0.2001';
const endOfVote = '2025-12-31T12:00:00Z';
const { holders, text, digest } = await holderList(ledger, token, endOfVote);
// The treasury holds what is not given out.
const { treasury_account_id: treasury } = await ledger.getToken({ tokenId: token });
const shares = sharesOf(
  holders.filter(({ account }) => account !== treasury),
  1_000_000n,
);
console.log(holders.length, digest, shares.slice(0, 3));

// Somebody else asks another service of the same ledger.
const other = createSandbox();
const theirs = await holderList(
  createLedgerClient({ baseUrl: other.ledgerUrl, fetch: other.fetch }),
  token,
  endOfVote,
);
console.log(theirs.digest === digest);

export { digest, holders, shares, text, theirs };
