import { describe, expect, it } from 'vitest';
import type { Transfer } from '../../../src/ledger.js';
import { createSandbox, type LedgerData } from '../../../src/sandbox.js';
import { longestPath } from '../paths.js';

const now = Date.UTC(2026, 0);
const makeLedger = (options: { seed: string | number; size: number; now: number }): LedgerData =>
  createSandbox(options).ledger;
const firstAccount = '0.0.1001';
const largest = 2n ** 63n - 1n;
const seeds = [1, 'another'] as const;
const ledgers = seeds.map((seed) => [seed, makeLedger({ seed, size: 1, now })] as const);
const [[, ledger]] = ledgers as [(typeof ledgers)[0]];

function countBy<Item>(items: readonly Item[], key: (item: Item) => unknown): Map<unknown, number> {
  const counts = new Map<unknown, number>();
  for (const item of items) counts.set(key(item), (counts.get(key(item)) ?? 0) + 1);
  return counts;
}

function indexed<Item, Key>(items: readonly Item[], key: (item: Item) => Key): Map<Key, Item> {
  const index = new Map(items.map((item) => [key(item), item]));
  expect(index.size, 'keys are unique').toBe(items.length);
  return index;
}

function found<Item>(item: Item | null | undefined, what: unknown): Item {
  if (item === undefined || item === null) throw new Error(`there is no ${String(what)}`);
  return item;
}

function sum(amounts: readonly (bigint | null | undefined)[]): bigint {
  return amounts.reduce<bigint>((total, amount) => total + (amount ?? 0n), 0n);
}

/** The nanoseconds of a timestamp with nine digits after its dot. */
function time(timestamp: string | null | undefined): bigint {
  return BigInt((timestamp ?? '').replace('.', ''));
}

it('the same options at another time give the same IDs', () => {
  const later = makeLedger({ seed: 1, size: 1, now: now + 86_400_000 });
  const ids = ({ accounts }: LedgerData) => accounts.map(({ account }) => account);
  expect(ids(later)).toEqual(ids(ledger));
  expect(time(later.timestamp) - time(ledger.timestamp)).toBe(86_400_000_000_000n);
});

it.each<[object, string]>([
  ...[0, -1, Number.NaN, Infinity].map((size): [object, string] => [{ size }, 'size: expected a positive']),
  ...[0, Number.NaN, 9e15].map((now): [object, string] => [{ now }, 'now: expected a time between']),
])('the options %j are rejected', (options, message) => {
  expect(() => makeLedger({ seed: 1, size: 1, now, ...options })).toThrow(message);
});

describe('size', () => {
  const kinds = ['accounts', 'tokens', 'contracts', 'topics', 'messages', 'nfts', 'schedules'] as const;

  it.each([0.0001, 0.01, 0.1, 0.25])('of %s gives objects of each kind and consistent data', (size) => {
    const small = makeLedger({ seed: 3, size, now });
    for (const key of kinds) expect(small[key].length, key).toBeGreaterThan(0);
    for (const check of Object.values(rules)) check(small);
  });
});

describe('the data', () => {
  const { ledger: data, truth } = createSandbox({ seed: 1, size: 1, now });
  // Fewer on purpose: nodes, and the hooks of an account.
  const least: Record<string, number> = { getHooks: 5, getNetworkNodes: 26, getRegisteredNodes: 50 };

  it.each(Object.keys(truth))('has more than one page for %s', (operationId) => {
    const rows = truth[operationId]?.(longestPath(data, operationId)) ?? [];
    expect(rows.length).toBeGreaterThanOrEqual(least[operationId] ?? 101);
  });

  it('reaches the maximum of 64-bit integers, and exceeds 2^53', () => {
    const token = ledger.tokens.find(({ total_supply }) => total_supply === String(largest));
    const holders = ledger.relationships.filter(
      ({ value }) => value.token_id === token?.token_id && value.balance > 0n,
    );
    expect(holders.map(({ value }) => value.balance)).toEqual([largest]);
    const first = ledger.accounts.find(({ account }) => account === firstAccount);
    expect(first?.balance?.balance).toBe(2n ** 53n + 1n);
    expect(ledger.hooks.some(({ hook_id }) => hook_id === largest)).toBe(true);
    for (const list of [ledger.cryptoAllowances, ledger.tokenAllowances])
      expect(list.some(({ amount }) => amount === largest)).toBe(true);
  });
});

