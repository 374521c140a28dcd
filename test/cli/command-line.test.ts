import { describe, expect, it } from 'vitest';
import type { Fetch } from '../../src/client/client.js';
import { createSandbox } from '../../src/sandbox.js';
import { fetching } from '../setup/fetching.js';
import { memoryFiles, ran } from './terminal.js';

const sandbox = createSandbox();
const { fetch } = sandbox;
const base = ['--baseUrl', sandbox.ledgerUrl];

/** Reads all items from the service itself, without the client. */
async function wire(path: string, items: string): Promise<Record<string, unknown>[]> {
  const found: Record<string, unknown>[] = [];
  for (let next: string | null = path; next; ) {
    const reply = await (await fetch(sandbox.ledgerUrl + next)).json();
    found.push(...reply[items]);
    next = reply.links.next;
  }
  return found;
}

const lines = (text: string): string[] => text.split('\n').filter(Boolean);
const parsed = (text: string) => lines(text).map((line) => JSON.parse(line));

describe('an operation as a command', () => {
  it('prints a whole list by a scan, as the service sends it', async () => {
    const { code, out, err } = await ran(['getTransactions', '--all', '--order', 'asc', ...base], { fetch });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const all = await wire('/api/v1/transactions?order=asc&limit=100', 'transactions');
    expect(all.length).toBeGreaterThan(300);
    expect(parsed(out)).toEqual(all);
  });

  it('prints a whole list that cannot be scanned, page by page', async () => {
    // The sandbox answers only at the deployed path.
    const deployed = (url: string) => fetch(url.replace('/contracts/logs', '/contracts/results/logs'));
    const { code, out } = await ran(['getContractsLogsAtDocumentedPath', '--all', ...base], {
      fetch: deployed,
    });
    const all = await wire('/api/v1/contracts/results/logs?limit=100', 'logs');
    expect(all.length).toBeGreaterThan(200);
    expect({ code, all: parsed(out) }).toEqual({ code: 0, all });
  });

  it('prints the first items, also if they fill more than a page', async () => {
    const all = await wire('/api/v1/contracts/results?limit=100', 'results');
    for (const limit of [1, 120]) {
      const { out } = await ran(['getContractsResults', '--limit', `${limit}`, ...base], { fetch });
      expect(parsed(out)).toEqual(all.slice(0, limit));
    }
  });

  it('follows a growing list up to the limit', async () => {
    const live = createSandbox({ size: 0.1, live: { rate: 1, activities: { message: 1 } } });
    const before = live.ledger.messages.filter(({ topic_id }) => topic_id === '0.0.4001').length;
    const { fetch: send } = live;
    const answer: Fetch = async (...args) => {
      await live.clock.advance(2000);
      return send(...args);
    };
    const { code, out } = await ran(
      [
        'getTopicMessages',
        '0.0.4001',
        '--follow',
        '--limit',
        `${before + 5}`,
        '--fields',
        'sequence_number',
        '--baseUrl',
        live.ledgerUrl,
      ],
      { fetch: answer },
    );
    expect(code).toBe(0);
    expect(parsed(out)).toEqual(
      Array.from({ length: before + 5 }, (_, index) => ({ sequence_number: index + 1 })),
    );
  });

  it('prints a single object as one object, including the list inside it', async () => {
    const { out } = await ran(['getAccount', '0.0.2', ...base], { fetch });
    const reply = await (await fetch(`${sandbox.ledgerUrl}/api/v1/accounts/0.0.2`)).text();
    const balance = /"balance":(\d{17,})/.exec(reply)?.[1];
    expect(out).toContain(`"balance":${balance}`);
    expect(JSON.parse(out)).toEqual(JSON.parse(reply));
  });

  it('sends a body from an argument, a file or standard input', async () => {
    const text =
      '{"from":"0x0000000000000000000000000000000000000bb8","to":"0x0000000000000000000000000000000000000bb9","value":9007199254740993,"gas":21000,"gasPrice":9007199254740992}';
    const bodies: string[] = [];
    const post = fetching(async (request) => {
      bodies.push(await request.text());
      return Response.json({ result: '0x' });
    });
    await ran(['contractCall', '--body', text, ...base], { fetch: post });
    await ran(['contractCall', '--body', '@-', ...base], { fetch: post, stdin: text });
    await ran(['estimateFees', '--body', '\n\u0005hello', ...base], { fetch: post });
    expect(bodies).toEqual([text, text, '\n\u0005hello']);
  });

  it('verifies messages and blocks, and prints what is proven', async () => {
    const topicId = String(sandbox.ledger.topics[0]?.topic_id);
    const { messages } = sandbox.ledger;
    const [third] = messages.filter((one) => one.topic_id === topicId && one.sequence_number === 3n);
    const list = ['getTopicMessages', topicId, '--all', ...base];
    const plain = await ran(list, { fetch });
    const alone = await ran([...list, '--verify'], { fetch });
    expect(alone).toMatchObject({ code: 0, out: plain.out });
    expect(alone.err).toContain('Without --anchor, nothing more is proven.');
    const anchored = await ran([...list, '--anchor', `3:${third?.running_hash}`], { fetch });
    expect(anchored.err).toContain('The anchor proves the messages 1 to 3.');
    const some = [
      'getTopicMessages',
      topicId,
      '--order',
      'asc',
      '--anchor',
      `3:${third?.running_hash}`,
      ...base,
    ];
    const five = await ran([...some, '--limit', '5'], { fetch });
    expect(five.err).toContain('The anchor proves the messages 1 to 3.');
    const two = await ran([...some, '--limit', '2'], { fetch });
    expect(two.err).toContain('No message of an anchor was read, so nothing more is proven.');
    // All was written, and the file has not its name yet: the resumed command reads nothing.
    let isKilled = true;
    const files = memoryFiles((step) => {
      if (isKilled && step.startsWith('rename')) throw new Error('killed');
    });
    const stored = [...list, '--anchor', `3:${third?.running_hash}`, '--output', 'out.ndjson'];
    await ran(stored, { fetch, files }).catch(() => undefined);
    isKilled = false;
    const resumed = await ran([...stored, '--resume'], { fetch, files });
    expect(resumed).toMatchObject({ code: 0, err: 'Nothing was left to read, so nothing was verified.\n' });
    const wrong = await ran([...list, '--anchor', `3:${'A'.repeat(64)}`], { fetch });
    expect(wrong.code).toBe(11);
    expect(wrong.err).toContain('number 3 has another hash than its anchor');
    expect(await ran([...list, '--anchor', '3'], { fetch })).toMatchObject({
      code: 2,
      err: expect.stringContaining(
        '--anchor: expected a sequence number, a colon and 64 characters of base64',
      ),
    });
    const blocks = await ran(['getBlocks', '--all', '--verify', ...base], { fetch });
    expect(blocks.err).toContain('Verified: each item fits the hash before it.\n');
    expect((await ran(['getBlocks', '--anchor', '3:x', ...base], { fetch })).code).toBe(2);
  });

  it('calls operations of the status page', async () => {
    const status = ['--baseUrl', sandbox.statusUrl];
    const { out } = await ran(['getComponents', '--fields', 'name,group', ...status], { fetch });
    expect(parsed(out)[0]).toEqual({ name: 'Mainnet', group: true });
    const brief = await ran(['--status', ...status], { fetch });
    expect(brief.out).toContain(
      'network     component        status\nMainnet     Transactions     operational',
    );
    expect(lines(brief.out)).toContain('Previewnet  Query service    under_maintenance');
    expect(lines(brief.out)).toContain('            Website          operational');
    expect(brief.out).toMatch(/\n\n[\w, ]+: Upgrade of the test network\n/);
  });
});

