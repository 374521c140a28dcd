import type { Decode } from './decode.js';
import type { Validate } from './mismatch.js';

/** What the generator knows of one operation. */
export interface Operation {
  readonly operationId: string;
  readonly method: 'GET' | 'PUT' | 'POST' | 'DELETE' | 'PATCH' | 'HEAD' | 'OPTIONS' | 'TRACE';
  /** With its parameters in braces. */
  readonly path: string;
  /** Names of the query parameters. */
  readonly query?: readonly string[];
  /** Media type of the body, where there is one. */
  readonly body?: string;
  /** Property of the reply that holds the items of a list. */
  readonly items?: string;
  readonly validate: Validate;
  /** Absent where a reply has no 64-bit integers. */
  readonly decode?: Decode;
}
