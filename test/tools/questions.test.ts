import { Tiktoken } from 'js-tiktoken/lite';
import o200k from 'js-tiktoken/ranks/o200k_base';
import { afterAll, describe, expect, it } from 'vitest';
// By its inner path: it reads the table of questions.
import { readDocument } from '../../scripts/build/documents.js';
import { createSandbox } from '../../src/sandbox.js';
import { longestPath } from '../sandbox/paths.js';
import { agentOf, type Json, json, type Reply } from './agent.js';
import { callsOf } from './calls.js';

const sandbox = createSandbox();
const { ledger, truth } = sandbox;
const agent = await agentOf({ sandbox });

const id = { idOrAliasOrEvmAddress: '0.0.1001' };
const account = ledger.accounts.find((one) => one.account === '0.0.1001');
const token = ledger.tokens.find(({ token_id }) => token_id === '0.0.2001');
const [execution] = ledger.executions;
const day = ['gte:1767139200', 'lt:1767312000'];

async function raw(path: string, body?: object): Promise<Json> {
  const headers = { 'content-type': 'application/json' };
  const init = body && { method: 'POST', body: JSON.stringify(body), headers };
  return (await sandbox.fetch(`${sandbox.ledgerUrl}/api/v1${path}`, init)).json();
}

type State = readonly [params: Record<string, Json>, fields: readonly string[], data?: () => unknown];

/** Calls for the questions of the README, by operation. Without data, the answer is the first items of the true list. */
const states: Readonly<Record<string, State>> = {
  getAccount: [
    id,
    ['balance.balance', 'key'],
    () => ({ balance: { balance: account?.balance?.balance }, key: account?.key }),
  ],
  getAccounts: [{ 'account.publickey': account?.key?.key }, ['account']],
  getTransactions: [{ 'account.id': '0.0.1001', timestamp: day }, ['transaction_id', 'transfers', 'name']],
  getTokensByAccountId: [id, ['token_id', 'balance']],
  getNftsByAccountId: [id, ['token_id', 'serial_number']],
  getPendingTokenAirdrops: [
    longestPath(ledger, 'getPendingTokenAirdrops'),
    ['sender_id', 'token_id', 'amount'],
  ],
  getStakingRewards: [id, ['amount', 'timestamp']],
  getToken: [
    { tokenId: '0.0.2001' },
    ['total_supply', 'supply_key'],
    () => ({ total_supply: token?.total_supply, supply_key: token?.supply_key }),
  ],
  getTokenBalances: [{ tokenId: '0.0.2001' }, ['account', 'balance']],
  getNftTransactions: [
    { tokenId: '0.0.2002', serialNumber: 1 },
    ['consensus_timestamp', 'receiver_account_id'],
  ],
  getTopicMessages: [{ topicId: '0.0.4001' }, ['sequence_number', 'consensus_timestamp']],
  getContractResultByTransactionIdOrHash: [
    { transactionIdOrHash: execution?.result.hash },
    ['result', 'gas_used'],
    () => ({ result: execution?.result.result, gas_used: execution?.result.gas_used }),
  ],
  getBlocks: [{}, ['number', 'hash']],
  getNetworkFees: [{}, ['fees.gas'], () => ({ fees: ledger.fees.map(({ gas }) => ({ gas })) })],
  getNetworkExchangeRate: [
    {},
    ['current_rate.cent_equivalent'],
    () => ({ current_rate: { cent_equivalent: ledger.exchangeRate.current_rate.cent_equivalent } }),
  ],
  getNetworkSupply: [
    {},
    ['total_supply'],
    async () => ({ total_supply: (await raw('/network/supply')).total_supply }),
  ],
  getNetworkNodes: [{}, ['node_id', 'stake']],
};

