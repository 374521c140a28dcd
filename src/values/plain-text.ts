/** The text of a string, boolean, bigint or exact number. */
export function plainText(given: unknown): string | undefined {
  if (typeof given === 'number')
    return Number.isFinite(given) && !isInexact(given) ? String(given) : undefined;
  return typeof given === 'bigint' ? String(given) : textAlone(given);
}

/** The same where a number's decimal digits would be read as something else. */
export function textAlone(given: unknown): string | undefined {
  return typeof given === 'string' || typeof given === 'boolean' ? String(given) : undefined;
}

/** Whether an integer may have lost digits on its way into a number. */
export function isInexact(given: unknown): boolean {
  return Number.isInteger(given) && !Number.isSafeInteger(given);
}
