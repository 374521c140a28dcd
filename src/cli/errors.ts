import { hidePrivateKeys } from '../core.js';
import { visible } from './output/visible.js';

/**
 * Names an argument, a file or a variable of the environment, which may contain anything: a sequence that a terminal obeys, or a
 * private key in the wrong place.
 */
abstract class ArgumentError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(visible(hidePrivateKeys(message)), options);
  }
}

export class UsageError extends ArgumentError {
  override readonly name = 'UsageError';
}

export class FileError extends ArgumentError {
  override readonly name = 'FileError';
}

export class Interrupt extends Error {
  override readonly name = 'Interrupt';

  constructor(readonly exitCode: number) {
    super('interrupted');
  }
}