/** Rules that hold for every size. */
const rules: Readonly<Record<string, (data: LedgerData) => void>> = {
  'IDs share one sequence, and addresses are derived from it or independent': checkIdentifiers,
  'timestamps are unique, have nine digits, and end shortly before now': checkTimes,
  'balances add up to the supplies': checkBalances,
  'stakes add up, and registered nodes exist': checkNetwork,
  'the holder of each NFT is associated with its token': checkNfts,
  'transfers add up to zero, and the payer pays the fee': checkTransfers,
  'blocks are consecutive and contain their transactions': checkBlocks,
  'results, logs, actions, state and transactions are consistent': checkExecutions,
  'messages are numbered, and chunks can be joined to text': checkTopics,
  'schedules have signatures, and executed ones have a transaction': checkSchedules,
};

describe.each(ledgers)('with the seed %s', (_, data) => {
  it.each(Object.entries(rules))('%s', (_, check) => check(data));
});

function checkIdentifiers({ accounts, tokens, contracts, topics, schedules, nodes }: LedgerData): void {
  const ids = [
    ...accounts.map(({ account, evm_address }) => [account, evm_address] as const),
    ...contracts.map(({ contract_id, evm_address }) => [contract_id, evm_address] as const),
    ...tokens.map(({ token_id }) => [token_id] as const),
    ...topics.map(({ topic_id }) => [topic_id] as const),
    ...schedules.map(({ schedule_id }) => [schedule_id] as const),
  ];
  const byId = indexed(ids, ([id]) => id);
  const nodeAccounts = nodes.map(({ node_account_id }) => node_account_id);
  for (const id of ['0.0.2', '0.0.98', '0.0.800', firstAccount, ...nodeAccounts])
    expect(byId.has(id)).toBe(true);
  for (const [id, address] of ids)
    if (address?.startsWith('0x000000000000'))
      expect(Number.parseInt(address, 16)).toBe(Number(id?.split('.')[2]));
}

/** All times in a value that have happened, by the names of their fields. */
function* timesIn(value: unknown, name = ''): Generator<string> {
  if (typeof value === 'string' && /^(?!.*expir).*timestamp(\.from)?$/.test(name)) yield value;
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value))
    yield* timesIn(inner, Array.isArray(value) ? name : `${name}.${key}`);
}

function checkTimes(data: LedgerData): void {
  indexed(data.transactions, ({ consensus_timestamp }) => consensus_timestamp);
  indexed(data.messages, ({ consensus_timestamp }) => consensus_timestamp);
  indexed(data.rewards, ({ timestamp }) => timestamp);
  indexed(data.transactions, ({ transaction_hash }) => transaction_hash);
  indexed(
    data.transactions,
    ({ transaction_id, nonce, scheduled }) => `${transaction_id} ${nonce} ${scheduled}`,
  );
  const newest = time(data.timestamp);
  const end = BigInt(now) * 1_000_000n;
  expect(newest).toBeLessThan(end);
  expect(newest).toBeGreaterThan(end - 10_000_000_000n);
  const { accounts, airdrops, contracts, hookStorage, messages, nfts, nftTransfers } = data;
  const { nodes, rewards, schedules, state, tokens, topics, transactions } = data;
  const happened = { accounts, airdrops, contracts, hookStorage, messages, nfts, nftTransfers };
  for (const at of timesIn({ ...happened, nodes, rewards, schedules, state, tokens, topics, transactions })) {
    expect(at).toMatch(/^\d{10}\.\d{9}$/);
    expect(time(at) <= newest, at).toBe(true);
  }
  for (const { transaction_id, valid_start_timestamp, consensus_timestamp } of data.transactions) {
    expect(transaction_id).toMatch(/^0\.0\.\d+-\d{10}-\d{9}$/);
    expect(transaction_id?.endsWith(found(valid_start_timestamp, 'start').replace('.', '-'))).toBe(true);
    expect(time(valid_start_timestamp)).toBeLessThan(time(consensus_timestamp));
  }
}

