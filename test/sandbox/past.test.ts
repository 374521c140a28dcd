import { describe, expect, it } from 'vitest';
import { Random } from '../../scripts/simulate/random.js';
import { createLedgerClient, type LedgerClient } from '../../src/index.js';
import { createSandbox, type LedgerData, type Sandbox } from '../../src/sandbox.js';

/** More moments than in this run: `PAST_MOMENTS=2000 npx vitest run test/sandbox/past.test.ts`. */
const moments = Number(process.env.PAST_MOMENTS ?? 40);
const seeds = [1, 2, 'three', 4];

const quarter = 15n * 60n * 1_000_000_000n;
const month = 31n * 24n * 4n * quarter;
const allHbars = 5_000_000_000_000_000_000n;

function nanoseconds(timestamp: string | null | undefined): bigint {
  return BigInt(String(timestamp ?? '0.000000000').replace('.', ''));
}

function text(time: bigint): string {
  return `${time / 1_000_000_000n}.${String(time % 1_000_000_000n).padStart(9, '0')}`;
}

function clientOf({ ledgerUrl: baseUrl, fetch }: Sandbox): LedgerClient {
  return createLedgerClient({ baseUrl, fetch, validation: 'throw' });
}

/** The judge: nothing but the rows of transactions, added up. It shares no code with the sandbox. */
class Sums {
  readonly hbars = new Map<string, bigint>([['0.0.2', allHbars]]);
  readonly tokens = new Map<string, Map<string, bigint>>();

