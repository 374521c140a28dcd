import { type CallContext, ClientError } from './client-error.js';
import { cut, visible } from './foreign-text.js';

/** One mismatch between a reply and the description. */
export interface Issue {
  /** Where, as a JSON pointer into the reply: `/contracts/0/nonce`. */
  readonly instancePath: string;
  /** What the description says should stand there. */
  readonly expected: string;
  /** What came, in brief. */
  readonly got: string;
}

/** A reply that is not JSON or not what the description says. */
export class ResponseError extends ClientError {
  override readonly name = 'ResponseError';
  /** HTTP status of the reply. */
  readonly status: number;
  /** The first 200 characters of the body, controls as escapes. */
  readonly text: string;
  /** Each mismatch with its place; empty if the body is not JSON. */
  readonly issues: readonly Issue[];

  constructor(
    message: string,
    { status, text, issues = [] }: { status: number; text: string; issues?: readonly Issue[] },
    context: CallContext,
    options?: ErrorOptions,
  ) {
    super(message, context, options);
    this.status = status;
    this.text = cut(visible(text), 200);
    this.issues = issues;
  }
}
