/** In the order of their ledger IDs in HIP-15. `local` is Solo or the local node. */
export const networks = {
  mainnet: 'https://mainnet.mirrornode.hedera.com',
  testnet: 'https://testnet.mirrornode.hedera.com',
  previewnet: 'https://previewnet.mirrornode.hedera.com',
  local: 'http://localhost:5551',
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
