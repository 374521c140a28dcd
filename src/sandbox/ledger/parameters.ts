import type { DescribedParameter } from '../described-operation.js';
import {
  addressable,
  balanceOwner,
  blockNumber,
  bytes32,
  contract,
  entity,
  flag,
  hash,
  index,
  integer,
  type Kind,
  largestLong,
  phrase,
  publicKey,
  sender,
  timestamp,
  values,
} from './kinds.js';

/** How the service reads values, by the name of their form in the description. */
const kinds: Readonly<Record<string, Kind>> = {
  account: balanceOwner,
  boolean: flag,
  contract,
  'entity-id': entity,
  'entity-id-or-evm-address': addressable,
  hash,
  hex: bytes32,
  index,
  'integer-or-hex': blockNumber,
  phrase,
  'public-key': publicKey,
  sender,
  timestamp,
  'token-id': entity,
};

const read = new WeakMap<DescribedParameter, Kind>();

export function kindOf(parameter: DescribedParameter): Kind {
  let kind = read.get(parameter);
  if (!kind) {
    kind = newKindOf(parameter);
    read.set(parameter, kind);
  }
  return kind;
}

function newKindOf({ value, words, least = '0', most = String(largestLong) }: DescribedParameter): Kind {
  if (words) return values(...words);
  if (value === 'amount' || value === 'integer') return integer(BigInt(least), BigInt(most));
  const kind = kinds[value];
  // A parameter of a form that is forgotten here would refuse every value.
  if (!kind) throw new Error(`the sandbox does not know the form ${value} of a parameter`);
  return kind;
}
