import type { ServiceRequest } from '../service-request.js';
import { parseRecordings, type Recording, storedHeaders } from './recording.js';
import { keyOf, storedBody, storedUrl } from './stored-request.js';

/** The text of an NDJSON file, or the texts of several by name. Errors name the file. */
export type Recordings = string | Readonly<Record<string, string>>;

/**
 * Serves recorded replies. A request that was recorded several times gets its replies in their order, and then the last one
 * again: a retry finds its 429 and then its data, and a list that grew grows again.
 */
export class Player {
  readonly #replies = new Map<string, Recording[]>();
  readonly #served = new Map<string, number>();
  readonly #all: readonly Recording[];

  constructor(recordings: Recordings) {
    const files = typeof recordings === 'string' ? { recordings } : recordings;
    this.#all = Object.entries(files).flatMap(([file, text]) => parseRecordings(text, file));
    for (const recording of this.#all) {
      const key = keyOf(recording);
      const replies = this.#replies.get(key);
      if (replies) replies.push(recording);
      else this.#replies.set(key, [recording]);
    }
  }

  /** Begins with the first replies again. */
  reset(): void {
    this.#served.clear();
  }

  /** The recorded reply. Without one, undefined if the sandbox shall `fallback` to its data, or else an error. */
  async reply(request: ServiceRequest, fallback: boolean): Promise<Response | undefined> {
    if (request.method === 'OPTIONS') return undefined;
    const { method } = request;
    const { pathname, search } = new URL(request.url);
    const body = await storedBody(request);
    const asSent = { method, url: pathname.replace(/^\/api\/v2(?=\/)/, '') + search, request: body };
    // Recordings of other origin may have parameters that no description declares.
    const asStored = { ...asSent, url: storedUrl(request.url)?.url ?? pathname };
    const key = [asSent, asStored].map(keyOf).find((one) => this.#replies.has(one));
    if (key !== undefined) return this.#next(key);
    if (fallback) return undefined;
    return this.#notRecorded(asStored);
  }

  #next(key: string): Response {
    const replies = this.#replies.get(key) ?? [];
    const served = this.#served.get(key) ?? 0;
    this.#served.set(key, served + 1);
    const { status, headers, body } = replies[Math.min(served, replies.length - 1)] as Recording;
    const sent = new Headers({ 'content-type': 'application/json', 'access-control-allow-origin': '*' });
    for (const [name, value] of Object.entries(headers))
      if (storedHeaders.includes(name.toLowerCase())) sent.set(name, value);
    return new Response(body === '' ? null : body, { status, headers: sent });
  }

  /** 501, because applications take a 404 for an answer, and the client repeats other errors of a server. */
  #notRecorded({ method, url, request }: Pick<Recording, 'method' | 'url' | 'request'>): Response {
    const near = nearest({ method, url, request }, this.#all).join('; ') || 'none';
    const detail = `${method} ${url} is not among the ${this.#all.length} recorded replies. Near: ${near}`;
    const body = { _status: { messages: [{ message: 'Not recorded', detail }] } };
    return Response.json(body, { status: 501, headers: { 'access-control-allow-origin': '*' } });
  }
}

const mostShown = 3;

/** The recorded requests that share most parts with a request, and have the fewest others. */
function nearest(
  request: Pick<Recording, 'method' | 'url' | 'request'>,
  all: readonly Recording[],
): string[] {
  const wanted = partsOf(request);
  const distances = new Map<string, number>();
  for (const recording of all) {
    const name = `${recording.method} ${recording.url}`;
    if (distances.has(name)) continue;
    const parts = partsOf(recording);
    const shared = parts.filter((part) => wanted.includes(part)).length;
    if (shared > 0) distances.set(name, parts.length + wanted.length - 2 * shared);
  }
  const sorted = [...distances].sort(([, a], [, b]) => a - b);
  return sorted.slice(0, mostShown).map(([name]) => name);
}

/** Each segment of the path with its position, and each query parameter. All paths begin with /api/v1. */
function partsOf({ method, url }: Pick<Recording, 'method' | 'url'>): string[] {
  const { pathname, searchParams } = new URL(`http://recording.invalid${url}`);
  const segments = pathname
    .replace(/^\/api\/v1/, '')
    .split('/')
    .slice(1);
  const kind = `${method} ${segments[0]}`;
  return [kind, ...segments.map((segment, at) => `${at} ${segment}`), ...[...searchParams].map(String)];
}
