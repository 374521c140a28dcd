const second = 1_000_000_000n;

/** `seconds.nanoseconds` with nine digits. */
export function toTimestamp(nanoseconds: bigint): string {
  const digits = String(nanoseconds).padStart(10, '0');
  return `${digits.slice(0, -9)}.${digits.slice(-9)}`;
}

export function fromTimestamp(text: string): bigint {
  // The most frequent form needs one number.
  if (text.charAt(10) === '.' && text.length === 20) return BigInt(text.slice(0, 10) + text.slice(11));
  const [seconds = '0', fraction = ''] = text.split('.');
  return BigInt(seconds) * second + BigInt(fraction.padEnd(9, '0'));
}
