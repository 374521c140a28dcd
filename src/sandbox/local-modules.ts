import { respond } from './ledger/headers.js';
import { modulesOf } from './ledger/route.js';
import { javaError, notFound } from './ledger/service-error.js';

/** A module of the service. On a local network, each has a port of its own. */
export type ServiceModule = 'rest' | 'java' | 'web3';

const backends = { rest: 'javascript', java: 'java', web3: 'web3' } as const;

/**
 * Answers as one module does: with a 404 for the paths of the other modules. A program that sends a request to the wrong
 * port of a local network then fails on the sandbox, too. Paths that no module knows are answered as usual.
 */
export function answerOfModule(
  answer: (request: Request) => Promise<Response>,
  module: ServiceModule,
): (request: Request) => Promise<Response> {
  return async (request) => {
    const { pathname } = new URL(request.url);
    const owners = modulesOf(pathname);
    if (owners.length === 0 || owners.includes(backends[module])) return answer(request);
    const path = pathname.slice(1);
    const { status, messages } =
      module === 'rest' ? notFound() : javaError(404, `No static resource ${path}.`);
    return respond({ status, data: { _status: { messages } } }, request);
  };
}
