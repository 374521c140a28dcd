import { createTransport } from '../index.js';
import { UsageError } from './errors.js';
import type { Terminal } from './terminal.js';

type Environment = Terminal['env'];

/** Environment variables. Keys are not arguments, as other users of the machine see arguments. */
export const variables = {
  LEDGER_QUERY_BASE_URL: 'base URL of the query service; keys are sent to its host only',
  LEDGER_QUERY_API_KEY: 'key, sent to that host as x-api-key',
  LEDGER_QUERY_HEADERS: 'headers, sent to that host: "name: value", a line each',
} as const;

/**
 * The base URL in the environment, if there is one.
 *
 * @throws UsageError if it is not a base URL. The message does not show it, as it may contain a key.
 */
export function baseUrlOf({ LEDGER_QUERY_BASE_URL: value }: Environment): string | undefined {
  const text = value?.trim();
  if (!text) return undefined;
  // The URL parser reads the key of "https:///KEY" as the host.
  if (/^https?:\/\/[^/\\\s]/i.test(text) && isBaseUrl(text)) return text;
  throw new UsageError(
    'LEDGER_QUERY_BASE_URL is not an absolute http or https URL without credentials, query and fragment. ' +
      'Its value is not shown, as it may contain a key.',
  );
}

/**
 * The headers for a base URL: those of the environment if it has the host of LEDGER_QUERY_BASE_URL, otherwise none.
 *
 * @throws UsageError if a line is not a header. The message does not show the line, as it may contain a key.
 */
export function headersFor(baseUrl: string, env: Environment): Record<string, string> {
  const origin = parsed(env.LEDGER_QUERY_BASE_URL)?.origin;
  if (origin === undefined || origin !== parsed(baseUrl)?.origin) return {};
  const { LEDGER_QUERY_API_KEY: key, LEDGER_QUERY_HEADERS: lines = '' } = env;
  const headers: Record<string, string> = key ? { 'x-api-key': key } : {};
  for (const line of lines.split('\n').filter((text) => text.trim() !== '')) {
    const [, name = '', value = ''] = /^\s*([\w!#$%&'*+.^`|~-]+)\s*:\s*(.*?)\s*$/.exec(line) ?? [];
    if (name === '') throw new UsageError('LEDGER_QUERY_HEADERS has a line that is not "name: value"');
    headers[name] = value;
  }
  return headers;
}

/** A warning if there are keys, but no base URL to send them to. */
export function unusedKeysWarning(env: Environment): string | undefined {
  const keys = (['LEDGER_QUERY_API_KEY', 'LEDGER_QUERY_HEADERS'] as const).filter((name) => env[name]);
  if (keys.length === 0 || env.LEDGER_QUERY_BASE_URL) return undefined;
  return `${keys.join(' and ')}: not sent. Set LEDGER_QUERY_BASE_URL to the base URL of the service they are for.`;
}

/** A message without the host of LEDGER_QUERY_BASE_URL. In `https://KEY`, the host is a key. */
export function withoutHost(message: string, env: Environment): string {
  const host = parsed(env.LEDGER_QUERY_BASE_URL)?.hostname ?? '';
  const isAddress = /^[\d.]+$|^\[|^localhost$/.test(host);
  return host === '' || isAddress ? message : message.replaceAll(host, '***');
}

function isBaseUrl(baseUrl: string): boolean {
  try {
    createTransport({ baseUrl });
    return true;
  } catch {
    return false;
  }
}

function parsed(url: string | undefined): URL | undefined {
  return url && URL.canParse(url) ? new URL(url) : undefined;
}
