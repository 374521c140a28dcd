import type {
  AccountInfo,
  Authorization,
  Block,
  Contract,
  ContractLog,
  ContractResult,
  ContractResultSummary,
  EntityId,
  EntityIdNullable,
  Links,
  NetworkSupplyResponse,
  Nft,
  Schedule,
  TokenInfo,
  Transaction,
  Transfer,
} from '../src/index.js';

// Compiled by npm run typecheck, never run: what every reply has needs neither `!` nor `??`.

type Hex = `0x${string}`;

/** Compiles only if both types are the same. */
function same<A, B>(
  _: (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false,
): void {}

/** The names that may be missing. */
type Optional<T> = { [Key in keyof T]-?: object extends Pick<T, Key> ? Key : never }[keyof T];

same<Optional<Block>, never>(true);
same<Optional<TokenInfo>, never>(true);
same<Optional<Nft>, never>(true);
same<Optional<Schedule>, never>(true);
same<Optional<ContractLog>, never>(true);
same<Optional<Links>, never>(true);
same<Optional<NetworkSupplyResponse>, never>(true);
// Fields that only some versions send, or only services with a certain setting.
same<Optional<AccountInfo>, 'delegation_address'>(true);
same<Optional<ContractResult>, 'authorization_list'>(true);
same<Optional<Transfer>, 'is_approval'>(true);
same<
  Optional<Transaction>,
  'batch_key' | 'high_volume' | 'high_volume_pricing_multiplier' | 'max_custom_fees' | 'nft_transfers'
>(true);
// Section 2.1 of the interface document: all of it may be missing.
same<Optional<Contract>, keyof Contract>(true);

// An ID that may be null says so by its name.
same<EntityId, string>(true);
same<EntityIdNullable, string | null>(true);
same<Nft['token_id'], string>(true);
same<Nft['account_id'], string | null>(true);

/** As viem and ethers declare what they take. */
declare function takeHex(value: Hex): void;

export function hexadecimal(
  { hash, from }: ContractResult,
  { address, topics, data }: ContractLog,
  { evm_address }: AccountInfo,
  contract: Contract,
): void {
  takeHex(hash);
  takeHex(address);
  topics.forEach(takeHex);
  if (data !== null) takeHex(data);
  if (from !== null) takeHex(from);
  if (evm_address !== null) takeHex(evm_address);
  // @ts-expect-error the interface document allows it without 0x
  if (contract.evm_address !== undefined) takeHex(contract.evm_address);
}

// Both forms of what newer services write otherwise.
same<Authorization['y_parity'], number | Hex>(true);
// Beyond 64 bits in weibars, exact all the same.
same<ContractResultSummary['amount'], bigint | null>(true);
