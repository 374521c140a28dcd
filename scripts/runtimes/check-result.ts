/** One check of the smoke suite. */
export interface CheckResult {
  readonly name: string;
  /** What was wrong; a check without it passed. */
  readonly error?: string;
}

/** Reads what the smoke suite wrote as JSON. No result at all is a failure, not a success. */
export function readResults(text: string): readonly CheckResult[] {
  const results: unknown = JSON.parse(text);
  if (!Array.isArray(results) || results.length === 0 || !results.every(isCheckResult))
    throw new Error(`no results of checks: ${text}`);
  return results;
}

function isCheckResult(value: unknown): value is CheckResult {
  if (typeof value !== 'object' || value === null || !('name' in value)) return false;
  return typeof value.name === 'string' && (!('error' in value) || typeof value.error === 'string');
}
