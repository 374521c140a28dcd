import { describe, expect, it } from 'vitest';
import { type Network, networks, withChecksum } from '../../src/values/values.js';

describe('the checksum of an ID', () => {
  // The IDs and checksums of HIP-15, and those that the SDK writes.
  const known: readonly (readonly [Network, string])[] = [
    ['mainnet', '0.0.1-dfkxr'],
    ['mainnet', '0.0.4-cjcuq'],
    ['mainnet', '0.0.5-ktach'],
    ['mainnet', '0.0.6-tcxjy'],
    ['mainnet', '0.0.12-uuuup'],
    ['mainnet', '0.0.123-vfmkw'],
    ['mainnet', '0.0.1234567890-zbhlt'],
    ['mainnet', '12.345.6789-aoyyt'],
    ['mainnet', '1.23.456-adpbr'],
    ['testnet', '0.0.123-esxsf'],
    ['previewnet', '0.0.123-ogizo'],
    ['local', '0.0.123-xtugx'],
  ];

  it.each(known)('of %s is right in %s, and nowhere else', (network, text) => {
    const [id = ''] = text.split('-');
    for (const other of Object.keys(networks) as Network[])
      expect(withChecksum(text, other)).toEqual({ id: other === network ? id : undefined });
    expect(withChecksum(text, undefined)).toEqual({ id: undefined });
  });

  it('of each network is known', () => {
    expect(new Set(known.map(([network]) => network))).toEqual(new Set(Object.keys(networks)));
  });

  it.each(['0.0.123-vfmkx', '0.0.124-vfmkw', '0.1.123-vfmkw', '1.0.123-vfmkw', '0.0.0123-vfmkw'])(
    'does not fit %s',
    (text) => expect(withChecksum(text, 'mainnet')).toEqual({ id: undefined }),
  );

  it.each(['0.0.123', '0.0.123-vfmk', '0.0.123-vfmkwx', '0.0.123-VFMKW', '123-vfmkw', ' 0.0.123-vfmkw'])(
    'is not in %o',
    (text) => expect(withChecksum(text, 'mainnet')).toBeUndefined(),
  );
});
