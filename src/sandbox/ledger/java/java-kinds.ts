import { entityNumber, flag, integer, type Kind, timestamp, values } from '../kinds.js';

export interface JavaParameter {
  readonly kind: Kind;
  /** The accepted operators. Empty for a value without an operator. */
  readonly operators: string;
  /** Commas separate values. */
  readonly most: number;
  /** The name in the error message for too many values. */
  readonly plural: string;
  readonly strict?: boolean;
}

/** An entity ID that fits the encoding of the service. Addresses are not accepted. */
const entity: Kind = {
  parse: (text) => {
    const isForm = /^(?:(?:\d{1,4}\.)?\d{1,5}\.)?\d{1,19}$/.test(text);
    return isForm ? entityNumber(text) : undefined;
  },
  write: (value) => `0.0.${value}`,
};

const bytes32: Kind = {
  parse: (text) =>
    /^(0x)?[0-9a-f]{1,64}$/i.test(text) ? BigInt(`0x${text.replace(/^0x/i, '')}`) : undefined,
  write: (value) => `0x${value.toString(16).padStart(64, '0')}`,
};

const range = 'eq gt gte lt lte';
const all = `${range} ne`;

const ids = (plural: string): JavaParameter => ({ kind: entity, operators: all, most: 2, plural });

const nodeTypes = values('BLOCK_NODE', 'GENERAL_SERVICE', 'MIRROR_NODE', 'RPC_RELAY', 'UNKNOWN');
const many = { most: Infinity, plural: '' } as const;
const once = { operators: '', ...many } as const;
const airdrops = {
  'token.id': ids('tokenIds'),
  serialnumber: { kind: integer(), operators: all, most: 2, plural: 'serialNumbers' },
};
const asOf = (plural: string): Readonly<Record<string, JavaParameter>> => ({
  timestamp: { kind: timestamp, operators: range, most: 2, plural },
});

/** Other parameters are ignored. */
export const javaParameters: Readonly<Record<string, Readonly<Record<string, JavaParameter>>>> = {
  getOutstandingTokenAirdrops: { 'receiver.id': ids('receiverIds'), ...airdrops },
  getPendingTokenAirdrops: { 'sender.id': ids('senderIds'), ...airdrops },
  estimateFees: {
    mode: { kind: values('INTRINSIC', 'STATE'), ...once },
    high_volume_throttle: { kind: integer(0n, 10_000n), ...once },
  },
  getNftAllowances: {
    'account.id': ids('accountIds'),
    'token.id': ids('tokenIds'),
    owner: { kind: flag, ...once },
  },
  getHooks: { 'hook.id': { kind: integer(), operators: range, most: 100, plural: 'hookId' } },
  getHookStorage: {
    key: { kind: bytes32, operators: range, most: 100, plural: 'keys', strict: true },
    ...asOf('timestamps'),
  },
  getNetworkExchangeRate: asOf('timestamp'),
  getNetworkFees: asOf('timestamp'),
  getNetworkSupply: { ...asOf('timestamp'), q: { kind: values('CIRCULATING', 'TOTALCOINS'), ...once } },
  getNetworkNodes: {
    'file.id': { kind: entity, operators: all, ...many },
    'node.id': { kind: integer(), operators: all, ...many },
  },
  getRegisteredNodes: {
    'registerednode.id': { kind: integer(), operators: all, most: 2, plural: 'registeredNodeIds' },
    type: { kind: nodeTypes, ...once },
  },
};
