import { describe, expect, it } from 'vitest';
import { createTransport, type Fetch } from '../../../src/client/client.js';
import { contractCall, getContracts, request } from '../../../src/ledger.js';
import { rejection } from '../../setup/thrown.js';
import { page } from '../calling.js';

const host = 'https://host.test';
const url = `${host}/api/v1/contracts`;
const called = (): Response => Response.json({ result: '0x' });
const body = { to: `0x${'0'.repeat(40)}` };

function redirect(status: number, location?: string): Response {
  return new Response(null, { status, headers: location === undefined ? {} : { location } });
}

/** A redirect whose status and location a browser hides. */
const hidden = (): Response => Object.defineProperty(redirect(302), 'type', { value: 'opaqueredirect' });

interface Sent {
  readonly url: string;
  readonly method: string | undefined;
  readonly mode: string | undefined;
  readonly key: string | null;
  readonly text: string;
}

/** Calls of a service that sends these replies in order, and repeats the last one. */
function answering(key: string | undefined, answers: readonly (() => Response)[], baseUrl = host) {
  const sent: Sent[] = [];
  const fetch: Fetch = async (to, { method, redirect: mode, headers, body: text }) => {
    const answer = answers[Math.min(sent.length, answers.length - 1)] ?? page;
    sent.push({ url: to, method, mode, key: new Headers(headers).get('x-api-key'), text: String(text) });
    return answer();
  };
  const transport = createTransport({ baseUrl, headers: key ? { 'x-api-key': key } : undefined, fetch });
  return {
    sent,
    get: () => getContracts(transport).then(() => 'data'),
    post: () => contractCall(transport, { body }).then(() => 'data'),
  };
}

/** The message of a call that must be refused after these requests, without a retry. */
async function refused(call: () => Promise<unknown>, sent: readonly Sent[], requests = 1): Promise<string> {
  const error = await rejection(call());
  expect(error).toMatchObject({ name: 'NetworkError', attempts: 1 });
  expect(sent).toHaveLength(requests);
  return String(error);
}

describe.each([
  ['with a key', 'a-long-key'],
  ['without a key', undefined],
])('%s, a redirect', (_, key) => {
  const open = (...answers: (() => Response)[]) => answering(key, answers);

  it.each([301, 302, 303, 307, 308])('with status %d is followed on the same origin', async (status) => {
    const { sent, get } = open(() => redirect(status, '/moved?a=1'), page);
    await get();
    const same = { method: 'GET', mode: 'manual', key: key ?? null };
    expect(sent).toMatchObject([
      { ...same, url },
      { ...same, url: `${host}/moved?a=1` },
    ]);
  });

  it('is relative to the URL of its reply', async () => {
    const { sent, get } = open(
      () => redirect(302, `${host}/one/two`),
      () => redirect(302, 'three'),
      page,
    );
    await get();
    expect(sent.map((one) => one.url)).toEqual([url, `${host}/one/two`, `${host}/one/three`]);
  });

  it.each(['https://', 'file:///etc/passwd', 'data:application/json,{}'])(
    'to %s is refused as an invalid URL',
    async (location) => {
      const { sent, get } = open(() => redirect(302, location), page);
      expect(await refused(get, sent)).toContain('a redirect to a URL other than http or https was refused');
    },
  );

  it.each([307, 308])('with status %d keeps the body', async (status) => {
    const { sent, post } = open(() => redirect(status, '/moved'), called);
    await post();
    expect(sent[0]).toMatchObject({ method: 'POST', text: expect.stringContaining('"to"') });
    expect(sent[1]).toEqual({ ...sent[0], url: `${host}/moved` });
  });

  it.each([301, 302, 303])('with status %d is refused if it would drop the body', async (status) => {
    const { sent, post } = open(() => redirect(status, '/moved'), called);
    expect(await refused(post, sent)).toContain(`status ${status} would drop the body`);
  });

  it('is followed at most five times', async () => {
    const again = () => redirect(302, '/again');
    const five = open(again, again, again, again, again, page);
    expect(await five.get()).toBe('data');
    const six = open(again);
    expect(await refused(six.get, six.sent, 6)).toContain('more than 5 redirects');
  });

  it.each<[number, string?]>([[302], [304, '/moved'], [300, '/moved']])(
    'is an ordinary reply with status %d and the location %s',
    async (status, location) => {
      const { sent, get } = open(() => redirect(status, location));
      expect(await rejection(get())).toMatchObject({ name: 'ApiError', status });
      expect(sent).toHaveLength(1);
    },
  );
});

