import type { ReplyTimes, WatermarkRule } from '../../src/after/rules.js';
import type {
  Combination,
  FieldRule,
  HintRule,
  MomentRule,
  OrderRule,
  RangeKey,
  ServiceWindowRule,
  SeveralRule,
  WindowRule,
} from '../../src/client/operation.js';
import type { Operator } from '../../src/values/filters.js';
import type { KindName } from '../../src/values/kinds.js';
import type { ServiceModule } from '../../src/values/networks.js';
import type { Schema, Schemas } from './schema.js';

export interface Api {
  /** `ledger` or `status`: the folder, and the middle of names such as `createLedgerClient`. */
  service: string;
  title: string;
  version: string;
  /** The command that generates the files. Their first lines name it. */
  madeBy: string;
  /** Parts of another's description that do nothing here: keys of other tools, and webhooks. */
  ignored: readonly string[];
  /** Names of the operations that were left out on demand. */
  skipped: readonly string[];
  schemas: Schemas;
  operations: readonly Operation[];
  servers: readonly string[];
  watermark?: WatermarkRule;
  firstTransaction?: MomentRule;
  changes?: Readonly<Record<'incidents' | 'maintenances' | 'components', Operation>>;
}

export interface Operation {
  operationId: string;
  method: string;
  path: string;
  summary: string;
  description: string;
  /** Its first tag: what it is about. */
  group?: string;
  deprecated: boolean;
  parameters: readonly Parameter[];
  /** Passed by the option `headers`. Those that platforms set are left out. */
  headers: readonly Header[];
  body?: Body;
  reply: Schema;
  /** The module of the service that answers, if it is not the REST module. */
  servedBy?: ServiceModule;
  /** Whether the operation only reads: GET, HEAD, or marked with `x-read`. */
  isRead: boolean;
  /** The form of a reply: JSON of an object or a list, any JSON (null for a reply without content), or unparsed text or bytes. */
  form: 'object' | 'json' | 'text' | 'bytes';
  /** The media type of a reply that is not JSON. */
  accept?: string;
  items?: { property: string; type: string };
  rangeKey?: RangeKey;
  filterFields?: FilterFields;
  /** The place in the service's source that shows the compared fields of a parameter, if no recording does. */
  unrecorded?: Readonly<Record<string, unknown>>;
  window?: WindowRule;
  serviceWindow?: ServiceWindowRule;
  hint?: HintRule;
  replyTimes?: ReplyTimes;
  combinations: readonly Combination[];
  ordered: readonly OrderRule[];
  /** Questions that it answers, in the words of users. */
  questions: readonly string[];
  /** Values of parameters, for an example. */
  example: Readonly<Record<string, unknown>>;
  pointer: string;
}

export interface Header {
  name: string;
  description: string;
}

export interface Parameter {
  name: string;
  in: 'path' | 'query';
  required: boolean;
  description: string;
  deprecated: boolean;
  schema: Schema;
  filter?: Filter;
  /** The role of a query parameter. Undefined if the description does not make it clear. */
  role?: ParameterRole;
  value?: ParameterValue;
  /** The facts of the service that differ from those of the client, or of its module. */
  service?: ServiceRule;
  /** Whether a request may use words that the description does not list. */
  open: boolean;
  /** Whether a length counts bytes instead of characters. */
  countsBytes: boolean;
  /** The service reduces a greater number to this one. */
  cut?: number;
  example?: unknown;
  pointer: string;
}

export const operators: readonly Operator[] = ['eq', 'ne', 'gt', 'gte', 'lt', 'lte'];

/** How the service reads a query parameter. */
export interface ServiceRule {
  /** Its form of the value, if it has one of its own. */
  value?: (typeof serviceValues)[number];
  operators?: readonly Operator[];
  /** Words beside those of the schema. */
  words?: readonly string[];
  /** Words of the schema that it refuses, because only replies have them. */
  refused?: readonly string[];
  /** Those that an EVM address may have. */
  addressOperators?: readonly Operator[];
}

/**
 * Forms of values that the service has, and the client does not know. `contract`: an address has no `0x`. `sender`: an address has no
 * shard. `index`: any number of JavaScript. `hash`: of a block or a transaction. `phrase`: a text of so many bytes.
 */
export const serviceValues = ['contract', 'hash', 'index', 'phrase', 'sender'] as const;

