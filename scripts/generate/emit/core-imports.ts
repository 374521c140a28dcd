import type * as core from '../../../src/generated-code.js';
import { usedNames } from './module-names.js';

const values = [
  'accountKind',
  'amountKind',
  'booleanKind',
  'byteBody',
  'call',
  'changes',
  'checkCombinations',
  'checkRange',
  'createHostedTransport',
  'createTransport',
  'decodeArray',
  'decodeMap',
  'entityIdKind',
  'entityIdOrEvmAddressKind',
  'everyMember',
  'growingList',
  'hasCount',
  'hexKind',
  'integerKind',
  'integerOrHashKind',
  'integerOrHexKind',
  'isArrayOf',
  'isRecord',
  'jsonBody',
  'list',
  'nftSerialNumberKind',
  'nftTokenIdKind',
  'numberKind',
  'oneOf',
  'publicKeyKind',
  'rangedList',
  'request',
  'requestCheck',
  'route',
  'stringKind',
  'timestampKind',
  'transactionIdKind',
] as const satisfies readonly (keyof typeof core)[];

const types =
  `AfterRules AmountValue CallOptions Change Changes ChangesOptions EntityIdValue Filter FilterBounds
  FilterRange Filters GrowingListRequest Guard HbarObject HostedOptions Int64 IntegerValue
  LedgerRequest ListRequest LongObject NftSerialNumberValue NftTokenIdValue NoParams OpenEnum
  Operation OperationHelp Operator ParameterRule PublicKeyValue RangedListRequest Route TimestampValue
  TransactionIdValue Transport TransportOptions UndescribedCall Validate`.split(/\s+/);

/** The import of the names that the code uses, from the module `core`. Generated code imports no other module of the package. */
export function coreImports(code: string, core: string): string {
  const used = usedNames(code);
  const usedValues = values.filter((name) => used.has(name));
  const usedTypes = types.filter((name) => used.has(name));
  if (usedValues.length === 0)
    return usedTypes.length > 0 ? `import type { ${usedTypes.join(', ')} } from '${core}';\n` : '';
  const names = [...usedValues, ...usedTypes.map((name) => `type ${name}`)];
  return `import { ${names.join(', ')} } from '${core}';\n`;
}
