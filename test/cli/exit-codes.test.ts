import { describe, expect, it } from 'vitest';
import { main } from '../../src/cli/cli.js';
import { getNetworkSupply } from '../../src/ledger.js';
import { getStatus } from '../../src/status.js';
import { numbers, rowsOf } from '../keyset/list.js';
import { numberedMessages } from '../keyset/lists.js';
import { KeysetService } from '../keyset/service.js';
import { deployed, descriptorOf } from '../setup/fixtures.js';
import { interrupt, memoryFiles, memoryTerminal, programs, ran, runCommand } from './terminal.js';

const base = ['--baseUrl', 'https://ledger.test'];
const supply = ['getNetworkSupply', ...base];

/** A terminal setting whose `fetch` always returns the same response. */
const answering = (status: number, body = '{"_status":{"messages":[{"message":"no"}]}}') => ({
  fetch: async () => new Response(body, { status, headers: { 'content-type': 'application/json' } }),
});

/** The message of a command that must be refused before it sends a request. */
async function refused(args: readonly string[], env: Record<string, string> = {}): Promise<string> {
  let sent = 0;
  const fetch = async (): Promise<Response> => {
    sent += 1;
    return new Response('{}');
  };
  const { code, out, err } = await ran(args, { env, fetch });
  expect({ code, out, sent }).toEqual({ code: 2, out: '', sent: 0 });
  return err;
}

