import { openTransport, type Transport } from '../../../src/core/call/transport.js';
import type { TransportSettings } from '../../../src/core/operation/options.js';
import { warnOnce } from '../../../src/core/reply/issues.js';
import { networks } from '../../../src/core/values/networks.js';
import { createStatusClient } from '../../../src/status.js';
import { didYouMean } from '../nearest.js';
import type { Terminal } from '../terminal.js';
import { UsageError } from '../usage-error.js';

/** Names in the environment of what must not stand among arguments, where others see it. */
export const variables = {
  LEDGER_QUERY_BASE_URL: 'base URL of the query service, for one that has a key in its path',
  LEDGER_QUERY_API_KEY: 'key, sent to a base URL as x-api-key',
  LEDGER_QUERY_HEADERS: 'headers, sent to a base URL: "name: value", a line each',
} as const;

/** Where a call goes. */
export interface Place {
  readonly service: 'ledger' | 'status';
  readonly network?: string | undefined;
  readonly baseUrl?: string | undefined;
}

/** Opens the way to a service. Keys go to the base URL that they are for, and never to a public network. */
export function connect(place: Place, terminal: Terminal, warn: (text: string) => void): Transport {
  const { env, fetch } = terminal;
  const settings: TransportSettings = {
    fetch,
    onInvalidResponse: warnOnce((text) => warn(text.replace(/ Set onInvalidResponse .*/s, ''))),
  };
  if (place.service === 'status')
    return createStatusClient({ ...settings, baseUrl: place.baseUrl }).transport;
  const { network } = place;
  if (network !== undefined && place.baseUrl !== undefined)
    throw new UsageError('give either --network or --baseUrl');
  const baseUrl = baseUrlOf(place, env);
  if (baseUrl !== undefined)
    return openTransport({ ...settings, baseUrl, headers: headersOf(env) }, terminal);
  return openTransport({ ...settings, network: networkOf(network) }, terminal);
}

/** Which service that is, without what may be a key in its path. */
export function nameOf(place: Place, env: Terminal['env']): string {
  const baseUrl = baseUrlOf(place, env);
  return baseUrl === undefined ? (place.network ?? place.service) : new URL(baseUrl).origin;
}

function baseUrlOf({ service, network, baseUrl }: Place, env: Terminal['env']): string | undefined {
  if (baseUrl !== undefined || network !== undefined || service === 'status') return baseUrl;
  return env.LEDGER_QUERY_BASE_URL || undefined;
}

function networkOf(given: string | undefined): keyof typeof networks {
  const names = Object.keys(networks) as (keyof typeof networks)[];
  const found = names.find((name) => name === (given ?? 'mainnet'));
  if (found) return found;
  throw new UsageError(`--network is ${names.join(', ')}, got ${given}.${didYouMean(given ?? '', names)}`);
}

function headersOf(env: Terminal['env']): Record<string, string> {
  const { LEDGER_QUERY_API_KEY: key, LEDGER_QUERY_HEADERS: lines = '' } = env;
  const headers: Record<string, string> = key ? { 'x-api-key': key } : {};
  for (const line of lines.split('\n').filter((one) => one.trim() !== '')) {
    const [, name = '', value = ''] = /^\s*([^:\s]+)\s*:\s*(.*?)\s*$/.exec(line) ?? [];
    // The line itself may hold a key.
    if (name === '') throw new UsageError('LEDGER_QUERY_HEADERS has a line that is not "name: value"');
    headers[name] = value;
  }
  return headers;
}
