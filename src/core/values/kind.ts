/** What kind of value a parameter takes. */
export type ParameterKind =
  | 'account'
  | 'boolean'
  | 'entity-id'
  | 'entity-id-or-evm-address'
  | 'hex'
  | 'integer'
  | 'integer-or-hex'
  | 'number'
  | 'string'
  | 'timestamp'
  | 'transaction-id';

/** Whether values of a kind name entities, be it by a number alone. */
export function isEntity(kind: ParameterKind | undefined): boolean {
  return kind === 'account' || kind === 'entity-id' || kind === 'entity-id-or-evm-address';
}
