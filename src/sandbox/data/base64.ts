export function base64Of(bytes: Iterable<number>): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary);
}

export function base64OfText(text: string): string {
  return base64Of(new TextEncoder().encode(text));
}

export function base64OfHex(digits: string): string {
  const bytes = new Uint8Array(digits.length / 2);
  for (let at = 0; at < bytes.length; at++) bytes[at] = Number.parseInt(digits.slice(at * 2, at * 2 + 2), 16);
  return base64Of(bytes);
}
