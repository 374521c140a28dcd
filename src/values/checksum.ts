import { type Network, networks } from './networks.js';

const idWithChecksum = /^(\d+\.\d+\.\d+)-([a-z]{5})$/;

/** An ID with the checksum of HIP-15, as wallets show it: the ID, and whether the checksum is that of the network. */
export function withoutChecksum(
  text: string,
  network: Network | undefined,
): { id: string; isRight: boolean } | undefined {
  const [, id, checksum] = idWithChecksum.exec(text) ?? [];
  if (id === undefined) return undefined;
  return {
    id,
    isRight: network !== undefined && checksumOf(id, Object.keys(networks).indexOf(network)) === checksum,
  };
}

const letters = 26;
const ofThree = letters ** 3;
const ofFive = letters ** 5;

// HIP-15: the digits weighted by their places, and the bytes of the ledger ID with six zeros behind it.
function checksumOf(id: string, ledgerId: number): string {
  const digits = Array.from(id, (character) => (character === '.' ? 10 : Number(character)));
  const sum = (odd: number) =>
    digits.reduce((total, digit, at) => (at % 2 === odd ? total + digit : total), 0) % 11;
  const weighted = digits.reduce((total, digit) => (total * 31 + digit) % ofThree, 0);
  const ledger = [ledgerId, 0, 0, 0, 0, 0, 0].reduce((total, byte) => (total * 31 + byte) % ofFive, 0);
  const combined =
    ((((digits.length % 5) * 11 + sum(0)) * 11 + sum(1)) * ofThree + weighted + ledger) % ofFive;
  let rest = (combined * 1_000_003) % ofFive;
  let text = '';
  for (let place = 0; place < 5; place += 1) {
    text = String.fromCharCode(97 + (rest % letters)) + text;
    rest = Math.floor(rest / letters);
  }
  return text;
}
