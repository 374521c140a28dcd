/** What kind of value a parameter takes. */
export type ParameterKind =
  | 'account'
  | 'amount'
  | 'boolean'
  | 'entity-id'
  | 'entity-id-or-evm-address'
  | 'hex'
  | 'integer'
  | 'integer-or-hash'
  | 'integer-or-hex'
  | 'nft-serial-number'
  | 'nft-token-id'
  | 'number'
  | 'public-key'
  | 'string'
  | 'timestamp'
  | 'transaction-id';

/** Whether values of a kind name entities, be it by a number alone. */
export function isEntity(kind: ParameterKind | undefined): boolean {
  return kind === 'account' || kind === 'nft-token-id' || kind?.startsWith('entity-id') === true;
}
