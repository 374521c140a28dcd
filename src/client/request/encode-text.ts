/** Whether a text has no half of a surrogate pair, which no URL can hold. */
export function isWellFormed(text: string): boolean {
  // Where a pattern is read by characters, a surrogate is one without its other half.
  return !/\p{Surrogate}/u.test(text);
}

/** As `encodeURIComponent`, but for the colon after an operator, which a query may hold as it is. */
export function encodeText(text: string): string {
  // Most words of a query are as they were.
  return /^[\w.:-]*$/.test(text) ? text : encodeURIComponent(text).replaceAll('%3A', ':');
}
