import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ApiError, createLedgerClient, createStatusClient } from '../../src/index.js';
import { createSandbox } from '../../src/sandbox.js';
import { entries, programOfEntries } from '../setup/compile.js';
import { declaredOperations } from '../setup/description.js';
import { typeErrors } from '../setup/type-errors.js';

// Hovers show doc comments: each exported function and each client method documents its parameters and has an example.

const root = fileURLToPath(new URL('../..', import.meta.url));
const program = programOfEntries();
const checker = program.getTypeChecker();

function exportsOf(entry: string): ts.Symbol[] {
  const file = program.getSourceFile(entry);
  const module = file && checker.getSymbolAtLocation(file);
  return module ? checker.getExportsOfModule(module) : [];
}

function exportedBy(entry: string): string[] {
  return exportsOf(entry).map(({ name }) => name);
}

interface Documented {
  readonly text: string;
  readonly parameters: readonly string[];
  readonly documented: readonly string[];
  readonly example: string | undefined;
}

/** The documentation of a function; undefined if the symbol is not a function. */
function documented(symbol: ts.Symbol): Documented | undefined {
  const type = checker.getTypeOfSymbol(symbol);
  const [signature] = type.getCallSignatures();
  if (!signature || checker.getSignaturesOfType(type, ts.SignatureKind.Construct).length > 0)
    return undefined;
  const tags = symbol.getJsDocTags(checker);
  const named = (name: string): string[] =>
    tags.flatMap((tag) => (tag.name === name ? [ts.displayPartsToString(tag.text)] : []));
  return {
    text: ts.displayPartsToString(symbol.getDocumentationComment(checker)),
    parameters: signature.getParameters().map(({ name }) => name),
    documented: named('param').map((text) => /^\S+/.exec(text)?.[0] ?? ''),
    example: named('example')[0],
  };
}

const functions = new Map<string, Documented>();
for (const entry of entries) {
  for (const exported of exportsOf(entry)) {
    const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
    const found = symbol.flags & ts.SymbolFlags.Value && documented(symbol);
    if (found) functions.set(symbol.name, found);
    if (!/^(Ledger|Status)Client$/.test(symbol.name)) continue;
    for (const member of checker.getDeclaredTypeOfSymbol(symbol).getProperties()) {
      const method = documented(member);
      if (method && !/^(GET|POST)$/.test(member.name)) functions.set(`${symbol.name}.${member.name}`, method);
    }
  }
}

const folder = mkdtempSync(join(root, 'test', '.tmp-docs-'));
const file = join(folder, 'examples.ts');
const sandbox = createSandbox();

/** All examples as functions of one module, with the imports and variables that they need. */
function moduleOf(examples: readonly (readonly [string, string])[]): string {
  const text = examples.map(([name, code]) => `'${name}': async () => {\n${code}\n},\n`).join('');
  const words = new Set(`LedgerClient StatusClient Transport QueryKey QueryOptions ${text}`.match(/\w+/g));
  const imports = entries.map((entry, index) => {
    const earlier = new Set(entries.slice(0, index).flatMap(exportedBy));
    const names = exportedBy(entry).filter((name) => words.has(name) && !earlier.has(name));
    return `import { ${names.join(', ')} } from '${entry.replace(root, '../../').replace(/\.ts$/, '.js')}';\n`;
  });
  return `${imports.join('')}import { erc20Abi } from 'viem';
declare function useQuery<Data>(options: QueryOptions<Data>): { data: Data | undefined };
declare function useInfiniteQuery(options: { queryKey: QueryKey }): { data: unknown; fetchNextPage(): void };
let ledger: LedgerClient, status: StatusClient, transport: Transport;
export const begin = (made: { ledger: LedgerClient; status: StatusClient }, on: 'ledger' | 'status'): void => {
  ({ ledger, status } = made);
  transport = made[on].transport;
};
const bytes = new Uint8Array([1]);
export const examples: Record<string, () => Promise<void>> = {\n${text}};
`;
}

const examples = [...functions].flatMap(([name, { example }]) => (example ? [[name, example] as const] : []));

beforeAll(() => {
  writeFileSync(file, moduleOf(examples));
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', sandbox.fetch);
});
afterAll(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  rmSync(folder, { recursive: true, force: true });
});

it('documents the parameters of every exported function, with an example', () => {
  const silent = [...functions].flatMap(([name, { parameters, documented, example, text }]) => [
    ...(text ? [] : [`${name} is not described`]),
    ...(example ? [] : [`${name} has no example`]),
    // A destructured parameter has no name, so each documented name at its place is accepted.
    ...parameters
      .filter(
        (parameter, at) => documented[at] !== (/^__\d$/.test(parameter) ? (documented[at] ?? '') : parameter),
      )
      .map((parameter) => `${name} does not document ${parameter}`),
  ]);
  expect(silent).toEqual([]);
  expect(functions.size).toBeGreaterThan(140);
});

it('has examples that compile', () => {
  const relaxed = { noUnusedLocals: false, isolatedModules: false, verbatimModuleSyntax: false };
  expect(typeErrors([file], relaxed)).toEqual([]);
});

describe('an example', () => {
  // A hook runs within a component.
  const runnable = examples.filter(([, text]) => !/\buse(Infinite)?Query\(/.test(text));

  it.each(runnable.map(([name]) => name))('of %s runs', async (name) => {
    const { begin, examples } = await import(file);
    const of = { fetch: sandbox.fetch };
    const clients = {
      ledger: createLedgerClient({ baseUrl: sandbox.ledgerUrl, ...of }),
      status: createStatusClient({ baseUrl: sandbox.statusUrl, ...of }),
    };
    begin(clients, functions.has(`StatusClient.${name}`) ? 'status' : 'ledger');
    // The deployed service answers a documented path with something else, and these bytes are not a transaction.
    const isRefused = /AtDocumentedPath$|estimateFees$/.test(name);
    const failure: unknown = await examples[name]().catch((error: unknown) => error);
    expect(failure instanceof ApiError ? failure.status : failure).toBeOneOf([
      undefined,
      404,
      ...(isRefused ? [400] : []),
    ]);
  });
});

it('every deprecated operation names its replacement first', () => {
  const operations = declaredOperations('ledger');
  const old = operations.filter(({ deprecated }) => deprecated);
  for (const { operationId } of old) {
    const text = functions.get(`LedgerClient.${operationId}`)?.text ?? '';
    const [, name, path] =
      /^Use (\w+) instead, which the deployed service answers at (\S+)\. /.exec(
        text.replaceAll(/\s+/g, ' '),
      ) ?? [];
    expect(operations.find((one) => one.operationId === name)).toMatchObject({ path, deprecated: false });
  }
  expect(old).toHaveLength(7);
});

it('no doc comment mentions a document that users do not have', () => {
  const speaking = [...functions].filter(([, { text }]) => /interface document|section \d/.test(text));
  expect(speaking.map(([name]) => name)).toEqual([]);
});
