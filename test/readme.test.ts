import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const readme = readFileSync(`${root}README.md`, 'utf8');

/** The TypeScript of the README, each block as the file that it would be. */
const blocks = new Map(
  [...readme.matchAll(/```ts\n([\s\S]*?)```/g)].map((match, index) => [
    `${root}test/readme-${index + 1}.ts`,
    String(match[1])
      .replaceAll(/'ledger-query-client'/g, "'../src/index.js'")
      .replaceAll(/'ledger-query-client\/(\w+)'/g, "'../src/$1.js'"),
  ]),
);

describe('the README', () => {
  it('has examples that compile', () => {
    const { options } = ts.parseJsonConfigFileContent(
      ts.readConfigFile(`${root}tsconfig.json`, ts.sys.readFile).config,
      ts.sys,
      root,
    );
    // An example declares what it does not go on to use.
    const settings = { ...options, noUnusedLocals: false };
    const host = ts.createCompilerHost(settings);
    const { fileExists, readFile, getSourceFile } = host;
    host.fileExists = (file) => blocks.has(file) || fileExists(file);
    host.readFile = (file) => blocks.get(file) ?? readFile(file);
    host.getSourceFile = (file, language, ...rest) => {
      const text = blocks.get(file);
      return text === undefined
        ? getSourceFile(file, language, ...rest)
        : ts.createSourceFile(file, text, language, true);
    };
    const program = ts.createProgram([...blocks.keys()], settings, host);
    const problems = [...blocks.keys()].flatMap((file) => {
      const source = program.getSourceFile(file);
      return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)].map(
        ({ messageText }) => `${file}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`,
      );
    });
    expect(problems).toEqual([]);
    expect(blocks.size).toBeGreaterThan(3);
  }, 30_000);

  it('has the two commands that do everything on a fresh machine', () => {
    expect(readme.split('\n')).toContain('npm install && npm run tour');
    expect(readme.split('\n')).toContain('npm install && npm test');
  });
});
