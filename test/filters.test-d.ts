import { between, createLedgerClient, eq, gt, gte, lt, lte, ne } from '../src/index.js';

// Compiled by npm run typecheck, never run: what a filter takes, and what it does not.

const ledger = createLedgerClient({ network: 'testnet' });
const sdkId = { shard: 0n, realm: 0n, num: 5n, toString: () => '0.0.5' };
const date = new Date(0);

export function uses(bound: string | undefined, ids: readonly string[]): void {
  ledger.getContracts({ 'contract.id': '0.0.5' });
  ledger.getContracts({ 'contract.id': 'gte:0.0.5' });
  ledger.getContracts({ 'contract.id': 5 });
  ledger.getContracts({ 'contract.id': 5n });
  ledger.getContracts({ 'contract.id': sdkId });
  ledger.getContracts({ 'contract.id': ne(sdkId) });
  ledger.getContracts({ 'contract.id': [eq('0.0.5'), ne(5), gt(5n), gte(sdkId), lt('1'), lte(2), 3] });
  ledger.getContracts({ 'contract.id': between('0.0.5', 10) });
  ledger.getContracts({ 'contract.id': ids });
  ledger.getContracts({ 'contract.id': bound });
  ledger.getContracts({ 'contract.id': bound === undefined ? undefined : gt(bound) });
  ledger.getTransactions({ timestamp: [gte(date), lt('1767312000.000000000')] });
  ledger.getTransactions({ timestamp: between(date, 5n) });
  ledger.getTokensByAccountId({ idOrAliasOrEvmAddress: sdkId, 'token.id': gt('0.0.5') });
  ledger.getContractsLogs({ timestamp: between(date, date), index: [gte(0), lt(5n)] });
  ledger.getToken({ tokenId: 5, timestamp: lte(date) });
  ledger.getToken({ tokenId: sdkId, timestamp: eq('5.1') });
  ledger.getNetworkNodes({ 'file.id': eq(101), 'node.id': between(1, 5) });
  ledger.getContractsResults({ 'block.hash': eq('0xab'), 'block.number': 5 });
  ledger.getTopicMessageByTimestamp({ timestamp: date });
  ledger.getTopicMessageByTimestamp({ timestamp: 5n });
}

export function operatorsThatAreNotTaken(): void {
  // @ts-expect-error an account's tokens take no ne
  ledger.getTokensByAccountId({ idOrAliasOrEvmAddress: '0.0.2', 'token.id': ne('0.0.5') });
  // @ts-expect-error nor as one of several
  ledger.getTokensByAccountId({ idOrAliasOrEvmAddress: '0.0.2', 'token.id': [gt(5), ne(6)] });
  // @ts-expect-error the logs take no ne
  ledger.getContractsLogs({ timestamp: ne(date) });
  // @ts-expect-error a token is looked up at a time or before it
  ledger.getToken({ tokenId: 5, timestamp: gt(date) });
  // @ts-expect-error a file is one
  ledger.getNetworkNodes({ 'file.id': gte('0.0.101') });
  // @ts-expect-error a hash is equal or not there
  ledger.getContractsResults({ 'block.hash': lt('0xab') });
  // @ts-expect-error blocks take no ne
  ledger.getBlocks({ 'block.number': ne(5) });
  // @ts-expect-error a limit is no filter
  ledger.getContracts({ limit: lte(5) });
  // @ts-expect-error an order is no filter
  ledger.getContracts({ order: eq('asc') });
  // @ts-expect-error a path has one value
  ledger.getContract({ contractIdOrAddress: gte(5) });
}

export function valuesThatDoNotRepeat(): void {
  // @ts-expect-error a token has one time
  ledger.getToken({ tokenId: 5, timestamp: [lte(date), lt('5.1')] });
  // @ts-expect-error a token has no range of times
  ledger.getToken({ tokenId: 5, timestamp: between(date, date) });
  // @ts-expect-error one file
  ledger.getNetworkNodes({ 'file.id': ['0.0.101', '0.0.102'] });
  // @ts-expect-error one file, no range
  ledger.getNetworkNodes({ 'file.id': between(101, 102) });
  // @ts-expect-error one hash
  ledger.getContractsResults({ 'block.hash': ['0xab', '0xcd'] });
  // @ts-expect-error one order
  ledger.getContracts({ order: ['asc', 'desc'] });
  // @ts-expect-error one entity in a path
  ledger.getContract({ contractIdOrAddress: ['0.0.5'] });
}

export function valuesOfAnotherKind(): void {
  // @ts-expect-error a Date is no entity
  ledger.getContracts({ 'contract.id': date });
  // @ts-expect-error nor with an operator
  ledger.getContracts({ 'contract.id': gte(date) });
  // @ts-expect-error nor as an end of a range
  ledger.getContracts({ 'contract.id': between('0.0.5', date) });
  // @ts-expect-error nor in a path
  ledger.getContract({ contractIdOrAddress: date });
  // @ts-expect-error any object is no ID object
  ledger.getContracts({ 'contract.id': { num: 5 } });
  // @ts-expect-error nanoseconds do not fit into a number
  ledger.getTransactions({ timestamp: 1767225600 });
  // @ts-expect-error nor with an operator
  ledger.getTransactions({ timestamp: gte(1767225600.5) });
  // @ts-expect-error nor as an end of a range
  ledger.getTransactions({ timestamp: between(date, 1767225600) });
  // @ts-expect-error nor in a path
  ledger.getTopicMessageByTimestamp({ timestamp: 1767225600 });
  // @ts-expect-error an ID object is no time
  ledger.getTransactions({ timestamp: sdkId });
  // @ts-expect-error a Date is no integer
  ledger.getBlocks({ 'block.number': gte(date) });
  // @ts-expect-error a number is not read as hexadecimal
  ledger.getContractState({ contractIdOrAddress: 5, slot: gte(10) });
  // @ts-expect-error a comparison has one operator
  ledger.getContracts({ 'contract.id': gt(gte(5)) });
}
