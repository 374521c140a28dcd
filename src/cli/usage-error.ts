/** The command was called in a way that cannot be meant. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
