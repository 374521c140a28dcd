import { describe, expect, it } from 'vitest';
import { createLedgerClient, gte, type Network, networks } from '../../../src/index.js';
import { failure } from '../../setup/thrown.js';

/** The addresses that a client requests. */
function asking(location: { network: Network } | { baseUrl: string }) {
  const urls: string[] = [];
  const fetch = async (url: string) => {
    urls.push(url.replace(/^.*\/api\/v1/, ''));
    return Response.json({ _status: { messages: [] } }, { status: 404 });
  };
  return { client: createLedgerClient({ ...location, fetch }), urls };
}

describe('an ID with a checksum', () => {
  // From HIP-15, and from the SDK for a local node.
  const checksums: Readonly<Record<Network, string>> = {
    mainnet: 'vfmkw',
    testnet: 'esxsf',
    previewnet: 'ogizo',
    local: 'xtugx',
  };
  const allNetworks = Object.keys(networks) as Network[];

  it.each(allNetworks)('of %s is accepted there, and on no other network', async (network) => {
    const id = `0.0.123-${checksums[network]}`;
    for (const each of allNetworks) {
      const { client, urls } = asking({ network: each });
      const error = await failure(client.getAccount({ idOrAliasOrEvmAddress: id }));
      if (each === network) expect(urls).toEqual(['/accounts/0.0.123']);
      else {
        expect(error).toMatchObject({
          name: 'ParameterError',
          parameter: 'idOrAliasOrEvmAddress',
          value: id,
        });
        expect(String(error)).toContain(
          `an ID without the checksum ${id.slice(-6)}, or with that of ${each}`,
        );
        expect(urls).toEqual([]);
      }
    }
  });

  it('may have an operator', async () => {
    const { client, urls } = asking({ network: 'mainnet' });
    for (const given of [gte('0.0.123-vfmkw'), 'gte:0.0.123-vfmkw'])
      await client.getContracts({ 'contract.id': given }).catch(() => undefined);
    expect(urls).toEqual(Array(2).fill('/contracts?contract.id=gte:0.0.123'));
  });

  it('is refused, with the reason, where the network is unknown', async () => {
    const { client, urls } = asking({ baseUrl: 'https://ledger.test' });
    await expect(client.getToken({ tokenId: '0.0.123-vfmkw' })).rejects.toThrow(
      'tokenId must be an ID without the checksum -vfmkw, or with that of a network: set the option network',
    );
    expect(urls).toEqual([]);
  });
});
