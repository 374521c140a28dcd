import { createHash } from 'node:crypto';
import type { Transport } from '../../../src/client/call.js';
import type { TransportSettings } from '../../../src/client/options.js';
import { warnOnce } from '../../../src/client/reply/issues.js';
import { createTransport } from '../../../src/client/transport.js';
import { createStatusClient } from '../../../src/status.js';
import { networks } from '../../../src/values/networks.js';
import { baseUrlOf, headersFor, keysWithoutService } from '../environment.js';
import { didYouMean } from '../nearest.js';
import type { Terminal } from '../terminal.js';
import { UsageError } from '../usage-error.js';

/** Where a call goes. */
export interface Place {
  readonly service: 'ledger' | 'status';
  readonly network?: string | undefined;
  readonly baseUrl?: string | undefined;
}

/** Opens the way to a service. Keys are sent to the host of LEDGER_QUERY_BASE_URL only. */
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
  const keys = keysWithoutService(env);
  if (keys) warn(keys);
  const baseUrl = addressOf(place, env);
  if (baseUrl === undefined)
    return createTransport({ ...settings, network: networkOf(network), clock: terminal });
  return createTransport({ ...settings, baseUrl, headers: headersFor(baseUrl, env), clock: terminal });
}

/** Identifies the service, by a digest of its base URL: the path may be a key, and may select a network. */
export function nameOf(place: Place, env: Terminal['env']): string {
  const baseUrl = addressOf(place, env);
  if (baseUrl === undefined) return place.service === 'ledger' ? networkOf(place.network) : place.service;
  const { href, origin } = new URL(baseUrl);
  return `${origin}#${createHash('sha256').update(href.replace(/\/+$/, '')).digest('hex').slice(0, 16)}`;
}

function addressOf({ service, network, baseUrl }: Place, env: Terminal['env']): string | undefined {
  if (baseUrl !== undefined || network !== undefined || service === 'status') return baseUrl;
  return baseUrlOf(env);
}

function networkOf(given: string | undefined): keyof typeof networks {
  const names = Object.keys(networks) as (keyof typeof networks)[];
  const found = names.find((name) => name === (given ?? 'mainnet'));
  if (found) return found;
  throw new UsageError(`--network is ${names.join(', ')}, got ${given}.${didYouMean(given ?? '', names)}`);
}
