import type { Api } from '../api.js';
import { commentText } from '../code-text.js';

/** What every generated file opens with: what it is, from what it was made, and how to make it again. */
export function banner({ title, version, madeBy }: Api, says: string): string {
  return `// ${says}\n// Made from the description of ${commentText(`${title} ${version}`)} by ${madeBy}. Do not edit.\n\n`;
}

/** Whether a text opens with a banner. */
export function hasBanner(text: string): boolean {
  return /^\/\/ .+\r?\n\/\/ Made from the description of .* by `[^`]+`[^`]*\. Do not edit\.\r?\n/.test(text);
}
