import { describe, expect, it } from 'vitest';
import { asking } from './asking.js';

const { ledger, send, ask, refusal } = asking({ size: 1 });

const outstanding = 'accounts/0.0.1001/airdrops/outstanding';
const allowances = 'accounts/0.0.1001/allowances/nfts';

describe('the Java backend', () => {
  it.each([
    [`${outstanding}?limit=0`, 'limit must be greater than 0'],
    [`${outstanding}?limit=101`, 'limit must be less than or equal to 100'],
    [`${outstanding}?limit=x`, "Failed to convert 'limit'"],
    [`${outstanding}?limit=1&limit=2`, "Failed to convert 'limit'"],
    ['network/supply?q=all', "Failed to convert 'q'"],
    [`${outstanding}?order=up`, "Failed to convert 'order'"],
    [`${outstanding}?receiver.id=abc`, "Failed to convert 'receiver.id'"],
    [`${outstanding}?receiver.id=0.65536.1`, "Failed to convert 'receiver.id'"],
    [`${outstanding}?receiver.id=1&receiver.id=2&receiver.id=3`, 'receiverIds size must be between 0 and 2'],
    [`${outstanding}?token.id=1,2,3`, 'tokenIds size must be between 0 and 2'],
    [`${outstanding}?receiver.id=gte:5&receiver.id=lte:4`, 'Invalid range provided for account.id'],
    [`${allowances}?account.id=ne:5`, 'Unsupported range operator ne for account.id'],
    [`${allowances}?account.id=5&account.id=gt:4`, "Can't support both range and equal for account.id"],
    [
      `${allowances}?account.id=gt:4&account.id=gte:5`,
      'Only one range operator from [gt, gte] is allowed for the given parameter for account.id',
    ],
    [`${allowances}?token.id=5`, 'token.id parameter must have account.id present'],
    [
      `${allowances}?account.id=gt:4&token.id=gt:5`,
      'Requires the presence of an lte/gte or eq account.id parameter',
    ],
    [`${allowances}?account.id=gte:4&account.id=lt:3`, 'Invalid range provided for account.id'],
    [`${allowances}?account.id=4&token.id=gte:5&token.id=lt:3`, 'Invalid range provided for token.id'],
    ['network/nodes?node.id=gt:5&node.id=lt:3', 'Invalid range provided for node.id'],
    ['network/nodes?node.id=gt:5&node.id=gt:1&node.id=lt:6', 'Invalid range provided for node.id'],
    ['network/nodes?node.id=lt:0', 'Invalid range provided for node.id'],
    [`${outstanding}?receiver.id=gt:0.0.5&receiver.id=lt:0.0.6`, 'Invalid range provided for account.id'],
    ['network/supply?timestamp=gt:5&timestamp=5', 'Invalid range provided for timestamp'],
    ['network/nodes?file.id=gt:101', 'Only equality operator is supported for file.id'],
    [
      'network/registered-nodes?registerednode.id=gt:5&registerednode.id=lt:3',
      'Invalid range: lower bound exceeds upper bound',
    ],
    ['network/supply?timestamp=gt:5&timestamp=lt:3', 'Invalid range provided for timestamp'],
    ['network/fees?timestamp=ne:1', "Failed to convert 'timestamp'"],
    ['topics/a.b', "Failed to convert 'id'"],
    ['accounts/x/hooks', "Failed to convert 'ownerId'"],
    ['accounts/1/hooks/99999999999999999999/storage', "Failed to convert 'hookId'"],
  ])('rejects %s', async (path, detail) => {
    expect(await refusal(path)).toEqual([400, 'Bad Request', detail]);
  });

  it('accepts a range of one value', async () => {
    expect(await refusal(`${outstanding}?receiver.id=gte:5&receiver.id=lte:5`)).toEqual([200]);
  });

  it.each([
    ['network/nodes?limit=0', 'Invalid parameter: limit'],
    ['network/nodes?limit=1&limit=2', 'Only a single instance is supported for limit'],
    ['network/nodes?file.id=101&file.id=102', 'Only a single instance is supported for file.id'],
    ['network/registered-nodes?order=asc&order=asc', 'Only a single instance is supported for order'],
    ['network/registered-nodes?limit=101', 'Invalid parameter: limit'],
    ['network/registered-nodes?type=NOTHING', 'Invalid parameter: type'],
  ])('names the wrong parameter in the message for %s', async (path, message) => {
    expect(await refusal(path)).toEqual([400, message]);
  });

  it.each([
    ['network/exchangerate?timestamp=1', 'File 0.0.112 not found'],
    ['network/fees?timestamp=lt:1', 'File 0.0.111 not found'],
    ['network/supply?timestamp=lte:1', 'Network supply not found'],
    ['topics/0.0.999999', 'Topic not found'],
    [`accounts/0x${'0'.repeat(37)}3e9/hooks`, 'No account found for the given ID'],
    [`accounts/${'A'.repeat(40)}/allowances/nfts`, 'No account found for the given ID'],
  ])('does not find %s', async (path, detail) => {
    expect(await refusal(path)).toEqual([404, 'Not Found', detail]);
  });

  it('rejects a wrong method and a wrong content type', async () => {
    const method = "Request method 'POST' is not supported";
    expect(await refusal('network/supply', { method: 'POST' })).toEqual([405, 'Method Not Allowed', method]);
    const sent = { method: 'POST', body: 'x', headers: { 'content-type': 'text/plain' } };
    const type = "Content-Type 'text/plain' is not supported";
    expect(await refusal('network/fees', sent)).toEqual([415, 'Unsupported Media Type', type]);
  });

  it.each(['totalcoins', 'CIRCULATING'])('sends one number of the supply as text for %s', async (kind) => {
    const { total_supply, released_supply } = await ask('network/supply?q=');
    const reply = await send(`network/supply?q=${kind}`);
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
    const text = await reply.text();
    expect(text).toMatch(/^\d+\.\d{8}$/);
    expect(text.replace('.', '')).toBe(kind === 'totalcoins' ? total_supply : released_supply);
  });

  it('reduces the limit of nodes, ignores unknown parameters, and keeps both in its links', async () => {
    const body = await ask('network/nodes?limit=3&hello=1&order=DESC&node.id=');
    expect(body.nodes).toHaveLength(3);
    const last = body.nodes[2].node_id;
    expect(body.links.next).toBe(
      `/api/v1/network/nodes?limit=3&hello=1&order=DESC&node.id=&node.id=lt:${last}`,
    );
    expect((await ask('network/nodes?limit=100')).nodes).toHaveLength(25);
    expect(await ask('accounts/0.0.999999/hooks')).toEqual({ hooks: [], links: { next: null } });
  });

  it('uses only the last of two equalities for airdrops, and ignores ne', async () => {
    const [one, other] = [...new Set(ledger.airdrops.map(({ receiver_id }) => receiver_id))];
    const receivers = async (query: string): Promise<string[]> => {
      const body = await ask(`${outstanding}?limit=100&${query}`);
      return [
        ...new Set<string>(body.airdrops.map((airdrop: { receiver_id: string }) => airdrop.receiver_id)),
      ];
    };
    expect(await receivers(`receiver.id=${one}&receiver.id=${other}`)).toEqual([other]);
    expect(await receivers(`receiver.id=ne:${one}`)).toContain(one);
  });

  it('sends no link after the last item within a bound', async () => {
    const [first, second] = ledger.hooks
      .filter(({ owner_id }) => owner_id === '0.0.1001')
      .map(({ hook_id }) => hook_id)
      .sort((a, b) => Number(a - b));
    // In whole numbers, an exclusive bound next to the item is the same.
    for (const [from, to] of [
      [`gte:${first}`, `lte:${second}`],
      [`gt:${Number(first) - 1}`, `lt:${Number(second) + 1}`],
    ])
      for (const order of ['asc', 'desc']) {
        const query = `hook.id=${to}&hook.id=${from}&order=${order}`;
        const body = await ask(`accounts/0.0.1001/hooks?${query}&limit=2`);
        expect(body.hooks).toHaveLength(2);
        expect(body.links.next).toBeNull();
        expect((await ask(`accounts/0.0.1001/hooks?${query}&limit=1`)).links.next).not.toBeNull();
      }
  });

  it('adds bounds of the keys without an equality to its links', async () => {
    const { sender_id: owner, receiver_id: receiver, token_id: token } = ledger.airdrops[0] ?? {};
    const path = `accounts/${owner}/airdrops/outstanding?limit=1`;
    const next = async (query: string): Promise<string> => (await ask(path + query)).links.next;
    expect(await next(`&receiver.id=${receiver}`)).toMatch(
      /limit=1&receiver\.id=[\d.]+&token\.id=gte:[\d.]+&serialnumber=gt:\d+$/,
    );
    expect(await next(`&receiver.id=gte:1&token.id=${token}`)).toMatch(
      /limit=1&token\.id=[\d.]+&receiver\.id=gt:[\d.]+&serialnumber=gt:\d+$/,
    );
  });

  it('does not list withdrawn allowances', async () => {
    const { owner, spender, token_id } =
      ledger.nftAllowances.find(({ approved_for_all }) => !approved_for_all) ?? {};
    const path = `accounts/${owner}/allowances/nfts?account.id=${spender}&limit=100`;
    const { allowances } = await ask(path);
    expect(allowances.map((one: { token_id: string }) => one.token_id)).not.toContain(token_id);
  });
});

