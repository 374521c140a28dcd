import { createHash } from 'node:crypto';
import type { Network, OnInvalidResponse, Transport, TransportSettings } from '../../index.js';
import { createStatusClient } from '../../status.js';
import { baseUrlOf, headersFor, keysWithoutService } from '../environment.js';
import { networks } from '../input/own-options.js';
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
  const { env, fetch, createTransport } = terminal;
  const settings: TransportSettings = {
    fetch,
    onInvalidResponse: warnOnce(warn),
  };
  if (place.service === 'status')
    return createStatusClient({ ...settings, baseUrl: place.baseUrl }).transport;
  const { network } = place;
  if (network !== undefined && place.baseUrl !== undefined)
    throw new UsageError('give either --network or --baseUrl');
  const keys = keysWithoutService(env);
  if (keys) warn(keys);
  const baseUrl = addressOf(place, env);
  if (baseUrl === undefined) return createTransport({ ...settings, network: networkOf(network) });
  return createTransport({ ...settings, baseUrl, headers: headersFor(baseUrl, env) });
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

function networkOf(given: string | undefined): Network {
  const found = networks.find((name) => name === (given ?? 'mainnet'));
  if (found) return found;
  throw new UsageError(
    `--network is ${networks.join(', ')}, got ${given}.${didYouMean(given ?? '', networks)}`,
  );
}

// A service that adds a field in each reply must not fill the memory.
const maxWarnings = 1000;

/** Warns of replies that do not match the description, once for each place in them. */
function warnOnce(warn: (text: string) => void): OnInvalidResponse {
  const warned = new Set<string>();
  return ({ operationId, issues, drift }) => {
    for (const { instancePath, expected, got } of [...issues, ...drift]) {
      const place = instancePath.replace(/\/\d+(?=\/|$)/g, '/*') || 'the whole reply';
      const key = `${operationId} ${place}`;
      if (warned.has(key) || warned.size >= maxWarnings) continue;
      warned.add(key);
      warn(`${operationId}: ${place} does not match the description: expected ${expected}, got ${got}`);
    }
  };
}
