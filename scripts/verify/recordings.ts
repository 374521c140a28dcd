import { readFile } from 'node:fs/promises';
// By its inner path: the sandbox serves the same files.
import { parseRecordings, type Recording } from '../../src/sandbox/recordings/recording.js';

export { parseRecordings, type Recording };

export async function readRecordings(files: readonly string[]): Promise<Recording[]> {
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  return texts.flatMap((text, index) => parseRecordings(text, String(files[index])));
}
