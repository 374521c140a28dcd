import { ApiError, NetworkError, ParameterError, ResponseError, TimeoutError } from '../index.js';
import { FileError } from './file-error.js';
import { Interrupt } from './terminal.js';
import { UsageError } from './usage-error.js';

/** How a command ends, by its exit code. */
export const exitCodes: Readonly<Record<number, string>> = {
  0: 'done, also where a reader such as head had enough',
  1: 'an error that is none of these',
  2: 'wrong use: an unknown name, or a value that cannot be meant; nothing was sent',
  3: 'not found (404)',
  4: 'refused by the service (another 4xx)',
  5: 'the service failed (5xx)',
  6: 'too many requests (429)',
  7: 'no connection',
  8: 'no answer in time',
  9: 'an invalid reply: not JSON, or not what it can be',
  10: 'a file cannot be read or written, must not be replaced, or is being written by another command',
  130: 'interrupted; 143 where the process was told to end',
};

/** The exit code of a failure. */
export function exitCodeOf(error: unknown): number {
  if (error instanceof Interrupt) return error.exitCode;
  if (error instanceof UsageError || error instanceof ParameterError) return 2;
  if (error instanceof ApiError) return statusCode(error.status);
  if (error instanceof NetworkError) return 7;
  if (error instanceof TimeoutError) return 8;
  if (error instanceof ResponseError) return 9;
  return isFileError(error) ? 10 : 1;
}

function statusCode(status: number): number {
  if (status === 404) return 3;
  if (status === 429) return 6;
  return status >= 500 ? 5 : 4;
}

/** Whether nobody reads any more what is written. */
export function isBrokenPipe(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EPIPE';
}

/** A full disk has no path in its error. Failures of the network are errors of the client. */
function isFileError(error: unknown): boolean {
  return error instanceof FileError || (error instanceof Error && 'syscall' in error);
}
