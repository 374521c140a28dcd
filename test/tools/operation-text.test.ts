import { expect, it } from 'vitest';
import { catalogue, type Entry } from '../../src/tools/catalogue.js';
import { operationText, parameterText } from '../../src/tools/operation-text.js';

function entryOf(name: string): Entry {
  const entry = catalogue.get(name);
  if (!entry) throw new Error(`no operation ${name}`);
  return entry;
}

const transactions = entryOf('getTransactions');
const help = transactions.help.parameters;
const types = transactions.operation.parameters?.transactiontype?.words ?? [];

it.each([
  ['result', 12, `${help.result} One of success, fail.`],
  ['result', 2, `${help.result} One of success, fail.`],
  ['result', 1, `${help.result} One of success and 1 more.`],
  ['account.id', 12, help['account.id']],
  ['order', 1, `${help.order} One of asc and 1 more.`],
])('the text of %s with at most %d words has what it accepts', (name, most, text) => {
  expect(parameterText(transactions, name, most)).toBe(text);
});

it('a parameter with many words has the first twelve', () => {
  expect(parameterText(transactions, 'transactiontype')).toBe(
    `${help.transactiontype} One of ${types.slice(0, 12).join(', ')} and ${types.length - 12} more.`,
  );
});

it.each(['timestamp', 'account.id', 'order', 'result'])('only times have the forms of dates: %s', (name) => {
  const hasDates = parameterText(transactions, name).endsWith(
    ' Or a date such as 2026-01-31 for the whole day, gte:7d for seven days ago, 2026-01-01T12:00:00Z.',
  );
  expect(hasDates).toBe(name === 'timestamp');
});

it('a parameter without rules has its help only', () => {
  const account = entryOf('getAccount');
  const { parameters, ...operation } = account.operation;
  const text = parameterText({ ...account, operation }, 'idOrAliasOrEvmAddress');
  expect(text).toBe(account.help.parameters.idOrAliasOrEvmAddress);
  expect(Object.keys(parameters ?? {})).not.toEqual([]);
});

it('the text of an operation has its parameters, its fields and a call, with all words unless they are limited', () => {
  const [summary = '', ...lines] = operationText(transactions).split('\n');
  expect(summary).toBe(
    `getTransactions(account.id?, order?, timestamp?, transactiontype?, result?, type?): List transactions. ${transactions.help.description}`,
  );
  const names = lines.slice(0, 6).map((line) => line.slice(2, line.indexOf(':')));
  expect(names).toEqual(['account.id', 'order', 'timestamp', 'transactiontype', 'result', 'type']);
  expect(lines[3]).toBe(`- transactiontype: ${parameterText(transactions, 'transactiontype', types.length)}`);
  expect(lines[3]).toContain(types.at(-1));
  expect(lines.slice(6)).toEqual([
    expect.stringMatching(/^Fields of items: consensus_timestamp, name, result, .*transfers$/),
    'Call: call_operation {"operation":"getTransactions","params":{"account.id":"0.0.1001","timestamp":"gte:7d"}}',
  ]);
  expect(operationText(transactions, 3)).toContain(
    `${types.slice(0, 3).join(', ')} and ${types.length - 3} more.`,
  );
});

it.each([
  ['getBlock', /^getBlock\(hashOrNumber\): Get a block\. Returns .*\n- hashOrNumber: .*\nFields: number, /],
  ['getNftsAtDocumentedPath', /^getNftsAtDocumentedPath\(.*\): .*\. Deprecated\. /],
  ['contractCall', /^contractCall\(.*body\): [\s\S]*\n- body: .* An object\.\nFields: result\nCall: /],
  ['estimateFees', /\n- body: .* Bytes in base64\.\n/],
  ['getSummary', /\nCall: status_page {}$/],
  ['getNetworkSupply', /\nCall: call_operation {"operation":"getNetworkSupply"}$/],
])('the text of %s says what differs', (name, text) => {
  expect(operationText(entryOf(name))).toMatch(text);
});