function checkBalances({ accounts, tokens, relationships, airdrops, transactions }: LedgerData): void {
  const ids = new Set(accounts.map(({ account }) => account));
  // The hbars of contracts are in no row of accounts.
  const ofContracts = transactions
    .flatMap(({ transfers = [] }) => transfers)
    .filter(({ account }) => !ids.has(account));
  const ofAccounts = accounts.map(({ balance }) => balance?.balance);
  expect(sum([...ofAccounts, ...ofContracts.map(({ amount }) => amount)])).toBe(
    50_000_000_000n * 100_000_000n,
  );
  for (const { balance } of accounts) expect(balance?.balance ?? 0n).toBeGreaterThanOrEqual(0n);
  const index = indexed(relationships, ({ owner, value }) => `${owner} ${value.token_id}`);
  for (const { account, balance, deleted } of accounts) {
    const own = relationships.filter(({ owner }) => owner === account);
    expect(balance?.tokens ?? []).toEqual(
      own.map(({ value }) => ({ token_id: value.token_id, balance: value.balance })),
    );
    if (deleted) expect(own).toEqual([]);
  }
  for (const token of tokens) {
    const own = relationships.filter(({ value }) => value.token_id === token.token_id);
    expect(String(sum(own.map(({ value }) => value.balance)))).toBe(token.total_supply);
    expect(own.some(({ owner }) => owner === token.treasury_account_id)).toBe(true);
    for (const { owner, value } of own) {
      expect(accounts.some(({ account }) => account === owner)).toBe(true);
      const { freeze_status: freeze, kyc_status: kyc, decimals } = value;
      if (freeze !== null) expect(freeze === 'NOT_APPLICABLE').toBe(!token.freeze_key);
      if (kyc !== null) expect(kyc === 'NOT_APPLICABLE').toBe(!token.kyc_key);
      if (decimals !== null) expect(String(decimals)).toBe(token.decimals);
    }
    if (token.type === 'FUNGIBLE_COMMON') expect(token.total_supply).toBe(token.initial_supply);
    expect(token.supply_type === 'FINITE').toBe(token.max_supply !== '0');
    if (token.supply_type === 'FINITE')
      expect(BigInt(token.max_supply ?? 0)).toBeGreaterThanOrEqual(BigInt(token.total_supply ?? 0));
  }
  indexed(airdrops, (drop) => `${drop.sender_id} ${drop.receiver_id} ${drop.token_id} ${drop.serial_number}`);
  for (const { amount, sender_id, token_id } of airdrops)
    if (amount !== null) {
      const held = found(index.get(`${sender_id} ${token_id}`), 'relationship of the sender').value.balance;
      expect(held).toBeGreaterThanOrEqual(amount);
    }
}

function checkNetwork({ nodes, stake, registeredNodes }: LedgerData): void {
  // Each address book has all nodes (NetworkNodeRepository.java).
  const [book, other] = ['0.0.102', '0.0.101'].map((id) => nodes.filter(({ file_id }) => file_id === id));
  expect(book?.map(({ node_id }) => node_id)).toEqual(other?.map(({ node_id }) => node_id));
  expect(sum(book?.map((node) => node.stake) ?? [])).toBe(stake.stake_total);
  const byId = indexed(registeredNodes, ({ registered_node_id }) => registered_node_id);
  for (const { stake, stake_rewarded, stake_not_rewarded, associated_registered_nodes } of nodes) {
    if (stake !== null) expect(stake).toBe(sum([stake_rewarded, stake_not_rewarded]));
    for (const id of associated_registered_nodes ?? []) expect(byId.has(id)).toBe(true);
  }
}

