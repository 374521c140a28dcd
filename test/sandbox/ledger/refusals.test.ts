import { describe, expect, it } from 'vitest';
import { createSandbox } from '../../../src/sandbox.js';

const sandbox = createSandbox({ size: 0.1 });

/** The status and the messages of a reply. */
async function messagesOf(path: string, init: RequestInit = {}): Promise<[number, ...string[]]> {
  const response = await sandbox.fetch(new Request(`${sandbox.ledgerUrl}/api/v1/${path}`, init));
  const body = await response.json();
  return [
    response.status,
    ...(body._status?.messages ?? []).map(({ message }: { message: string }) => message),
  ];
}

const range = 'Cannot search topics without a valid timestamp range: ';
const nfts = 'accounts/0.0.1001/nfts';
const logs = 'contracts/results/logs';
const topic = `topic0=${'ab'.repeat(32)}`;

describe('the sandbox', () => {
  it.each([
    [`${nfts}?serialnumber=1`, 'serialnumber without a token.id parameter filter'],
    [`${nfts}?token.id=gt:1&serialnumber=gt:1`, 'token.id must have gte or eq operator'],
    [`${nfts}?token.id=lt:1&serialnumber=lt:1`, 'token.id must have lte or eq operator'],
    [`${nfts}?token.id=ne:1`, 'Not equal (ne) operator is not supported for token.id'],
    [`${nfts}?token.id=1&token.id=2`, 'Only one equal (eq) operator is allowed for token.id'],
    [`${nfts}?token.id=gt:1&token.id=gte:2`, 'Only one gt/gte operator is allowed for token.id'],
    [`${nfts}?token.id=lt:1&token.id=lte:2`, 'Only one lt/lte operator is allowed for token.id'],
    ['accounts/0.0.1001/allowances/tokens?token.id=1', 'token.id without a spender.id parameter filter'],
    [`${logs}?index=1`, 'timestamp must have eq operator'],
    [`${logs}?index=gt:1`, 'index without a timestamp parameter filter'],
    [`${logs}?timestamp=gt:1&index=gt:1`, 'timestamp must have gte or eq operator'],
    [`${logs}?timestamp=gt:1&index=1`, 'timestamp must have eq operator'],
    [`${logs}?${topic}`, `${range}No timestamp range or eq operator provided`],
    [
      `${logs}?${topic}&timestamp=gte:1`,
      `${range}Timestamp range must have gt (or gte) and lt (or lte), or eq operator`,
    ],
    [
      `${logs}?${topic}&timestamp=gte:1&timestamp=lte:604802`,
      `${range}Timestamp range by the lower and upper bounds must be positive and within 7d`,
    ],
    [
      `${logs}?${topic}&timestamp=gte:2&timestamp=lte:1`,
      `${range}Timestamp range by the lower and upper bounds must be positive and within 7d`,
    ],
    [
      `contracts/results?block.number=1&block.hash=${'ab'.repeat(32)}`,
      'Invalid parameter usage: block.hash - cannot combine block.number and block.hash',
    ],
    [
      'contracts/results?transaction.index=1',
      'Invalid parameter usage: transaction.index - transaction.index requires block.number or block.hash filter to be specified',
    ],
    [`${nfts}?token.id=1&token.id=gt:1`, "Can't support both range and equal for token.id"],
    ['accounts?account.id=274877906944', 'Invalid entity ID "0.0.274877906944"'],
    ['topics/0.0.4001/messages/0', 'Invalid parameter: sequencenumber'],
    [
      `accounts?${'account.id=gt:1&'.repeat(101)}`,
      'Maximum number of repeated values for query parameter: account.id is 100',
    ],
  ])('rejects %s', async (path, message) => {
    expect(await messagesOf(path)).toEqual([400, message]);
  });

  it.each([
    [`${nfts}?token.id=gte:1&serialnumber=gt:1`],
    [`${nfts}?token.id=1&serialnumber=lt:1`],
    [`${logs}?${topic}&timestamp=gte:1&timestamp=lte:604801`],
    [`${logs}?${topic}&timestamp=1`],
    [`${logs}?timestamp=1&index=1`],
    ['accounts?account.id=274877906943'],
    ['accounts?ACCOUNT.ID=1001&Order=DESC'],
    ['accounts?balance=TRUE'],
  ])('accepts %s', async (path) => {
    expect(await messagesOf(path)).toEqual([200]);
  });

  it.each([
    ['accounts/0.0.999999'],
    ['accounts/0x00000000000000000000000000000000000f423f'],
    ['accounts/0.0.999999/tokens'],
    ['blocks/999999999999'],
    ['contracts/results/0.0.1-1-1/actions'],
    ['tokens/0x00000000000000000000000000000000000f423f'],
    ['nothing'],
  ])('returns 404 for %s', async (path) => {
    expect(await messagesOf(path)).toEqual([404, 'Not found']);
  });

  it.each([
    ['accounts?limit=eq:1'],
    ['transactions?timestamp=gt:9223372036.854775807'],
    ['topics/0.0.4001/messages?timestamp=9999999999.999999999'],
  ])('returns 503 for %s', async (path) => {
    expect(await messagesOf(path)).toEqual([503, 'Service unavailable']);
  });

  it.each([
    // Before its creation, or with the end of a range before its start.
    ['accounts/0.0.1001?timestamp=1'],
    ['accounts/0.0.1001?timestamp=lt:1'],
    ['accounts/0.0.1001?timestamp=gt:1767225600&timestamp=lt:1767225500'],
    [`contracts/0x${'ab'.repeat(20)}/results`],
    [`contracts/${'ab'.repeat(20)}/state`],
    [`contracts/${'ab'.repeat(20)}/results/logs`],
  ])('returns 404 because nothing matches %s', async (path) => {
    expect(await messagesOf(path)).toEqual([404, 'Not found']);
  });

  it('finds an account by its address, and returns all of its 51 tokens', async () => {
    const account = sandbox.ledger.accounts.find(
      ({ evm_address }) => evm_address && !evm_address.startsWith('0x000000'),
    );
    const found = await sandbox.fetch(
      `${sandbox.ledgerUrl}/api/v1/accounts?account.id=${account?.evm_address}`,
    );
    expect((await found.json()).accounts).toMatchObject([{ account: account?.account }]);
    const holder = sandbox.add.account({
      balance: {
        balance: 1n,
        timestamp: '1767225600.000000000',
        tokens: Array.from({ length: 51 }, (_, at) => ({ token_id: `0.0.${at + 1}`, balance: 1n })),
      },
    });
    const held = async (query: string): Promise<number> => {
      const reply = await sandbox.fetch(`${sandbox.ledgerUrl}/api/v1/accounts?${query}`);
      return (await reply.json()).accounts[0].balance.tokens.length;
    };
    expect(await held(`account.id=${holder.account}`)).toBe(51);
    expect(await held(`account.id=gte:${holder.account}`)).toBe(50);
  });

  it('sends no link if both keys have an equality', async () => {
    const { owner, spender, token_id } = sandbox.ledger.tokenAllowances[0] ?? {};
    const query = `spender.id=${spender}&token.id=${token_id}&limit=1`;
    const reply = await sandbox.fetch(
      `${sandbox.ledgerUrl}/api/v1/accounts/${owner}/allowances/tokens?${query}`,
    );
    const { allowances, links } = await reply.json();
    expect([allowances.length, links.next]).toEqual([1, null]);
  });

  it('has different errors for an unknown alias and an unknown address', async () => {
    expect(await messagesOf(`accounts/${'A'.repeat(55)}`)).toEqual([
      404,
      'No account with a matching alias found',
    ]);
    expect(await messagesOf(`accounts/0x${'ab'.repeat(20)}`)).toEqual([404, 'Not found']);
  });

  it('accepts only a body of the declared content type', async () => {
    const post = (path: string, type: string, body: string) =>
      messagesOf(path, { method: 'POST', body, headers: { 'content-type': type } });
    expect(await post('contracts/call', 'text/plain', '{}')).toEqual([415, 'Unsupported Media Type']);
    expect(await post('contracts/call', 'application/json', '{')).toEqual([400, 'Bad Request']);
    expect(await post('contracts/call', 'application/json', '{"to":""}')).toEqual([200]);
    expect(await post('network/fees', 'application/x-protobuf', '\n\0')).toEqual([200]);
    expect(await post('network/fees', 'application/x-protobuf', '')).toEqual([400, 'Bad Request']);
    expect(await post('network/fees', 'application/x-protobuf', '\x01')).toEqual([400, 'Bad Request']);
  });

  it('rejects other methods', async () => {
    expect(await messagesOf('contracts', { method: 'POST' })).toEqual([404, 'Not found']);
    const response = await sandbox.fetch(
      new Request(`${sandbox.statusUrl}/summary.json`, { method: 'POST' }),
    );
    expect(response.status).toBe(404);
    const missing = await sandbox.fetch(new Request(`${sandbox.statusUrl}/nothing.json`));
    expect(await missing.json()).toEqual({ error: 'not found' });
  });
});
