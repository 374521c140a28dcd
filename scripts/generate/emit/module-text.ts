import ts from 'typescript';
import type { Api } from '../api.js';
import { commentText } from '../code-text.js';

/** The names that generated code imports from the module `core`: values, then types. */
const coreNames =
  `accountKind amountKind anyJsonBody booleanKind byteBody call chainedList changes checkCombinations checkEquality checkRange createHostedTransport
  createTransport decodeArray decodeMap entityIdKind entityIdOrEvmAddressKind everyMember growingList hasCount hexKind
  integerKind integerOrHashKind integerOrHexKind isArrayOf isRecord jsonBody list nftSerialNumberKind nftTokenIdKind
  numberKind oneOf publicKeyKind rangedList request requestCheck route stringKind timestampKind tokenIdKind transactionIdKind
  AfterRules AmountValue CallOptions ChainedCallOptions ChainedListRequest Change Changes ChangesOptions CheckedCallOptions EntityIdValue Filter FilterBounds
  FilterRange Filters GrowingListRequest Guard HbarObject HostedOptions Int64 IntegerValue
  LedgerRequest ListRequest LongObject NftSerialNumberValue NftTokenIdValue NoParams OpenEnum
  Operation OperationHelp Operator ParameterRule PublicKeyValue RangedListRequest Route TimestampValue
  TransactionIdValue Transport TransportOptions UndescribedCall Validate`.split(/\s+/);

/** A generated file: its banner, its imports and its code. It imports no other module of the package than `core`. */
export function moduleText(api: Api, content: string, core: string, code: string, imports = ''): string {
  return [banner(api, content), coreImports(code, core), imports, '\n', code].join('');
}

/** The first lines of every generated file: its content, its source, and the command that generates it. */
export function banner({ title, version, madeBy }: Api, content: string): string {
  return `// ${content}\n// Made from the description of ${commentText(`${title} ${version}`)} by ${madeBy}. Do not edit.\n\n`;
}

export function hasBanner(text: string): boolean {
  return /^\/\/ .+\r?\n\/\/ Made from the description of .* by `[^`]+`[^`]*\. Do not edit\.\r?\n/.test(text);
}

function coreImports(code: string, core: string): string {
  const used = usedNames(code);
  const names = coreNames.filter((name) => used.has(name));
  const isType = (name: string): boolean => /^[A-Z]/.test(name);
  if (names.length === 0) return '';
  if (names.every(isType)) return `import type { ${names.join(', ')} } from '${core}';\n`;
  return `import { ${names.map((name) => (isType(name) ? `type ${name}` : name)).join(', ')} } from '${core}';\n`;
}

/** Names that code refers to, without member names and words in strings or comments. */
function usedNames(text: string): Set<string> {
  const used = new Set<string>();
  const visit = (node: ts.Node): void => {
    const { parent } = node;
    const isMember = parent && 'name' in parent && parent.name === node;
    if (ts.isIdentifier(node) && !isMember) used.add(node.text);
    node.forEachChild(visit);
  };
  statements(text).forEach(visit);
  return used;
}

export function statements(text: string): readonly ts.Statement[] {
  return ts.createSourceFile('module.ts', text, ts.ScriptTarget.ESNext, true).statements;
}
