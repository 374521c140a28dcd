import { type Network, networks } from './networks.js';

/**
 * An ID with a checksum of HIP-15, as wallets show it. `id` is the ID without it, or undefined if the checksum is not that
 * of the network.
 */
export function withChecksum(
  text: string,
  network: Network | undefined,
): { id: string | undefined } | undefined {
  const [, id = '', checksum] = /^(\d+\.\d+\.\d+)-([a-z]{5})$/.exec(text) ?? [];
  if (checksum === undefined) return undefined;
  const value = Array.from(checksum).reduce((total, letter) => total * 26 + letter.charCodeAt(0) - 97, 0);
  const isOfNetwork = network !== undefined && value === checksumOf(id, networks[network].ledgerId);
  return { id: isOfNetwork ? id : undefined };
}

/** The number of texts of three and of five letters. A checksum is a number below the second, written in letters. */
const threeLetters = 26 ** 3;
const fiveLetters = 26 ** 5;

// HIP-15: the digits weighted by their places, and the bytes of the ledger ID with six zeros behind it.
function checksumOf(id: string, ledgerId: number): number {
  const digits = Array.from(id, (character) => (character === '.' ? 10 : Number(character)));
  const sums = [0, 0];
  let weighted = 0;
  for (const [at, digit] of digits.entries()) {
    sums[at % 2] = ((sums[at % 2] ?? 0) + digit) % 11;
    weighted = (weighted * 31 + digit) % threeLetters;
  }
  const [even = 0, odd = 0] = sums;
  const leading = ((digits.length % 5) * 11 + even) * 11 + odd;
  const ledger = ledgerId * 31 ** 6;
  const combined = (leading * threeLetters + weighted + ledger) % fiveLetters;
  // The factor is the smallest prime above a million. It spreads the checksums of IDs in a row.
  return (combined * 1_000_003) % fiveLetters;
}
