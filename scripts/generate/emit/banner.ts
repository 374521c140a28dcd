import type { Api } from '../api.js';

/** What every generated file opens with: what it is, from what it was made, and how to make it again. */
export function banner({ title, version, madeBy }: Api, says: string): string {
  return `// ${says}\n// Made from the description of ${title} ${version} by ${madeBy}. Do not edit.\n\n`;
}
