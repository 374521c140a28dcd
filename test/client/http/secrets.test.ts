import { inspect } from 'node:util';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  type CallOptions,
  createTransport,
  type InvalidResponse,
  type TransportSettings,
} from '../../../src/client/client.js';
import type { ApiError } from '../../../src/errors/errors.js';
import { createLedgerClient, getContracts } from '../../../src/ledger.js';
import { hookNames } from '../../setup/hook-names.js';
import { rejection } from '../../setup/thrown.js';

afterEach(() => {
  vi.restoreAllMocks();
});

const secrets = ['key-in-header', 'key-of-call', 'key-in-path'];
const echo = `you sent ${secrets.join(' ')}`;
const page = { contracts: [], links: { next: null } };

/** A transport with keys at all possible places, whose service repeats all of them. */
function echoing(answer: () => Response, more: TransportSettings = {}, call: CallOptions = {}) {
  const transport = createTransport({
    baseUrl: 'https://host.test/v1/key-in-path',
    headers: { authorization: 'Bearer key-in-header' },
    retry: { baseDelay: 0, retries: 1 },
    fetch: async () => answer(),
    ...more,
  });
  return getContracts(transport, { limit: 1 }, { headers: { 'x-api-key': 'key-of-call' }, ...call });
}

/** Everything of a value that a log may contain, with headers and hidden properties. */
function told(value: unknown): string {
  const parts = [inspect(value, { depth: Infinity, showHidden: true, maxStringLength: null })];
  for (let each = value; each instanceof Error; each = each.cause) {
    const { headers } = each as { headers?: Headers };
    parts.push(each.message, String(each.stack), JSON.stringify(each), JSON.stringify([...(headers ?? [])]));
  }
  return parts.join('\n');
}

function leaks(value: unknown): string[] {
  const text = told(value);
  return secrets.filter((secret) => text.includes(secret));
}

describe('a key that the service sends back', () => {
  const messages = [{ message: echo, detail: echo, data: echo }];
  it.each<[string, () => Response, TransportSettings?]>([
    ['a body that is too long', () => new Response(echo.padEnd(1000)), { maxResponseBytes: 100 }],
    [
      'the messages and names of an error',
      () => Response.json({ _status: { messages }, [echo]: 1 }, { status: 400 }),
    ],
    ['the text of an error', () => new Response(echo, { status: 404 })],
    ['the status text of an error', () => new Response('', { status: 404, statusText: echo })],
    ['the headers of an error', () => new Response('', { status: 404, headers: { 'x-echo': echo } })],
    ['a page that is not JSON', () => new Response(`<html>${echo}</html>`)],
    ['an error body with a status of success', () => Response.json({ _status: { messages } })],
    ['a value that does not match', () => Response.json({ contracts: echo })],
    ['a page that is no list', () => Response.json(echo)],
    [
      'a body that is not UTF-8',
      () => new Response(new Uint8Array([...new TextEncoder().encode(echo), 0xff])),
    ],
    [
      'what fetch throws',
      () => {
        throw new TypeError(echo, { cause: Object.assign(new Error(echo), { code: echo }) });
      },
    ],
    [
      'what is thrown and is no error',
      () => {
        throw echo;
      },
    ],
    [
      'a redirect that is refused',
      () => new Response('', { status: 302, headers: { location: `https://other.test/?${echo}` } }),
    ],
  ])('does not appear in %s', async (_, answer, more) => {
    const error = await rejection(echoing(answer, more));
    expect(error).toMatchObject({
      operationId: 'getContracts',
      url: expect.stringMatching(/^https:\/\/host\.test\/(v1\/)?\*\*\*\/api\/v1\/contracts/),
    });
    expect(leaks(error)).toEqual([]);
  });

  it('does not appear in issues and drift', async () => {
    const reports: unknown[] = [];
    const links = { next: null, self: echo };
    const reply = { links, more: echo, [echo]: 1, contracts: [{ memo: 1, file_id: echo, [echo]: 1 }] };
    await echoing(() => Response.json(reply), { onInvalidResponse: (report) => reports.push(report) });
    expect(reports).toHaveLength(1);
    expect(told(reports)).toContain('***');
    expect(leaks(reports)).toEqual([]);
  });

  it('is not passed to a hook', async () => {
    const events: [hook: string, event: unknown][] = [];
    const hooks = Object.fromEntries(
      hookNames().map((name) => [name, (event: unknown) => events.push([name, event])]),
    );
    const headers = { 'content-type': echo, location: echo, 'x-echo': echo };
    const busyHosts = new Set(['https://one.test', 'https://two.test']);
    const client = createLedgerClient({
      hosts: [...busyHosts].map((origin) => ({
        baseUrl: `${origin}/v1/key-in-path`,
        headers: { authorization: 'Bearer key-in-header' },
      })),
      retry: { baseDelay: 0, retries: 1 },
      fetch: async (address) =>
        busyHosts.delete(new URL(address).origin)
          ? new Response(echo, { status: 503, statusText: echo, headers })
          : Response.json(page, { headers }),
      ...hooks,
    });
    await client.getContracts({ limit: 1 }, { headers: () => ({ 'x-api-key': 'key-of-call' }) });
    expect(new Set(events.map(([hook]) => hook))).toEqual(new Set(hookNames()));
    expect(leaks(events)).toEqual([]);
  });
});

