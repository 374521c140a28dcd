import { inspect } from 'node:util';
import { expect, it } from 'vitest';
import { names, ThreeHosts } from './three-hosts.js';

const [one, two, three] = names;
const redirect = (status: number, to: string) => new Response(null, { status, headers: { location: to } });
const json = (body: unknown, init: ResponseInit = {}) =>
  new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' }, ...init });
const status = (message: string) => ({
  _status: { messages: [{ message, detail: message, data: message }] },
});

/** Replies of the first host that try to get or to show a key. `key` is what the request has. */
const tricks: Readonly<Record<string, (key: string, url: string) => Response>> = {
  ...Object.fromEntries(
    [301, 302, 303, 307, 308].map((code) => [
      `${code} to the next host`,
      (_: string, url: string) => redirect(code, url.replace(one, two)),
    ]),
  ),
  'a redirect to a stranger': (_, url) => redirect(302, url.replace(one, 'https://stranger.test')),
  'a redirect with the key in its query': (key) => redirect(302, `${three}/?key=${key}`),
  'a redirect with the key in its host': (key) => redirect(307, `https://${key}.stranger.test/`),
  'a redirect without a scheme': () => redirect(302, `//${two.slice(8)}/api/v1/blocks/5`),
  'a redirect to itself': (_, url) => redirect(308, url),
  'a redirect to no URL': (key) => redirect(302, `http://[${key}`),
  'the key in an error': (key) => json(status(key), { status: 400 }),
  'the key in an error of the server': (key) => json(status(key), { status: 503 }),
  'the key in half an error': (key) => new Response(`{"_status": "${key}`, { status: 500 }),
  'the key in a page': (key) => new Response(`<html>${key}</html>`),
  'the key in base64': (key) => new Response(btoa(key), { status: 502 }),
  'the key in a URL': (key) => new Response(encodeURIComponent(`?x-api-key=${key}&`), { status: 429 }),
  'the key in a header': (key) =>
    json(status('no'), { status: 400, headers: { 'x-api-key': key, 'set-cookie': key } }),
  'the key in the status text': (key) => new Response('', { status: 503, statusText: key }),
  'the key in an error with status 200': (key) => json(status(key)),
  'the key as a name': (key) => json({ [key]: { [key]: key } }),
};

it.each(Object.entries(tricks))('a host gets and shows no key by %s', async (_, trick) => {
  const world = new ThreeHosts();
  const foreign: string[] = [];
  const shown: unknown[] = [];
  const client = world.connect({
    onEnd: (event) => shown.push(event),
    onRetry: (event) => shown.push(event),
    onAttemptEnd: (event) => shown.push(event),
    retry: false,
  });
  world.intercept = (address, init) => {
    const { origin } = new URL(address);
    const key = new Headers(init.headers).get('x-api-key') ?? '';
    const own = `key-of-host-${names.indexOf(origin as typeof one)}`;
    if (key !== own) foreign.push(`${origin} gets ${key}`);
    return origin === one ? trick(key, address) : undefined;
  };
  await world.time.run(
    client
      .getBlock({ hashOrNumber: 5 })
      .withResponse()
      .catch((error: unknown) => shown.push(error, String(error), JSON.stringify(error))),
  );
  expect(foreign).toEqual([]);
  shown.push(client.transport.hosts, client.transport.identity);
  const text = inspect(shown, { depth: 12, showHidden: true });
  expect(text).not.toContain('key-of-host');
  expect(text).not.toContain(btoa('key-of-host-0'));
});
