// Which of several mistakes the service names. The order is that of its source, and differs between operations.
import { describe, expect, it } from 'vitest';
import { asking } from './asking.js';

const { ledger, refusal } = asking({ size: 0.1 });
const tooLarge = '0.0.274877906944';
const idOfContract = 'Invalid parameter: contractid';
const unknown = 'Unknown query parameter: foo';
const wrongUnit = "Invalid hbar parameter value: true,false. Must be 'true' or 'false'";
const contract = String(ledger.contracts[0]?.contract_id);
const noRange =
  'Cannot search topics without a valid timestamp range: No timestamp range or eq operator provided';
const topic = `topic0=${'ab'.repeat(32)}`;
const transactionForm =
  'Invalid Transaction id. Please use "shard.realm.num-sss-nnn" format where sss are seconds and nnn are nanoseconds';
const unequalTime = 'Not equals (ne) operator is not supported for timestamp';

describe('of two mistakes, the sandbox names that of the service', () => {
  it.each([
    ['the query', 'accounts/x!?foo=1', unknown],
    ['the path', 'accounts/x!/allowances/crypto?foo=1', 'Invalid parameter: idOrAliasOrEvmAddress'],
    ['the path', 'accounts/x!/allowances/tokens?foo=1', 'Invalid parameter: idOrAliasOrEvmAddress'],
    ['the path', 'accounts/x!/nfts?foo=1', 'Invalid parameter: idOrAliasOrEvmAddress'],
    ['the path', 'accounts/x!/rewards?foo=1', 'Invalid parameter: idOrAliasOrEvmAddress'],
    ['the path', 'accounts/x!/tokens?foo=1', 'Invalid parameter: idOrAliasOrEvmAddress'],
    ['the query', 'blocks/x!?foo=1', unknown],
    ['the query', 'contracts/results/x!?foo=1', unknown],
    ['the query', 'contracts/results/x!/actions?foo=1', unknown],
    ['the path', 'contracts/x!?foo=1', idOfContract],
    ['the path', 'contracts/x!/results?foo=1', idOfContract],
    ['the path', 'contracts/x!/results/logs?foo=1', idOfContract],
    ['the path', 'contracts/x!/state?foo=1', idOfContract],
    ['the query', 'schedules/x!?foo=1', unknown],
    ['the path', 'tokens/x!?foo=1', 'Invalid parameter: tokenid'],
    ['the path', 'tokens/x!/balances?foo=1', 'Invalid parameter: tokenid'],
    ['the path', 'tokens/x!/nfts?foo=1', 'Invalid parameter: tokenid'],
    ['the query', 'tokens/x!/nfts/x!?foo=1', unknown],
    ['the path', 'tokens/x!/nfts/x!/transactions?foo=1', 'Invalid parameter: tokenid'],
    ['the query', 'topics/messages/x!?foo=1', unknown],
    ['the path', 'topics/x!/messages?foo=1', 'Invalid parameter: topic.id'],
    ['the query', 'topics/x!/messages/x!?foo=1', unknown],
    ['the query', 'transactions/x!?foo=1', unknown],
  ])('%s of %s', async (_, path, message) => {
    expect(await refusal(path)).toEqual([400, message]);
  });

  it.each([
    ['both parts of a path', 'contracts/x!/results/x!', [idOfContract, 'Invalid parameter: timestamp']],
    ['only the first part of an NFT', 'tokens/x!/nfts/x!', ['Invalid parameter: tokenid']],
    ['a query before an ID that is too large', `contracts/${tooLarge}?foo=1`, [unknown]],
    ['a query before an ID that is too large', `contracts/${tooLarge}/results?foo=1`, [unknown]],
    ['an ID that is too large before rules', `contracts/${tooLarge}/state?timestamp=ne:1`, [idOfContract]],
    ['rules', `contracts/${contract}/state?timestamp=ne:1`, [unequalTime]],
    [
      'an ID that is too large before the unit',
      `contracts/${tooLarge}/results?hbar=true&hbar=false`,
      [idOfContract],
    ],
    ['topics before an ID that is too large', `contracts/${tooLarge}/results/logs?${topic}`, [noRange]],
    ['an ID that is too large before rules', `contracts/${tooLarge}/results/logs?index=1`, [idOfContract]],
    ['a query before an ID that is too large', `topics/${tooLarge}/messages?foo=1`, [unknown]],
    ['a unit before the form of a hash', 'contracts/results/x!?hbar=true&hbar=false', [wrongUnit]],
    ['a unit before a path', 'contracts/x!/results/x!?hbar=true&hbar=false', [wrongUnit]],
    [
      'a unit before an unknown name',
      `contracts/${contract}/results/1.1?hbar=true&hbar=false&foo=1`,
      [wrongUnit],
    ],
    ['an unknown name before a unit', 'contracts/results/1-1-1?hbar=true&hbar=false&foo=1', [unknown]],
    ['an unknown name before a unit', 'contracts/results?hbar=true&hbar=false&foo=1', [unknown]],
    [
      'blocks before a unit',
      'contracts/results?hbar=true&hbar=false&transaction.index=1',
      [
        'Invalid parameter usage: transaction.index - transaction.index requires block.number or block.hash filter to be specified',
      ],
    ],
    ['rules before a path', 'contracts/results/x!/actions?index=ne:1', ['Invalid parameter: index']],
    ['a path', 'contracts/results/x!/actions', [transactionForm]],
    [
      'a name beside an ID before a query',
      'tokens?name=x&token.id=1&foo=1',
      ['token.id and name can not be used together. Use a more specific name instead.'],
    ],
    ['a query before one account', 'tokens?account.id=1&account.id=2&foo=1', [unknown]],
    ['topics before keys', `contracts/results/logs?${topic}&index=1`, [noRange]],
  ])('%s: %s', async (_, path, messages) => {
    expect(await refusal(path)).toEqual([400, ...messages]);
  });

  it.each(['rewards', 'tokens'])(
    'an account that does not exist before the query of its %s',
    async (list) => {
      expect(await refusal(`accounts/0x${'ab'.repeat(20)}/${list}?foo=1`)).toEqual([404, 'Not found']);
      expect(await refusal(`accounts/0.0.1001/${list}?foo=1`)).toEqual([400, unknown]);
    },
  );

  it.each([
    ['accounts?account.id=gt:lt:1', 400],
    ['balances?account.id=gt:lt:1', 400],
    ['contracts/results/0.0.1-1-1?nonce=eq:eq:1', 400],
    ['contracts?contract.id=gt:lt:1', 200],
  ])('%s, a value with two operators, has the status %d', async (path, status) => {
    expect((await refusal(path))[0]).toBe(status);
  });
});
