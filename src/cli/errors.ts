/** The command was used in a wrong way. Nothing was sent. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** A file cannot be read or written, or must not be replaced. */
export class FileError extends Error {
  override readonly name = 'FileError';
}

/** A signal ended the command. */
export class Interrupt extends Error {
  override readonly name = 'Interrupt';

  constructor(readonly exitCode: number) {
    super('interrupted');
  }
}
