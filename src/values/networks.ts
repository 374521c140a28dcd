/**
 * The networks that a client knows by name. `url` is the address of the service, and `ledgerId` the number in the checksum of
 * an ID ([HIP-15](https://hips.hedera.com/hip/hip-15)). `local` is Solo or the local node. A local network has no limit of the rate, and
 * an address for each module of the service.
 */
export const networks = {
  mainnet: { url: 'https://mainnet.mirrornode.hedera.com', ledgerId: 0, isLocal: false },
  testnet: { url: 'https://testnet.mirrornode.hedera.com', ledgerId: 1, isLocal: false },
  previewnet: { url: 'https://previewnet.mirrornode.hedera.com', ledgerId: 2, isLocal: false },
  local: { url: 'http://localhost:5551', ledgerId: 3, isLocal: true },
} as const;

/** The name of a public network, or `local` for Solo and the local node. */
export type Network = keyof typeof networks;

/** A module of the service besides its REST module. Public networks have one address for all of them. */
export type ServiceModule = 'java' | 'web3';

/** On a local network, each module listens on a port of its own. */
export const localModules: Readonly<Record<ServiceModule, string>> = {
  java: 'http://localhost:8084',
  web3: 'http://localhost:8545',
};
