/** A file cannot be read or written, or must not be replaced. */
export class FileError extends Error {
  override readonly name = 'FileError';
}