describe('wrong use ends with 2 and a message, and sends no request', () => {
  it.each([
    [[], /^expected an operation, such as getAccount/],
    [
      ['getAccount', '0.0.2', '--blance'],
      /^there is no option --blance\.\nledger-query-client getAccount --help/,
    ],
    [['get', 'account', '0.0.2'], /^there is no operation get\. Did you mean getAccount\?/],
    [['help', 'getAcount'], /^there is no operation getAcount\. Did you mean getAccount\?/],
    [['getBlocks', '-f', 'json'], /^there is no option -f\. Did you mean --follow, --format or --fields\?/],
    [['getBlocks', '--json', '--csv'], /^--format: expected one value, got several/],
    [['getAccount'], /^getAccount: idOrAliasOrEvmAddress has no value/],
    [
      ['getAccount', '0.0.2', '0.0.3'],
      /^getAccount: unexpected 0\.0\.3\. Expected idOrAliasOrEvmAddress only; other parameters are passed as --name/,
    ],
    [['getAccount', '0.0.2', ''], /^getAccount: unexpected ""\. Expected/],
    [
      ['getNft', '0.0.5', '1', '2', '3'],
      /^getNft: unexpected 2 3\. Expected tokenId and serialNumber only; other/,
    ],
    [['getNft', '--serialNumber', '1', '0.0.5', '2'], /^getNft: unexpected 2\. Expected tokenId only; other/],
    [['getBlocks', '5'], /^getBlocks: unexpected 5\. Other parameters are passed as --name value/],
    [['getBlocks', '--order', 'up'], /^getBlocks: order must be one of asc, desc, got "up"/],
    [
      ['getBlocks', '--order', 'dsc'],
      /got "dsc"\. Did you mean desc\?\nledger-query-client getBlocks --help/,
    ],
    [
      ['getTransactions', '--timestamp', 'x'],
      /^getTransactions: timestamp must be a date such as 2026-01-31 for .*, or seconds\.nanoseconds, .*, got "x"\n/,
    ],
    [
      ['getNft', '0.0.5', '0'],
      /^getNft: serialNumber must be an integer from 1 to 9223372036854775807, got 0\n/,
    ],
    [
      ['getContractsLogs', '--topic0', 'x'],
      /^getContractsLogs: topic0 must be 1 to 64 hexadecimal digits that are not all 0 .*, got "x"/,
    ],
    [
      ['estimateFees'],
      /^estimateFees: the body is missing\. Pass --body JSON, @FILE, or @- for standard input\n/,
    ],
    [['getBlocks', '--limit', '0'], /^--limit: expected a whole number from 1, got 0/],
    [['getBlocks', '--limit', '5', '--limit', '6'], /^--limit: expected one value, got several/],
    [['getBlocks', '--all', '--follow'], /leave out --all/],
    [['getNfts', '0.0.5', '--follow'], /^there is no option --follow/],
    [['getNetworkSupply', '--all'], /^there is no option --all/],
    [
      ['getBlocks', '--format', 'cvs'],
      /^--format: expected table, json, ndjson or csv, got cvs\. Did you mean csv\?/,
    ],
    [['getBlocks', '--resume'], /^--resume needs --output FILE/],
    [['getBlocks', '--output', 'x', '--format', 'table'], /^--format table is for a terminal/],
    [
      ['getBlocks', '--network', 'testnat'],
      /^--network: expected mainnet, testnet, previewnet or local, got testnat\. Did you mean testnet\?/,
    ],
    [['getBlocks', '--network', 'testnet', '--baseUrl', 'https://a.test'], /^pass either/],
    [['getBlocks', '--baseUrl', 'a.test'], /^baseUrl must be/],
    [['contractCall', '--body', '{'], /^--body is not JSON/],
    [['contractCall', '--body', '[5]'], /^contractCall: body must be/],
    [['contractCall', '--body', '@none'], /^--body: there is no file none/],
    [['contractCall'], /^contractCall: the body is missing\. Pass --body/],
    [
      ['getTransactions', '--transactiontype', 'crypto_transfer'],
      /^there is no value crypto_transfer\. Did you mean CRYPTOTRANSFER\?/,
    ],
    [['getBlocks', '--fields', 'number,hsh'], /^--fields: there is no field hsh\. Did you mean hash\?/],
    [
      ['getTransactions', '--fields', 'transfers.amuont'],
      /^--fields: there is no field transfers\.amuont\. Did you mean transfers\.amount\?/,
    ],
    [['getBlocks', '--fields', ''], /^--fields: expected at least one field, got none/],
    [['getBlocks', '--fields', ' ,', '--csv'], /^--fields: expected at least one field, got none/],
    [['completion', 'bsh'], /^completion: expected bash, zsh or fish, got bsh\. Did you mean bash\?/],
    [['mcp', 'x'], /^mcp: expected only --network NAME, --baseUrl URL and --verify/],
    [['mcp', '--network', 'testnat'], /^--network: .* Did you mean testnet\?/],
    [['--status', 'now'], /^--status: unexpected now\. Its only option is --baseUrl URL/],
  ])('%j', async (args, message) => {
    expect(await refused(args)).toMatch(message);
  });

  it('has no JavaScript types or regular expressions in messages and help texts', async () => {
    const fetch = async (): Promise<Response> => new Response('{}', { status: 404 });
    const texts: string[] = [];
    for (const { service, operationId: name } of deployed) {
      const operation = descriptorOf(service, name);
      const pathNames = operation.path.match(/[^{}]+(?=\})/g) ?? [];
      texts.push((await ran([name, '--help'])).out, (await ran([name], { fetch })).err);
      for (const parameter of Object.keys(operation.parameters ?? {})) {
        const others = pathNames.filter((other) => other !== parameter).map((other) => `--${other}=1`);
        for (const value of ['§', '-1', 'gte:', '99999999999999999999999'])
          texts.push((await ran([name, `--${parameter}=${value}`, ...others], { fetch })).err);
      }
    }
    const ofCode =
      /\bDate\b|bigint|Hbar\b|\b(undefined|null|object|string|boolean|Uint8Array|Blob)\b|\d{5}n\b|\\d|\^/;
    const found = texts.flatMap((text) => text.split('\n')).filter((line) => ofCode.test(line));
    expect(found).toEqual([]);
    expect(texts.length).toBeGreaterThan(500);
  });

  it.each([
    'a-secret-key',
    ': a-secret-key',
    'a-secret-key\u0001: x',
    'a secret-key: x',
    'x-api-key: y\na-secret-key',
  ])('does not show a header that may be a key: %j', async (lines) => {
    const env = { LEDGER_QUERY_BASE_URL: 'https://ledger.test', LEDGER_QUERY_HEADERS: lines };
    const message = await refused(supply, env);
    expect(message).toMatch(/^LEDGER_QUERY_HEADERS has a line that is not "name: value"/);
    expect(message).not.toContain('secret');
  });

  it.each([
    'https:///SECRETKEY123456',
    'https:////SECRETKEY123456',
    'https://\n/SECRETKEY123456',
    'https:\\\\SECRETKEY123456',
    'https:/SECRETKEY123456',
    'https:SECRETKEY123456',
    'SECRETKEY123456',
    'x:SECRETKEY123456',
    'javascript:SECRETKEY123456',
    '//SECRETKEY123456',
    'https//ledger.test/SECRETKEY123456',
    'https://ledger.test/?key=SECRETKEY123456',
    'https://ledger.test/#SECRETKEY123456',
    'https://user:SECRETKEY123456@ledger.test',
    'https://ledger.test:SECRETKEY123456/',
  ])('does not show a wrong base URL from the environment: %j', async (url) => {
    const message = await refused(['getBlocks'], { LEDGER_QUERY_BASE_URL: url });
    expect(message).toMatch(/^LEDGER_QUERY_BASE_URL is not an absolute http or https URL/);
    expect(message).not.toMatch(/secretkey/i);
  });

  it('does not show a key in place of the host', async () => {
    const fetch = async (url: string): Promise<Response> => {
      throw new TypeError('fetch failed', {
        cause: new Error(`getaddrinfo ENOTFOUND ${new URL(url).hostname}`),
      });
    };
    const env = { LEDGER_QUERY_BASE_URL: 'https://SECRETKEY123456' };
    const { code, err } = await ran(['getBlocks'], { env, fetch });
    expect({ code, err }).toEqual({
      code: 7,
      err: 'NetworkError: getBlocks: no reply was received: getaddrinfo ENOTFOUND ***\n',
    });
  });
});

