// Several hosts of one ledger. A transport of its own sends the requests of each host.

import {
  type OneHostOptions,
  openTransport,
  type Transport,
  type TransportOptions,
} from '../client/client.js';
import type { HostSwitch } from './host-switch.js';

/**
 * Creates the transport of a client, which may have several hosts. The first call opens the others, and is
 * refused if their options are invalid.
 */
export function createTransport(options: TransportOptions): Transport {
  const { hosts, ...common } = options ?? {};
  if (!hosts?.[0] && !common.hedge) return openTransport(options as OneHostOptions);
  let loaded: HostSwitch | undefined;
  // Hedging works with one host, too.
  const outer = openTransport({ ...common, ...hosts?.[0] } as OneHostOptions, async (...call) => {
    const { createSwitch } = await import('./host-switch.js');
    loaded ??= createSwitch(outer, options);
    return loaded.send(...call);
  });
  return hosts?.[1] ? Object.assign(outer, { others: (item: object) => loaded?.others(item) ?? [] }) : outer;
}
