import { entity } from './entity.js';

export const accountKind = /*#__PURE__*/ entity(
  'account',
  'an entity number, shard.realm.num, an alias or an EVM address',
);
