import { describe, expect, it } from 'vitest';
import { createTransport, type Fetch } from '../../../src/client/client.js';
import { ApiError } from '../../../src/errors/errors.js';
import { contractCall, getContracts, getTopicMessages } from '../../../src/ledger.js';
import { createStatusClient } from '../../../src/status.js';
import { rejection } from '../../setup/thrown.js';

const host = 'https://host.test';
const path = '/api/v1/contracts';
const refusal = 'redirects are not followed';

function redirect(status: number, location: string): Response {
  return new Response(null, { status, headers: { location } });
}

/** A redirect as a browser shows it. */
const hidden = (): Response =>
  Object.defineProperties(new Response(null), {
    type: { value: 'opaqueredirect' },
    status: { value: 0 },
    ok: { value: false },
  });

type Work = (transport: ReturnType<typeof createTransport>) => PromiseLike<unknown>;
const get: Work = (transport) => getContracts(transport, { limit: 1 });
const post: Work = (transport) => contractCall(transport, { body: { to: `0x${'0'.repeat(40)}` } });

/** The error of a call whose service redirects. It is sent once, with `redirect: 'manual'`. */
async function refused(
  answer: () => Response,
  { baseUrl = host, work = get, requests = 1 } = {},
): Promise<ApiError> {
  let sent = 0;
  const fetch: Fetch = async (_, init) => {
    sent += 1;
    expect(init.redirect).toBe('manual');
    return answer();
  };
  const headers = { 'x-api-key': 'a-long-key' };
  const error = await rejection(Promise.resolve(work(createTransport({ baseUrl, headers, fetch }))));
  expect(error).toBeInstanceOf(ApiError);
  expect(sent).toBe(requests);
  return error as ApiError;
}

describe('a redirect is not followed', () => {
  it.each([301, 302, 303, 307, 308])('with status %d, and is not retried', async (status) => {
    for (const work of [get, post]) {
      const error = await refused(() => redirect(status, 'https://other.test/elsewhere'), { work });
      expect(error.status).toBe(status);
      expect(error.message).toContain(`It redirects to https://other.test/elsewhere, and ${refusal}`);
    }
  });

  it.each([
    ['another host', host, `https://other.test${path}?limit=1`, 'https://other.test'],
    ['another scheme', 'http://host.test', `https://host.test${path}`, 'https://host.test'],
    ['another port', `${host}/api/v1`, `https://host.test:444${path}`, 'https://host.test:444'],
    ['a path before it', host, `/mirror${path}?limit=1&a=1`, 'https://host.test/mirror'],
    ['a host without a scheme', host, `//other.test${path}`, 'https://other.test'],
    ['a target with credentials', host, `https://me:secret@other.test${path}`, 'https://other.test'],
    [
      'a path with a key',
      `${host}/v1/key-in-path`,
      `https://other.test/v1/key-in-path${path}`,
      'https://other.test/***',
    ],
    ['a key in the host', host, `https://a-long-key.test${path}`, 'https://***.test'],
  ])('and the error says what to write: %s', async (_, baseUrl, location, base) => {
    const { message } = await refused(() => redirect(307, location), { baseUrl });
    expect(message).toMatch(/It redirects to https:\/\/\S+, and redirects/);
    expect(message).toContain(`. Write ${base} as baseUrl`);
    expect(message).not.toMatch(/long-key|key-in-path|secret/);
  });

  it.each([
    ['a page for people', 'https://login.test/?token=secret&from=a-long-key', 'https://login.test/'],
    ['itself', `${host}${path}?limit=1`, `${host}${path}`],
    ['another query', `${path}?limit=2`, `${host}${path}`],
    ['a slash at the end', `${path}/`, `${host}${path}/`],
  ])('and the error names no baseUrl for %s', async (_, location, target) => {
    const { message } = await refused(() => redirect(302, location));
    expect(message).toContain(`It redirects to ${target}, and ${refusal}. Check baseUrl and headers`);
    expect(message).not.toMatch(/secret|long-key/);
  });

  it.each(['https://', 'file:///etc/passwd', 'data:application/json,{}'])('to %s', async (location) => {
    const { message } = await refused(() => redirect(302, location));
    expect(message).toContain(`It redirects to no URL of http or https, and ${refusal}`);
  });

  it('where a browser hides the target', async () => {
    const error = await refused(hidden);
    expect(error.status).toBe(0);
    expect(error.message).toContain(`It redirects, and ${refusal}. This platform does not show where to.`);
  });

  it('by a status page', async () => {
    const fetch: Fetch = async (url) => redirect(301, url.replace('one.test', 'two.test/pages'));
    const status = createStatusClient({ baseUrl: 'https://one.test', fetch });
    const error = await rejection(status.getSummary().then());
    expect(String(error)).toContain('Write https://two.test/pages/api/v2 as baseUrl');
  });

  it('and ends a follow, which outlives transient failures', async () => {
    const error = await refused(() => redirect(302, '/elsewhere'), {
      // The list, and the newest time of its service.
      requests: 2,
      work: (transport) => getTopicMessages(transport, { topicId: '0.0.4001' }).follow().next(),
    });
    expect(error.status).toBe(302);
  });

  it.each([304, 300])('but status %d is none', async (status) => {
    const { message } = await refused(() => redirect(status, '/moved'));
    expect(message).not.toContain(refusal);
  });
});
