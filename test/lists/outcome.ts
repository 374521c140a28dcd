import { ResponseError } from '../../src/ledger.js';
import { type List, nameOfItem } from './list.js';

/** The items that were read, and the error that ended the list, if any. */
export interface Outcome {
  readonly found: readonly string[];
  readonly error?: unknown;
}

export async function outcome(list: List, items: AsyncIterable<object>): Promise<Outcome> {
  const found: string[] = [];
  try {
    for await (const item of items) found.push(nameOfItem(list, item));
    return { found };
  } catch (error) {
    return { found, error };
  }
}

/** Describes a wrong outcome. A right one has all items, or the first ones and a `ResponseError`. */
export function faultOf({ found, error }: Outcome, expected: readonly string[]): string | undefined {
  const wrong = found.findIndex((name, index) => name !== expected[index]);
  if (wrong >= 0) {
    const isKnown = found.indexOf(found[wrong] ?? '') < wrong;
    return `${found[wrong]} came ${isKnown ? 'twice' : `in place of ${expected[wrong]}`}`;
  }
  if (error instanceof ResponseError) return undefined;
  if (error !== undefined) return String(error);
  return found.length < expected.length
    ? `lost ${expected.length - found.length} items in silence`
    : undefined;
}
