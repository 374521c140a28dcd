import { expect, it } from 'vitest';
import { localModules, type Network, networks } from '../../src/values/values.js';

const addresses: Readonly<Record<Network, string>> = {
  mainnet: 'https://mainnet.mirrornode.hedera.com',
  testnet: 'https://testnet.mirrornode.hedera.com',
  previewnet: 'https://previewnet.mirrornode.hedera.com',
  local: 'http://localhost:5551',
};

it('a network has its address, and a local one a port for each module', () => {
  const urls = Object.entries(networks).map(([name, { url }]) => [name, url]);
  expect(Object.fromEntries(urls)).toEqual(addresses);
  const local = Object.entries(networks).filter(([, { isLocal }]) => isLocal);
  expect(local.map(([name]) => name)).toEqual(['local']);
  // The ports of Solo and of the local node.
  expect(localModules).toEqual({ java: 'http://localhost:8084', web3: 'http://localhost:8545' });
});
