import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The options that the project itself is checked with. */
export function compilerOptions(): ts.CompilerOptions {
  const { config } = ts.readConfigFile(`${root}tsconfig.json`, ts.sys.readFile);
  return ts.parseJsonConfigFileContent({ ...config, files: [], include: [] }, ts.sys, root).options;
}

/** What the compiler finds wrong with these files, as file, line and message. */
export function typeErrors(files: readonly string[]): string[] {
  const program = ts.createProgram([...files], compilerOptions());
  return ts.getPreEmitDiagnostics(program).map(({ file, start = 0, messageText }) => {
    const line = file ? file.getLineAndCharacterOfPosition(start).line + 1 : 0;
    return `${file?.fileName ?? ''}:${line}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
  });
}
