import { type ServiceRequest, serviceRequest } from '../service-request.js';
import { preview } from '../wire/preview.js';
import { type Recording, storedHeaders } from './recording.js';
import { secretHider } from './secrets.js';
import { type StoredUrl, storedBody, storedUrl } from './stored-request.js';

export interface RecorderOptions {
  /** Sends the requests. @default the global `fetch` */
  fetch?(input: string | URL | Request, init?: RequestInit): Promise<Response>;
  /** Further replies are passed on, but not stored. @default 10,000 */
  readonly maxReplies?: number | undefined;
  /** Replies that would make the text longer, in characters, are not stored. @default 64 Mi */
  readonly maxLength?: number | undefined;
}

/** Stores the replies of a real service. */
export interface Recorder {
  /** Sends a request and stores its reply. Pass it to a client as the option `fetch`. */
  readonly fetch: (input: string | URL | Request, init?: RequestInit) => Promise<Response>;
  /**
   * The number of replies that were not stored: those beyond a limit, redirects and 304, replies whose text broke off or is
   * not UTF-8, and those of requests to other paths than `/api/v1/` and `/api/v2/`, or with a streamed body.
   */
  readonly leftOut: number;
  /** The replies so far, one a line, in the order of the requests. Waits for texts that are still arriving. */
  ndjson(): Promise<string>;
}

/**
 * Records the replies of a service, to serve them with `createSandbox({ recordings })`. The application gets each reply as it
 * arrives. Keys are not stored: of a request, only the path and the declared query parameters are kept, and its body;
 * of a reply, its status, its text and a few headers, in which the values of other request headers are hidden.
 *
 * @param options How requests are sent, and how much is stored.
 * @example
 * const recorder = recordReplies();
 * const testnet = createLedgerClient({ network: 'testnet', fetch: recorder.fetch });
 * await testnet.getBlocks({ limit: 1 });
 * const sandbox = createSandbox({ recordings: await recorder.ndjson() });
 */
export function recordReplies({
  fetch: send = (input, init) => fetch(input, init),
  maxReplies = 10_000,
  maxLength = 64 * 2 ** 20,
}: RecorderOptions = {}): Recorder {
  for (const [name, value] of Object.entries({ maxReplies, maxLength }))
    if (!(Number.isInteger(value) && value >= 0))
      throw new RangeError(`${name}: expected a whole number from 0, got ${preview(value)}`);
  const lines: (string | undefined)[] = [];
  const pending = new Set<Promise<void>>();
  let length = 0;
  let leftOut = 0;
  const store = async (sent: Sent, response: Response, index: number): Promise<void> => {
    const body = await textOf(response, maxLength - length);
    const line = JSON.stringify(recordingOf(sent, response, body));
    if (length + line.length > maxLength) throw new RangeError('too long');
    length += line.length;
    lines[index] = line;
  };
  return {
    async fetch(input, init) {
      const sent = await sentBy(input, init).catch(() => undefined);
      const response = await send(input, init);
      const isReply = response.status < 300 || response.status >= 400;
      if (!sent || !isReply || lines.length >= maxReplies) {
        leftOut += 1;
        return response;
      }
      const index = lines.push(undefined) - 1;
      const storing = store(sent, response.clone(), index).catch(() => {
        leftOut += 1;
      });
      pending.add(storing);
      void storing.finally(() => pending.delete(storing));
      return response;
    },
    get leftOut() {
      return leftOut;
    },
    async ndjson() {
      await Promise.all(pending);
      return lines.map((line) => (line === undefined ? '' : `${line}\n`)).join('');
    },
  };
}

interface Sent extends StoredUrl {
  readonly method: string;
  readonly headers: Headers;
  readonly request: Recording['request'];
}

/** Read before the request is sent, because a body can be read once. */
async function sentBy(input: string | URL | Request, init?: RequestInit): Promise<Sent | undefined> {
  if (init?.body instanceof ReadableStream) return undefined;
  const request: ServiceRequest = serviceRequest(input instanceof Request ? input.clone() : input, init);
  const stored = storedUrl(request.url);
  if (!stored) return undefined;
  const { method, headers } = request;
  return { ...stored, method, headers, request: await storedBody(request) };
}

function recordingOf(
  { method, url, dropped, headers, request }: Sent,
  reply: Response,
  body: string,
): Recording {
  const hide = secretHider(headers, dropped);
  const kept = storedHeaders.flatMap((name) => {
    const value = reply.headers.get(name);
    if (value === null) return [];
    return [[name, hide(value)] as const];
  });
  const { status } = reply;
  return { method, url, status, headers: Object.fromEntries(kept), body: hide(body), request };
}

/** A text that is longer than the rest of the memory is not read to its end. */
async function textOf({ body }: Response, longest: number): Promise<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  let text = '';
  const reader = body?.getReader();
  for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
    text += decoder.decode(next.value, { stream: true });
    if (text.length <= longest) continue;
    // Resolves only when the application has read its copy, or cancels it.
    reader?.cancel().catch(() => undefined);
    throw new RangeError('too long');
  }
  return text + decoder.decode();
}
