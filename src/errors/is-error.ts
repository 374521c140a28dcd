/**
 * Whether a value is an error. One of another realm counts: Jest runs tests in a realm whose `Error` is not that of Node's
 * fetch, so `instanceof` is false for each failure of a request there.
 */
export function isError(value: unknown): value is Error {
  return value instanceof Error || Object.prototype.toString.call(value) === '[object Error]';
}
