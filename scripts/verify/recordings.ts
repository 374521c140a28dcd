import { readFile } from 'node:fs/promises';

export interface Recording {
  readonly method: string;
  readonly url: string;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** The reply's raw text. Integers beyond 2^53 are exact. */
  readonly body: string;
  /** The request's body, if it was recorded: an object that was sent as JSON, or text with its type. */
  readonly request?: Readonly<Record<string, unknown>>;
}

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

export function parseRecordings(text: string, file: string): Recording[] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line, index) => {
      const value: Partial<Recording> = JSON.parse(line);
      const { method, url, status, headers = {}, body, request } = value;
      if (
        typeof method !== 'string' ||
        typeof url !== 'string' ||
        typeof status !== 'number' ||
        typeof body !== 'string'
      )
        throw new Error(
          `${file}: recording ${index + 1} lacks method, url, status or body; expected all four`,
        );
      return { method, url, status, headers, body, ...(request && { request }) };
    });
}
