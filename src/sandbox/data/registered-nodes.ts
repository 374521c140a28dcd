import type {
  RegisteredBlockNodeApi,
  RegisteredNode,
  RegisteredNodeType,
  RegisteredServiceEndpoint,
} from '../../../generated/ledger/types.js';
import { toTimestamp } from '../wire/timestamps.js';
import { since } from './calendar.js';
import { cyclicItem } from './cyclic-item.js';
import { anyKey } from './keys.js';
import type { Plan } from './plan.js';
import type { Random } from './random.js';

const types = [
  'BLOCK_NODE',
  'MIRROR_NODE',
  'RPC_RELAY',
  'GENERAL_SERVICE',
] as const satisfies RegisteredNodeType[];

const interfaces: readonly RegisteredBlockNodeApi[][] = [
  ['STATUS', 'PUBLISH'],
  ['STATUS', 'SUBSCRIBE_STREAM', 'STATE_PROOF'],
  ['OTHER'],
  ['STATUS', 'UNRECOGNIZED'],
];

export function makeRegisteredNodes(plan: Plan): RegisteredNode[] {
  const random = plan.random('registered nodes');
  return Array.from({ length: plan.count(60) }, (_, index) => {
    const created = plan.calendar.earlier(random, 0.3, 0.9);
    const places = index % 8 === 7 ? [index, index + 1] : [index];
    return {
      admin_key: anyKey(random, index),
      created_timestamp: index % 20 === 13 ? null : toTimestamp(created),
      description: index % 5 === 4 ? null : `Registered node ${index + 1}`,
      registered_node_id: BigInt(index + 1),
      service_endpoints: places.map((place) => endpoint(random, place)),
      timestamp: since(created),
    };
  });
}

function endpoint(random: Random, index: number): RegisteredServiceEndpoint {
  const type = cyclicItem(types, index);
  const named = index % 3 !== 1;
  return {
    block_node:
      type === 'BLOCK_NODE' ? { endpoint_apis: cyclicItem(interfaces, Math.floor(index / 4)) } : null,
    domain_name: named ? `node${index}.${type.toLowerCase().replace('_', '-')}.example` : null,
    general_service:
      type === 'GENERAL_SERVICE' ? { description: index % 8 === 3 ? null : 'Prices of the day' } : null,
    ip_address: named ? null : `192.0.2.${random.integer(1, 254)}`,
    mirror_node: type === 'MIRROR_NODE' ? {} : null,
    port: random.pick([443, 8080, 8443, 50_211]),
    requires_tls: index % 2 === 0,
    rpc_relay: type === 'RPC_RELAY' ? {} : null,
    type,
  };
}
