// A service with one busy account: a transfer of hbars and of one of its tokens every ten minutes. Nothing is stored: a reply is
// computed from the times in the query.

export const account = '0.0.1001';
const treasury = '0.0.2';
export const begin = Date.UTC(2025, 0, 1) / 1000;
const distance = 600;
export const tokenCount = 150;

const tokenAt = (index: number): string => `0.0.${5001 + (index % tokenCount)}`;
const timeOf = (index: number): number => begin + index * distance;

export class MadeYear {
  requests: string[] = [];
  readonly end: number;

  constructor(readonly transactions: number) {
    this.end = timeOf(transactions);
  }

  reply(url: URL): object {
    const { pathname, searchParams: query } = url;
    this.requests.push(pathname + url.search);
    const path = pathname.replace('/api/v1', '');
    if (path === '/transactions') return this.#transactions(query);
    if (path === '/balances') return this.#balances(query);
    if (path === '/tokens') return { tokens: this.#tokens(query), links: { next: null } };
    if (path.startsWith('/tokens/')) return { ...tokenOf('0.0.5001'), created_timestamp: stamp(begin) };
    const time = boundOf(query, 'lte') ?? this.end;
    const tokens = this.#held(time);
    return {
      account,
      balance: { timestamp: stamp(time), balance: this.#count(time) * 3, tokens },
      transactions: [],
      links: { next: null },
    };
  }

  /** A snapshot exists at each requested moment, and a minute later. */
  #balances(query: URLSearchParams): object {
    const after = boundOf(query, 'gt');
    const time = after === undefined ? (boundOf(query, 'lte') ?? 0) : after + 60;
    const own = { account, balance: this.#count(time) * 3, tokens: this.#held(time).slice(-50).reverse() };
    const balances = [own, { account: treasury, balance: 1, tokens: [] }];
    return { timestamp: stamp(time), balances, links: { next: null } };
  }

  #count(time: number): number {
    return Math.min(this.transactions, Math.max(0, Math.floor((time - begin) / distance) + 1));
  }

  #held(time: number): object[] {
    const count = this.#count(time);
    const held = Array.from({ length: Math.min(count, tokenCount) }, (_, index) => index);
    return held.map((index) => ({
      token_id: tokenAt(index),
      balance: 2 * Math.ceil((count - index) / tokenCount),
    }));
  }

  #tokens(query: URLSearchParams): object[] {
    if (query.has('type')) return [tokenOf('0.0.5001')];
    return query.getAll('token.id').map(tokenOf);
  }

  #transactions(query: URLSearchParams): object {
    const first = this.#count(boundOf(query, 'gt') ?? 0);
    const last = Math.min(this.#count((boundOf(query, 'lt') ?? this.end) - 1), this.transactions);
    const upTo = Math.min(last, this.#count(boundOf(query, 'lte') ?? this.end), first + 100);
    const transactions = Array.from({ length: Math.max(0, upTo - first) }, (_, at) => rowOf(first + at));
    const rest = query.getAll('timestamp').filter((text) => text.startsWith('l'));
    const bounds = [`gt:${stamp(timeOf(upTo - 1))}`, ...rest].map((text) => `timestamp=${text}`).join('&');
    const next = `/api/v1/transactions?account.id=${account}&${bounds}&order=asc&limit=100`;
    return { transactions, links: { next: transactions.length === 100 ? next : null } };
  }
}

function rowOf(index: number): object {
  const time = stamp(timeOf(index));
  return {
    charged_tx_fee: 1,
    consensus_timestamp: time,
    memo_base64: btoa(`payment ${index}`),
    name: 'CRYPTOTRANSFER',
    nft_transfers: [],
    node: '0.0.3',
    nonce: 0,
    result: 'SUCCESS',
    scheduled: false,
    staking_reward_transfers: [],
    token_transfers: [{ token_id: tokenAt(index), account, amount: 2, is_approval: false }],
    transaction_id: `${treasury}-${time.replace('.', '-')}`,
    transfers: [
      { account, amount: 3, is_approval: false },
      { account: treasury, amount: -3, is_approval: false },
    ],
  };
}

function tokenOf(token_id: string) {
  return {
    token_id,
    type: 'FUNGIBLE_COMMON',
    name: token_id,
    symbol: 'T',
    decimals: 2,
    metadata: '',
    admin_key: null,
  };
}

const stamp = (seconds: number): string => `${seconds}.000000000`;

/** A bound in whole seconds: the nanosecond before one is in the second before. */
function boundOf(query: URLSearchParams, operator: string): number | undefined {
  const bound = query.getAll('timestamp').find((text) => text.startsWith(`${operator}:`));
  return bound === undefined ? undefined : Math.floor(Number(bound.split(':')[1]?.split('.')[0]));
}