it('the generator receives its arguments, and its exit code is returned', async () => {
  const calls: (readonly string[])[] = [];
  const code = await main(memoryTerminal(['generate', '--out', 'client']), {
    ...programs,
    generate: async (args) => {
      calls.push(args);
      return 10;
    },
  });
  expect({ code, calls }).toEqual({ code: 10, calls: [['--out', 'client']] });
});

it('the MCP server receives services with limits, and a key for its own service only', async () => {
  const keys: (string | null)[] = [];
  const fetch = async (_: string, init: RequestInit): Promise<Response> => {
    keys.push(new Headers(init.headers).get('x-api-key'));
    return new Response('{"_status":{"messages":[{"message":"SECRETKEY123456 secret-host"}]}}', {
      status: 403,
    });
  };
  const env = { LEDGER_QUERY_BASE_URL: 'https://secret-host', LEDGER_QUERY_API_KEY: 'SECRETKEY123456' };
  for (const [args, network] of [
    [['--verify'], undefined],
    [['--network', 'testnet'], 'testnet'],
  ] as const) {
    const terminal = memoryTerminal(['mcp', ...args], { env, fetch });
    const code = await main(terminal, {
      ...programs,
      mcp: async ({ ledger, status, verify, redact, ...server }) => {
        expect({ verify, network: server.network }).toEqual({ verify: network === undefined, network });
        for (const { rate, defaults } of [ledger.transport, status.transport])
          expect({ rate: rate.requestsPerSecond, defaults }).toMatchObject({
            rate: 10,
            defaults: { deadline: 30_000 },
          });
        const error = await getNetworkSupply(ledger.transport).catch(String);
        expect(String(error)).toContain('secret-host');
        if (network === undefined) expect(redact(String(error))).toMatch(/403.*\*\*\* \*\*\*$/);
        server.report(error);
        await getStatus(status.transport).catch(() => undefined);
        return 7;
      },
    });
    expect(code).toBe(7);
    // Programs for agents show the log of their servers.
    expect(terminal.err()).not.toContain('secret-host');
  }
  expect(keys).toEqual(['SECRETKEY123456', null, null, null]);
});

describe('a failure ends with the code of its class', () => {
  it.each([
    [404, 3],
    [400, 4],
    [403, 4],
    [429, 6],
    [500, 5],
    [503, 5],
  ])('a status of %d with %d', async (status, code) => {
    const ended = await ran(supply, answering(status));
    expect(ended).toMatchObject({ code, out: '' });
    expect(ended.err).toMatch(new RegExp(`^ApiError: getNetworkSupply: ${status} .*\\n$`));
  });

  it('no connection with 7', async () => {
    const fetch = async (): Promise<Response> => {
      throw new TypeError('fetch failed');
    };
    expect(await ran(supply, { fetch })).toMatchObject({ code: 7, out: '' });
  });

  it('no reply with 8', async () => {
    const terminal = memoryTerminal(supply, {
      fetch: (_url, { signal }) =>
        new Promise((_, reject) => {
          signal?.addEventListener('abort', () => reject(signal.reason));
        }),
    });
    let code: number | undefined;
    void runCommand(terminal).then((ended) => {
      code = ended;
    });
    while (code === undefined) {
      await terminal.turn();
      // Wait until all modules are loaded.
      if (terminal.time.pending > 0) terminal.time.advance(1000);
    }
    expect(code).toBe(8);
    expect(terminal.err()).toMatch(/^TimeoutError: getNetworkSupply: /);
  });

  it('an invalid reply with 9, and writes none of it', async () => {
    expect(await ran(supply, answering(200, '<html>'))).toMatchObject({ code: 9, out: '' });
    const list = await ran(['getBlocks', '--format', 'csv', ...base], answering(200, '{"blocks":5}'));
    expect(list).toMatchObject({ code: 9, out: '' });
  });

  it.each([
    ['open', 'EACCES: permission denied'],
    ['write', 'ENOSPC: no space left on device, write'],
  ])('a file that the command cannot %s with 10 and one line', async (syscall, message) => {
    const files = memoryFiles((step) => {
      if (step.startsWith(syscall)) throw Object.assign(new Error(message), { syscall });
    });
    const { fetch } = answering(200, '{"blocks":[],"links":{"next":null}}');
    const { code, err } = await ran(['getBlocks', '-o', 'x.csv', ...base], { fetch, files });
    expect({ code, err }).toEqual({ code: 10, err: `${message}\n` });
  });

  it('an interrupt with 130 and no message', async () => {
    const controller = new AbortController();
    const fetch = async (): Promise<Response> => {
      controller.abort(interrupt());
      return new Response('{}');
    };
    expect(await ran(supply, { fetch, signal: controller.signal })).toEqual({ code: 130, out: '', err: '' });
  });
});

