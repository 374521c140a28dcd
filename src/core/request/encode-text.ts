/** Whether a text has no half of a surrogate pair, which no URL can hold. */
export function isWellFormed(text: string): boolean {
  return !/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/.test(text);
}

/** As `encodeURIComponent`, but for the colon after an operator, which a query may hold as it is. */
export function encodeText(text: string): string {
  // Most words of a query are as they were.
  return /^[\w.:-]*$/.test(text) ? text : encodeURIComponent(text).replaceAll('%3A', ':');
}