describe('notes on standard error', () => {
  it('suggest a word that is similar to a refused one', async () => {
    const args = ['getTransactions', '--transactiontype', 'CRYPTOTRANSFR', ...base];
    expect(await ran(args, { fetch })).toEqual({
      code: 4,
      out: '',
      err: 'ApiError: getTransactions: 400 – Invalid parameter: transactiontype. Did you mean CRYPTOTRANSFER?\n',
    });
  });

  it('warn once of each place in replies that the description does not have', async () => {
    const page = (ids: readonly string[], next: string | null) => ({
      tokens: ids.map((token_id) => ({ token_id, colour: `of ${token_id}` })),
      links: { next },
    });
    const pages = [
      page(['0.0.1', '0.0.2'], '/api/v1/tokens?token.id=gt:0.0.2'),
      page(['0.0.3', '0.0.4'], null),
    ];
    const { out, err } = await ran(['getTokens', '--limit', '4', '--fields', 'token_id', ...base], {
      fetch: async () => Response.json(pages.shift()),
    });
    expect(lines(out)).toHaveLength(4);
    const about = lines(err).filter((line) => line.includes('colour'));
    expect(about).toEqual([
      'getTokens: /tokens/*/colour does not match the description: expected a declared property, got "of 0.0.1"',
    ]);
    expect(err).not.toContain('onInvalidResponse');
  });

  it('say on a terminal that there are more items', async () => {
    const { err } = await ran(['getBlocks', ...base], { fetch, isTTY: 'both' });
    expect(err).toMatch(/^There are more items: use --limit N or --all\.\nColumns left out: \d/);
    expect((await ran(['getBlocks', ...base], { fetch })).err).toBe('');
  });

  it('show the progress on a terminal, separate from the output', async () => {
    const command = ['getTransactions', '--all', ...base];
    const { err } = await ran(command, { fetch, isTTY: 'err' });
    expect(err).toMatch(
      new RegExp(
        `${sandbox.ledger.transactions.length.toLocaleString('en-US')} items · 100 % · .* so far\\n$`,
      ),
    );
    expect((await ran(command, { fetch, isTTY: 'both' })).err).toMatch(/^Columns left out: 21\. .*\n$/);
    expect((await ran(command, { fetch })).err).toBe('');
  });
});

