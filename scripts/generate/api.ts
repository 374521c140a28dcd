import type { Schema } from './schema.js';

/** What the emitters know of one service. */
export interface Api {
  /** `ledger` or `status`: the folder, and the middle of names such as `createLedgerClient`. */
  service: string;
  title: string;
  version: string;
  /** Component schemas by the name that they are exported under, sorted. */
  schemas: ReadonlyMap<string, Schema>;
  operations: readonly Operation[];
  /** Addresses that the description names, the first being the default. */
  servers: readonly string[];
}

export interface Operation {
  operationId: string;
  method: string;
  /** With its parameters in braces, as in the description. */
  path: string;
  summary: string;
  description: string;
  deprecated: boolean;
  /** Section of the interface document that names the operation. */
  source?: string;
  parameters: readonly Parameter[];
  body?: Body;
  /** The schema of every 2xx reply. */
  reply: Schema;
  /** The property of the reply that holds the items of a list, and their type. */
  items?: { property: string; type: string };
  rangeKey?: RangeKey;
  combinations: readonly Combination[];
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
  pointer: string;
}

export const operators = ['eq', 'ne', 'gt', 'gte', 'lt', 'lte'] as const;
export type Operator = (typeof operators)[number];

export const parameterValues = [
  'account',
  'amount',
  'entity-id',
  'entity-id-or-evm-address',
  'hex',
  'integer',
  'integer-or-hash',
  'integer-or-hex',
  'nft-serial-number',
  'nft-token-id',
  'public-key',
  'string',
  'timestamp',
  'transaction-id',
] as const;
export type ParameterValue = (typeof parameterValues)[number];

/** A query parameter whose value may begin with an operator and a colon. */
export interface Filter {
  value: ParameterValue;
  operators: readonly Operator[];
  /**
   * What several values mean: `all` that all have to hold, so that several equalities give nothing; `range` that there
   * is one value, or one bound on either side; otherwise any of several equalities may hold.
   */
  repeats?: (typeof repeats)[number];
  minimum?: number | bigint;
  maximum?: number | bigint;
}

export const repeats = ['all', 'range'] as const;

/** What one parameter asks of others. */
export interface Combination {
  parameter: string;
  /** Which of its values ask for it. @default all */
  when: 'eq' | 'bounds' | undefined;
  /** One of these has to be given too. */
  requires: readonly string[] | undefined;
  /**
   * How it has to be given: by an equality, by a range or an equality, or by bounds that let a bound of the parameter
   * refine them: an equality, or the bound of the same side, itself included. @default anyhow
   */
  by: 'eq' | 'range' | 'bounds' | undefined;
  /** None of these may be given too. */
  excludes: readonly string[] | undefined;
}

export interface Body {
  mediaType: string;
  required: boolean;
  description: string;
  /** Absent where the body is bytes. */
  schema?: Schema;
}

/** The filter that ranges over a list's sort key, and the field of an item that holds the key. */
export interface RangeKey {
  parameter: string;
  field: string;
  min: string;
  max: string;
  /** A parameter that turns the list round, and the field that holds the key then. */
  unless?: { parameter: string; value: string; field: string };
  /** What orders items of one key, and the filter that ranges over that. */
  second?: { parameter: string; field: string };
  /** What orders items of one second key; the field is null where such a key has one item. */
  third?: { parameter: string; field: string };
}

/** The name that an operation's parameters are exported under. */
export function paramsName(operation: Operation): string {
  return `${pascalCase(operation.operationId)}Params`;
}

// What generated files import or find declared: a component of that name would hide it.
const takenTypes = new Set([
  'AmountValue',
  'ArrayBuffer',
  'Blob',
  'CallOptions',
  'EntityIdValue',
  'Filter',
  'FilterBounds',
  'FilterRange',
  'Filters',
  'HbarObject',
  'HostedOptions',
  'IntegerValue',
  'LedgerRequest',
  'ListRequest',
  'LongObject',
  'NftSerialNumberValue',
  'NftTokenIdValue',
  'NoParams',
  'Open',
  'Operation',
  'Operator',
  'Promise',
  'PublicKeyValue',
  'Record',
  'Route',
  'TimestampValue',
  'TransactionIdValue',
  'Transport',
  'TransportOptions',
  'Uint8Array',
]);

/** The name that a component schema is exported under. */
export function typeName(component: string): string {
  const name = pascalCase(component);
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
