/** Words as a message lists them: `table, json or csv`. */
export function alternatives(words: readonly string[]): string {
  return words.join(', ').replace(/, ([^,]+)$/, ' or $1');
}
