import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createSandbox } from '../src/sandbox.js';

const root = fileURLToPath(new URL('..', import.meta.url));
const readme = readFileSync(`${root}README.md`, 'utf8');
const folder = mkdtempSync(join(root, 'test', '.tmp-readme-'));

/** The TypeScript of the README, each block a file of its own. */
const blocks = new Map(
  [...readme.matchAll(/```ts\n([\s\S]*?)```/g)].map((match, index) => [
    join(folder, `${index + 1}.ts`),
    String(match[1])
      .replaceAll(/'ledger-query-client'/g, "'../../src/index.js'")
      .replaceAll(/'ledger-query-client\/(\w+)'/g, "'../../src/$1.js'"),
  ]),
);

describe('the README', () => {
  const sandbox = createSandbox();

  beforeAll(() => {
    for (const [file, text] of blocks) writeFileSync(file, `${text}\nexport {};\n`);
    // Whatever host an example names, the sandbox answers.
    vi.stubGlobal('fetch', (input: Request | string, init?: RequestInit) => {
      const request = new Request(input, init);
      const { pathname, search } = new URL(request.url);
      const path = pathname.slice(pathname.indexOf('/api/v'));
      return sandbox.fetch(new Request(`${sandbox.ledgerUrl}${path}${search}`, request));
    });
    vi.spyOn(console, 'log').mockImplementation(() => undefined);
  });
  afterAll(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    rmSync(folder, { recursive: true, force: true });
  });

  it('has examples that compile', () => {
    const { options } = ts.parseJsonConfigFileContent(
      ts.readConfigFile(`${root}tsconfig.json`, ts.sys.readFile).config,
      ts.sys,
      root,
    );
    // An example declares what it does not go on to use.
    const program = ts.createProgram([...blocks.keys()], { ...options, noUnusedLocals: false });
    const problems = [...blocks.keys()].flatMap((file) => {
      const source = program.getSourceFile(file);
      return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)].map(
        ({ messageText }) => `${file}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`,
      );
    });
    expect(problems).toEqual([]);
    expect(blocks.size).toBeGreaterThan(8);
  }, 30_000);

  for (const [index, file] of [...blocks.keys()].entries()) {
    it(`has an example ${index + 1} that runs`, async () => {
      await expect(import(file)).resolves.toBeDefined();
    });
  }

  it('has the two commands that do everything on a fresh machine', () => {
    expect(readme.split('\n')).toContain('npm install && npm run tour');
    expect(readme.split('\n')).toContain('npm install && npm test');
  });
});
