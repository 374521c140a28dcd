import { entity } from './entity.js';

export const entityIdOrEvmAddressKind = /*#__PURE__*/ entity(
  'entity-id-or-evm-address',
  'an entity number, shard.realm.num or an EVM address of 40 hexadecimal digits',
);
