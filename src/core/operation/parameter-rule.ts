import type { Operator } from '../values/filters.js';
import type { ParameterKind } from '../values/kind.js';

/** What the description says of one parameter. */
export interface ParameterRule {
  readonly kind: ParameterKind;
  /** Operators that may stand in front; absent where none may. */
  readonly operators?: readonly Operator[];
  /** How many values may be given; absent where one may. */
  readonly maxItems?: number;
  /** Whether several values are a range: one bound on either side. */
  readonly isRange?: boolean;
  /** How a value looks on the wire, its operator included. */
  readonly pattern?: RegExp;
  readonly words?: readonly (string | number | boolean)[];
  /** Whether the service may have got more words since. */
  readonly isOpen?: boolean;
  readonly minimum?: number | bigint;
  readonly maximum?: number | bigint;
  readonly minLength?: number;
  readonly maxLength?: number;
  /** Whether a length counts bytes instead of characters. */
  readonly countsBytes?: boolean;
  /** What the service cuts a greater number down to. */
  readonly cut?: number;
  /** What the service takes where nothing is given. */
  readonly default?: string | number | boolean;
}

const forms: Readonly<Record<ParameterKind, string>> = {
  account: 'an entity number, shard.realm.num, an alias or an EVM address',
  amount: 'an integer of tinybars or an Hbar',
  boolean: 'a boolean',
  'entity-id': 'an entity number or shard.realm.num',
  'entity-id-or-evm-address': 'an entity number, shard.realm.num or an EVM address of 40 hexadecimal digits',
  hex: 'hexadecimal digits',
  integer: 'an integer',
  'integer-or-hash': 'an integer or a hash in hexadecimal',
  'integer-or-hex': 'an integer or hexadecimal digits after 0x',
  'nft-serial-number': 'an integer',
  'nft-token-id': 'an entity number, shard.realm.num or an EVM address of 40 hexadecimal digits',
  number: 'a number',
  'public-key': 'a public key in hexadecimal',
  string: 'a string',
  timestamp: 'a Date, a bigint of nanoseconds or a string of seconds.nanoseconds',
  'transaction-id': 'a transaction ID like 0.0.1-1767225600-5 or a hash',
};

/** A rule in words, for an error. */
export function allowed({ kind, operators, pattern, words, ...limits }: ParameterRule): string {
  if (words) return `one of ${listed(words)}`;
  const { minimum, maximum, minLength, maxLength, countsBytes } = limits;
  const unit = countsBytes ? 'bytes' : 'characters';
  const parts = [
    forms[kind],
    minimum !== undefined && `at least ${minimum}`,
    maximum !== undefined && `at most ${maximum}`,
    minLength !== undefined && `at least ${minLength} ${unit}`,
    maxLength !== undefined && `at most ${maxLength} ${unit}`,
    operators && `alone or with ${operators.join(', ')}`,
    pattern && kind === 'string' && `like ${pattern.source}`,
  ];
  return parts.filter(Boolean).join(', ');
}

// More words than these would hide the rest of the message; an editor completes them.
const maxWords = 12;

function listed(words: NonNullable<ParameterRule['words']>): string {
  const more = words.length - maxWords;
  return more > 1 ? `${words.slice(0, maxWords).join(', ')} and ${more} more` : words.join(', ');
}
