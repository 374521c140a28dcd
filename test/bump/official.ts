import { readFileSync } from 'node:fs';
import { parseDescription } from '../../scripts/generate/read/read-description.js';

const read = (name: string): string =>
  readFileSync(new URL(`../../openapi/${name}.yaml`, import.meta.url), 'utf8');

export const ours = read('ledger');
export const officialText = read('official');

const parsed = parseDescription(officialText);

/** A copy of the official description that tests can change. */
export function official(): typeof parsed {
  return structuredClone(parsed);
}
