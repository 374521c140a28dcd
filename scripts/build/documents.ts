// The documents with code examples. Tests compile and run these, and compile them as a user does.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run-command.js';

export const documents = ['README.md', 'src/README.md', 'src/sandbox/README.md', 'src/llms.txt'] as const;

export function readDocument(document: string): string {
  return readFileSync(join(root, document), 'utf8');
}

export function examplesOf(text: string): string[] {
  return [...text.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, example]) => `${example}\nexport {};\n`);
}

export function callsOf(text: string): string[] {
  const rows = [...text.matchAll(/^\| [^|`]+ \| (`.+`) \|$/gm)].map(([, cell = '']) => cell);
  return rows.flatMap((cell) => [...cell.matchAll(/`([^`]+\(.*?\)+)`/g)].map(([, call = '']) => call));
}
