// Several hosts of one ledger. A transport of its own sends the requests of each host.

import {
  type HostOptions,
  type OneHostOptions,
  openTransport,
  type Transport,
  type TransportOptions,
} from '../client/client.js';
import { noCall, refuser } from '../errors/errors.js';
import type { HostSwitch } from './host-switch.js';

/** Creates the transport of a client, which may have several hosts. */
export function createTransport(options: TransportOptions): Transport {
  const { hosts, hedge, onEnd, ...others } = options ?? {};
  if (hosts === undefined && hedge === undefined) return openTransport(options as OneHostOptions);
  if (hosts !== undefined) {
    const refuse = refuser(noCall);
    if (!Array.isArray(hosts) || hosts.length === 0) refuse('hosts', hosts, 'an array of hosts');
    for (const name of ['network', 'baseUrl', 'headers'] as const)
      if (others[name] !== undefined) refuse(name, '***', 'left out beside hosts: each host has its own');
  }
  // Hedging works with one host, too. Its options are those of the client.
  const all = hosts ?? [{} as HostOptions];
  const withHost = (host: HostOptions, more: object): OneHostOptions =>
    ({ ...others, ...host, ...more }) as OneHostOptions;
  const transports = all.map((host) => openTransport(withHost(host, { retry: false })));
  let loading: Promise<HostSwitch> | undefined;
  let loaded: HostSwitch | undefined;
  const outer = openTransport(
    withHost(all[0] as HostOptions, { hedge, onEnd }),
    async (call, progress, signal) => {
      loading ??= import('./host-switch.js').then(({ createSwitch }) =>
        createSwitch(outer, transports, others, hedge),
      );
      loaded = await loading;
      return loaded.send(call, progress, signal);
    },
  );
  if (transports.length < 2) return outer;
  return Object.assign(outer, { others: (item: object) => loaded?.others(item) ?? [] });
}
