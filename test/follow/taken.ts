import type { Follow } from '../../src/follow/follow.js';

/** The key of an item of a list that can be followed. */
export function keyOf(item: object): string {
  const { sequence_number, consensus_timestamp, timestamp, index } = item as Record<string, unknown>;
  return [sequence_number ?? consensus_timestamp ?? timestamp, index ?? []].flat().join('/');
}

/** The keys of a list's items, until it ends or has so many. */
export async function taken(follow: Follow<object>, most = Infinity): Promise<string[]> {
  const keys: string[] = [];
  for await (const item of follow) {
    keys.push(keyOf(item));
    if (keys.length >= most) break;
  }
  return keys;
}
