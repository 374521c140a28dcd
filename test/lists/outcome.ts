import { ResponseError } from '../../src/ledger.js';
import { type List, nameOfItem } from './list.js';

/** What came before the end, and what ended it: nothing, or an error. */
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

/** What is wrong with an outcome: it has to be the truth, or the begin of it and a `ResponseError`. */
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
