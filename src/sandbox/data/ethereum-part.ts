import type {
  AccessListEntry,
  Authorization,
  ContractResultDetails,
} from '../../../generated/ledger/types.js';
import type { Call } from './calls.js';
import type { Description, Source } from './plan.js';
import type { Hex, Random } from './random.js';

/** The chain ID of a local network. */
const chainId = '0x12a';

type EthereumPart = Pick<
  ContractResultDetails,
  | 'access_list'
  | 'authorization_list'
  | 'chain_id'
  | 'gas_price'
  | 'max_fee_per_gas'
  | 'max_priority_fee_per_gas'
  | 'nonce'
  | 'r'
  | 's'
  | 'type'
  | 'v'
>;

/** Transactions with code delegations, type 4, came with the version that sends their lists. */
const types: Readonly<Record<Description, readonly number[]>> = {
  '0.154': [2, 0, 2, 1],
  '0.156': [2, 0, 2, 1, 4],
};

/**
 * The fields of a result that only an Ethereum transaction has. For other results they are null, and for an Ethereum
 * transaction that lacks one it is `0x`: the chain of transactions from before EIP-155, the two fees of transactions with
 * a gas price, and the gas price of some of the others.
 */
export function ethereumPart({ plan, random }: Source, { ethereum, gasPrice }: Call): EthereumPart {
  const { description } = plan;
  if (!ethereum) return { ...notEthereum, access_list: description === '0.154' ? null : [] };
  const type = random.pick(types[description]);
  const priced = type < 2;
  return {
    ...listsOf(random, description, type),
    chain_id: type === 0 && random.chance(0.4) ? '0x' : chainId,
    gas_price: priced || random.chance(0.3) ? hex(gasPrice * random.pick(multiples)) : '0x',
    max_fee_per_gas: priced ? '0x' : hex(gasPrice * 2n * random.pick(multiples)),
    max_priority_fee_per_gas: priced ? '0x' : hex(random.pick([1n, 26n])),
    nonce: BigInt(random.integer(0, 900)),
    r: `0x${random.hex(32)}`,
    s: `0x${random.hex(32)}`,
    type,
    // Not every relay stores it for the transactions between legacy and EIP-1559.
    v: type === 1 && random.chance(0.3) ? null : random.integer(0, 1),
  };
}

const notEthereum: EthereumPart = {
  access_list: null,
  chain_id: null,
  gas_price: null,
  max_fee_per_gas: null,
  max_priority_fee_per_gas: null,
  nonce: null,
  r: null,
  s: null,
  type: null,
  v: null,
};

/** Relays offer more than the price of the network, so that quantities have even and odd numbers of digits. */
const multiples = [1n, 1n, 1n, 2n, 10n, 20n] as const;

const hex = (value: bigint): Hex => `0x${value.toString(16)}`;

/** 0.154 sends an access list as it was encoded. 0.156 decodes it, and sends the list of delegations beside it. */
function listsOf(
  random: Random,
  description: Description,
  type: number,
): Pick<EthereumPart, 'access_list' | 'authorization_list'> {
  const hasAccessList = type > 0 && random.chance(0.25);
  if (description === '0.154') return { access_list: hasAccessList ? `0xf838f7${random.hex(54)}` : '0x' };
  return {
    access_list: hasAccessList ? [accessListEntry(random)] : [],
    authorization_list: type === 4 ? [authorization(random)] : [],
  };
}

function accessListEntry(random: Random): AccessListEntry {
  return { address: `0x${random.hex(20)}`, storage_keys: [`0x${random.hex(32)}`] };
}

function authorization(random: Random): Authorization {
  return {
    address: `0x${random.hex(20)}`,
    chain_id: chainId,
    nonce: BigInt(random.integer(0, 900)),
    r: `0x${random.hex(32)}`,
    s: `0x${random.hex(32)}`,
    y_parity: random.integer(0, 1),
  };
}
