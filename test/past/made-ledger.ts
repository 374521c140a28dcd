// A made-up ledger and the service in front of it: its balances are sums of its transfers, and its snapshots are those of two
// clusters. It shares no code with the client, so that it can judge it.

export interface Made {
  readonly accounts: readonly string[];
  readonly tokens: readonly string[];
  readonly collection: string;
  readonly transactions: readonly MadeTransaction[];
  readonly begin: bigint;
  readonly end: bigint;
  fetch: (input: string | URL | Request) => Promise<Response>;
  requests: string[];
  /** The judge: the sum of all transfers at or before a time. */
  sum(account: string, asset: string, time: bigint): bigint;
  faults: MadeFaults;
}

export interface MadeFaults {
  /** Transactions that the service has lost. */
  lost: Set<string>;
  snapshots: boolean;
  tokenSnapshots: boolean;
}

interface MadeTransfer {
  readonly account: string;
  readonly amount: bigint;
  readonly token?: string;
}

export interface MadeTransaction {
  readonly time: bigint;
  readonly timestamp: string;
  readonly transfers: readonly MadeTransfer[];
}

const second = 1_000_000_000n;
const quarter = 900n * second;
const hbars = 'hbars';
const treasury = '0.0.2';

function randomOf(seed: number): () => number {
  let state = seed * 2654435761 + 1;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const stamp = (time: bigint): string => `${time / second}.${String(time % second).padStart(9, '0')}`;
const numberOf = (id: string): number => Number(id.split('.')[2]);

export interface MadeOptions {
  readonly accounts?: number;
  readonly tokens?: number;
  readonly transactions?: number;
  readonly hours?: number;
}

export function makeLedger(
  seed: number,
  {
    accounts: accountCount = 40,
    tokens: tokenCount = 6,
    transactions: count = 600,
    hours = 6,
  }: MadeOptions = {},
): Made {
  const random = randomOf(seed);
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
  const begin = 1_767_225_600n * second;
  const end = begin + BigInt(hours) * 3600n * second;
  const accounts = Array.from({ length: accountCount }, (_, index) => `0.0.${1001 + index * 3}`);
  const tokens = Array.from({ length: tokenCount }, (_, index) => `0.0.${5001 + index}`);
  const collection = '0.0.6001';
  const times = new Set<bigint>();
  while (times.size < count) times.add(begin + BigInt(Math.floor(random() * Number(end - begin))));
  const created = new Map(
    tokens.map((token) => [token, begin + BigInt(Math.floor(random() ** 3 * Number(end - begin)))]),
  );
  const balances = new Map<string, bigint>();
  const keyOf = (account: string, asset: string): string => `${account}/${asset}`;
  const transactions = [...times]
    .sort((a, b) => (a < b ? -1 : 1))
    .map((time): MadeTransaction => {
      const transfers: MadeTransfer[] = [];
      const move = (account: string, amount: bigint, token?: string): void => {
        transfers.push({ account, amount, ...(token !== undefined && { token }) });
        const key = keyOf(account, token ?? hbars);
        balances.set(key, (balances.get(key) ?? 0n) + amount);
      };
      const [from, to] = [pick(accounts), pick(accounts)];
      const fee = BigInt(1 + Math.floor(random() * 1000));
      move(treasury, -5_000_000n - fee);
      move(from, 5_000_000n);
      move('0.0.3', fee);
      if (random() < 0.5 && from !== to) {
        const amount = BigInt(Math.floor(random() * 5_000_000));
        move(from, -amount);
        move(to, amount);
      }
      const token = pick(tokens);
      if (time >= (created.get(token) ?? 0n)) {
        const held = balances.get(keyOf(from, token)) ?? 0n;
        if (held === 0n || random() < 0.2) move(from, BigInt(Math.floor(random() * 1e9)), token);
        else if (from !== to) {
          const amount = random() < 0.3 ? held : BigInt(Math.floor(random() * Number(held)));
          move(from, -amount, token);
          move(to, amount, token);
        }
      }
      return { time, timestamp: stamp(time), transfers };
    });
  const opening = (account: string, asset: string): bigint =>
    account === treasury && asset === hbars ? 5_000_000_000_000_000_000n : 0n;
  const sum = (account: string, asset: string, time: bigint): bigint => {
    let total = opening(account, asset);
    for (const transaction of transactions) {
      if (transaction.time > time) break;
      for (const transfer of transaction.transfers)
        if (transfer.account === account && (transfer.token ?? hbars) === asset) total += transfer.amount;
    }
    return total;
  };
  const faults: MadeFaults = { lost: new Set(), snapshots: true, tokenSnapshots: true };
  const requests: string[] = [];
  const everyone = [treasury, '0.0.3', ...accounts];
  const snapshotTimes = [0n, 7n].map((minutes) => {
    const first = begin + 60n * second + minutes * 60n * second;
    const found: bigint[] = [];
    for (let time = first; time <= end; time += quarter + BigInt(Math.floor(random() * 3)) * second)
      found.push(time);
    return found;
  });

  /** The newest snapshot of a cluster in the bounds of a query. */
  const snapshotIn = (query: URLSearchParams, cluster: number): bigint | undefined => {
    const holds = boundsOf(query, 'timestamp');
    return snapshotTimes[cluster]?.findLast((time) => holds(time));
  };
  const reply = (path: string, query: URLSearchParams, cluster: number): unknown => {
    const limit = Number(query.get('limit') ?? 25);
    const isAscending = query.get('order') === 'asc';
    const page = <Row>(rows: readonly Row[]): Row[] =>
      (isAscending ? [...rows] : [...rows].reverse()).slice(0, limit);
    const accountHolds = idBounds(query, 'account.id');
    const links = { next: null };
    const ofToken = /^\/tokens\/([\d.]+)\/balances$/.exec(path)?.[1];
    if (path === '/balances' || ofToken !== undefined) {
      const hasSnapshots =
        ofToken === undefined ? faults.snapshots : faults.snapshots && faults.tokenSnapshots;
      const isPresent = !query.has('timestamp');
      const time = isPresent ? end : hasSnapshots ? snapshotIn(query, cluster) : undefined;
      const heldAt = (account: string, asset: string): bigint =>
        time === undefined ? 0n : sum(account, asset, time);
      const listed = time === undefined ? [] : everyone.filter((account) => accountHolds(account));
      if (ofToken !== undefined) {
        const rows = listed
          .map((account) => ({ account, balance: heldAt(account, ofToken), decimals: 0 }))
          .filter(({ balance }) => balance > 0n);
        const balances = page(rows);
        return { timestamp: balances.length > 0 ? stamp(time as bigint) : null, balances, links };
      }
      const rows = listed
        .filter(
          (account) =>
            account === treasury ||
            account === '0.0.3' ||
            transactions.some(
              (each) =>
                each.time <= (time as bigint) &&
                each.transfers.some((transfer) => transfer.account === account),
            ),
        )
        .map((account) => ({
          account,
          balance: heldAt(account, hbars),
          tokens:
            isPresent || faults.tokenSnapshots
              ? tokens
                  .map((token_id) => ({ token_id, balance: heldAt(account, token_id) }))
                  .filter(({ balance }) => balance > 0n)
                  .slice(0, 50)
              : [],
        }));
      const balances = page(rows);
      return { timestamp: balances.length > 0 ? stamp(time as bigint) : null, balances, links };
    }
    if (path === '/transactions') {
      const holds = boundsOf(query, 'timestamp');
      const account = query.get('account.id');
      const rows = transactions.filter(
        (each) =>
          holds(each.time) &&
          !faults.lost.has(each.timestamp) &&
          (account === null || each.transfers.some((transfer) => transfer.account === account)),
      );
      const shown = page(rows);
      const last = shown.at(-1);
      const others = [...query].filter(
        ([name, value]) => name !== 'timestamp' || value.startsWith(isAscending ? 'l' : 'g'),
      );
      const next = new URLSearchParams([
        ...others,
        ['timestamp', `${isAscending ? 'gt' : 'lt'}:${last?.timestamp}`],
      ]);
      const isFull = shown.length === limit;
      return {
        transactions: shown.map(rowOf),
        links: { next: isFull ? `/api/v1/transactions?${next}` : null },
      };
    }
    if (path === '/tokens') {
      const rows = [...tokens, collection].map((token_id) => tokenOf(token_id, collection));
      const kind = query.get('type');
      return { tokens: page(rows.filter(({ type }) => kind === null || type === kind)), links };
    }
    const token = /^\/tokens\/([\d.]+)$/.exec(path)?.[1];
    if (token !== undefined)
      return {
        ...tokenOf(token, collection),
        decimals: '0',
        created_timestamp: stamp((created.get(token) ?? begin) - 1n),
      };
    const account = /^\/accounts\/([\d.]+)$/.exec(path)?.[1];
    if (account !== undefined && everyone.includes(account)) {
      const held = tokens
        .map((token_id) => ({ token_id, balance: sum(account, token_id, end) }))
        .filter(({ balance }) => balance > 0n);
      const last = transactions.findLast((each) =>
        each.transfers.some((transfer) => transfer.account === account),
      );
      return accountOf(account, {
        timestamp: last?.timestamp ?? stamp(begin),
        balance: sum(account, hbars, end),
        tokens: held,
      });
    }
    return undefined;
  };
  let turn = 0;
  return {
    accounts: everyone,
    tokens,
    collection,
    transactions,
    begin,
    end,
    requests,
    sum,
    faults,
    fetch: async (input) => {
      const url = new URL(input instanceof Request ? input.url : String(input));
      requests.push(url.pathname + url.search);
      turn += 1;
      const data = reply(url.pathname.replace('/api/v1', ''), url.searchParams, turn % 2);
      const text = JSON.stringify(
        data ?? { _status: { messages: [{ message: 'Not found' }] } },
        (_, value) => (typeof value === 'bigint' ? `\u0000${value}` : value),
      );
      return new Response(text.replaceAll(/"\\u0000(-?\d+)"/g, '$1'), {
        status: data ? 200 : 404,
        headers: { 'content-type': 'application/json' },
      });
    },
  };
}

function boundsOf(query: URLSearchParams, name: string): (value: bigint) => boolean {
  const bounds = query.getAll(name).map((text) => {
    const [operator = '', value = ''] = text.includes(':') ? text.split(':') : ['lte', text];
    const [seconds = '0', nanoseconds = ''] = value.split('.');
    return { operator, time: BigInt(seconds) * second + BigInt(nanoseconds.padEnd(9, '0')) };
  });
  return (value) => bounds.every(({ operator, time }) => compare(operator, value, time));
}

function idBounds(query: URLSearchParams, name: string): (id: string) => boolean {
  const texts = query.getAll(name);
  const equal = texts.filter((text) => !text.includes(':'));
  const bounds = texts.filter((text) => text.includes(':')).map((text) => text.split(':'));
  return (id) =>
    (equal.length === 0 || equal.includes(id)) &&
    bounds.every(([operator = '', value = '']) =>
      compare(operator, BigInt(numberOf(id)), BigInt(numberOf(value))),
    );
}

function compare(operator: string, value: bigint, bound: bigint): boolean {
  if (operator === 'gt') return value > bound;
  if (operator === 'gte') return value >= bound;
  return operator === 'lt' ? value < bound : value <= bound;
}

function rowOf({ timestamp, transfers }: MadeTransaction): object {
  const ofHbars = transfers.filter(({ token }) => token === undefined);
  const ofTokens = transfers.filter(({ token }) => token !== undefined);
  return {
    batch_key: null,
    bytes: null,
    charged_tx_fee: 1,
    consensus_timestamp: timestamp,
    entity_id: null,
    max_fee: '1',
    max_custom_fees: [],
    memo_base64: '',
    name: 'CRYPTOTRANSFER',
    nft_transfers: [],
    node: '0.0.3',
    nonce: 0,
    parent_consensus_timestamp: null,
    result: 'SUCCESS',
    scheduled: false,
    staking_reward_transfers: [],
    token_transfers: ofTokens.map(({ account, amount, token }) => ({
      token_id: token,
      account,
      amount,
      is_approval: false,
    })),
    transaction_hash: 'AAAA',
    transaction_id: `0.0.2-${timestamp.replace('.', '-')}`,
    transfers: ofHbars.map(({ account, amount }) => ({ account, amount, is_approval: false })),
    valid_duration_seconds: '120',
    valid_start_timestamp: timestamp,
  };
}

function tokenOf(token_id: string, collection: string) {
  const type = token_id === collection ? 'NON_FUNGIBLE_UNIQUE' : 'FUNGIBLE_COMMON';
  return { token_id, type, name: token_id, symbol: 'T', decimals: 0, metadata: '', admin_key: null };
}

function accountOf(account: string, balance: object): object {
  return { account, balance, transactions: [], links: { next: null } };
}
