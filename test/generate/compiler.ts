import ts from 'typescript';
import { programOf } from '../compile.js';

/** What the compiler finds wrong with these files, as file, line and message. */
export function typeErrors(files: readonly string[]): string[] {
  return ts.getPreEmitDiagnostics(programOf(files)).map(({ file, start = 0, messageText }) => {
    const line = file ? file.getLineAndCharacterOfPosition(start).line + 1 : 0;
    return `${file?.fileName ?? ''}:${line}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
  });
}
