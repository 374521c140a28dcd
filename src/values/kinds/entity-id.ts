import { entity } from './entity.js';

export const entityIdKind = /*#__PURE__*/ entity('entity-id', 'an entity number or shard.realm.num');