function checkNfts({ nfts, relationships, nftTransfers, transactions, airdrops, tokens }: LedgerData): void {
  const index = indexed(nfts, ({ token_id, serial_number }) => `${token_id}/${serial_number}`);
  const held = countBy(nfts, ({ account_id, token_id }) => `${account_id} ${token_id}`);
  const collections = new Set(
    tokens.filter(({ type }) => type === 'NON_FUNGIBLE_UNIQUE').map(({ token_id }) => token_id),
  );
  const related = indexed(relationships, ({ owner, value }) => `${owner} ${value.token_id}`);
  for (const { owner, value } of relationships)
    if (collections.has(value.token_id))
      expect(value.balance).toBe(BigInt(held.get(`${owner} ${value.token_id}`) ?? 0));
  for (const { owner, value } of nftTransfers) {
    expect(index.has(owner)).toBe(true);
    const { consensus_timestamp: at, transaction_id, type: name } = value;
    const moved = transactions.find(({ consensus_timestamp }) => consensus_timestamp === at);
    if (!moved) continue;
    expect(moved).toMatchObject({ transaction_id, name });
    // The deletion of a token moves no NFT, and is in the history of each (rest/tokens.js).
    if (name === 'TOKENDELETION') {
      expect(value).toMatchObject({ receiver_account_id: null, sender_account_id: null, is_approval: false });
      expect(owner.startsWith(`${moved.entity_id}/`)).toBe(true);
      continue;
    }
    expect(moved.nft_transfers?.map((one) => `${one.token_id}/${one.serial_number}`)).toContain(owner);
  }
  const moves = transactions.flatMap(({ nft_transfers = [], consensus_timestamp }) =>
    nft_transfers.map((move) => `${move.token_id}/${move.serial_number} ${consensus_timestamp}`),
  );
  const recorded = new Set(nftTransfers.map(({ owner, value }) => `${owner} ${value.consensus_timestamp}`));
  for (const move of moves.filter((one) => !one.includes('/-1 '))) expect(recorded.has(move)).toBe(true);
  for (const [id, nft] of index) {
    expect(collections.has(nft.token_id ?? null)).toBe(true);
    expect(nft.account_id === null).toBe(nft.deleted);
    if (nft.account_id) expect(related.has(`${nft.account_id} ${nft.token_id}`)).toBe(true);
    const history = nftTransfers
      .filter(({ owner, value }) => owner === id && value.type !== 'TOKENDELETION')
      .map(({ value }) => value)
      .sort((one, other) => (one.consensus_timestamp < other.consensus_timestamp ? -1 : 1));
    const [made, last] = [history[0], history.at(-1)].map((one) => one?.consensus_timestamp);
    expect([made, last]).toEqual([nft.created_timestamp, nft.modified_timestamp]);
    const holders = history.map(({ receiver_account_id }) => receiver_account_id);
    expect(history.map(({ sender_account_id }) => sender_account_id)).toEqual([
      null,
      ...holders.slice(0, -1),
    ]);
    expect(holders.at(-1)).toBe(nft.account_id);
  }
  for (const { serial_number, sender_id, token_id } of airdrops)
    if (serial_number) expect(index.get(`${token_id}/${serial_number}`)?.account_id).toBe(sender_id);
}

function checkTransfers({ transactions, nodes, rewards }: LedgerData): void {
  const collectors = new Set(['0.0.98', ...nodes.map(({ node_account_id }) => node_account_id)]);
  const times = indexed(transactions, ({ consensus_timestamp }) => consensus_timestamp);
  const rewarded = new Set(
    rewards.map(({ account_id, timestamp, amount }) => `${account_id} ${timestamp} ${amount}`),
  );
  // The first transaction of a ledger fills the accounts that collect fees.
  const [genesis] = transactions;
  const amounts = (transfers: readonly Transfer[]): bigint[] => transfers.map(({ amount }) => amount);
  for (const transaction of transactions) {
    const { transfers = [], charged_tx_fee = 0n, nonce = 0, node, name } = transaction;
    expect(sum(amounts(transfers))).toBe(0n);
    const payer = transaction.transaction_id?.split('-')[0];
    const taken = transfers.filter(({ account }) => account && collectors.has(account));
    if (transaction !== genesis) expect(sum(amounts(taken))).toBe(charged_tx_fee);
    const paid = sum(amounts(transfers.filter(({ account }) => account === payer)));
    const reward = sum(amounts(transaction.staking_reward_transfers ?? []));
    if (nonce === 0) {
      expect(charged_tx_fee).toBeGreaterThan(0n);
      expect(paid - reward).toBeLessThanOrEqual(-charged_tx_fee);
      expect(collectors.has(node ?? '')).toBe(true);
      // Only a transaction within a batch has a parent and an ID of its own.
      const batch = times.get(transaction.parent_consensus_timestamp ?? '');
      expect(batch?.name).toBe(transaction.batch_key ? 'ATOMICBATCH' : undefined);
      if (batch) expect(batch.transaction_id).not.toBe(transaction.transaction_id);
    } else {
      const parent = found(times.get(transaction.parent_consensus_timestamp ?? ''), 'parent');
      expect(parent.transaction_id).toBe(transaction.transaction_id);
      expect(parent.nonce).toBe(0);
      expect(charged_tx_fee).toBe(0n);
      expect([node, transaction.valid_duration_seconds]).toEqual([null, null]);
    }
    for (const { account, amount } of transaction.staking_reward_transfers ?? [])
      expect(rewarded.has(`${account} ${transaction.consensus_timestamp} ${amount}`)).toBe(true);
    const moved = countBy(transaction.token_transfers ?? [], ({ token_id }) => token_id);
    for (const token of moved.keys()) {
      const own = transaction.token_transfers?.filter(({ token_id }) => token_id === token) ?? [];
      if (name !== 'TOKENCREATION') expect(sum(own.map(({ amount }) => amount))).toBe(0n);
    }
  }
}

