import { readFile } from 'node:fs/promises';
// By its inner path: the sandbox serves the same files.
import { parseRecordings, type Recording } from '../../src/sandbox/recordings/recording.js';

export { parseRecordings, type Recording };

export async function readRecordings(files: readonly string[]): Promise<Recording[]> {
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  return texts.flatMap((text, index) => parseRecordings(text, String(files[index])));
}

/** Reads the files that the command line names. Without any, it prints the usage and exits. */
export async function recordingsOf(command: string): Promise<Recording[]> {
  const files = process.argv.slice(2).filter((word) => !word.startsWith('--'));
  if (files.length > 0) return readRecordings(files);
  console.error(`usage: npm run ${command} -- FILES… (NDJSON of {method, url, status, headers, body})`);
  return process.exit(2);
}
