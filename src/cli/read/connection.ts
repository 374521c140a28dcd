import { createHash } from 'node:crypto';
import { didYouMean } from '../../core.js';
import {
  createLedgerClient,
  type LedgerClient,
  type Network,
  networks,
  type OnInvalidResponse,
  type Transport,
  type TransportSettings,
} from '../../index.js';
import { createStatusClient, type StatusClient } from '../../status.js';
import { alternatives } from '../alternatives.js';
import { baseUrlOf, headersFor, unusedKeysWarning } from '../environment.js';
import { UsageError } from '../errors.js';
import type { Terminal } from '../terminal.js';

export interface Target {
  readonly service: 'ledger' | 'status';
  readonly network?: string | undefined;
  readonly baseUrl?: string | undefined;
}

type Warn = (text: string) => void;

export function connect(
  target: Target,
  terminal: Terminal,
  warn: Warn,
  limits?: TransportSettings,
): Transport {
  return clientOf(target, terminal, warn, limits).transport;
}

/** Keys are sent to the host of LEDGER_QUERY_BASE_URL only. */
export function clientOf(
  target: Target,
  terminal: Terminal,
  warn: Warn,
  limits: TransportSettings = {},
): LedgerClient | StatusClient {
  const { env, fetch, now, elapsed, random, setTimer } = terminal;
  const clock = { now, elapsed, random, setTimer };
  const settings: TransportSettings = { ...limits, fetch, clock, onInvalidResponse: warnOnce(warn) };
  if (target.service === 'status') return createStatusClient({ ...settings, baseUrl: target.baseUrl });
  const { network } = target;
  if (network !== undefined && target.baseUrl !== undefined)
    throw new UsageError('pass either --network or --baseUrl, not both');
  const warning = unusedKeysWarning(env);
  if (warning) warn(warning);
  const baseUrl = baseUrlFor(target, env);
  if (baseUrl === undefined) return createLedgerClient({ ...settings, network: networkOf(network) });
  return createLedgerClient({ ...settings, baseUrl, headers: headersFor(baseUrl, env) });
}

/** The hash of a base URL, because its path may be a key. */
export function identityOf(target: Target, env: Terminal['env']): string {
  const baseUrl = baseUrlFor(target, env);
  if (baseUrl === undefined) return target.service === 'ledger' ? networkOf(target.network) : target.service;
  const { href, origin } = new URL(baseUrl);
  let end = href.length;
  // The pattern /\/+$/ would take quadratic time for many slashes before another character.
  while (href[end - 1] === '/') end -= 1;
  return `${origin}#${createHash('sha256').update(href.slice(0, end)).digest('hex').slice(0, 16)}`;
}

function baseUrlFor({ service, network, baseUrl }: Target, env: Terminal['env']): string | undefined {
  if (baseUrl !== undefined || network !== undefined || service === 'status') return baseUrl;
  return baseUrlOf(env);
}

function networkOf(name = 'mainnet'): Network {
  const names = Object.keys(networks) as Network[];
  const network = names.find((one) => one === name);
  if (network) return network;
  throw new UsageError(`--network: expected ${alternatives(names)}, got ${name}.${didYouMean(name, names)}`);
}

// A service that adds a field to each reply must not fill the memory.
const maxWarnings = 1000;

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