describe('keys', () => {
  const env = {
    LEDGER_QUERY_API_KEY: 'secret-1',
    LEDGER_QUERY_HEADERS: 'authorization: Bearer x\nx-other:  y',
  };

  const service = 'https://provider.test/key';

  /** The headers of the only request of a command. */
  async function headersOf(args: readonly string[], more: Record<string, string> = {}) {
    const seen: Record<string, string>[] = [];
    const fetch = fetching((request) => {
      seen.push(Object.fromEntries(request.headers));
      return new Response('{"released_supply":"1","timestamp":"1.000000001","total_supply":"1"}');
    });
    const { code, err } = await ran(args, { fetch, env: { ...env, ...more } });
    expect(seen).toHaveLength(1);
    return { code, err, headers: seen[0] };
  }

  it.each([
    ['the base URL of the environment', []],
    ['the same base URL', ['--baseUrl', service]],
    ['another path of its host', ['--baseUrl', 'https://provider.test/other']],
  ])('are sent to %s', async (_, place) => {
    const args = ['getNetworkSupply', ...place];
    const { code, err, headers } = await headersOf(args, { LEDGER_QUERY_BASE_URL: service });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(headers).toMatchObject({ 'x-api-key': 'secret-1', authorization: 'Bearer x', 'x-other': 'y' });
  });

  it.each([
    ['another host', ['getNetworkSupply', '--baseUrl', 'https://elsewhere.test/key']],
    ['a host that begins alike', ['getNetworkSupply', '--baseUrl', 'https://provider.test.elsewhere.test']],
    ['another port', ['getNetworkSupply', '--baseUrl', 'https://provider.test:444/key']],
    ['the host without encryption', ['getNetworkSupply', '--baseUrl', 'http://provider.test/key']],
    ['a public network', ['getNetworkSupply', '--network', 'testnet']],
    ['the status page', ['getStatus']],
    ['a status page elsewhere', ['getStatus', '--baseUrl', 'https://provider.test']],
  ])('are not sent to %s', async (_, args) => {
    const { headers } = await headersOf(args, { LEDGER_QUERY_BASE_URL: service });
    for (const name of ['x-api-key', 'authorization', 'x-other']) expect(headers).not.toHaveProperty(name);
  });

  it.each([
    ['a base URL', ['--baseUrl', 'https://provider.test']],
    ['a public network', []],
  ])('are not sent to %s without a service in the environment, and the command says so', async (_, place) => {
    const { code, err, headers } = await headersOf(['getNetworkSupply', ...place]);
    expect({ code, err }).toEqual({
      code: 0,
      err:
        'LEDGER_QUERY_API_KEY and LEDGER_QUERY_HEADERS: not sent. ' +
        'Set LEDGER_QUERY_BASE_URL to the base URL of the service they are for.\n',
    });
    for (const name of ['x-api-key', 'authorization', 'x-other']) expect(headers).not.toHaveProperty(name);
  });
});

