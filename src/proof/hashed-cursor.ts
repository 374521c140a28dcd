/**
 * The cursor of a verified reading: that of the list, and the hash of the item before or behind it. The next reading, also
 * in another process, then continues the chain without a request for that item.
 */
const form = /^(.+)~~([\w+/]{64}[\w+/]*)$/s;

export function withHash(cursor: string, hash: string): string {
  return `${cursor}~~${hash}`;
}

/** The hash is undefined in a cursor of a reading that was not verified. */
export function splitHash(hashedCursor: string): { cursor: string; hash: string | undefined } {
  const [, cursor = hashedCursor, hash] = form.exec(hashedCursor) ?? [];
  return { cursor, hash };
}
