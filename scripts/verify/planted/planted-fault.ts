import type { Edit } from '../../simulate/planted.js';

/** The rooms of `src/` whose tests have to notice these faults. */
export const rooms = [
  'after',
  'changes',
  'cli',
  'client',
  'errors',
  'follow',
  'hosts',
  'lists',
  'past',
  'proof',
  'query',
  'sandbox/ledger',
  'sandbox/truth',
  'scan',
  'statement',
  'tools',
  'values',
  'viem',
] as const;

/** Beside the rooms, all other folders of the sandbox as one: `live`, `wire` and so on. No sample of these is mutated. */
export const plantedRooms = [...rooms, 'sandbox'] as const;

type FaultKind =
  | 'body'
  | 'cause'
  | 'counter'
  | 'cursor'
  | 'default'
  | 'edge'
  | 'escape'
  | 'forwarding'
  | 'freshness'
  | 'local time'
  | 'memory'
  | 'off by one'
  | 'option'
  | 'order'
  | 'race'
  | 'repeated header'
  | 'unit';

/** A slip that a developer might make. It passes the type check, and a user could see it. */
export interface PlantedFault extends Edit {
  readonly room: (typeof plantedRooms)[number];
  readonly kind: FaultKind;
  /** How a user would see it. */
  readonly seen: string;
}
