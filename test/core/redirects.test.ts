import { describe, expect, it } from 'vitest';
import { contractCall, getContracts } from '../../generated/ledger/operations.js';
import { createTransport, type Transport } from '../../src/core/transport.js';
import { rejection } from './thrown.js';

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

/** A transport with a key, whose service gives these replies in turn, the last one again and again. */
function answering(...answers: (() => Response)[]): { transport: Transport; sent: Sent[] } {
  const sent: Sent[] = [];
  const transport = createTransport({
    baseUrl: host,
    headers: { 'x-api-key': 'a-long-key' },
    retry: false,
    fetch: async (request) => {
      const answer = answers[Math.min(sent.length, answers.length - 1)];
      const { url, method, headers } = request;
      sent.push({ url, method, key: headers.get('x-api-key'), text: await request.text() });
      return answer ? answer() : page();
    },
  });
  return { transport, sent };
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

  it('is counted from the address it came from', async () => {
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
    ['no address', 'https://'],
  ])('to %s is refused, and nothing is sent there', async (_, location) => {
    const { transport, sent } = answering(() => redirect(302, location), page);
    const error = await rejection(getContracts(transport));
    expect(error).toMatchObject({ name: 'NetworkError', attempts: 1 });
    expect(String(error)).toMatch(/another origin was refused/);
    expect(sent).toHaveLength(1);
  });

  it.each([307, 308])('with status %d takes the body along', async (status) => {
    const { transport, sent } = answering(() => redirect(status, '/moved'), called);
    await contractCall(transport, { body: { to: `0x${'0'.repeat(40)}` } });
    const [first, second] = sent;
    expect(second).toEqual({ ...first, url: `${host}/moved` });
    expect(second?.method).toBe('POST');
    expect(second?.text).toContain('"to"');
  });

  it.each([301, 302, 303])('with status %d is refused where it would drop the body', async (status) => {
    const { transport, sent } = answering(() => redirect(status, '/moved'), called);
    const error = await rejection(contractCall(transport, { body: { to: `0x${'0'.repeat(40)}` } }));
    expect(error).toMatchObject({ name: 'NetworkError' });
    expect(String(error)).toContain(`status ${status} would drop the body`);
    expect(sent).toHaveLength(1);
  });

  it('is followed five times and no more', async () => {
    const again = () => redirect(302, '/again');
    const five = answering(again, again, again, again, again, page);
    await getContracts(five.transport);
    expect(five.sent).toHaveLength(6);
    const six = answering(again);
    const error = await rejection(getContracts(six.transport));
    expect(String(error)).toContain('more than 5 redirects');
    expect(six.sent).toHaveLength(6);
  });

  it('without an address, or with another status, is an answer like any other', async () => {
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

  it('that a browser does not show is refused', async () => {
    const hidden = Object.defineProperty(redirect(302), 'type', { value: 'opaqueredirect' });
    const { transport, sent } = answering(() => hidden);
    const error = await rejection(getContracts(transport));
    expect(String(error)).toMatch(/a redirect was refused/);
    expect(sent).toHaveLength(1);
  });
});

describe('without a key, a redirect', () => {
  it('is left to fetch', async () => {
    const modes: string[] = [];
    const fetch = async ({ redirect: mode }: Request): Promise<Response> => {
      modes.push(mode);
      return page();
    };
    await getContracts(createTransport({ baseUrl: host, fetch }));
    await getContracts(createTransport({ baseUrl: host, fetch, headers: { a: 'b' } }));
    await getContracts(createTransport({ baseUrl: `${host}/prefix`, fetch }));
    expect(modes).toEqual(['follow', 'manual', 'manual']);
  });
});
