// Several hosts of one ledger. A transport of its own sends the requests of each host.

import {
  copyOptions,
  openTransport,
  type Transport,
  type TransportOptions,
  type UncheckedOptions,
} from '../client/client.js';
import { noContext, parameterErrorThrower, throwSecretError } from '../errors/errors.js';
import { isRecord } from '../values/values.js';
import type { HostSwitch } from './host-switch.js';

/**
 * Creates the transport of a client. With one host it is that of the client room. With several, or with `hedge`, it is an
 * outer transport, which checks calls, reports their end, and closes, and whose `otherExchange` sends each call by a
 * `HostSwitch` to the transports of the hosts. So lists, scans and follows need not know how many hosts there are.
 */
export function createTransport(options: TransportOptions): Transport {
  const { hosts, hedge, onEnd, ...common }: UncheckedOptions = copyOptions(options ?? {});
  if (!hosts?.[0] && !hedge) return openTransport(options);
  for (const name of ['network', 'baseUrl', 'headers'] as const)
    if (hosts && common[name] !== undefined)
      parameterErrorThrower(noContext)(name, '***', 'left out beside hosts');
  const open = (host: UncheckedOptions, at: number): Transport => {
    // A text may be a URL with a key.
    if (!isRecord(host))
      return throwSecretError(
        `hosts.${at}`,
        host,
        'an object such as { baseUrl: … } or { network: … }',
        noContext,
      );
    return openTransport({ ...common, ...host, retry: false });
  };
  // Hedging works with one host, too.
  const transports = Array.from(hosts ?? [{}], open);
  let loaded: HostSwitch | undefined;
  const outer = openTransport({ ...common, ...hosts?.[0], hedge, onEnd }, async (...call) => {
    const { createSwitch } = await import('./host-switch.js');
    loaded ??= createSwitch(outer, transports, common, { hedge, hosts });
    return loaded.send(...call);
  });
  const closeOuter = outer.close;
  // When the calls are over, probes may be left. Nobody waits for them.
  const close: Transport['close'] = async (timeout) => {
    await closeOuter(timeout);
    await Promise.all(transports.map((transport) => transport.close(0)));
  };
  return Object.assign(outer, { close, [Symbol.asyncDispose]: close });
}
