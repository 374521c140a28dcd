import type { Sandbox } from '../../../src/sandbox.js';

/** A `fetch` with which the sandbox answers requests to every host, so that the examples of the documents run as they are. */
export function fetchFromAnyHost(sandbox: Sandbox): typeof fetch {
  return (input, init) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    const path = pathname.slice(pathname.indexOf('/api/v'));
    const isLedger = path.startsWith('/api/v1');
    const base = isLedger ? sandbox.ledgerUrl : new URL(sandbox.statusUrl).origin;
    return sandbox.fetch(new Request(`${base}${path}${search}`, request));
  };
}