describe('a reader that closes the pipe', () => {
  it('ends the command without an error, and aborts its requests', async () => {
    const terminal = memoryTerminal(['getTopicMessages', '0.0.5', '--all', ...base], {
      onWrite: () => {
        throw Object.assign(new Error('write EPIPE'), { code: 'EPIPE', syscall: 'write' });
      },
    });
    const list = new KeysetService(numberedMessages, rowsOf(numbers(5000)), { time: terminal.time });
    expect(await terminal.time.run(runCommand({ ...terminal, fetch: list.fetch }))).toBe(0);
    expect(terminal.err()).not.toMatch(/EPIPE|Error/);
    expect(list.requests).toBeLessThan(20);
  });
});

describe('an error names no argument in a form that a terminal obeys, and no private key', () => {
  const hostile = '\u001b[2J\u001b]0;title\u0007\u202e\u009b31m\nforged line\r';
  const key = `302e020100300506032b657004220420${'5e'.repeat(32)}`;
  const phrase = 'oven sponsor gorilla original dune alert cheap panel nephew often empty round';

  const placesOf = (text: string): string[][] => [
    [text],
    ['getAccount', text],
    ['getAccount', '0.0.2', text],
    ['getBlocks', text],
    ['getAccount', '0.0.2', `--${text}`],
    ['getAccount', '0.0.2', `--${text}=1`],
    ['getBlocks', '--limit', text],
    ['getBlocks', '--order', text],
    ['getBlocks', '--fields', text],
    ['getBlocks', '--format', text],
    ['getBlocks', '--network', text],
    ['getBlocks', '--baseUrl', text],
    ['getBlocks', '--timestamp', text],
    ['contractCall', '--body', text],
    ['contractCall', '--body', `@${text}`],
    ['contractCall', '--body', `{"to":${JSON.stringify(text)}}`],
    ['getAccounts', '--account.publickey', text],
    ['getBlocks', '--all', '--output', `${text}/x`],
    ['--status', text],
    ['completion', text],
    ['mcp', text],
    ['mcp', '--network', text],
    ['sandbox', text],
    ['sandbox', `--${text}`],
    ['sandbox', '--port', text],
    ['sandbox', '--seed', text],
    ['sandbox', '--host', text],
  ];

  it.each(placesOf(hostile).map((args, index) => [index, args]))('hostile, case %#', async (_, args) => {
    const { code, err } = await ran(args as string[]);
    expect(code).toBeGreaterThan(0);
    expect(err.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Bidi_Control}]/u);
    expect(err).not.toMatch(/^forged line/m);
  });

  it('of the MCP server', async () => {
    const terminal = memoryTerminal(['mcp']);
    await main(terminal, {
      ...programs,
      mcp: async ({ report }) => {
        for (const bug of [new TypeError(hostile), hostile]) report(bug);
        return 0;
      },
    });
    expect(terminal.err()).toContain('forged line');
    expect(terminal.err().replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Bidi_Control}]/u);
  });

  it.each([...placesOf(key), ...placesOf(phrase)].map((args) => [args]))('secret, case %#', async (args) => {
    const { code, err, out } = await ran(args);
    expect(code).toBeGreaterThan(0);
    expect(err + out).not.toMatch(/5e5e5e5e|gorilla/);
  });
});