function checkBlocks({ blocks, transactions, executions, logs }: LedgerData): void {
  let placed = 0;
  blocks.forEach((block, place) => {
    const [from = '', to = ''] = [block.timestamp?.from, block.timestamp?.to ?? ''];
    const within = (timestamp = ''): boolean => timestamp >= from && timestamp <= to;
    const own = transactions.filter(({ consensus_timestamp }) => within(consensus_timestamp));
    placed += own.length;
    expect(block.count).toBe(BigInt(own.length));
    const results = executions.filter(({ result }) => within(result.timestamp));
    expect(block.gas_used ?? 0n).toBe(sum(results.map(({ result }) => result.gas_used)));
    const emitted = logs.filter(({ timestamp }) => within(timestamp));
    const filter = block.logs_bloom;
    expect(filter === '0x').toBe(emitted.length === 0);
    for (const { bloom } of emitted)
      if (filter && bloom && bloom !== '0x') expect(BigInt(filter) | BigInt(bloom)).toBe(BigInt(filter));
    const before = blocks[place - 1];
    if (before) {
      expect(block.number).toBe((before.number ?? 0n) + 1n);
      expect(block.previous_hash).toBe(before.hash);
      expect(from > (before.timestamp?.to ?? '')).toBe(true);
    }
    own.sort((one, other) => ((one.consensus_timestamp ?? '') < (other.consensus_timestamp ?? '') ? -1 : 1));
    for (const { result } of results) {
      const { hash: block_hash, number: block_number, gas_used: block_gas_used } = block;
      expect(result).toMatchObject({ block_hash, block_number, block_gas_used });
      expect(own[Number(result.transaction_index)]?.consensus_timestamp).toBe(result.timestamp);
    }
  });
  expect(placed).toBe(transactions.length);
}

function checkExecutions({ executions, transactions, contracts, logs, state }: LedgerData): void {
  const times = indexed(transactions, ({ consensus_timestamp }) => consensus_timestamp);
  const byId = indexed(contracts, ({ contract_id }) => contract_id);
  indexed(executions, ({ result }) => result.hash);
  const kinds = /^(CONTRACTCALL|CONTRACTCREATEINSTANCE|ETHEREUMTRANSACTION)$/;
  expect(transactions.filter(({ name }) => kinds.test(name ?? ''))).toHaveLength(executions.length);
  const written = new Map<string, [string, string]>();
  for (const { transactionId, result, actions, opcodes } of executions) {
    const transaction = found(times.get(result.timestamp ?? ''), 'transaction');
    expect(transaction.transaction_id).toBe(transactionId);
    expect(transaction.entity_id).toBe(result.contract_id);
    expect(transaction.result).toBe(result.result);
    const bytes = Buffer.from(transaction.transaction_hash ?? '', 'base64').toString('hex');
    expect(bytes).toHaveLength(96);
    expect(result.hash).toBe(`0x${bytes.slice(0, 64)}`);
    const succeeded = result.result === 'SUCCESS';
    expect(result.status).toBe(succeeded ? '0x1' : '0x0');
    if (succeeded) expect(result.error_message).toBeNull();
    if (result.contract_id) expect(byId.get(result.contract_id)?.evm_address).toBe(result.address);
    for (const id of result.created_contract_ids ?? [])
      expect(time(byId.get(id ?? '')?.created_timestamp)).toBeGreaterThanOrEqual(time(result.timestamp));
    expect(result.gas_used ?? 0n).toBeLessThanOrEqual(result.gas_limit ?? 0n);
    const own = logs.filter(({ timestamp }) => timestamp === result.timestamp);
    expect(own.map(({ index }) => index)).toEqual(own.map((_, place) => place));
    const { block_hash, block_number, hash: transaction_hash } = result;
    for (const [index, log] of own.entries()) {
      expect(log).toMatchObject({
        ...{ ...result.logs?.[index], block_hash, block_number, transaction_hash },
        transaction_index: Number(result.transaction_index),
      });
      expect([result.contract_id, null]).toContain(log.root_contract_id);
      expect(byId.get(log.contract_id ?? '')?.evm_address).toBe(log.address);
    }
    expect(result.logs).toHaveLength(own.length);
    expect(actions.map(({ index }) => index)).toEqual(actions.map((_, place) => place));
    for (const { timestamp } of actions) expect(timestamp).toBe(result.timestamp);
    const { from, amount: value, gas_limit: gas, contract_id: recipient } = result;
    expect(actions[0]).toMatchObject({ ...(from !== null && { from }), value: value ?? 0n, gas, recipient });
    expect([opcodes.contract_id, opcodes.failed]).toEqual([result.contract_id, !succeeded]);
    if (result.address) expect(opcodes.address).toBe(result.address);
    for (const { contract_id, slot, value_read, value_written } of result.state_changes ?? []) {
      const key = `${contract_id} ${slot}`;
      expect(value_read).toBe(written.get(key)?.[0] ?? `0x${'0'.repeat(64)}`);
      if (value_written) written.set(key, [value_written, result.timestamp ?? '']);
    }
  }
  const slots = indexed(state, ({ contract_id, slot }) => `${contract_id} ${slot}`);
  expect(new Map([...slots].map(([key, { value, timestamp }]) => [key, [value, timestamp]]))).toEqual(
    written,
  );
}

