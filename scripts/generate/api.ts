import type { ProofRule, WatermarkRule } from '../../src/after/rules.js';
import type {
  Combination,
  FieldRule,
  MomentRule,
  OrderRule,
  RangeKey,
  ServiceWindowRule,
  SeveralRule,
  WindowRule,
} from '../../src/client/operation.js';
import type { Operator } from '../../src/values/filters.js';
import type { KindName } from '../../src/values/kinds.js';
import type { Schema, Schemas } from './schema.js';

/** What the emitters know of one service. */
export interface Api {
  /** `ledger` or `status`: the folder, and the middle of names such as `createLedgerClient`. */
  service: string;
  title: string;
  version: string;
  /** What makes the files, as their first lines tell it. */
  madeBy: string;
  /** Sorted by name. */
  schemas: Schemas;
  operations: readonly Operation[];
  /** Addresses that the description names, the first being the default. */
  servers: readonly string[];
  /** How the service is asked for its newest record file. */
  watermark?: WatermarkRule;
  /** The request for the ledger's first transaction. */
  firstTransaction?: MomentRule;
  /** The lists that show what happens on a status page. */
  changes?: Readonly<Record<'incidents' | 'maintenances' | 'components', Operation>>;
}

export interface Operation {
  operationId: string;
  method: string;
  /** With its parameters in braces, as in the description. */
  path: string;
  summary: string;
  description: string;
  deprecated: boolean;
  parameters: readonly Parameter[];
  body?: Body;
  /** The schema of every 2xx reply. */
  reply: Schema;
  /** Whether it only reads: GET, HEAD, and what the description marks with `x-read`. */
  isRead: boolean;
  /** Whether its replies have no content. */
  isEmpty: boolean;
  /** The property of the reply that holds the items of a list, and their type. */
  items?: { property: string; type: string };
  rangeKey?: RangeKey;
  window?: WindowRule;
  serviceWindow?: ServiceWindowRule;
  proof?: ProofRule;
  combinations: readonly Combination[];
  ordered: readonly OrderRule[];
  pointer: string;
}

export interface Parameter {
  name: string;
  in: 'path' | 'query';
  required: boolean;
  description: string;
  deprecated: boolean;
  schema: Schema;
  filter?: Filter;
  /** What the value stands for, where a bare schema does not say. */
  value?: ParameterValue;
  /** Whether words that the description does not know may be asked for. */
  open: boolean;
  /** Whether a length counts bytes instead of characters. */
  countsBytes: boolean;
  /** What the service cuts a greater number down to. */
  cut?: number;
  /** A value that the description shows. */
  example?: unknown;
  pointer: string;
}

export const operators: readonly Operator[] = ['eq', 'ne', 'gt', 'gte', 'lt', 'lte'];

/** A kind of value that a description names with `x-value`, because the type of its schema is too general. */
export type ParameterValue = Exclude<KindName, 'boolean' | 'number'>;

/** The TypeScript type of each kind of value. */
export const valueTypes: Readonly<Record<ParameterValue, string>> = {
  account: 'EntityIdValue',
  amount: 'AmountValue',
  'entity-id': 'EntityIdValue',
  'entity-id-or-evm-address': 'EntityIdValue',
  hex: 'string',
  integer: 'IntegerValue',
  'integer-or-hash': 'IntegerValue',
  'integer-or-hex': 'IntegerValue',
  'nft-serial-number': 'NftSerialNumberValue',
  'nft-token-id': 'NftTokenIdValue',
  'public-key': 'PublicKeyValue',
  string: 'string',
  timestamp: 'TimestampValue',
  'transaction-id': 'TransactionIdValue',
};

export function isParameterValue(value: unknown): value is ParameterValue {
  return typeof value === 'string' && Object.hasOwn(valueTypes, value);
}

/** A query parameter whose value may begin with an operator and a colon. */
export interface Filter {
  value: ParameterValue;
  operators: readonly Operator[];
  /**
   * What several values mean: `all` that all have to hold, so that several equalities give nothing; `range` that there
   * is one value, or one bound on either side; otherwise any of several equalities may hold.
   */
  repeats?: (typeof repeats)[number];
  several?: SeveralRule;
  minimum?: number | bigint;
  maximum?: number | bigint;
}

export const repeats = ['all', 'range'] as const;

export const severalRules: readonly SeveralRule[] = ['one-range', 'one-address'];

export interface Body {
  mediaType: string;
  required: boolean;
  description: string;
  /** Absent where the body is bytes. */
  schema?: Schema;
  /** One that the description shows. */
  example?: unknown;
  fields?: readonly FieldRule[];
}

export function replySchemas({ operations }: Api): Schema[] {
  return operations.map(({ reply }) => reply);
}

export function bodySchemas({ operations }: Api): Schema[] {
  return operations.flatMap(({ body }) => body?.schema ?? []);
}

/** The name that an operation's parameters are exported under. */
export function paramsName(operation: Operation): string {
  return `${pascalCase(operation.operationId)}Params`;
}

// What generated files import or find declared: a component of that name would hide it.
const takenTypes = new Set(
  `AmountValue ArrayBuffer Blob CallOptions Change Changes ChangesOptions EntityIdValue Filter FilterBounds FilterRange Filters HbarObject HostedOptions
  IntegerValue LedgerRequest ListRequest LongObject NftSerialNumberValue NonNullable NftTokenIdValue NoParams OpenEnum Operation Operator
  Promise PublicKeyValue Record Route TimestampValue TransactionIdValue Transport TransportOptions Uint8Array
  UndescribedCall`.split(/\s+/),
);

/** The name that a component schema is exported under. */
export function typeName(component: string): string {
  const name = pascalCase(component);
  if (name === 'Error') return 'ErrorResponse'; // and not that of every script
  return takenTypes.has(name) ? `${name}Schema` : name;
}

/** `getContracts` → `GetContracts`; characters that no identifier has separate words. */
export function pascalCase(name: string): string {
  return name
    .split(/[^A-Za-z0-9_$]+/)
    .filter(Boolean)
    .map((word) => word[0]?.toUpperCase() + word.slice(1))
    .join('');
}
