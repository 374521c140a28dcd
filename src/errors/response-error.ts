import { type CallContext, ClientError, type ErrorCause } from './client-error.js';
import { escapeControls, truncate } from './foreign-text.js';

/** One mismatch between a reply and its schema. */
export interface Issue {
  /** The place in the reply, as a JSON pointer: `/contracts/0/nonce`. */
  readonly instancePath: string;
  /** The expected value, in words. */
  readonly expected: string;
  /** The value in the reply, in words. */
  readonly got: string;
}

/** The reply is not JSON, is too long, or does not match its schema. */
export class ResponseError extends ClientError {
  static override readonly kind: string = 'ledger-query-client.ResponseError';
  override readonly name = 'ResponseError';
  /** HTTP status of the reply. */
  readonly status: number;
  /** The first 200 characters of the body, with control characters escaped. */
  readonly text: string;
  /** The mismatches. Empty if the body is not JSON. */
  readonly issues: readonly Issue[];

  constructor(
    message: string,
    { status, text, issues = [] }: { status: number; text: string; issues?: readonly Issue[] },
    context: CallContext,
    options?: ErrorCause,
  ) {
    super(message, context, options);
    this.status = status;
    this.text = truncate(escapeControls(text), 200);
    this.issues = issues;
  }
}
