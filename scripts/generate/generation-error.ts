import { escapeControls, shortened } from '../../src/errors/foreign-text.js';

/** The generator cannot continue: the place in the description (a JSON pointer) and the reason. */
export class GenerationError extends Error {
  override readonly name = 'GenerationError';

  constructor(
    readonly pointer: string,
    readonly reason: string,
  ) {
    // Both may contain text of the description, which must not control a terminal.
    super(`#${shortened(escapeControls(pointer), 400)}: ${shortened(escapeControls(reason), 1000)}`);
  }
}

/** Several problems of one description. As an error, it is the first one. */
export class GenerationErrors extends GenerationError {
  constructor(
    first: GenerationError,
    readonly others: readonly GenerationError[],
    /** The names of the operations that have a problem of their own. */
    readonly operations: readonly string[],
    /** The number of all operations. */
    readonly total: number,
  ) {
    super(first.pointer, first.reason);
  }
}

/** A file cannot be read, or must not be overwritten. */
export class FileError extends Error {
  override readonly name = 'FileError';
}

export function at(pointer: string, ...keys: readonly (string | number)[]): string {
  return [pointer, ...keys.map((key) => String(key).replaceAll('~', '~0').replaceAll('/', '~1'))].join('/');
}

export function keysOf(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
}
