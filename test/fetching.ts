import type { Fetch } from '../src/client/options.js';

/** A `fetch` that answers by what one request is: its method, headers and body can be read as they arrive. */
export function fetching(answer: (request: Request) => Response | Promise<Response>): Fetch {
  return async (url, init) => answer(new Request(url, init));
}
