import type { Fetch } from '../../src/client/client.js';

/** A `fetch` that calls `answer` with a `Request`. */
export function fetching(answer: (request: Request) => Response | Promise<Response>): Fetch {
  return async (url, init) => answer(new Request(url, init));
}
