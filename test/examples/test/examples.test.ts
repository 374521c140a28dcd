import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { QueryClient } from '@tanstack/react-query';
import { build } from 'esbuild';
import { createElement, type FunctionComponent } from 'react';
import { renderToString } from 'react-dom/server';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { createLedgerClient } from '../../../src/index.js';
import { infiniteQueryOptions } from '../../../src/query.js';
import { createSandbox } from '../../../src/sandbox.js';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const examples = join(root, 'test', 'examples');
const files = readdirSync(examples, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /^[^.]+\.tsx?$/.test(file) && !/^(?:node_modules|test)\//.test(file),
);
/** A copy of the examples that imports the sources instead of the package. */
const copy = mkdtempSync(join(examples, '.tmp-'));

for (const file of files) {
  const path = join(copy, file);
  const sources = relative(join(path, '..'), join(root, 'src'));
  const text = readFileSync(join(examples, file), 'utf8')
    .replaceAll("'ledger-query-client'", `'${sources}/index.js'`)
    .replaceAll(/'ledger-query-client\/(\w+)'/g, `'${sources}/$1.js'`);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
vi.spyOn(console, 'log').mockImplementation(() => undefined);
afterAll(() => {
  vi.restoreAllMocks();
  rmSync(copy, { recursive: true, force: true });
});

/** Runs an example by importing it, and returns its exports. */
const run = async (file: string): Promise<Record<string, unknown>> => import(join(copy, file));

describe('the examples', () => {
  it('are all listed in the README', () => {
    const index = readFileSync(join(examples, 'README.md'), 'utf8');
    const listed = [...index.matchAll(/\]\(([\w./-]+)\)/g)].map(([, file]) => file);
    expect([...new Set(listed)].sort()).toEqual(files.sort());
  });

  it('load 1,000 accounts in 10 requests', async () => {
    const { infos, sent } = await run('dataloader.ts');
    expect(sent).toBe(10);
    const ids = (infos as readonly ({ readonly account: string } | undefined)[]).map((info) => info?.account);
    expect(new Set(ids).size).toBe(1000);
    expect(ids.indexOf(undefined)).toBe(999);
  });

  it('answer repeated calls from a cache, and revalidate with an ETag', async () => {
    const { saved } = await run('http-cache.ts');
    expect(saved).toEqual({
      'by 40 components at once': [200],
      'within a minute, 100 more': [],
      'with max-age=0': [304],
    });
  });

  it('use few connections for many requests', async () => {
    const { connectionCounts } = await run('many-connections.ts');
    expect(connectionCounts).toEqual({
      'the global fetch': expect.any(Number),
      'four connections': 4,
      'HTTP/2': 1,
    });
    expect(Object(connectionCounts)['the global fetch']).toBeGreaterThan(4);
  });

  it('read pages from several hosts although one is down', async () => {
    const { expected, ids } = await run('several-hosts.ts');
    expect(ids).toHaveLength(50);
    expect(ids).toEqual(expected);
  });

  it('prove the messages of a topic by a receipt of an SDK', async () => {
    const { error, proven, texts } = await run('receipt.ts');
    expect(texts).toHaveLength(4);
    expect(proven).toEqual({ from: 1n, to: 3n });
    expect(error).toMatchObject({ name: 'ProofError', sequenceNumber: 3n });
  });

  it('prove each part of a topic by itself', async () => {
    const { lines, proven } = await run('topic-parts.ts');
    expect(lines).toBe(800);
    const ranges = proven as readonly { readonly from: bigint; readonly to: bigint }[];
    expect(ranges).toHaveLength(16);
    for (const [index, { from, to }] of ranges.entries()) {
      expect(from).toBe(index === 0 ? 1n : (ranges[index - 1]?.to ?? 0n) + 1n);
      expect(to).toBeGreaterThanOrEqual(from);
    }
    expect(ranges.at(-1)?.to).toBe(800n);
  });

  it('count the events of the transport on a page for Prometheus', async () => {
    const { page } = await run('prometheus.ts');
    const line = (name: string, value: number): RegExp => new RegExp(`^${name} ${value}$`, 'm');
    // The next host got the call that failed, which is no retry.
    expect(page).not.toMatch(/^ledger_retries_total\{/m);
    expect(page).toMatch(line('ledger_calls_total\\{operation="getBlock",outcome="data",error=""\\}', 4));
    expect(page).toMatch(line('ledger_shared_total', 1));
    expect(page).toMatch(
      /^ledger_attempts_total\{host="[^"]+",operation="getBlocks",outcome="reply",status="503"\} 1$/m,
    );
  });

  it('report whether a service is ready', async () => {
    const { healthy, ill } = await run('health.ts');
    expect(healthy).toMatchObject({ isReady: true, hosts: [{ isHealthy: true }, { isHealthy: true }] });
    expect(Object(healthy).statusPage).toEqual(expect.any(String));
    expect(ill).toMatchObject({ isReady: false, error: { name: expect.any(String) } });
    expect(String(Object(ill).error.message)).toContain('503');
  });

  it('trace a call and its two attempts, and measure them', async () => {
    const { spans, measured } = await run('opentelemetry.ts');
    const names = (measured as readonly { readonly name: string }[]).map(({ name }) => name);
    expect(names.sort()).toEqual([
      'http.client.request.duration',
      'http.client.response.body.size',
      'ledger.client.rate.wait',
    ]);
    const [first, second, call] = spans as readonly { readonly id: string }[];
    const template = { 'url.template': '/api/v1/accounts/{idOrAliasOrEvmAddress}' };
    const attempt = {
      name: 'GET /api/v1/accounts/{idOrAliasOrEvmAddress}',
      parent: call?.id,
      attributes: {
        ...template,
        'http.request.method': 'GET',
        'url.full': expect.stringContaining('/api/v1/accounts/'),
      },
    };
    const resent = (count: number, status: number) => ({
      'http.request.resend_count': count,
      'http.response.status_code': status,
    });
    expect(spans).toHaveLength(3);
    expect(first).toMatchObject({ ...attempt, failed: true });
    expect(first).toMatchObject({ attributes: resent(0, 503) });
    expect(second).toMatchObject({ ...attempt, failed: false });
    expect(second).toMatchObject({ attributes: resent(1, 200) });
    expect(call).toMatchObject({
      name: 'getAccount',
      parent: undefined,
      failed: false,
      attributes: { ...template, 'ledger.attempts': 2 },
    });
  });

  it('return exact integers with Fastify', async () => {
    expect((await run('fastify.ts')).answer).toBe(
      '200 {"account":"0.0.7000001","tinybars":4611686018427387904}',
    );
  });

  it('return exact integers and errors of the caller with Express', async () => {
    const { answers } = await run('express.ts');
    expect(answers).toEqual([
      '200 {"account":"0.0.7000001","tinybars":4611686018427387904}',
      '404 {"error":"not found"}',
      expect.stringMatching(/^400 .*nobody!/),
    ]);
  });

  it('return exact integers and errors of the caller with NestJS', async () => {
    const { answers } = await run('nestjs/app.ts');
    expect(answers).toEqual([
      '200 {"account":"0.0.7000001","tinybars":4611686018427387904}',
      expect.stringMatching(/^404 .*Not found/),
      expect.stringMatching(/^400 .*nobody!/),
    ]);
  });

  it('show the messages of a topic in React Native, by its components for the web', async () => {
    const { App } = await run('react-native/topic.tsx');
    const sandbox = createSandbox();
    const ledger = createLedgerClient({ baseUrl: sandbox.ledgerUrl, fetch: sandbox.fetch });
    const topicId = sandbox.add.topic().topic_id ?? '';
    for (const text of ['one', 'two', 'three'])
      sandbox.add.message({ topic_id: topicId, message: btoa(text) });
    const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
    const options = infiniteQueryOptions(ledger, 'getTopicMessages', { topicId, order: 'desc' });
    await queries.prefetchInfiniteQuery(options);
    const html = renderToString(
      createElement(App as FunctionComponent<Record<string, unknown>>, { ledger, queries, topicId }),
    );
    expect(html.replaceAll(/<[^>]*>/g, '|').match(/\d \w+/g)).toEqual(['3 three', '2 two', '1 one']);
  });

  it('return a page, and the next one by its cursor, for a standard request', async () => {
    const { first, second } = await run('web-handler.ts');
    expect(JSON.parse(String(first))).toEqual({
      messages: [
        { number: 1, text: 'one' },
        { number: 2, text: 'two' },
      ],
      next: expect.any(String),
    });
    expect(JSON.parse(String(second))).toEqual({ messages: [{ number: 3, text: 'three' }], next: null });
  });

  describe('of agents', () => {
    const holders =
      /^\{"untrusted_data":\{"balances":\{"columns":\["account","balance","decimals"\],"rows":\[\["0\.0\.\d+","\d+","\d+"\]/;

    it('run tools with the AI SDK', async () => {
      const { results, text } = await run('agents/ai-sdk.ts');
      expect(text).toBe('These are the holders.');
      const [found, answer] = results as readonly unknown[];
      expect(found).toMatch(/^getTokenBalances\(/);
      expect(JSON.stringify(answer)).toMatch(holders);
    });

    it('run tools with LangChain', async () => {
      const { found, message } = await run('agents/langchain.ts');
      expect(found).toMatch(/^getTokenBalances\(/);
      expect(message).toMatchObject({ tool_call_id: 'call-1', content: expect.stringMatching(holders) });
    });

    it('run tools by function calling', async () => {
      const { bodies, results, text } = await run('agents/function-calling.ts');
      expect(text).toBe('These are the holders.');
      expect(results).toEqual([
        expect.stringMatching(/^"getTokenBalances\(/),
        expect.stringMatching(holders),
      ]);
      const [, , last] = bodies as readonly {
        readonly messages: readonly object[];
        readonly tools: object[];
      }[];
      expect(last?.tools.length).toBeGreaterThan(5);
      expect(last?.messages.at(-1)).toMatchObject({ role: 'tool', content: expect.stringMatching(holders) });
    });

    it('run the MCP server with the inspector', async () => {
      vi.stubEnv('LEDGER_COMMAND', `${process.execPath} --import tsx ${join(root, 'scripts/cli.ts')}`);
      const { content, tools } = await run('agents/inspector.ts');
      vi.unstubAllEnvs();
      expect(tools).toContainEqual(expect.objectContaining({ name: 'find_operations' }));
      expect(content).toEqual([{ type: 'text', text: expect.stringMatching(holders) }]);
    }, 180_000);
  });

  it('call a function of a token and read events by their ABI, with viem', async () => {
    const { supply, transfers } = await run('viem.ts');
    const { logs, tokens } = createSandbox().ledger;
    expect(supply).toBe(BigInt(tokens.find(({ token_id }) => token_id === '0.0.2001')?.total_supply ?? -1));
    const values = logs
      .filter(({ contract_id }) => contract_id === '0.0.3001')
      .filter(
        ({ topics, data }) => /^0xddf252ad/.test(topics[0] ?? '') && topics.length === 3 && data !== '0x',
      )
      .map(({ data }) => BigInt(data ?? ''));
    const events = await (transfers as { toArray(): Promise<{ args: { value?: bigint } }[]> }).toArray();
    const decoded = events.flatMap(({ args: { value } }) => value ?? []);
    expect(values.length).toBeGreaterThan(50);
    expect(decoded).toEqual(values.reverse());
  });

  it('decode the metadata of NFTs and the memo of a transaction', async () => {
    const { memo, nfts } = await run('nft-metadata.ts');
    const cid = 'bafkreigh2akiscaildcqabsyg3dfr6chu3fgpregiymsck7e7aqa4s52zy';
    expect(memo).toBe('Miete für Mai');
    expect(nfts).toEqual([
      { serial: 1n, metadata: `ipfs://${cid}/1.json`, url: `https://ipfs.io/ipfs/${cid}/1.json` },
      { serial: 2n, metadata: cid, url: `https://ipfs.io/ipfs/${cid}` },
      { serial: 3n, metadata: 'https://host.example/3.json', url: 'https://host.example/3.json' },
      { serial: 4n, metadata: 'Schön', url: undefined },
      { serial: 5n, metadata: 'javascript:alert(1)', url: undefined },
    ]);
  });

  it('list the holders of a token at a moment, with a digest', async () => {
    const { digest, holders, shares, text, theirs } = (await run('airdrop-list.ts')) as {
      readonly holders: readonly { readonly account: string; readonly balance: bigint }[];
      readonly shares: readonly { readonly balance: bigint }[];
      readonly text: string;
      readonly digest: string;
      readonly theirs: { readonly digest: string };
    };
    const sums = new Map<string, bigint>();
    for (const { consensus_timestamp, token_transfers } of createSandbox().ledger.transactions)
      for (const { account, token_id, amount } of token_transfers)
        if (token_id === '0.0.2001' && consensus_timestamp <= '1767182400.000000000')
          sums.set(account, (sums.get(account) ?? 0n) + amount);
    const expected = [...sums].filter(([, balance]) => balance > 0n);
    expect(new Map(holders.map(({ account, balance }) => [account, balance]))).toEqual(new Map(expected));
    expect(text).toMatch(/^0\.0\.2001,1767182400\.000000000\n0\.0\.\d+,\d+\n/);
    expect([digest, theirs.digest]).toEqual(Array(2).fill(createHash('sha256').update(text).digest('hex')));
    const given = shares.reduce((sum, { balance }) => sum + balance, 0n);
    expect(given).toBeLessThanOrEqual(1_000_000n);
    expect(given).toBeGreaterThan(1_000_000n - BigInt(shares.length));
  });

  it('read a transaction by the ID that the SDK generated', async () => {
    const { expected, recorded, replies } = await run('sdk.ts');
    expect(recorded).toMatchObject({ transaction_id: expected, name: 'CRYPTOTRANSFER' });
    expect(replies).toBe(2);
  });

  it('do the same as a bare fetch, with exact integers and a retry', async () => {
    const { after, before, failure, retried } = await run('migrate/from-fetch.ts');
    expect(Object(after).holders).toEqual(Object(before).holders);
    expect(Object(after).holders.length).toBeGreaterThan(25);
    expect(Object(before).balance).toBe(2 ** 62);
    expect(Object(after).balance).toBe(2n ** 62n + 1n);
    expect(failure).toMatch(/^503 /);
    expect(retried).toBe(2n ** 62n + 1n);
  });

  it('do the same as the helpers of the SDK', async () => {
    const { results } = await run('migrate/from-sdk.ts');
    expect(Object(results).after).toEqual(Object(results).before);
    expect(Object(results).after).toEqual({
      balance: expect.any(BigInt),
      gas: expect.any(BigInt),
      id: '0.0.3001',
    });
  });

  it('do the same as a generated client', async () => {
    const { after, before } = await run('migrate/from-generated.ts');
    expect(Object(after).blocks).toEqual(Object(before).blocks.map(BigInt));
    expect(Object(after).blocks).toHaveLength(20);
    expect([Object(before).status, Object(after).status]).toEqual([404, 404]);
  });

  it('combine a written reply and the sandbox with MSW', async () => {
    const { balances, contracts } = await run('msw.ts');
    expect(balances).toEqual([{ account: '0.0.98', balance: 4611686018427387904n, decimals: 8n }]);
    expect(contracts).toHaveLength(5);
  });

  it('test a retry and exact integers with nock', async () => {
    const { allRequested, balances, failure } = await run('nock.ts');
    expect(failure).toEqual({ attempts: 2, detail: 'no such topic' });
    expect(balances).toEqual([{ account: '0.0.98', balance: 4611686018427387904n, decimals: 8n }]);
    expect(allRequested).toBe(true);
  });

  /** A bundled process starts faster. */
  const bundle = async (file: string): Promise<void> => {
    const path = join(copy, file);
    await build({
      entryPoints: [path],
      outfile: path,
      allowOverwrite: true,
      bundle: true,
      format: 'esm',
      platform: 'node',
      packages: 'external',
    });
  };

  const hasPostgres = existsSync('/usr/lib/postgresql') || spawnSync('postgres', ['--version']).status === 0;
  if (!hasPostgres) console.warn('PostgreSQL is not installed: its example is skipped');
  it.skipIf(!hasPostgres)(
    'copy a topic into PostgreSQL completely although the follower is killed (needs postgresql)',
    async () => {
      await bundle('postgres/follow.ts');
      const { expected, killed, rows } = await run('postgres/killed.ts');
      expect(killed).toBe(10);
      expect(rows).toHaveLength(2011);
      expect(rows).toEqual(expected);
    },
    180_000,
  );

  const hasRedis = spawnSync('redis-server', ['--version']).status === 0;
  it.skipIf(!hasRedis)(
    'export a list completely although workers are killed (needs redis-server)',
    async () => {
      await bundle('bullmq/worker.ts');
      const { killed, lines, started } = await run('bullmq/export.ts');
      expect(killed).toBe(3);
      expect(started).toBeGreaterThanOrEqual(8 + 1);
      expect(lines).toEqual(Array.from({ length: 1200 }, (_, index) => `${index + 1},message ${index + 1}`));
    },
  );
});
