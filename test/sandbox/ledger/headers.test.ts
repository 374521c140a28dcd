import { describe, expect, it } from 'vitest';
import { asking } from './asking.js';

const { sandbox, ledger, send: ask } = asking({ size: 0.1 });

const token = ledger.tokens[0]?.token_id;
const topic = ledger.topics[0]?.topic_id;
const [execution] = ledger.executions;

describe('the headers of a reply', () => {
  it.each([
    ['accounts', 10],
    ['contracts/results/logs', 10],
    ['schedules', 10],
    ['tokens', 10],
    ['accounts/0.0.1001', 2],
    ['transactions', 2],
    [`tokens/${token}`, 5],
    [`topics/${topic}`, 5],
    ['accounts/0.0.1001/rewards', 60],
    ['network/nodes', 60],
    [`blocks/${ledger.blocks[1]?.number}`, 600],
    [`contracts/results/${execution?.transactionId}`, 600],
    [`topics/${topic}/messages/1`, 600],
    ['contracts', 10],
    ['contracts/results', 10],
    [`contracts/results/${execution?.transactionId}/actions`, 600],
    [`contracts/${execution?.result.contract_id}/results/${execution?.result.timestamp}`, 600],
    [`topics/messages/${ledger.messages[0]?.consensus_timestamp}`, 600],
    [`transactions/${ledger.transactions[0]?.transaction_id}`, 600],
    [`schedules/${ledger.schedules[0]?.schedule_id}`, 3600],
    ['network/exchangerate', 60],
    ['network/fees', 60],
    ['network/registered-nodes', 60],
    ['network/stake', 60],
    ['network/supply', 60],
    [`topics/${topic}/messages`, 1],
    ['blocks', 1],
  ])('allow caching %s for %d seconds', async (path, seconds) => {
    expect((await ask(path)).headers.get('cache-control')).toBe(`public, max-age=${seconds}`);
  });

  it('do not allow caching an error', async () => {
    expect((await ask('accounts?limit=0')).headers.has('cache-control')).toBe(false);
    expect((await ask('accounts/0.0.99999')).headers.has('cache-control')).toBe(false);
  });

  it('have an ETag that is weak in one half and strong in the other, and allow a 304', async () => {
    for (const [path, form] of [
      ['accounts', /^W\/"[^"]+"$/],
      ['network/stake', /^"[^"]+"$/],
    ] as const) {
      const etag = String((await ask(path)).headers.get('etag'));
      expect(etag).toMatch(form);
      for (const tag of [etag, `"other", ${etag.replace('W/', '')}`]) {
        const again = await ask(path, { headers: { 'if-none-match': tag } });
        expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag]);
      }
      expect((await ask(path, { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
    }
    const { headers } = await ask('accounts?limit=1');
    expect(headers.get('etag')).not.toBe((await ask('accounts?limit=2')).headers.get('etag'));
  });

  it('contain the link of the next page', async () => {
    const reply = await ask('contracts?limit=1');
    expect(reply.headers.get('link')).toBe(`<${(await reply.json()).links.next}>; rel="next"`);
    expect((await ask('contracts?contract.id=1')).headers.has('link')).toBe(false);
  });

  it('allow requests of other origins', async () => {
    expect((await ask('accounts')).headers.get('access-control-allow-origin')).toBe('*');
    const preflight = await ask('accounts', { method: 'OPTIONS' });
    expect([preflight.status, preflight.headers.get('access-control-allow-origin')]).toEqual([204, '*']);
  });
});

describe('a request', () => {
  it('can be a HEAD request', async () => {
    const head = await ask('accounts', { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect(head.headers.get('etag')).toBe((await ask('accounts')).headers.get('etag'));
  });

  it.each(['accounts/', 'ACCOUNTS', 'Accounts/0.0.1001/Tokens/'])('can have the path %s', async (path) => {
    expect((await ask(path)).status).toBe(200);
  });

  it('is rejected if its encoding is invalid', async () => {
    expect((await ask('accounts?account.id=%zz')).status).toBe(400);
    expect((await ask('contracts/%E0%A4%A')).status).toBe(400);
  });

  it('must use an existing shard and realm', async () => {
    const at = async (id: string): Promise<number> => (await ask(`contracts/${id}`)).status;
    const id = String(ledger.contracts[0]?.contract_id);
    expect(await at(id)).toBe(200);
    expect(await at(id.replace('0.0.', '0.1.'))).toBe(404);
    expect(await at(id.replace('0.0.', '1.0.'))).toBe(404);
  });

  it('can have any form that fetch accepts', async () => {
    const url = `${sandbox.ledgerUrl}/api/v1/contracts/call`;
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"to":""}' };
    for (const reply of [
      await sandbox.fetch(url, init),
      await sandbox.fetch(new URL(url), init),
      await sandbox.fetch(new Request(url, init)),
      await sandbox.fetch('https://elsewhere.example/api/v1/contracts/call', init),
    ])
      expect(await reply.json()).toEqual({ result: '0x' });
    const gone = AbortSignal.abort('gone');
    sandbox.faults.next({ delay: 10 });
    await expect(sandbox.fetch(url, { ...init, signal: gone })).rejects.toBe('gone');
    const page = `${sandbox.ledgerUrl}/api/v1/accounts`;
    await expect(sandbox.fetch(page, { signal: gone })).rejects.toBe('gone');
    const etag = String((await sandbox.fetch(page)).headers.get('etag'));
    for (const headers of [{ 'If-None-Match': etag }, new Headers({ 'if-none-match': etag })])
      for (const reply of [
        await sandbox.fetch(page, { headers }),
        await sandbox.fetch(new URL(page), { method: 'GET', headers }),
        await sandbox.fetch(new Request(page, { headers })),
      ])
        expect(reply.status).toBe(304);
    await expect(async () => sandbox.fetch('/api/v1/accounts')).rejects.toThrow(TypeError);
  });
});
