import { once } from 'node:events';
import { createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { main } from '../../../src/cli/cli.js';
import { ApiError, createLedgerClient } from '../../../src/index.js';
import { createSandbox, type ListenOptions, type Sandbox } from '../../../src/sandbox.js';
import { deployed, plausibleParams } from '../../setup/fixtures.js';
import { interrupt, type MemoryTerminal, memoryTerminal, programs, ran } from '../terminal.js';

interface Running {
  readonly terminal: MemoryTerminal;
  /** How the command asked to listen. */
  readonly asked: readonly { port: number | undefined; options: ListenOptions | undefined }[];
  readonly urls: readonly string[];
  readonly sandboxes: readonly Sandbox[];
  /** Interrupts the command, and resolves to its exit code. */
  stop(): Promise<number>;
}

/** Starts the command. It listens on free ports, because other programs of this machine may use those it asks for. */
async function running(...args: string[]): Promise<Running> {
  const asked: { port: number | undefined; options: ListenOptions | undefined }[] = [];
  const urls: string[] = [];
  const sandboxes: Sandbox[] = [];
  const controller = new AbortController();
  let started = (): void => undefined;
  const start = new Promise<void>((resolve) => {
    started = resolve;
  });
  const terminal = memoryTerminal(['sandbox', ...args], {
    signal: controller.signal,
    onWrite: () => started(),
    now: () => Date.UTC(2026, 5, 1),
  });
  const create: typeof createSandbox = (options) => {
    const sandbox = createSandbox(options);
    sandboxes.push(sandbox);
    const listen = async (port?: number, settings?: ListenOptions) => {
      asked.push({ port, options: settings });
      const listener = await sandbox.listen(0, settings);
      urls.push(listener.ledgerUrl);
      return listener;
    };
    return { ...sandbox, ledger: sandbox.ledger, listen };
  };
  const ended = main(terminal, { ...programs, sandbox: async () => ({ createSandbox: create }) });
  await Promise.race([start, ended]);
  return {
    terminal,
    asked,
    urls,
    sandboxes,
    stop: () => {
      controller.abort(interrupt());
      return ended;
    },
  };
}

const json = async (url: string) => (await fetch(url)).json();
const curlLines = (out: string): [kind: string, url: string][] =>
  Array.from(out.matchAll(/^ {2}(\w+) +curl -s (\S+)$/gm), ([, kind = '', url = '']) => [kind, url]);

describe('the sandbox as a command', () => {
  it('prints addresses and existing things to try, and ends with 0 after an interrupt', async () => {
    const { terminal, asked, urls, stop } = await running();
    expect(asked).toEqual([{ port: 5551, options: { host: '127.0.0.1', module: undefined } }]);
    const out = terminal.out();
    expect(out).toContain(`REST API     ${urls[0]}/api/v1\n`);
    expect(out).toMatch(/\nPress Ctrl-C to stop\.\n$/);
    const lines = curlLines(out);
    expect(lines.map(([kind]) => kind)).toEqual([
      'account',
      'token',
      'NFT',
      'topic',
      'contract',
      'transaction',
    ]);
    const replies = Object.fromEntries(
      await Promise.all(lines.map(async ([kind, url]) => [kind, await json(url)])),
    );
    // More than a page, so that there is something to read on.
    expect(replies.account.links.next).toEqual(expect.any(String));
    expect(replies.token.type).toBe('FUNGIBLE_COMMON');
    expect(replies.NFT.serial_number).toEqual(expect.any(Number));
    expect(replies.topic.messages.length).toBeGreaterThan(5);
    expect(replies.contract.results.length).toBeGreaterThan(5);
    expect(replies.transaction.transactions[0].transaction_id.split('-')[0]).toBe(replies.account.account);
    const [account = ''] = /getAccount \S+ --baseUrl \S+/.exec(out) ?? [];
    const { code, out: balance } = await ran([...account.split(' '), '--fields', 'account'], { fetch });
    expect({ code, balance }).toEqual({ code: 0, balance: `{"account":"${replies.account.account}"}\n` });
    const status = /status page +(\S+)/.exec(out)?.[1];
    expect(await json(`${status}/summary.json`)).toHaveProperty('status');
    expect(await stop()).toBe(0);
    expect(terminal.err()).toBe('');
    await expect(fetch(urls[0] ?? '')).rejects.toThrow();
  });

  it('ends if it is interrupted before it listens', async () => {
    const terminal = memoryTerminal(['sandbox', '--port', '0'], {
      signal: AbortSignal.abort(interrupt()),
    });
    expect(await main(terminal, programs)).toBe(0);
  });

  it('has the data of its seed', async () => {
    const texts: string[] = [];
    for (const seed of ['7', '7', '8']) {
      const { urls, stop, terminal } = await running('--seed', seed);
      texts.push(await (await fetch(`${urls[0]}/api/v1/transactions`)).text());
      expect(terminal.out()).toContain(`seed is ${seed}.`);
      await stop();
    }
    expect(texts[1]).toBe(texts[0]);
    expect(texts[2]).not.toBe(texts[0]);
  });

  it('is of the present with --live', async () => {
    const { urls, stop, terminal } = await running('--live');
    const [newest] = (await json(`${urls[0]}/api/v1/transactions?limit=1`)).transactions;
    const age = Date.UTC(2026, 5, 1) / 1000 - Number(newest.consensus_timestamp);
    expect(Math.abs(age)).toBeLessThan(3600);
    expect(terminal.out()).toContain('and it grows');
    await stop();
  });

  it('behaves like a public network with --public', async () => {
    const { sandboxes, urls, stop, terminal } = await running('--public', '--live');
    const [, url] = curlLines(terminal.out())[0] ?? [];
    expect((await fetch(`${url}/hooks`)).status).toBe(404);
    // A range without transactions is searched by windows of 60 days, whose pages are empty but link on.
    const old = '/api/v1/transactions?timestamp=gte:1577836800&timestamp=lt:1600000000';
    expect(await json(`${urls[0]}${old}`)).toEqual({ transactions: [], links: { next: expect.any(String) } });
    expect(sandboxes[0]?.faults.limit).toEqual({ perSecond: 50 });
    expect(sandboxes[0]?.clusters.length).toBe(2);
    await stop();
    const plain = await running();
    const [, plainUrl] = curlLines(plain.terminal.out())[0] ?? [];
    expect((await fetch(`${plainUrl}/hooks`)).status).toBe(200);
    expect(plain.sandboxes[0]?.faults.limit).toBeUndefined();
    expect(await json(`${plain.urls[0]}${old}`)).toEqual({ transactions: [], links: { next: null } });
    await plain.stop();
  });
});

describe('a local network', async () => {
  const { asked, urls, stop, terminal } = await running('--local-network');
  const ports = [5551, 8084, 8545];

  it('has a port for each module, as the client expects', () => {
    expect(asked.map(({ port }) => port)).toEqual(ports);
    expect(terminal.out()).toMatch(/getAccount [\d.]+ --network local\n/);
    for (const url of urls) expect(terminal.out()).toContain(` ${url}/api/v1\n`);
  });

  const sandbox = createSandbox();
  const client = createLedgerClient({
    network: 'local',
    retry: false,
    async fetch(url, init) {
      const { port, origin } = new URL(url);
      const reply = await fetch(url.replace(origin, urls[ports.indexOf(Number(port))] ?? 'no port'), init);
      // The judge is a sandbox without modules. The wrong port would know none of the paths.
      const expected = await sandbox.fetch(url.replace(origin, sandbox.ledgerUrl), init);
      expect(reply.status).toBe(expected.status);
      expect(await reply.clone().text()).toBe(await expected.text());
      return reply;
    },
  });

  it.each(deployed.filter(({ service }) => service === 'ledger'))(
    'answers $operationId at the port of its module',
    async (operation) => {
      const call: (params: object) => Promise<unknown> = Reflect.get(client, operation.operationId);
      expect.assertions(2);
      await call(plausibleParams(operation)).catch((error) => {
        // The entities that the parameters name need not exist.
        if (!(error instanceof ApiError)) throw error;
      });
    },
  );

  it.each([
    [0, '/api/v1/network/fees', { message: 'Not found' }],
    [0, '/api/v1/contracts/call', { message: 'Not found' }],
    [1, '/api/v1/accounts', { message: 'Not Found', detail: 'No static resource api/v1/accounts.' }],
    [2, '/api/v1/network/fees', { message: 'Not Found', detail: 'No static resource api/v1/network/fees.' }],
  ] as const)('port %i does not know %s', async (at, path, message) => {
    const reply = await fetch(`${urls[at]}${path}`);
    expect([reply.status, await reply.json()]).toEqual([404, { _status: { messages: [message] } }]);
  });

  it('ends with all its ports', async () => {
    expect(await stop()).toBe(0);
    for (const url of urls) await expect(fetch(url)).rejects.toThrow();
  });
});

describe('wrong use ends with 2', () => {
  it.each([
    [['--port', '70000'], /^--port: expected a whole number from 0 to 65535, got 70000\n/],
    [['--port', '5551.5'], /^--port: expected a whole number .*, got 5551\.5\n/],
    [['--port', '-1'], /^--port/],
    [['--port=-1'], /^--port: expected a whole number .*, got -1\n/],
    [['--port='], /^--port: expected a whole number .*, got an empty text\n/],
    [['--port', '1', '--port', '2'], /^--port: expected one value, got several/],
    [['--port'], /^--port needs a value/],
    [['--seed', 'seven'], /^--seed: expected a whole number from 0 to \d+, got seven\n/],
    [['--seed', '1e99'], /^--seed: .* got 1e99/],
    [['--seed', '99999999999999999999'], /^--seed: .* got 9{20}/],
    [['--host='], /^--host: expected an address/],
    [
      ['--host', '203.0.113.7', '--port', '0'],
      /^--host: this machine does not have the address 203\.0\.113\.7/,
    ],
    [['--local-network', '--port', '1'], /^pass either --port or --local-network/],
    [['--life'], /^there is no option --life\. Did you mean --live\?/],
    [['5551'], /^sandbox: unexpected 5551\./],
  ])('%j', async (args, message) => {
    const { code, out, err } = await ran(['sandbox', ...args]);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(message);
    expect(err).toMatch(/\nledger-query-client sandbox --help explains the usage\n$/);
  });

  it('for a port that another program uses', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const port = String(Object(other.address()).port);
    const { code, err } = await ran(['sandbox', '--port', port]);
    expect({ code, err }).toEqual({
      code: 2,
      err:
        `--port ${port}: another program uses port ${port}. Stop it, or pass another --port; 0 takes a free one\n` +
        'ledger-query-client sandbox --help explains the usage\n',
    });
    other.close();
  });
});
