/**
 * A body that is too long or not text. It is an error of its own, which only `failureOf` sees: that one knows the keys,
 * and makes a `ResponseError` without them.
 */
export class UnreadableBody extends Error {
  override readonly name = 'UnreadableBody';

  constructor(
    message: string,
    readonly status: number,
    readonly text: string,
  ) {
    super(message);
  }
}

/** In bytes: the 200 characters of `ResponseError.text`, of four bytes each at most in UTF-8. */
const previewLength = 800;

/** Returns the beginning of the body of an error status, which is never refused: the status is more important. */
export function tooLong({ ok, status }: Response, bytes: Uint8Array, maxBytes: number): string {
  if (!ok) return beginning(bytes, maxBytes);
  const text = beginning(bytes, previewLength);
  throw new UnreadableBody(`the reply is longer than ${maxBytes} bytes`, status, text);
}

export function notUtf8({ ok, status }: Response, bytes: Uint8Array): string {
  if (!ok) return new TextDecoder().decode(bytes);
  throw new UnreadableBody('the reply is not UTF-8', status, beginning(bytes, previewLength));
}

/** The beginning of a body with an ellipsis, which tells the redactor that the text may end with half a secret. */
function beginning(bytes: Uint8Array, maxBytes: number): string {
  return `${new TextDecoder().decode(bytes.subarray(0, maxBytes), { stream: true })}…`;
}
