import {
  type AmountValue,
  between,
  type Comparison,
  type ContractCallRequest,
  createLedgerClient,
  type EntityIdObject,
  type EntityIdValue,
  eq,
  type Filter,
  type FilterBounds,
  type FilterRange,
  type Filters,
  gt,
  gte,
  type HbarObject,
  type IntegerValue,
  type LedgerClient,
  type LongObject,
  lt,
  lte,
  type NftIdObject,
  type NftSerialNumberValue,
  type NftTokenIdValue,
  ne,
  type PublicKeyObject,
  type PublicKeyValue,
  type TimestampObject,
  type TimestampValue,
  type TransactionIdObject,
  type TransactionIdValue,
} from '../../src/index.js';
import type { ParamsOf } from './call.js';
import { none } from './same.js';

// Compiled by npm run typecheck, never run. `described-types.test.ts` compares the type of each parameter with the
// description; here is what each of these types takes and refuses. Each member of a union is checked by itself.

type Wrong<Target, Takes, Refuses> =
  | (Takes extends unknown ? ([Takes] extends [Target] ? never : Takes) : never)
  | (Refuses extends unknown ? ([Refuses] extends [Target] ? Refuses : never) : never);

/** Types that no parameter with a single value takes. */
type NoValue = boolean | null | readonly string[] | Comparison<'eq', string>;
type Whole = string | number | bigint;

// Dates and other objects have no number.
none<Wrong<EntityIdValue, Whole | EntityIdObject, NoValue | Date | { num: number } | NftIdObject>>();
// Numbers lose nanoseconds, and ID objects are not times.
none<
  Wrong<
    TimestampValue,
    string | bigint | Date | TimestampObject,
    NoValue | number | EntityIdObject | LongObject
  >
>();
none<Wrong<IntegerValue, Whole | LongObject, NoValue | Date | EntityIdObject | HbarObject>>();
none<Wrong<AmountValue, Whole | LongObject | HbarObject, NoValue | Date | EntityIdObject>>();
none<Wrong<NftSerialNumberValue, Whole | LongObject | NftIdObject, NoValue | Date | HbarObject>>();
none<Wrong<NftTokenIdValue, Whole | EntityIdObject | NftIdObject, NoValue | Date>>();
none<
  Wrong<TransactionIdValue, string | TransactionIdObject, NoValue | number | bigint | Date | EntityIdObject>
>();
none<Wrong<PublicKeyValue, string | PublicKeyObject, NoValue | number | bigint | Date>>();

type Operators = 'eq' | 'gt' | 'gte' | 'lt';
type Taken = EntityIdValue | Comparison<Operators, EntityIdValue>;
type Refused =
  | Date
  | Comparison<'gt', Date>
  | Comparison<'ne' | 'lte', string>
  | Comparison<'gt', Comparison<'gt', string>>;
type Ends = readonly [Comparison<'gt', 5>, Comparison<'lt', EntityIdObject>];
type Mixed = readonly [Comparison<'eq', 5>, Comparison<'gt', 6>];

none<Wrong<Filter<EntityIdValue, Operators>, Taken, Refused | readonly Taken[] | Ends>>();
none<
  Wrong<
    Filters<EntityIdValue, Operators>,
    Taken | EntityIdValue[] | readonly Taken[] | Ends | Mixed,
    Refused | readonly Refused[]
  >
>();
// All values must match, so several values include no equality.
none<
  Wrong<
    FilterBounds<EntityIdValue, Operators>,
    Taken | readonly Comparison<'gt' | 'gte' | 'lt', EntityIdValue>[] | Ends | readonly ['gte:1', 'lt:2'],
    Refused | readonly Refused[] | Mixed | readonly ['1', '2']
  >
>();
// One bound on each side, in any order.
none<
  Wrong<
    FilterRange<EntityIdValue, Operators | 'lte'>,
    Taken | Ends | readonly [Comparison<'lt' | 'lte', 5>, 'gte:1'],
    | Exclude<Refused, Comparison<'ne' | 'lte', string>>
    | Mixed
    | readonly ['1', '2']
    | readonly [Comparison<'gt', 5>, Comparison<'gte', 5>]
    | readonly ['gt:1', 'lt:2', 'lt:3']
  >
>();

type Body<Name extends 'contractCall' | 'estimateFees'> = ParamsOf<LedgerClient[Name]>['body'];
none<
  Wrong<
    Body<'contractCall'>,
    | ContractCallRequest
    | { to: string; data: string; gas: number; value: bigint }
    | { data: string }
    | { to: null; block: null },
    { to: number } | { to: string; gas: string } | string | undefined
  >
>();
none<Wrong<Body<'estimateFees'>, Uint8Array | ArrayBuffer | Blob, string | number[] | undefined>>();

const ledger = createLedgerClient({ network: 'testnet' });
const sdkId = { shard: 0n, realm: 0n, num: 5n, toString: () => '0.0.5' };
const date = new Date(0);

export function calls(bound: string | undefined, ids: readonly string[]): void {
  ledger.getContracts({ 'contract.id': [eq('0.0.5'), ne(5), gt(5n), gte(sdkId), lt('1'), lte(2), 3] });
  ledger.getContracts({ 'contract.id': bound === undefined ? ids : gt(bound) });
  ledger.getTransactions({ timestamp: between(date, 5n) });
  ledger.getBlocks({ 'block.number': [gte(5), 'lt:9'] });
  // @ts-expect-error a Date is no end of a range of entities
  ledger.getContracts({ 'contract.id': between('0.0.5', date) });
  // @ts-expect-error nanoseconds do not fit into a number
  ledger.getTransactions({ timestamp: between(date, 1767225600) });
  // @ts-expect-error a range has two ends
  ledger.getNetworkSupply({ timestamp: [gte(5n), gt(6n)] });
  // @ts-expect-error blocks take no ne
  ledger.getBlocks({ 'block.number': ne(5) });
}
