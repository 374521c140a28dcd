export function base64Of(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes));
}

export function base64OfText(text: string): string {
  return base64Of(new TextEncoder().encode(text));
}