describe('a header that cannot be sent', () => {
  it.each([
    ['x-key', 'key-in-header\nmore'],
    ['x-key', 'key-in-header-ł'],
    ['x key', 'key-in-header'],
    ['', 'key-in-header'],
  ])('is a ParameterError with its name, without its value: %j', async (name, value) => {
    let sent = 0;
    const answer = (): Response => {
      sent += 1;
      return Response.json(page);
    };
    const error = await rejection(echoing(answer, { headers: { [name]: value } }));
    expect(error).toMatchObject({
      name: 'ParameterError',
      parameter: `headers[${JSON.stringify(name)}]`,
      value: undefined,
      allowed: expect.stringMatching(/\w/),
    });
    expect(leaks(error)).toEqual([]);
    expect(sent).toBe(0);
  });
});

/** A call with the key and this reply. */
function withKey(answer: () => Response, more: TransportSettings = {}) {
  const transport = createTransport({
    baseUrl: 'https://host.test',
    headers: { 'x-api-key': secrets[0] ?? '' },
    retry: false,
    fetch: async () => answer(),
    ...more,
  });
  return { transport, call: () => getContracts(transport, { limit: 1 }) };
}

describe('a text that is cut', () => {
  const long = `eyJhbGciOiJIUzI1NiJ9.${'aB3'.repeat(80)}`;
  const parts = [long.slice(0, 8), long.slice(20, 28)];

  it.each(Array.from({ length: 21 }, (_, index) => [20 * index]))(
    'contains no part of a key after %d characters',
    async (before) => {
      const warnings: string[] = [];
      const text = '.'.repeat(before) + long;
      const answers = [
        () => new Response(text),
        () => Response.json({ contracts: text }),
        () => Response.json({ _status: { messages: [{ message: text }] } }, { status: 401 }),
        () => Response.json({ contracts: [], links: { next: null }, [text]: text }),
      ];
      const headers = { authorization: `Bearer ${long}` };
      const { transport } = withKey(() => (answers.shift() as () => Response)(), {
        headers,
      });
      vi.spyOn(console, 'warn').mockImplementation((message) => warnings.push(String(message)));
      const errors: unknown[] = [];
      for (let count = 0; count < 4; count++)
        await getContracts(transport).then(undefined, (error: unknown) => errors.push(error));
      expect(errors).toHaveLength(3);
      expect(warnings).toHaveLength(1);
      const all = [...errors.map(told), ...warnings].join();
      expect(parts.filter((part) => all.includes(part))).toEqual([]);
    },
  );
});

describe('controls in a reply', () => {
  const raw = 'a\nb\r\u001b[31mc\u009b1m\u2028d\u202ee\u0000';
  const controls = /[\p{Cc}\u2028\u2029\u202e]/u;

  it('do not appear in a warning', async () => {
    const reply = () =>
      Response.json({ contracts: [{ memo: [], [raw]: raw }], links: { next: null }, [raw]: raw });
    const reports: InvalidResponse[] = [];
    await withKey(reply, { onInvalidResponse: (report) => reports.push(report) }).call();
    expect(reports.flatMap(({ drift }) => drift)).toHaveLength(2);
    expect(reports.flatMap(({ drift }) => drift.flatMap(Object.values)).join('')).not.toMatch(controls);
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await withKey(reply).call();
    expect(warn.mock.calls).toEqual([[expect.not.stringMatching(controls)]]);
  });

  it('are cut', async () => {
    const long = 'x'.repeat(50_000);
    const message = { message: long, detail: long, data: long };
    const body = { _status: { messages: Array.from({ length: 300 }, () => message) } };
    const { call } = withKey(() => Response.json(body, { status: 400 }));
    const error = (await rejection(call())) as ApiError;
    expect(error.message.length).toBeLessThanOrEqual(1000);
    expect(error.messages).toHaveLength(100);
    for (const { message: words, detail, data } of error.messages)
      expect([words, detail, data].filter((each) => each && each.length > 1000)).toEqual([]);
  });
});
