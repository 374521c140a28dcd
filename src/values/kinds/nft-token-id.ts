import { entityText, isNftId } from '../sdk-objects.js';
import { entity, writeEntity } from './entity.js';

/** The token of an NFT: that of an SDK's NftId, if one is given. */
export const nftTokenIdKind = /*#__PURE__*/ entity(
  'nft-token-id',
  'an entity number, shard.realm.num or an EVM address of 40 hexadecimal digits',
  (given) => (isNftId(given) ? entityText(given.tokenId) : writeEntity(given)),
);
