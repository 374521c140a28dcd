import type { Api } from '../api.js';
import { commentText } from '../code-text.js';

/** The first lines of every generated file: its content, its source, and the command that generates it. */
export function banner({ title, version, madeBy }: Api, content: string): string {
  return `// ${content}\n// Made from the description of ${commentText(`${title} ${version}`)} by ${madeBy}. Do not edit.\n\n`;
}

export function hasBanner(text: string): boolean {
  return /^\/\/ .+\r?\n\/\/ Made from the description of .* by `[^`]+`[^`]*\. Do not edit\.\r?\n/.test(text);
}
