import { inspect } from 'node:util';
import { describe, expect, it } from 'vitest';
import type { CallOptions, TransportSettings } from '../../src/core/options.js';
import { createTransport } from '../../src/core/transport.js';
import { getContracts } from '../../src/ledger.js';
import { rejection } from './thrown.js';

const secrets = ['key-in-header', 'key-of-call', 'key-in-path'];
const echo = `you sent ${secrets.join(' ')}`;
const json = { 'content-type': 'application/json' };
const page = { contracts: [], links: { next: null } };

/** A transport with keys wherever there may be one, whose service sends every one of them back. */
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

/** All that a log could make of something, headers and hidden properties included. */
function told(value: unknown): string {
  const parts = [
    inspect(value, { depth: Number.POSITIVE_INFINITY, showHidden: true, maxStringLength: null }),
  ];
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
  it.each<[string, () => Response]>([
    ['the messages of an error', () => Response.json({ _status: { messages } }, { status: 400 })],
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
  ])('is not told of by %s', async (_, answer) => {
    const error = await rejection(echoing(answer));
    expect(error).toMatchObject({ operationId: 'getContracts' });
    expect(leaks(error)).toEqual([]);
  });

  it('is not told of by a body that is too long', async () => {
    const error = await rejection(echoing(() => new Response(echo.padEnd(1000)), { maxResponseBytes: 100 }));
    expect(error).toMatchObject({ name: 'ResponseError' });
    expect(leaks(error)).toEqual([]);
  });

  it('is not told of by what does not match or is not known', async () => {
    const reports: unknown[] = [];
    await echoing(
      () =>
        Response.json({
          ...page,
          links: { next: null, self: echo },
          more: echo,
          contracts: [{ memo: 1, file_id: echo }],
        }),
      {
        onInvalidResponse: (report) => reports.push(report),
      },
    );
    expect(reports).toHaveLength(1);
    expect(told(reports)).toContain('***');
    expect(leaks(reports)).toEqual([]);
  });

  it('is not told to a hook', async () => {
    const events: unknown[] = [];
    const hook = (event: unknown): number => events.push(event);
    const answers = [
      new Response(echo, { status: 503, statusText: echo }),
      Response.json(page, { headers: json }),
    ];
    await echoing(() => answers.shift() ?? new Response(), { onAttempt: hook, onRetry: hook, onReply: hook });
    expect(events).toHaveLength(5);
    expect(leaks(events)).toEqual([]);
  });
});

describe('a header that cannot be sent', () => {
  it.each([
    ['x-key', 'key-in-header\nmore'],
    ['x-key', 'key-in-header-ł'],
    ['x key', 'key-in-header'],
    ['', 'key-in-header'],
  ])('is a ParameterError that names it without its value: %j', async (name, value) => {
    let sent = 0;
    const answer = (): Response => {
      sent += 1;
      return Response.json(page);
    };
    const error = await rejection(echoing(answer, { headers: { [name]: value } }));
    expect(error).toMatchObject({
      name: 'ParameterError',
      parameter: `headers[${JSON.stringify(name)}]`,
      given: 'string',
      allowed: expect.stringMatching(/\w/),
    });
    expect(leaks(error)).toEqual([]);
    expect(sent).toBe(0);
  });
});