describe('with a key, a redirect', () => {
  it.each([
    ['another host', 'https://other.test/api/v1/contracts'],
    ['another port', 'https://host.test:444/api/v1/contracts'],
    ['another scheme', 'http://host.test/api/v1/contracts'],
    ['another host without a scheme', '//other.test/api/v1/contracts'],
  ])('to %s is refused before a request is sent there', async (_, location) => {
    const { sent, get } = answering('a-long-key', [() => redirect(302, location), page]);
    expect(await refused(get, sent)).toContain('another origin was refused');
  });

  it('that a browser hides is refused', async () => {
    const { sent, get } = answering('a-long-key', [hidden]);
    expect(await refused(get, sent)).toContain('a redirect was refused');
  });
});

describe('without a key, a redirect', () => {
  const elsewhere = 'http://other.test/moved';
  const downgrade = 'a redirect from https to http was refused';

  it.each([
    [host, 'https://other.test/moved'],
    ['http://host.test', elsewhere],
  ])('from %s to %s is followed', async (from, to) => {
    const { sent, get } = answering(undefined, [() => redirect(302, to), page], from);
    await get();
    expect(sent.map((one) => one.url)).toEqual([`${from}/api/v1/contracts`, to]);
  });

  it.each([
    ['directly', ['http://host.test/api/v1/contracts']],
    ['on another host', [elsewhere]],
    ['in upper case', ['HTTP://host.test/']],
    ['at the second redirect', ['/moved', 'http://host.test/moved']],
  ])('from https to http is refused %s before a request is sent there', async (_, locations) => {
    const answers = locations.map((location) => () => redirect(302, location));
    const { sent, get } = answering(undefined, [...answers, page]);
    expect(await refused(get, sent, locations.length)).toContain(downgrade);
  });

  it('that a browser hides is followed by the browser for a GET, and refused for a POST', async () => {
    const { sent, get } = answering(undefined, [hidden, page]);
    await get();
    expect(sent).toMatchObject([
      { url, mode: 'manual' },
      { url, mode: 'follow' },
    ]);
    const post = answering(undefined, [hidden, called]);
    await refused(post.post, post.sent);
    const insecure = () => Object.defineProperty(page(), 'url', { value: elsewhere });
    const followed = answering(undefined, [hidden, insecure]);
    expect(await refused(followed.get, followed.sent, 2)).toContain(downgrade);
  });
});

describe('the body of a redirect', () => {
  /** A redirect with a body that never ends, and the number of times that it was cancelled. */
  function endless(status: number, location: string, changes: object = {}) {
    const cancelled = { count: 0 };
    const stream = new ReadableStream({
      cancel() {
        cancelled.count += 1;
      },
    });
    const reply = new Response(stream, { status, headers: { location } });
    for (const [name, value] of Object.entries(changes)) Object.defineProperty(reply, name, { value });
    return { cancelled, answer: () => reply };
  }

  it('is cancelled when it is followed', async () => {
    const { cancelled, answer } = endless(302, `${url}/moved`);
    const { get } = answering(undefined, [answer, page]);
    expect(await get()).toBe('data');
    expect(cancelled.count).toBe(1);
  });

  it.each([`${host}/a`, 'ftp://host.test/', 'http://host.test/'])(
    'is cancelled when it is refused: %s',
    async (location) => {
      const { cancelled, answer } = endless(301, location);
      const { post, sent } = answering(undefined, [answer]);
      await refused(post, sent);
      expect(cancelled.count).toBe(1);
    },
  );

  it('is cancelled when it would repeat a write', async () => {
    const { cancelled, answer } = endless(307, `${url}/moved`);
    const fetch: Fetch = async () => answer();
    const transport = createTransport({ baseUrl: host, fetch });
    await rejection(request(transport, { method: 'POST', path: '/api/v1/write', body: {} }));
    expect(cancelled.count).toBe(1);
  });

  it('is cancelled when the browser followed it from https to http', async () => {
    const { cancelled, answer } = endless(200, url, { url: 'http://host.test/api/v1/contracts' });
    const { get, sent } = answering(undefined, [hidden, answer]);
    await refused(get, sent, 2);
    expect(cancelled.count).toBe(1);
  });
});
