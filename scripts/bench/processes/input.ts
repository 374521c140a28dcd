import { createInterface } from 'node:readline';

/** What the bench hands to a process: one line of JSON. */
export async function readInput<Input>(): Promise<Input> {
  const lines = createInterface({ input: process.stdin });
  for await (const line of lines) return JSON.parse(line);
  throw new Error('there is no input');
}
