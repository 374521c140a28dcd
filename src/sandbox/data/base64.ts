export function base64Of(bytes: Iterable<number>): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary);
}

export function base64OfText(text: string): string {
  return base64Of(new TextEncoder().encode(text));
}

export function base64OfHex(digits: string): string {
  return base64Of((digits.match(/../g) ?? []).map((byte) => Number.parseInt(byte, 16)));
}
