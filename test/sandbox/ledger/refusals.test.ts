import { describe, expect, it } from 'vitest';
import { asking } from './asking.js';

const { sandbox, ledger, ask, refusal } = asking({ size: 0.3 });

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
      'Array limit exceeded. Only 100 elements allowed in an array.',
    ],
    [`schedules/x?${'a=1&'.repeat(101)}`, 'Array limit exceeded. Only 100 elements allowed in an array.'],
    [
      `accounts?${'account.id=gt:1&'.repeat(51)}${'Account.id=gt:1&'.repeat(50)}`,
      'Maximum number of repeated values for query parameter: account.id is 100',
    ],
    ['contracts/xyz', 'Invalid parameter: contractid'],
    [`tokens/0x${'ab'.repeat(20)}`, 'Invalid parameter: tokenid'],
    // Documented, but answered elsewhere.
    ['contracts/logs', 'Invalid parameter: contractid'],
    ['tokens/nfts', 'Invalid parameter: tokenid'],
    ['tokens/balances', 'Invalid parameter: tokenid'],
  ])('rejects %s', async (path, message) => {
    expect(await refusal(path)).toEqual([400, message]);
  });

  it('knows a type of transaction that is not described', async () => {
    expect(await ask('transactions?transactiontype=HOOKDISPATCH')).toEqual({
      transactions: [],
      links: { next: null },
    });
  });

  it('names all wrong parameters, and reduces a limit above 100', async () => {
    expect(await refusal('contracts?limit=0&order=x&contract.id=abc&foo=1')).toEqual([
      400,
      ...['limit', 'order', 'contract.id'].map((name) => `Invalid parameter: ${name}`),
      'Unknown query parameter: foo',
    ]);
    expect((await ask('transactions?limit=101')).transactions).toHaveLength(100);
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
    expect(await refusal(path)).toEqual([200]);
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
    expect(await refusal(path)).toEqual([404, 'Not found']);
  });

  it.each([
    ['accounts?limit=eq:1'],
    ['transactions?timestamp=gt:9223372036.854775807'],
    ['topics/0.0.4001/messages?timestamp=9999999999.999999999'],
  ])('returns 503 for %s', async (path) => {
    expect(await refusal(path)).toEqual([503, 'Service unavailable']);
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
    expect(await refusal(path)).toEqual([404, 'Not found']);
  });

  it('finds no account by its address in a list, and returns 50 of its 51 tokens', async () => {
    const account = ledger.accounts.find(
      ({ evm_address }) => evm_address && !evm_address.startsWith('0x000000'),
    );
    const found = await ask(`accounts?account.id=${account?.evm_address}`);
    expect(found.accounts).toEqual([]);
    const { balances } = await ask(`balances?account.id=${account?.evm_address}`);
    expect(balances).toMatchObject([{ account: account?.account }]);
    const tokens = Array.from({ length: 51 }, (_, at) => ({ token_id: `0.0.${at + 1}`, balance: 1n }));
    const balance = { balance: 1n, timestamp: '1767225600.000000000', tokens };
    const holder = sandbox.add.account({ balance });
    const held = async (query: string): Promise<number> =>
      (await ask(`accounts?${query}`)).accounts[0].balance.tokens.length;
    expect(await held(`account.id=${holder.account}`)).toBe(50);
    expect(await held(`account.id=gte:${holder.account}`)).toBe(50);
  });

  it('sends no link if both keys have an equality', async () => {
    const { owner, spender, token_id } = ledger.tokenAllowances[0] ?? {};
    const query = `spender.id=${spender}&token.id=${token_id}&limit=1`;
    const { allowances, links } = await ask(`accounts/${owner}/allowances/tokens?${query}`);
    expect([allowances.length, links.next]).toEqual([1, null]);
  });

  it('has different errors for an unknown alias and an unknown address', async () => {
    expect(await refusal(`accounts/${'A'.repeat(55)}`)).toEqual([
      404,
      'No account with a matching alias found',
    ]);
    expect(await refusal(`accounts/0x${'ab'.repeat(20)}`)).toEqual([404, 'Not found']);
  });

  it.each<[string, string, string, number]>([
    ['contracts/call', 'text/plain', '{}', 415],
    ['contracts/call', 'application/json', '{', 400],
    ['contracts/call', 'application/json', '{"to":""}', 200],
    ['network/fees', 'application/x-protobuf', '\n\0', 200],
    ['network/fees', 'application/x-protobuf', '', 400],
    ['network/fees', 'application/x-protobuf', '\x01', 400],
  ])('to %s with the content type %s and the body %j has a status', async (path, type, body, status) => {
    const init = { method: 'POST', body, headers: { 'content-type': type } };
    expect((await refusal(path, init))[0]).toBe(status);
  });

  it('rejects other methods', async () => {
    expect(await refusal('contracts', { method: 'POST' })).toEqual([404, 'Not found']);
    const response = await sandbox.fetch(
      new Request(`${sandbox.statusUrl}/summary.json`, { method: 'POST' }),
    );
    expect(response.status).toBe(404);
    const missing = await sandbox.fetch(new Request(`${sandbox.statusUrl}/nothing.json`));
    expect(await missing.json()).toEqual({ error: 'not found' });
  });
});

it('the serial number 0 is refused, and one that does not exist is not found', async () => {
  const path = `tokens/${ledger.nfts[0]?.token_id}/nfts`;
  expect(await refusal(`${path}/0`)).toEqual([400, 'Invalid parameter: serialnumber']);
  expect((await refusal(`${path}/99999999`))[0]).toBe(404);
});

it('the value of a parameter may contain =', async () => {
  const { sandbox: own, ask: askOwn } = asking({ size: 0.3 });
  for (const name of ['tea=pot', 'teacup']) own.add.token({ name });
  const { tokens } = await askOwn('tokens?name=tea=pot');
  expect(tokens.map(({ name }: { name: string }) => name)).toEqual(['tea=pot']);
});
