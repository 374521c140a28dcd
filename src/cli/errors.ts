export class UsageError extends Error {
  override readonly name = 'UsageError';
}

export class FileError extends Error {
  override readonly name = 'FileError';
}

export class Interrupt extends Error {
  override readonly name = 'Interrupt';

  constructor(readonly exitCode: number) {
    super('interrupted');
  }
}