describe('text from the service', () => {
  // A control sequence, a C1 control, a direction mark, and the end of a line.
  const text = 'a\u001b[2J\u009b\u202e\u2028\r\nb';
  const hidden = 'a\\u001b[2J\\u009b\\u202e\\u2028\\r\\nb';
  const answer = (body: object) => ({ fetch: async () => Response.json(body) });
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these must not be written
  const active = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e\u2028]/;

  it.each(['out', undefined] as const)('is escaped in tables, also in field names: %s', async (isTTY) => {
    const token = answer({ token_id: '0.0.1', custom_fees: { [text]: text } });
    const one = await ran(['getToken', '0.0.1', '--format', 'table', ...base], {
      ...token,
      isTTY,
      columns: 200,
    });
    expect(one.out).toContain(`custom_fees.${hidden}  ${hidden}`);
    expect(one.out).not.toMatch(active);
    const list = answer({ tokens: [{ token_id: '0.0.1', name: text, [text]: 1 }], links: { next: null } });
    const many = await ran(['getTokens', '--format', 'table', '--fields', 'name', ...base], {
      ...list,
      isTTY,
      columns: 200,
    });
    expect(many.out).toContain(hidden);
    expect(many.out).not.toMatch(active);
  });

  it.each(['out', undefined] as const)('is escaped in --status: %s', async (isTTY) => {
    const event = { name: text, status: text, impact: text };
    const summary = {
      page: {},
      status: { indicator: text, description: text },
      components: [
        { id: '1', name: text, status: text, group: true },
        { id: '2', name: text, status: text, group: false, group_id: '1' },
      ],
      incidents: [event],
      scheduled_maintenances: [event],
    };
    const { code, out } = await ran(['--status'], { ...answer(summary), isTTY, columns: 400 });
    expect(code).toBe(0);
    expect(out.split(hidden)).toHaveLength(2 + 3 + 3 + 3 + 1);
    expect(out).not.toMatch(active);
  });

  it.each(['json', 'ndjson'])(
    'is exact in %s, and has no control characters on a terminal',
    async (format) => {
      const body = { token_id: '0.0.1', name: `${text}\u007fÄ😀\\u202e`, [text]: 5 };
      const args = ['getToken', '0.0.1', '--format', format, ...base];
      const piped = await ran(args, answer(body));
      expect(JSON.parse(piped.out)).toEqual(body);
      expect(piped.out).toContain('\u202e');
      const result = await ran(args, { ...answer(body), isTTY: 'out' });
      expect(JSON.parse(result.out)).toEqual(body);
      expect(result.out).not.toMatch(active);
      expect(result.out).toContain('\\u009b\\u202e\\u2028');
    },
  );

  it('has no control characters in csv on a terminal, and is exact elsewhere', async () => {
    const list = answer({ tokens: [{ token_id: '0.0.1', name: text }], links: { next: null } });
    const args = ['getTokens', '--format', 'csv', '--fields', 'token_id,name', ...base];
    expect((await ran(args, list)).out).toBe(`token_id,name\r\n0.0.1,"${text}"\r\n`);
    const { out } = await ran(args, { ...list, isTTY: 'out' });
    expect(out.replaceAll('\r\n', '\n')).not.toMatch(active);
  });
});