// Questions that need a program, the status page or a conversion.
const isOther = /waitFor|after:|verify|status\.|format|toLongZeroAddress/;
// One question of the README may have several calls.
const questions = [...readDocument('README.md').matchAll(/^\| ([A-Z][^|`]+) \| (`.+`) \|$/gm)]
  .filter(([row]) => !isOther.test(row))
  .flatMap(([, question = '', calls = '']) =>
    [...calls.matchAll(/ledger\.(\w+)/g)].map(([, operation = '']) => ({ question, operation })),
  );

const tokenizer = new Tiktoken(o200k);
const tokensOf = (text: string): number => tokenizer.encode(text).length;
const printed: string[] = [];
/** Tokens of all answers, by the form in which they are written. */
const totals: Record<string, number> = {};
const print = (text: string, ...replies: readonly Reply[]): void => {
  printed.push(`${replies.map((reply) => tokensOf(reply.text)).join(' + ')} tokens: ${text}`);
};
afterAll(() => console.log(printed.join('\n')));

describe('the README', () => {
  it('has no other questions', () => {
    expect(questions.map(({ operation }) => operation)).toEqual(Object.keys(states));
  });

  it.each(questions)('asks: $question $operation', async ({ question, operation }) => {
    const [params, fields, data] = states[operation] as State;
    const search = await agent.ask('find_operations', { query: question });
    expect(search.text).toMatch(new RegExp(`^${operation}\\(`, 'm'));
    const reply = await agent.call(operation, params, { fields });
    print(`${question} ${operation}`, search, reply);
    const costs = costsOf(reply);
    printed.push(`  ${JSON.stringify(costs)}`);
    for (const [form, tokens] of Object.entries(costs)) totals[form] = (totals[form] ?? 0) + tokens;
    expect(costs.ours).toBeLessThanOrEqual(Math.min(costs.json, costs.rows, costs.table));
    if (data) return expect(reply.answer?.untrusted_data).toEqual(json(await data()));
    const rows: Json[] = json(truth[operation]?.(params));
    const items: Json = Object.values<Json>(reply.answer?.untrusted_data).find(Array.isArray);
    expect(items).toEqual(rows.slice(0, 10).map((row) => only(row, fields)));
    expect(items.length).toBeGreaterThan(0);
    expect(reply.answer?.next !== undefined).toBe(rows.length > items.length);
  });

  // Flat rows cost some tokens less as CSV, and nested ones more. It is no JSON: a text and a number look the same.
  it('costs fewer tokens in all than other forms', () => {
    const { ours, ...others } = totals;
    printed.push(`all: ${JSON.stringify(totals)}`);
    expect(ours).toBeLessThanOrEqual(Math.min(...Object.values(others)));
  });

  it('asks for incidents', async () => {
    const reply = await agent.ask('status_page', {});
    print('Does the service have an incident now?', reply);
    const page = await (await sandbox.fetch(`${sandbox.statusUrl}/summary.json`)).json();
    const planned = ['name', 'status', 'scheduled_for', 'scheduled_until'];
    expect(reply.answer?.untrusted_data).toEqual({
      status: page.status,
      incidents: page.incidents.map((one: Json) => only(one, ['name', 'impact', 'status', 'updated_at'])),
      scheduled_maintenances: page.scheduled_maintenances.map((one: Json) => only(one, planned)),
      components: page.components.map((one: Json) => only(one, ['id', 'group_id', 'name', 'status'])),
    });
  });

  it.each([
    ['1152921504606846976', 'hbar', '11529215046.06846976'],
    ['11529215046.06846976', 'tinybar', '1152921504606846976'],
    ['1152921504606846977', 'decimal', '11529215046068469.77', 2],
    ['11529215046068469.77', 'units', '1152921504606846977', 2],
    ['0.0.1001', 'evm_address', '0x00000000000000000000000000000000000003e9'],
    ['0x00000000000000000000000000000000000003e9', 'entity_id', '0.0.1001'],
    ['2026-01-01T00:00:00.123456789Z', 'timestamp', '1767225600.123456789'],
    ['1767225600.123456789', 'date', '2026-01-01T00:00:00.123456789Z'],
    ['1767225600.000000005', 'date', '2026-01-01T00:00:00.000000005Z'],
    ['-0.000000001', 'date', '1969-12-31T23:59:59.999999999Z'],
    ['0.0.1001@1767223666.118066287', 'transaction_id', '0.0.1001-1767223666-118066287'],
    ['0.0.1001@1767225593.5', 'transaction_id', '0.0.1001-1767225593-500000000'],
    ['0.0.1001-1767223666-118066287', 'sdk_transaction_id', '0.0.1001@1767223666.118066287'],
  ])('asks for conversions: %s to %s', async (value, to, expected, decimals?: number) => {
    expect((await agent.ask('convert', { value, to, decimals })).text).toBe(expected);
  });
});

/** Tokens of the data of an answer, and of the same data as objects, as rows, and as a table of Markdown. */
function costsOf({ text, answer }: Reply): Record<'ours' | 'json' | 'rows' | 'table' | 'csv', number> {
  const data = answer.untrusted_data;
  const [name, items] = Object.entries<Json>(data).find(([, value]) => Array.isArray(value)) ?? ['', [data]];
  const others = Array.isArray(data[name]) ? { ...data, [name]: undefined } : {};
  const columns = [...new Set<string>(items.flatMap(Object.keys))];
  const rows = items.map((item: Json) => columns.map((column) => item[column] ?? null));
  const cell = (value: Json): string => (typeof value === 'object' ? JSON.stringify(value) : String(value));
  const line = (cells: readonly Json[]): string => `| ${cells.map(cell).join(' | ')} |`;
  const quoted = (text: string): string => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  const csvLine = (cells: readonly Json[]): string => cells.map((value) => quoted(cell(value))).join();
  const table = [line(columns), line(columns.map(() => '---')), ...rows.map(line)].join('\n');
  return {
    ours: tokensOf(JSON.stringify(JSON.parse(text).untrusted_data)),
    json: tokensOf(JSON.stringify(data)),
    rows: tokensOf(JSON.stringify({ ...others, [name]: { columns, rows } })),
    csv: tokensOf(`${Object.values(others).join()}\n${name}\n${[columns, ...rows].map(csvLine).join('\n')}`),
    table: tokensOf(`${Object.values(others).join()}\n${name}\n${table}`),
  };
}

/** The chosen fields of an object. */
function only(object: Json, fields: readonly string[]): Json {
  const isValue = (field: string) => (object[field] ?? null) !== null;
  return Object.fromEntries(fields.filter(isValue).map((field) => [field, object[field]]));
}

describe('the tools', () => {
  it('have at most 2,500 tokens of description', async () => {
    const { tools } = await agent.client.listTools();
    const count = tokensOf(JSON.stringify(tools) + agent.client.getInstructions());
    printed.push(`${count} tokens: ${tools.length} tools and the instructions`);
    expect(count).toBeLessThanOrEqual(2500);
    expect(tools.every(({ annotations }) => annotations?.readOnlyHint)).toBe(true);
  });

  it.each(callsOf(sandbox))('reach $operationId in two calls, and explain its parameters', async (one) => {
    const { operationId, parameters, params } = one;
    expect((await agent.ask('find_operations', {})).text).toMatch(new RegExp(`^${operationId}\\(`, 'm'));
    const { text: help } = await agent.ask('find_operations', { query: operationId });
    for (const { name } of parameters)
      if (name !== 'limit' && name !== 'encoding') expect(help).toContain(`\n- ${name}: `);
    const { text, isError, answer } = await agent.call(operationId, params);
    expect(isError ? text : '').toBe('');
    expect(text.length).toBeLessThan(8500);
    expect(Object.values<Json>(answer?.untrusted_data).flat()).not.toEqual([]);
  });
});