function checkTopics({ topics, messages, transactions }: LedgerData): void {
  for (const { topic_id, created_timestamp } of topics) {
    const own = messages.filter((message) => message.topic_id === topic_id);
    expect(own.map(({ sequence_number }) => sequence_number)).toEqual(
      own.map((_, place) => BigInt(place + 1)),
    );
    const times = [created_timestamp ?? '', ...own.map(({ consensus_timestamp }) => consensus_timestamp)];
    expect(times).toEqual([...new Set(times)].sort());
    const texts = new Map<string, typeof own>();
    for (const message of own) {
      const initial = message.chunk_info?.initial_transaction_id;
      const key = initial
        ? `${initial.account_id} ${initial.transaction_valid_start}`
        : String(message.sequence_number);
      texts.set(key, [...(texts.get(key) ?? []), message]);
    }
    for (const chunks of texts.values()) {
      const total = chunks[0]?.chunk_info?.total ?? 1;
      expect(chunks.map(({ chunk_info }) => chunk_info?.number ?? 1)).toEqual(
        Array.from({ length: total }, (_, place) => place + 1),
      );
      if (chunks[0]?.chunk_info) expect([3, 4]).toContain(total);
      expect(new Set(chunks.map(({ payer_account_id }) => payer_account_id)).size).toBe(1);
      const bytes = Buffer.concat(chunks.map(({ message }) => Buffer.from(message, 'base64')));
      expect(() => new TextDecoder('utf-8', { fatal: true }).decode(bytes)).not.toThrow();
    }
  }
  const byId = new Set(topics.map(({ topic_id }) => topic_id));
  for (const { topic_id } of messages) expect(byId.has(topic_id)).toBe(true);
  const sent = transactions.filter(
    ({ name, result }) => name === 'CONSENSUSSUBMITMESSAGE' && result === 'SUCCESS',
  );
  for (const { consensus_timestamp, entity_id: topic_id, transaction_id } of sent) {
    const message = messages.find((one) => one.consensus_timestamp === consensus_timestamp);
    expect(message).toMatchObject({ topic_id, payer_account_id: transaction_id?.split('-')[0] });
  }
}

function checkSchedules({ schedules, transactions }: LedgerData): void {
  const ran = transactions.filter(({ scheduled }) => scheduled);
  const executed = schedules.filter(({ executed_timestamp }) => executed_timestamp);
  expect(ran.length).toBeGreaterThanOrEqual(executed.length);
  for (const schedule of schedules) {
    if (schedule.executed_timestamp) expect(schedule.signatures?.length).toBeGreaterThan(0);
    for (const { signature } of schedule.signatures ?? [])
      expect(Buffer.from(signature ?? '', 'base64').length).toBeGreaterThan(60);
    if (!schedule.executed_timestamp) continue;
    const transaction = found(
      ran.find(({ consensus_timestamp }) => consensus_timestamp === schedule.executed_timestamp),
      'scheduled transaction',
    );
    expect(schedule.deleted).toBe(false);
    expect(transaction.transaction_id?.split('-')[0]).toBe(schedule.payer_account_id);
    const creation = transactions.find(
      ({ transaction_id, scheduled }) => transaction_id === transaction.transaction_id && !scheduled,
    );
    const { schedule_id: entity_id, consensus_timestamp } = schedule;
    expect(creation).toMatchObject({ name: 'SCHEDULECREATE', entity_id, consensus_timestamp });
    expect(time(schedule.consensus_timestamp)).toBeLessThan(time(schedule.executed_timestamp));
  }
}
