import { expect, it } from 'vitest';
import { localModules, networks } from '../../src/values/values.js';

it('a network has its address, and a local one a port for each module', () => {
  for (const name of ['mainnet', 'testnet', 'previewnet'] as const)
    expect(networks[name]).toMatchObject({
      url: `https://${name}.mirrornode.hedera.com`,
      isLocal: false,
    });
  // The ports of Solo and of the local node.
  expect(networks.local).toMatchObject({ url: 'http://localhost:5551', isLocal: true });
  expect(localModules).toEqual({ java: 'http://localhost:8084', web3: 'http://localhost:8545' });
});
