import type { ParameterKind } from '../kind.js';
import { isNftId } from '../sdk-objects.js';
import { writeInteger } from './integer.js';

/** The serial number of an NFT: that of an SDK's NftId, if one is given. */
export const nftSerialNumberKind: ParameterKind = {
  name: 'nft-serial-number',
  form: 'an integer',
  write: (given) => (isNftId(given) ? String(given.serial) : writeInteger(given)),
  pattern: /^-?\d+$/,
};
