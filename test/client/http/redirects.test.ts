import { describe, expect, it } from 'vitest';
import { contractCall, getContracts } from '../../../generated/ledger/operations.js';
import { createTransport, type Fetch, type Transport } from '../../../src/client/client.js';
import { fetching } from '../../fetching.js';
import { rejection } from '../thrown.js';

const host = 'https://host.test';
const page = (): Response => Response.json({ contracts: [], links: { next: null } });
const called = (): Response => Response.json({ result: '0x' });

function redirect(status: number, location?: string): Response {
  return new Response(null, { status, headers: location === undefined ? {} : { location } });
}

interface Sent {
  url: string;
  method: string;
  key: string | null;
  text: string;
}

/** A transport with a key whose service sends these replies in order, and repeats the last one. */
function answering(...answers: (() => Response)[]): { transport: Transport; sent: Sent[] } {
  const sent: Sent[] = [];
  const transport = createTransport({
    baseUrl: host,
    headers: { 'x-api-key': 'a-long-key' },
    fetch: fetching(async (request) => {
      const answer = answers[Math.min(sent.length, answers.length - 1)];
      const { url, method, headers } = request;
      sent.push({ url, method, key: headers.get('x-api-key'), text: await request.text() });
      return answer ? answer() : page();
    }),
  });
  return { transport, sent };
}

/** A transport without a key, with method, address and redirect mode of its requests. */
function keyless(...answers: (() => Response)[]): { transport: Transport; sent: string[] } {
  const sent: string[] = [];
  const fetch: Fetch = async (url, { method, redirect: mode }) => {
    sent.push(`${method} ${url} ${mode}`);
    return (answers[Math.min(sent.length, answers.length) - 1] ?? page)();
  };
  return { transport: createTransport({ baseUrl: host, fetch }), sent };
}

describe('with a key, a redirect', () => {
  it.each([301, 302, 303, 307, 308])('with status %d is followed on the same origin', async (status) => {
    const { transport, sent } = answering(() => redirect(status, '/moved?a=1'), page);
    await getContracts(transport);
    expect(sent).toMatchObject([
      { url: `${host}/api/v1/contracts`, key: 'a-long-key' },
      { url: `${host}/moved?a=1`, method: 'GET', key: 'a-long-key' },
    ]);
  });

  it('is relative to the URL of its reply', async () => {
    const { transport, sent } = answering(
      () => redirect(302, `${host}/one/two`),
      () => redirect(302, 'three'),
      page,
    );
    await getContracts(transport);
    expect(sent.map(({ url }) => url)).toEqual([
      `${host}/api/v1/contracts`,
      `${host}/one/two`,
      `${host}/one/three`,
    ]);
  });

  it.each([
    ['another host', 'https://other.test/api/v1/contracts'],
    ['another port', 'https://host.test:444/api/v1/contracts'],
    ['another scheme', 'http://host.test/api/v1/contracts'],
    ['another host without a scheme', '//other.test/api/v1/contracts'],
  ])('to %s is refused before a request is sent there', async (_, location) => {
    const { transport, sent } = answering(() => redirect(302, location), page);
    const error = await rejection(getContracts(transport));
    expect(error).toMatchObject({ name: 'NetworkError', attempts: 1 });
    expect(String(error)).toMatch(/another origin was refused/);
    expect(sent).toHaveLength(1);
  });

  it.each(['https://', 'file:///etc/passwd', 'data:application/json,{}'])(
    'to %s is refused as an invalid URL',
    async (location) => {
      const { transport, sent } = answering(() => redirect(302, location), page);
      const error = await rejection(getContracts(transport));
      expect(error).toMatchObject({ name: 'NetworkError', attempts: 1 });
      expect(String(error)).toMatch(/a redirect to a URL other than http or https was refused/);
      expect(sent).toHaveLength(1);
    },
  );

  it.each([307, 308])('with status %d keeps the body', async (status) => {
    const { transport, sent } = answering(() => redirect(status, '/moved'), called);
    await contractCall(transport, { body: { to: `0x${'0'.repeat(40)}` } });
    const [first, second] = sent;
    expect(second).toEqual({ ...first, url: `${host}/moved` });
    expect(second?.method).toBe('POST');
    expect(second?.text).toContain('"to"');
  });

  it.each([301, 302, 303])('with status %d is refused if it would drop the body', async (status) => {
    const { transport, sent } = answering(() => redirect(status, '/moved'), called);
    const error = await rejection(contractCall(transport, { body: { to: `0x${'0'.repeat(40)}` } }));
    expect(error).toMatchObject({ name: 'NetworkError', attempts: 1 });
    expect(String(error)).toContain(`status ${status} would drop the body`);
    expect(sent).toHaveLength(1);
    const without = keyless(() => redirect(status, '/moved'), called);
    const same = await rejection(contractCall(without.transport, { body: { to: `0x${'0'.repeat(40)}` } }));
    expect(String(same)).toBe(String(error));
  });

  it('is followed at most five times', async () => {
    const again = () => redirect(302, '/again');
    const five = answering(again, again, again, again, again, page);
    await getContracts(five.transport);
    expect(five.sent).toHaveLength(6);
    const six = answering(again);
    const error = await rejection(getContracts(six.transport));
    expect(String(error)).toContain('more than 5 redirects');
    expect(error).toMatchObject({ name: 'NetworkError', attempts: 1 });
    expect(six.sent).toHaveLength(6);
  });

  it('without a location, or with another status, is an ordinary reply', async () => {
    for (const answer of [
      () => redirect(302),
      () => redirect(304, '/moved'),
      () => redirect(300, '/moved'),
    ]) {
      const { transport, sent } = answering(answer);
      expect(await rejection(getContracts(transport))).toMatchObject({ name: 'ApiError' });
      expect(sent).toHaveLength(1);
    }
  });

  it('that a browser hides is refused', async () => {
    const hidden = Object.defineProperty(redirect(302), 'type', { value: 'opaqueredirect' });
    const { transport, sent } = answering(() => hidden);
    const error = await rejection(getContracts(transport));
    expect(String(error)).toMatch(/a redirect was refused/);
    expect(sent).toHaveLength(1);
  });
});