  constructor({ transactions }: LedgerData, until: string) {
    for (const { consensus_timestamp = '', transfers, token_transfers, nft_transfers } of transactions) {
      if (consensus_timestamp > until) continue;
      for (const { account, amount } of transfers ?? []) add(this.hbars, account, amount);
      for (const { account, token_id, amount } of token_transfers ?? [])
        add(this.#of(token_id), account, amount);
      for (const { token_id, sender_account_id, receiver_account_id, serial_number } of nft_transfers ?? []) {
        // Serial −1 means all that the sender has.
        const all = this.#of(token_id).get(String(sender_account_id)) ?? 0n;
        const count = serial_number === -1n ? all : 1n;
        add(this.#of(token_id), sender_account_id, -count);
        add(this.#of(token_id), receiver_account_id, count);
      }
    }
  }

  #of(token: string | null | undefined): Map<string, bigint> {
    const holders = this.tokens.get(String(token)) ?? new Map<string, bigint>();
    this.tokens.set(String(token), holders);
    return holders;
  }
}

function add(sums: Map<string, bigint>, account: string | null | undefined, amount: bigint): void {
  if (account) sums.set(account, (sums.get(account) ?? 0n) + amount);
}

const total = (amounts: Iterable<bigint>): bigint => [...amounts].reduce((sum, amount) => sum + amount, 0n);

/** The balances that are not zero. */
function held(entries: Iterable<readonly [string, bigint | undefined]>): Record<string, bigint | undefined> {
  return Object.fromEntries([...entries].filter(([, amount]) => amount !== 0n));
}

/** The times at which record files end, and a snapshot is at least 15 minutes after the one before. */
function snapshots({ blocks }: LedgerData): bigint[] {
  const found: bigint[] = [];
  const ends = blocks.flatMap(({ timestamp }) => (timestamp?.to ? [nanoseconds(timestamp.to)] : []));
  for (const end of ends.sort((a, b) => (a < b ? -1 : 1)))
    if (end - (found.at(-1) ?? -quarter) >= quarter) found.push(end);
  return found;
}

/** Every balance, holder and supply at a moment, asked through the client. */
async function expectSums(client: LedgerClient, ledger: LedgerData, moment: bigint): Promise<void> {
  const timestamp = `lte:${text(moment)}`;
  const { timestamp: snapshot } = await client.getBalances({ timestamp, limit: 1 });
  const expected = snapshots(ledger).findLast((time) => time <= moment);
  if (snapshot === null) {
    expect(
      expected === undefined || moment - expected > month - quarter,
      `no snapshot at ${text(moment)}`,
    ).toBe(true);
    return;
  }
  expect(nanoseconds(snapshot)).toBe(expected);
  const sums = new Sums(ledger, String(snapshot));
  const balances = await client.getBalances({ timestamp, limit: 100 }).toArray();
  expect(held(balances.map(({ account, balance }) => [String(account), balance]))).toEqual(held(sums.hbars));
  expect(total(balances.map(({ balance }) => balance))).toBe(allHbars);
  for (const { balance } of balances) expect(balance).toBeGreaterThanOrEqual(0n);
  const { released_supply, total_supply } = await client.getNetworkSupply({ timestamp });
  expect(BigInt(released_supply ?? 0)).toBe(allHbars - (sums.hbars.get('0.0.2') ?? 0n));
  expect(BigInt(total_supply ?? 0)).toBe(allHbars);
  const [one, other] = [Number(moment % 97n), Number(moment % 89n)];
  for (const { token_id: tokenId } of [
    ledger.tokens[0],
    ledger.tokens[1],
    ledger.tokens[one % ledger.tokens.length],
  ].filter((token) => token !== undefined)) {
    const holders = await client
      .getTokenBalances({ tokenId: String(tokenId), timestamp, limit: 100 })
      .toArray();
    const sum = sums.tokens.get(String(tokenId)) ?? new Map<string, bigint>();
    expect(held(holders.map(({ account, balance }) => [String(account), balance]))).toEqual(held(sum));
  }
  const account = balances[other % balances.length]?.account ?? '0.0.2';
  if (!ledger.accounts.some((row) => row.account === account)) return;
  const { balance } = await client.getAccount({
    idOrAliasOrEvmAddress: account,
    timestamp,
    transactions: false,
  });
  expect([balance?.timestamp, balance?.balance]).toEqual([snapshot, sums.hbars.get(account) ?? 0n]);
  const tokens = [...sums.tokens].map(([token, holders]) => [token, holders.get(account) ?? 0n] as const);
  expect(held((balance?.tokens ?? []).map((token) => [String(token.token_id), token.balance]))).toEqual(
    held(tokens),
  );
}

/** Anywhere in the ledger, and beside its snapshots and transactions. */
function someMoments(ledger: LedgerData, count: number, seed: number): bigint[] {
  const random = new Random(seed);
  const times = ledger.transactions.map(({ consensus_timestamp }) => nanoseconds(consensus_timestamp));
  const [first, last] = [times.reduce((a, b) => (b < a ? b : a)), nanoseconds(ledger.timestamp)];
  const stored = snapshots(ledger);
  return Array.from({ length: count }, (_, index) => {
    if (index % 4 === 0) return random.pick(times) + BigInt(random.from(-1, 1));
    if (index % 4 === 1) return random.pick(stored) + BigInt(random.from(-1, 1));
    if (index % 4 === 2) return last - BigInt(random.from(0, 1_499)) * 60_000_000_000n;
    return first + ((last - first) * BigInt(random.from(0, 999_999))) / 1_000_000n;
  });
}

describe.each(seeds)('the past of a ledger with the seed %s', (seed) => {
  const sandbox = createSandbox({ seed, size: 0.3 });
  const client = clientOf(sandbox);

  it('is the sum of its transfers', async () => {
    for (const moment of someMoments(sandbox.ledger, moments / seeds.length, 7))
      await expectSums(client, sandbox.ledger, moment);
  });

  it('ends with the present', async () => {
    const sums = new Sums(sandbox.ledger, '9');
    const balances = await client.getBalances({ limit: 100 }).toArray();
    expect(held(balances.map(({ account, balance }) => [String(account), balance]))).toEqual(
      held(sums.hbars),
    );
    for (const { token_id: tokenId, total_supply } of sandbox.ledger.tokens) {
      const holders = await client.getTokenBalances({ tokenId: String(tokenId), limit: 100 }).toArray();
      const sum = sums.tokens.get(String(tokenId)) ?? new Map<string, bigint>();
      expect(held(holders.map(({ account, balance }) => [String(account), balance]))).toEqual(held(sum));
      expect(String(total(sum.values()))).toBe(total_supply);
    }
    const released = (await client.getNetworkSupply()).released_supply;
    expect(BigInt(released ?? 0)).toBe(allHbars - (sums.hbars.get('0.0.2') ?? 0n));
  });

  it('has no NFT whose holder differs from its history', () => {
    for (const { token_id, serial_number, account_id, created_timestamp } of sandbox.ledger.nfts) {
      const moves = sandbox.ledger.transactions
        .flatMap(({ nft_transfers = [], consensus_timestamp = '' }) =>
          nft_transfers.map((move) => ({ ...move, consensus_timestamp })),
        )
        .filter((move) => move.token_id === token_id && move.serial_number === serial_number)
        .sort((a, b) => (a.consensus_timestamp < b.consensus_timestamp ? -1 : 1));
      expect(moves.at(-1)?.receiver_account_id).toBe(account_id);
      expect(moves[0]?.consensus_timestamp).toBe(created_timestamp);
    }
  });
});

describe('balances of the past', () => {
  it('include what a test adds', async () => {
    const sandbox = createSandbox({ size: 0.1 });
    const client = clientOf(sandbox);
    const { ledger, add: adding, clock } = sandbox;
    const { token_id } = adding.token({
      initial_supply: '1000',
      total_supply: '1000',
      treasury_account_id: '0.0.1002',
    });
    const { account } = adding.account({ balance: { balance: 500n, timestamp: null, tokens: [] } });
    await clock.advance(3_600_000);
    const nft = ledger.nfts.find(({ account_id }) => account_id === '0.0.1001');
    adding.transaction({
      transfers: [
        { account: account ?? null, amount: -30n, is_approval: false },
        { account: '0.0.1001', amount: 30n, is_approval: false },
      ],
      token_transfers: [
        { account: '0.0.1002', amount: -7n, is_approval: false, token_id: String(token_id) },
        { account: account ?? null, amount: 7n, is_approval: false, token_id: String(token_id) },
      ],
      nft_transfers: [
        {
          is_approval: false,
          receiver_account_id: account ?? null,
          sender_account_id: '0.0.1001',
          serial_number: nft?.serial_number ?? 0n,
          token_id: String(nft?.token_id),
        },
      ],
    });
    const at = ledger.transactions.at(-1)?.consensus_timestamp;
    const end = nanoseconds(at) + 1n;
    adding.block({ timestamp: { from: text(end), to: text(end) } });
    for (const moment of [end, end - 2n, end - 2n * quarter, ...someMoments(ledger, 12, 3)])
      await expectSums(client, ledger, moment);
    const { balance } = await client.getAccount({
      idOrAliasOrEvmAddress: String(account),
      transactions: false,
    });
    expect(balance?.balance).toBe(470n);
    expect(balance?.tokens).toContainEqual({ token_id, balance: 7n });
    const holders = await client.getTokenBalances({ tokenId: String(token_id) }).toArray();
    expect(held(holders.map((one) => [String(one.account), one.balance]))).toEqual({
      '0.0.1002': 993n,
      [String(account)]: 7n,
    });
    const path = { tokenId: String(nft?.token_id), serialNumber: nft?.serial_number ?? 0n };
    expect((await client.getNft(path)).account_id).toBe(account);
    const [moved] = await client.getNftTransactions(path).toArray();
    expect(moved).toMatchObject({ consensus_timestamp: at, receiver_account_id: account });
  });

  it.each([{}, { skew: { share: 0.3, upTo: 5_000 } }])(
    'are exact in each cluster of a living ledger: %j',
    async (options) => {
      const sandbox = createSandbox({
        size: 0.1,
        live: { rate: 0.3 },
        clusters: [
          { lag: 2_000, ...options },
          { lag: [4_000, 60_000], ...options },
        ],
      });
      const client = clientOf(sandbox);
      for (let step = 0; step < 3; step++) {
        await sandbox.clock.advance(1_200_000);
        for (const [index, { ledger }] of sandbox.clusters.entries()) {
          sandbox.pin(index);
          await expectSums(client, ledger, nanoseconds(ledger.timestamp));
          for (const moment of someMoments(ledger, 2, step + index)) await expectSums(client, ledger, moment);
          const sums = new Sums(ledger, '9');
          const balances = await client.getBalances({ limit: 100 }).toArray();
          expect(held(balances.map(({ account, balance }) => [String(account), balance]))).toEqual(
            held(sums.hbars),
          );
          for (const { token_id: tokenId } of ledger.tokens) {
            const holders = await client.getTokenBalances({ tokenId: String(tokenId), limit: 100 }).toArray();
            const sum = sums.tokens.get(String(tokenId)) ?? new Map<string, bigint>();
            expect(held(holders.map((one) => [String(one.account), one.balance]))).toEqual(held(sum));
          }
        }
      }
    },
  );
});
