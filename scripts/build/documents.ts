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

export interface Question {
  readonly text: string;
  readonly calls: readonly string[];
}

/** The rows of a table of questions: each question, and the calls that answer it. */
export function questionsOf(text: string): Question[] {
  const rows = [...text.matchAll(/^\| ([^|`]+) \| (`.+`) \|$/gm)];
  return rows.flatMap(([, question = '', cell = '']) => {
    const calls = [...cell.matchAll(/`([^`]+\(.*?\)+)`/g)].map(([, call = '']) => call);
    const withoutLinks = question.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1');
    return calls.length === 0 ? [] : { text: withoutLinks, calls };
  });
}

export function callsOf(text: string): string[] {
  return questionsOf(text).flatMap(({ calls }) => calls);
}
