import { shortened, visible } from '../../src/errors/foreign-text.js';

/** Says where in a description the generator stopped, as a JSON pointer, and why. */
export class GenerationError extends Error {
  override readonly name = 'GenerationError';

  constructor(
    readonly pointer: string,
    readonly reason: string,
  ) {
    // Both may hold names of the description, which must not control a terminal.
    super(`#${shortened(visible(pointer), 400)}: ${shortened(visible(reason), 1000)}`);
  }
}

/** A file that cannot be read, or must not be written. */
export class FileError extends Error {
  override readonly name = 'FileError';
}

/** Appends one key to a JSON pointer (RFC 6901). */
export function at(pointer: string, ...keys: readonly (string | number)[]): string {
  return [pointer, ...keys.map((key) => String(key).replaceAll('~', '~0').replaceAll('/', '~1'))].join('/');
}

/** The key that a part of a JSON pointer stands for. */
export function unescaped(part: string): string {
  return part.replaceAll('~1', '/').replaceAll('~0', '~');
}
