/** Says where in a description the generator stopped, as a JSON pointer, and why. */
export class GenerationError extends Error {
  override readonly name = 'GenerationError';

  constructor(
    readonly pointer: string,
    readonly reason: string,
  ) {
    super(`#${pointer}: ${reason}`);
  }
}

/** Appends one key to a JSON pointer (RFC 6901). */
export function at(pointer: string, ...keys: readonly (string | number)[]): string {
  return keys.reduce<string>(
    (path, key) => `${path}/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`,
    pointer,
  );
}
