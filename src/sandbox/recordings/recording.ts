import { preview } from '../wire/preview.js';

/** A stored reply of a service: one line of an NDJSON file, in the form that `npm run conformance` reads. */
export interface Recording {
  readonly method: string;
  /** Path and query without the base URL: from `/api/v1/` on, or what follows `/api/v2` of a status page. */
  readonly url: string;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** The raw text of the reply, in which integers beyond 2^53 are exact. */
  readonly body: string;
  /** The body of the request: an object that was sent as JSON, or `content-type` with the text `body` or the bytes `base64`. */
  readonly request?: Readonly<Record<string, unknown>> | undefined;
}

/** Headers that are stored and served. Others may hold a secret, or do not fit a body that is served as plain text. */
export const storedHeaders: readonly string[] = [
  'age',
  'cache-control',
  'content-type',
  'etag',
  'link',
  'retry-after',
  'vary',
];

/** Reads NDJSON. If a line is not a recording, the error names the file and the line. */
export function parseRecordings(text: string, file: string): Recording[] {
  return text.split('\n').flatMap((line, index) => {
    // An editor may have put a byte order mark before the first line.
    const trimmed = index === 0 ? line.replace(/^\uFEFF/, '').trim() : line.trim();
    if (trimmed === '') return [];
    return [recordingOf(trimmed, `${file}:${index + 1}`)];
  });
}

function recordingOf(line: string, place: string): Recording {
  const expect = (isRight: boolean, expected: string, got: unknown): void => {
    if (!isRight) throw new RangeError(`${place}: expected ${expected}, got ${preview(got)}`);
  };
  const value = parsed(line);
  expect(isObject(value), 'a recording: an object in JSON', value ?? line);
  const { method, url, status, headers = {}, body, request } = Object(value);
  expect(typeof method === 'string' && /^[A-Z]{3,7}$/.test(method), 'method to be one such as GET', method);
  expect(isPath(url), 'url to be a path, such as /api/v1/blocks?limit=1', url);
  expect(isStatus(status), 'status to be a whole number from 200 to 599', status);
  expect(typeof body === 'string', 'body to be the text of the reply', body);
  expect(isHeaders(headers), 'headers to be an object of valid names and texts', headers);
  expect(request === undefined || isObject(request), 'request to be an object', request);
  expect(body === '' || !isWithoutBody(status), `a status that may have a body, or body to be empty`, status);
  return { method, url, status, headers, body, ...(request && { request }) };
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A path that begins with two slashes would name another host. */
function isPath(url: unknown): boolean {
  return (
    typeof url === 'string' && /^\/(?![/\\])/.test(url) && URL.canParse(`http://recording.invalid${url}`)
  );
}

function isStatus(status: unknown): boolean {
  return Number.isInteger(status) && Number(status) >= 200 && Number(status) <= 599;
}

/** Such a `Response` cannot be constructed with a body. */
function isWithoutBody(status: number): boolean {
  return [204, 205, 304].includes(status);
}

function isHeaders(headers: unknown): boolean {
  if (!isObject(headers) || Object.values(headers).some((value) => typeof value !== 'string')) return false;
  try {
    new Headers(headers as Record<string, string>);
    return true;
  } catch {
    return false;
  }
}
