import {
  ApiError,
  NetworkError,
  ParameterError,
  PastError,
  ProofError,
  ResponseError,
  TimeoutError,
} from '../index.js';
import { FileError, Interrupt, UsageError } from './errors.js';

export const exitCodes: Readonly<Record<number, string>> = {
  0: 'done, also if a reader such as head stopped early, or a signal ended sandbox',
  1: 'another error',
  2: 'wrong use: an unknown name, a wrong value or a port that is in use; nothing was sent',
  3: 'not found (404)',
  4: 'refused by the service (another 4xx), or redirected',
  5: 'the service failed (5xx)',
  6: 'too many requests (429)',
  7: 'no connection',
  8: 'no answer in time',
  9: 'an invalid reply: not JSON, or not as described',
  10: 'a file cannot be read or written, must not be replaced, or is being written by another command',
  11: 'a hash does not fit, or two ways lead to different balances: the service returned other items than the ledger has, or left some out',
  130: 'interrupted by SIGINT',
  143: 'interrupted by SIGTERM',
};

export function exitCodeOf(error: unknown): number {
  if (error instanceof Interrupt) return error.exitCode;
  if (error instanceof UsageError || error instanceof ParameterError) return 2;
  if (error instanceof ApiError) return exitCodeOfStatus(error.status);
  if (error instanceof NetworkError) return 7;
  if (error instanceof TimeoutError) return 8;
  if (error instanceof ResponseError) return 9;
  if (error instanceof ProofError || error instanceof PastError) return 11;
  return isFileError(error) ? 10 : 1;
}

function exitCodeOfStatus(status: number): number {
  if (status === 404) return 3;
  if (status === 429) return 6;
  return status >= 500 ? 5 : 4;
}

export function isBrokenPipe(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EPIPE';
}

/** The error of a full disk has no path, but a system call. Failures of the network are errors of the client. */
function isFileError(error: unknown): boolean {
  return error instanceof FileError || (error instanceof Error && 'syscall' in error);
}
