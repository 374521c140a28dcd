import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { compilerOptions } from '../setup/compile.js';
import { declaredOperations } from '../setup/description.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const name = `${root}test/written-in-an-editor.ts`;
const lines = [
  "import { createLedgerClient } from '../src/index.js';",
  "const ledger = createLedgerClient({ network: 'testnet' });",
  'ledger.;',
  'ledger.getContracts({  });',
  'ledger.getContracts();',
  'ledger.getBlocks({  });',
  "import { queryOptions } from '../src/query.js';",
  "queryOptions(ledger, '');",
  "queryOptions(ledger, 'getTopic', );",
  'ledger.getAccount({ i });',
  "ledger.getAccount({ idOrAliasOrEvmAddress: '0.0.2', l });",
  "ledger.getAccount({ idOrAliasOrEvmAddress: '0.0.2' }, { t });",
  'ledger.getNft({ tokenI });',
  "ledger.getAccount({ idOrAliasOrEvmAddress: '0.0.2', lmit: 1 });",
];
const text = lines.join('\n');

/** The position after the n-th occurrence of a text. */
function behind(words: string): number {
  const start = text.indexOf(words);
  if (start < 0) throw new Error(`${words} is not written`);
  return start + words.length;
}

const service = ts.createLanguageService({
  ...{ ...ts.sys, useCaseSensitiveFileNames: () => ts.sys.useCaseSensitiveFileNames },
  getCompilationSettings: () => compilerOptions,
  getScriptFileNames: () => [name],
  getScriptVersion: () => '1',
  getScriptSnapshot: (file) => {
    const content = file === name ? text : ts.sys.readFile(file);
    return content === undefined ? undefined : ts.ScriptSnapshot.fromString(content);
  },
  getCurrentDirectory: () => root,
  getDefaultLibFileName: ts.getDefaultLibFilePath,
  fileExists: (file) => file === name || ts.sys.fileExists(file),
});

function completions(words: string): ts.CompletionEntry[] {
  return service.getCompletionsAtPosition(name, behind(words), {})?.entries ?? [];
}

function documentation(words: string, entry: string): string {
  const details = service.getCompletionEntryDetails(name, behind(words), entry, {}, undefined, {}, undefined);
  return ts.displayPartsToString(details?.documentation);
}

describe('in an editor', () => {
  const operations = declaredOperations('ledger');

  it('ledger. completes all operations with their descriptions, and marks the deprecated ones', () => {
    const entries = completions('\nledger.');
    const names = entries.map((entry) => entry.name);
    expect(names).toEqual(expect.arrayContaining(operations.map(({ operationId }) => operationId)));
    // Each look takes long, and `doc-comments.test.ts` reads all of them.
    for (const { operationId, summary } of operations.filter((_, at) => at % 10 === 0))
      expect(documentation('\nledger.', operationId)).toContain(summary);
    const marked = entries.filter(({ kindModifiers = '' }) => kindModifiers.includes('deprecated'));
    const deprecated = operations.filter((operation) => operation.deprecated);
    expect(marked.map((entry) => entry.name).sort()).toEqual(
      deprecated.map(({ operationId }) => operationId).sort(),
    );
    expect(marked.length).toBeGreaterThan(5);
  });

  it('a call completes its parameters with their descriptions', () => {
    const position = 'ledger.getContracts({ ';
    const names = completions(position).map((entry) => entry.name.replaceAll(/['"]/g, ''));
    expect(names.sort()).toEqual(['contract.id', 'limit', 'order']);
    for (const entry of completions(position))
      expect(documentation(position, entry.name).length).toBeGreaterThan(40);
  });

  // Letters of a name have been typed, so the call does not type-check yet. TypeScript then completes the properties of all
  // overloads together. If methods also took path parameters first, as in `getAccount('0.0.2')`, these lists would contain
  // properties of an SDK's ID, or parameters among the options.
  it.each([
    [
      'ledger.getAccount({ i',
      ['idOrAliasOrEvmAddress', 'limit', 'order', 'timestamp', 'transactions', 'transactiontype'],
    ],
    [
      "ledger.getAccount({ idOrAliasOrEvmAddress: '0.0.2', l",
      ['limit', 'order', 'timestamp', 'transactions', 'transactiontype'],
    ],
    [
      "ledger.getAccount({ idOrAliasOrEvmAddress: '0.0.2' }, { t",
      ['after', 'body', 'deadline', 'headers', 'query', 'retry', 'signal', 'timeout', 'validation'],
    ],
    ['ledger.getNft({ tokenI', ['serialNumber', 'tokenId']],
  ])('%s completes only what belongs there', (position, names) => {
    expect(
      completions(position)
        .map((entry) => entry.name)
        .sort(),
    ).toEqual(names);
  });

  it('a wrong name is marked itself, with the right one', () => {
    const marked = service
      .getSemanticDiagnostics(name)
      .filter(({ start = 0 }) => text.startsWith('lmit', start));
    expect(marked).toHaveLength(1);
    expect(ts.flattenDiagnosticMessageText(marked[0]?.messageText, '')).toMatch(/'lmit'.*'limit'\?$/);
  });

  it('a hover over an operation shows names', () => {
    const info = service.getQuickInfoAtPosition(name, behind('\nledger.getContracts('.slice(0, -1)) - 3);
    const hover = ts.displayPartsToString(info?.displayParts).replaceAll(/\s+/g, ' ');
    expect(hover).toContain('getContracts(params?: GetContractsParams');
    expect(hover).toContain('options?: CallOptions');
    expect(hover).toMatch(/: GrowingListRequest<ContractsResponse, Contract>$/);
    expect(ts.displayPartsToString(info?.documentation)).toContain('List contracts.');
  });

  it.each([
    ["queryOptions(ledger, '", 'operation: OperationName<LedgerClient>, params?: object | undefined'],
    ["queryOptions(ledger, 'getTopic', ", `operation: "getTopic", params: GetTopicParams`],
  ])('%s shows a short signature', (words, parameters) => {
    const [item] = service.getSignatureHelpItems(name, behind(words), {})?.items ?? [];
    const shown = item?.parameters
      .map(({ displayParts }) => ts.displayPartsToString(displayParts))
      .join(', ');
    const options = 'options?: CallOptions | undefined';
    expect(shown).toBe(`client: LedgerClient, ${parameters}, ${options}`);
  });

  it('explains how a filter is written, also inside an object of parameters', () => {
    const position = 'ledger.getContracts({ ';
    expect(documentation(position, '"contract.id"').replaceAll(/\s+/g, ' ')).toContain(
      "Example: `gte('0.0.1000')`, with `gte` from ledger-query-client.",
    );
  });
});
