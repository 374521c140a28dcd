import { createTransport } from '../index.js';
import { UsageError } from './errors.js';
import type { Terminal } from './terminal.js';

type Environment = Terminal['env'];

/** Keys are not arguments, because other users of the machine see arguments. */
export const variables = {
  LEDGER_QUERY_BASE_URL: 'base URL of the query service; keys are sent to its host only',
  LEDGER_QUERY_API_KEY: 'key, sent to that host as x-api-key',
  LEDGER_QUERY_HEADERS: 'headers, sent to that host: "name: value", a line each',
} as const;

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

/** Only the host of LEDGER_QUERY_BASE_URL gets the keys. Errors do not show a wrong line, because it may contain a key. */
export function headersFor(baseUrl: string, env: Environment): Record<string, string> {
  const origin = urlOf(env.LEDGER_QUERY_BASE_URL)?.origin;
  if (origin === undefined || origin !== urlOf(baseUrl)?.origin) return {};
  const { LEDGER_QUERY_API_KEY: key, LEDGER_QUERY_HEADERS: lines = '' } = env;
  const headers: Record<string, string> = key ? { 'x-api-key': key } : {};
  for (const line of lines.split('\n').filter((text) => text.trim() !== '')) {
    const [, name = '', value = ''] = /^([\w!#$%&'*+.^`|~-]+)\s*:(.*)$/.exec(line.trim()) ?? [];
    if (name === '') throw new UsageError('LEDGER_QUERY_HEADERS has a line that is not "name: value"');
    headers[name] = value.trim();
  }
  return headers;
}

export function unusedKeysWarning(env: Environment): string | undefined {
  const keys = (['LEDGER_QUERY_API_KEY', 'LEDGER_QUERY_HEADERS'] as const).filter((name) => env[name]);
  if (keys.length === 0 || env.LEDGER_QUERY_BASE_URL) return undefined;
  return `${keys.join(' and ')}: not sent. Set LEDGER_QUERY_BASE_URL to the base URL of the service they are for.`;
}

/** In `https://KEY`, the host is a key. */
export function withoutHost(message: string, env: Environment): string {
  const host = urlOf(env.LEDGER_QUERY_BASE_URL)?.hostname ?? '';
  const isAddress = /^[\d.]+$|^\[|^localhost$/.test(host);
  if (host === '' || isAddress) return message;
  return message.replaceAll(host, '***');
}

function isBaseUrl(baseUrl: string): boolean {
  try {
    createTransport({ baseUrl });
    return true;
  } catch {
    return false;
  }
}

function urlOf(url: string | undefined): URL | undefined {
  if (url && URL.canParse(url)) return new URL(url);
  return undefined;
}
