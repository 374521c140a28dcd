import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The options that the project itself is checked with. */
export const compilerOptions: ts.CompilerOptions = ts.parseJsonConfigFileContent(
  { ...ts.readConfigFile(`${root}tsconfig.json`, ts.sys.readFile).config, files: [], include: [] },
  ts.sys,
  root,
).options;

const manifest: { exports: Record<string, string | { types: string }> } = JSON.parse(
  readFileSync(`${root}package.json`, 'utf8'),
);

/** The modules that users import. Generated code imports `./core`. */
export const entries = Object.entries(manifest.exports).flatMap(([name, target]) =>
  typeof target === 'string' || name === './core'
    ? []
    : [root + target.types.replace('./dist/', '').replace('.d.ts', '.ts')],
);

let program: ts.Program | undefined;

/** The program of all entries. Compiled once for all tests of a worker. */
export function programOfEntries(): ts.Program {
  program ??= ts.createProgram(entries, compilerOptions);
  return program;
}