/** A kind of value that a description names with `x-value`, because the type of its schema is too general. */
export type ParameterValue = Exclude<KindName, 'boolean' | 'number'>;

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
  'token-id': 'EntityIdValue',
  'transaction-id': 'TransactionIdValue',
};

/** A query parameter whose value may begin with an operator and a colon. */
export interface Filter {
  value: ParameterValue;
  operators: readonly Operator[];
  /**
   * The meaning of several values. `all`: every one must match, so several equalities match no item. `range`: one value, or at
   * most one bound on each side. Otherwise an item may match any of several equalities.
   */
  repeats?: (typeof repeats)[number];
  several?: SeveralRule;
  minimum?: number | bigint;
  maximum?: number | bigint;
}

/**
 * How a filter compares, if not by the order of its values. `part`: the field contains the value, in any case. `hash`: a hash
 * is known by its first 32 bytes. `success`: the words of the filter stand for many words of the field. `sign`: they stand for
 * positive and negative amounts.
 */
export const comparisons = ['part', 'hash', 'success', 'sign'] as const;

/** The fields of an item that a parameter is compared with. One of them has to fit. Without any, no item shows it. */
export interface ComparedFields {
  fields: readonly string[];
  /** Fields that some services compare as well, by their settings. */
  sometimes?: readonly string[];
  by?: (typeof comparisons)[number];
  /** All items fit this value. */
  unless?: string;
  /** A field that the service has, and no item of the list shows. */
  hidden?: string;
  /** The rule for several values, if not all have to fit: one of the equalities has to, or only the last value counts. */
  joins?: (typeof joins)[number];
  /** The service takes any operator for `eq`. */
  onlyEqual?: boolean;
}

export const joins = ['any', 'last'] as const;

export type FilterFields = Readonly<Record<string, ComparedFields>>;

export const repeats = ['all', 'range'] as const;

/**
 * The role of a query parameter. `filter` and `moment` decide which items a list has: a filter by their fields, a moment by the
 * time whose state the reply shows. `order` and `limit` are those of the list. `view` only chooses what is shown of each item.
 */
export type ParameterRole = (typeof parameterRoles)[number];

export const parameterRoles = ['filter', 'order', 'limit', 'view', 'moment'] as const;

export const severalRules: readonly SeveralRule[] = ['one-range', 'one-address'];

export interface Body {
  mediaType: string;
  required: boolean;
  description: string;
  /** Undefined if the body is bytes. */
  schema?: Schema;
  /** Whether JSON may be something else than an object. */
  isAnyJson?: true;
  example?: unknown;
  fields?: readonly FieldRule[];
}

/** The schemas that an operation uses itself. */
export function rootSchemas({ reply, body, parameters }: Operation): Schema[] {
  return [reply, body?.schema ?? [], parameters.map(({ schema }) => schema)].flat();
}

export function replySchemas({ operations }: Api): Schema[] {
  return operations.map(({ reply }) => reply);
}

export function bodySchemas({ operations }: Api): Schema[] {
  return operations.flatMap(({ body }) => body?.schema ?? []);
}

export function paramsName(operation: Operation): string {
  return `${pascalCase(operation.operationId)}Params`;
}

// Names that generated files import, or that are global. A component with such a name would hide it.
const reservedTypes = new Set(
  `AmountValue ArrayBuffer Blob CallOptions ChainedCallOptions ChainedListRequest Change Changes ChangesOptions CheckedCallOptions EntityIdValue Filter FilterBounds FilterRange Filters HbarObject HostedOptions
  IntegerValue LedgerRequest ListRequest LongObject NftSerialNumberValue NonNullable NftTokenIdValue NoParams OpenEnum Operation Operator
  Promise PublicKeyValue Record Route TimestampValue TransactionIdValue Transport TransportOptions Uint8Array
  UndescribedCall`.split(/\s+/),
);

export function typeName(component: string): string {
  const name = pascalCase(component);
  if (name === 'Error') return 'ErrorResponse'; // `Error` is a global class
  return reservedTypes.has(name) ? `${name}Schema` : name;
}

/** `getContracts` → `GetContracts`. Characters that are not allowed in identifiers separate words. */
export function pascalCase(name: string): string {
  return name
    .split(/[^A-Za-z0-9_$]+/)
    .filter(Boolean)
    .map((word) => word[0]?.toUpperCase() + word.slice(1))
    .join('');
}
