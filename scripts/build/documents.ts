// The documents that hold code: what is written there is compiled and run by tests, and compiled as a user would.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run-command.js';

/** What users read, by its place in the repository. */
export const documents = ['README.md', 'src/README.md', 'src/sandbox/README.md'] as const;

export function readDocument(document: string): string {
  return readFileSync(join(root, document), 'utf8');
}

/** The blocks of TypeScript of a document, each of which is a file of its own. */
export function examplesOf(text: string): string[] {
  return [...text.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, example]) => `${example}\nexport {};\n`);
}

/** The calls that stand behind questions in a table, in their order. */
export function callsOf(text: string): string[] {
  const rows = [...text.matchAll(/^\| [^|`]+ \| (`.+`) \|$/gm)].map(([, cell = '']) => cell);
  return rows.flatMap((cell) => [...cell.matchAll(/`([^`]+\(.*?\)+)`/g)].map(([, call = '']) => call));
}
