/** One place where a reply is not what the description says. */
export interface Mismatch {
  /** Where, as a JSON pointer into the reply: `/contracts/0/nonce`. */
  instancePath: string;
  /** What the description asks for there. */
  expected: string;
}

/** What validators report to without refusing the reply. */
export interface DriftReporter {
  unknownProperty(instancePath: string, name: string, value: unknown): void;
  unknownValue(instancePath: string, value: unknown): void;
  tooManyItems(instancePath: string, items: readonly unknown[], most: number): void;
}

/** A check compiled by Ajv: true if the reply fits, else `errors` has the mismatches until the next call. */
export interface Validate {
  (this: DriftReporter, data: unknown, instancePath?: string): boolean;
  errors: Mismatch[] | null;
}

/** Most mismatches kept of one reply: enough to see what happened, too few to fill the memory. */
export const maxMismatches = 100;

/** Adds a mismatch to those found so far. */
export function mismatch(found: Mismatch[] | null, instancePath: string, expected: string): Mismatch[] {
  if (found === null) return [{ instancePath, expected }];
  if (found.length < maxMismatches) found.push({ instancePath, expected });
  return found;
}

/** Adds the mismatches of a part of the reply to those found so far. */
export function merge(found: Mismatch[] | null, more: Mismatch[]): Mismatch[] {
  if (found === null) return more;
  for (const one of more) {
    if (found.length >= maxMismatches) break;
    found.push(one);
  }
  return found;
}