describe('a contract call', () => {
  const call = (body: object | string): Promise<unknown[]> =>
    refusal('contracts/call', {
      method: 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    });
  const to = `0x${'0'.repeat(39)}1`;

  it.each([
    ['{', 'JSON parse error'],
    ['[]', 'JSON parse error'],
    [{ to, data: {} }, 'JSON parse error: data'],
    [{ to, gas: 'much' }, 'JSON parse error: gas'],
    [{ to, data: '0x123' }, 'Odd number of characters.'],
    [{ to, data: '0x12zz' }, 'data field invalid hexadecimal string'],
    [{ to: '0x1' }, 'to field must be 20 bytes hex format'],
    [{ to, block: 'soon' }, 'Unsupported block value'],
    [{ to, gas: 20_999 }, 'gas field must be greater than or equal to 21000'],
    [{ to, gas: 15_000_001 }, 'gas field must be less than or equal to 15000000'],
    [{ to, gasPrice: -1 }, 'gasPrice field must be greater than or equal to 0'],
    [{ to, value: -1 }, 'value field must be greater than or equal to 0'],
    [{ to, value: 1 }, 'from field must not be empty'],
    [{ from: to, value: 1 }, 'to field must not be empty'],
    [{ to, state_overrides: [] }, 'State overrides are not supported.'],
  ])('is rejected with the body %j', async (body, detail) => {
    expect(await call(body)).toEqual([400, 'Bad Request', detail]);
  });

  it.each(['earliest', 'LATEST', '', '12', `0x${'ab'.repeat(32)}`])('accepts the block %j', async (block) => {
    expect(await call({ to, block, data: '0x' })).toEqual([200]);
  });

  it('returns its trace only to clients that accept gzip', async () => {
    const path = `contracts/results/${ledger.executions[0]?.transactionId}/opcodes`;
    expect((await send(path)).status).toBe(200);
    const identity = { headers: { 'accept-encoding': 'identity' } };
    const detail = 'Accept-Encoding: gzip header is required';
    expect(await refusal(path, identity)).toEqual([406, 'Not Acceptable', detail]);
    for (const [other, reason] of [
      ['contracts/results/0x12/opcodes', "Unsupported ID format: '0x12'"],
      [`${path}?stack=maybe`, "Failed to convert 'stack'"],
    ] as const)
      expect(await refusal(other)).toEqual([400, 'Bad Request', reason]);
  });
});