describe('without a key, a redirect', () => {
  const elsewhere = 'https://other.test/moved';
  const body = { to: `0x${'0'.repeat(40)}` };

  it('is followed to another origin', async () => {
    const { transport, sent } = keyless(() => redirect(302, elsewhere), page);
    await getContracts(transport);
    expect(sent).toEqual([`GET ${host}/api/v1/contracts manual`, `GET ${elsewhere} manual`]);
  });

  it.each([
    ['directly', ['http://host.test/api/v1/contracts']],
    ['on another host', ['http://other.test/']],
    ['in upper case', ['HTTP://host.test/']],
    ['at the second redirect', ['/moved', 'http://host.test/moved']],
  ])('from https to http is refused %s before a request is sent there', async (_, locations) => {
    const { transport, sent } = keyless(...locations.map((location) => () => redirect(302, location)), page);
    const error = await rejection(getContracts(transport));
    expect(error).toMatchObject({ name: 'NetworkError', attempts: 1 });
    expect(String(error)).toContain('a redirect from https to http was refused');
    expect(sent).toHaveLength(locations.length);
  });

  it('from http to http is followed', async () => {
    const sent: string[] = [];
    const fetch: Fetch = async (url) => {
      sent.push(url);
      return sent.length === 1 ? redirect(302, 'http://other.test/') : page();
    };
    await getContracts(createTransport({ baseUrl: 'http://host.test', fetch }));
    expect(sent).toEqual(['http://host.test/api/v1/contracts', 'http://other.test/']);
  });

  it('from https to http that a browser has followed is refused', async () => {
    const { transport } = keyless(
      () => Object.defineProperty(redirect(302), 'type', { value: 'opaqueredirect' }),
      () => Object.defineProperty(page(), 'url', { value: 'http://host.test/api/v1/contracts' }),
    );
    const error = await rejection(getContracts(transport));
    expect(String(error)).toContain('a redirect from https to http was refused');
  });

  it('that a browser hides is followed by the browser for a GET, and refused for a POST', async () => {
    const hidden = (): Response => Object.defineProperty(redirect(302), 'type', { value: 'opaqueredirect' });
    const get = keyless(hidden, page);
    await getContracts(get.transport);
    const url = `${host}/api/v1/contracts`;
    expect(get.sent).toEqual([`GET ${url} manual`, `GET ${url} follow`]);
    const post = keyless(hidden, called);
    const error = await rejection(contractCall(post.transport, { body }));
    expect(error).toMatchObject({ name: 'NetworkError', attempts: 1 });
    expect(post.sent).toHaveLength(1);
  });
});
