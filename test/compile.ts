import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The options that the project itself is checked with. */
export const compilerOptions: ts.CompilerOptions = ts.parseJsonConfigFileContent(
  { ...ts.readConfigFile(`${root}tsconfig.json`, ts.sys.readFile).config, files: [], include: [] },
  ts.sys,
  root,
).options;

/** Source files by path. Parsed once; all programs share them, as in the compiler's own editor support. */
const parsed = new Map<string, ts.SourceFile | undefined>();

/** A program of files, some of them only in memory. Files in temporary test folders are read each time. */
export function programOf(
  files: readonly string[],
  more: ts.CompilerOptions = {},
  inMemory: ReadonlyMap<string, string> = new Map(),
): ts.Program {
  const options = { ...compilerOptions, ...more };
  const host = ts.createCompilerHost(options, true);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (name) => inMemory.has(name) || fileExists(name);
  host.getSourceFile = (name, target, ...rest) => {
    const text = inMemory.get(name);
    if (text !== undefined) return ts.createSourceFile(name, text, target, true);
    if (name.includes('/.tmp-')) return getSourceFile(name, target, ...rest);
    if (!parsed.has(name)) parsed.set(name, getSourceFile(name, target, ...rest));
    return parsed.get(name);
  };
  return ts.createProgram([...files], options, host);
}
