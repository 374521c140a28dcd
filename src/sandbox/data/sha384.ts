// SHA-384 (FIPS 180-4) without waiting: Web Crypto answers later, and the data of the sandbox is made at once. Each word of 64
// bits is two numbers of 32, because bigints take twenty times as long.

const primes: number[] = [];
for (let candidate = 2; primes.length < 80; candidate++)
  if (primes.every((prime) => candidate % prime !== 0)) primes.push(candidate);

/** The first 64 bits of the fraction of a square or a cube root. Compilers that lower `**` break it for bigints. */
function fractionOfRoot(prime: number, degree: 2 | 3): [high: number, low: number] {
  const target = BigInt(prime) << (64n * BigInt(degree));
  let root = 0n;
  for (let bit = 1n << 68n; bit > 0n; bit >>= 1n) {
    const next = root + bit;
    const power = degree === 2 ? next * next : next * next * next;
    if (power <= target) root = next;
  }
  return [Number((root >> 32n) & 0xffffffffn) | 0, Number(root & 0xffffffffn) | 0];
}

const constants = Int32Array.from(primes.flatMap((prime) => fractionOfRoot(prime, 3)));
const initial = Int32Array.from(primes.slice(8, 16).flatMap((prime) => fractionOfRoot(prime, 2)));
/** The 80 words of a block, and the eight of the state while a block is added: `a` to `h` in the standard. */
const words = new Int32Array(160);
const registers = new Int32Array(16);
/** `T1` of the standard: a round adds it to the fifth register, and `T1 + T2` becomes the first. */
const change = new Int32Array(2);

export function sha384(bytes: Uint8Array): Uint8Array {
  const padded = new Uint8Array(Math.ceil((bytes.length + 17) / 128) * 128);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 4, bytes.length * 8);
  const state = Int32Array.from(initial);
  for (let at = 0; at < padded.length; at += 128) addBlock(state, view, at);
  const result = new DataView(new ArrayBuffer(48));
  for (let at = 0; at < 12; at++) result.setInt32(at * 4, state[at] ?? 0);
  return new Uint8Array(result.buffer);
}

/** The upper half of a 64-bit word that is rotated right; with the halves exchanged, the lower one. */
const rotated = (high: number, low: number, by: number): number =>
  by < 32 ? (high >>> by) | (low << (32 - by)) : (low >>> (by - 32)) | (high << (64 - by));

/** 1 if the sum of two lower halves exceeds 32 bits. */
const carry = (one: number, two: number): number => Number((one >>> 0) + (two >>> 0) >= 2 ** 32);

const halfAt = (array: Int32Array, index: number): number => array[index] as number;

const choice = (mask: number, one: number, other: number): number => (mask & one) ^ (~mask & other);

const majority = (one: number, two: number, three: number): number =>
  (one & two) ^ (one & three) ^ (two & three);

/** One half of a word that is rotated by three numbers, whose results are combined. */
const mixed = (high: number, low: number, one: number, two: number, three: number): number =>
  rotated(high, low, one) ^ rotated(high, low, two) ^ rotated(high, low, three);

function addBlock(state: Int32Array, view: DataView, start: number): void {
  for (let at = 0; at < 32; at++) words[at] = view.getInt32(start + at * 4);
  for (let at = 32; at < 160; at += 2) addWord(at);
  registers.set(state);
  for (let at = 0; at < 160; at += 2) addRound(at);
  for (let at = 0; at < 16; at += 2) add(state, at, halfAt(registers, at), halfAt(registers, at + 1));
}

/** Adds to the word whose upper half is at this index. */
function add(array: Int32Array, at: number, high: number, low: number): void {
  const before = halfAt(array, at + 1);
  array[at] = halfAt(array, at) + high + carry(before, low);
  array[at + 1] = before + low;
}

/** Computes a word from those that are 2, 7, 15 and 16 places before it. */
function addWord(at: number): void {
  const [nearHigh, nearLow] = [halfAt(words, at - 4), halfAt(words, at - 3)];
  const [farHigh, farLow] = [halfAt(words, at - 30), halfAt(words, at - 29)];
  const nearLower =
    rotated(nearLow, nearHigh, 19) ^ rotated(nearLow, nearHigh, 61) ^ ((nearLow >>> 6) | (nearHigh << 26));
  const farLower =
    rotated(farLow, farHigh, 1) ^ rotated(farLow, farHigh, 8) ^ ((farLow >>> 7) | (farHigh << 25));
  const nearUpper = rotated(nearHigh, nearLow, 19) ^ rotated(nearHigh, nearLow, 61) ^ (nearHigh >>> 6);
  const farUpper = rotated(farHigh, farLow, 1) ^ rotated(farHigh, farLow, 8) ^ (farHigh >>> 7);
  words[at] = halfAt(words, at - 32);
  words[at + 1] = halfAt(words, at - 31);
  add(words, at, halfAt(words, at - 14), halfAt(words, at - 13));
  add(words, at, nearUpper, nearLower);
  add(words, at, farUpper, farLower);
}

/** Moves each register on by one word. The last one becomes the first, and the first and the fifth get new values. */
function addRound(at: number): void {
  const [aHigh, aLow] = [halfAt(registers, 0), halfAt(registers, 1)];
  const [eHigh, eLow] = [halfAt(registers, 8), halfAt(registers, 9)];
  const highMajority = majority(aHigh, halfAt(registers, 2), halfAt(registers, 4));
  const lowMajority = majority(aLow, halfAt(registers, 3), halfAt(registers, 5));
  const highChoice = choice(eHigh, halfAt(registers, 10), halfAt(registers, 12));
  const lowChoice = choice(eLow, halfAt(registers, 11), halfAt(registers, 13));
  change[0] = halfAt(registers, 14);
  change[1] = halfAt(registers, 15);
  add(change, 0, mixed(eHigh, eLow, 14, 18, 41), mixed(eLow, eHigh, 14, 18, 41));
  add(change, 0, highChoice, lowChoice);
  add(change, 0, halfAt(constants, at), halfAt(constants, at + 1));
  add(change, 0, halfAt(words, at), halfAt(words, at + 1));
  registers.copyWithin(2, 0, 14);
  add(registers, 8, halfAt(change, 0), halfAt(change, 1));
  add(change, 0, mixed(aHigh, aLow, 28, 34, 39), mixed(aLow, aHigh, 28, 34, 39));
  add(change, 0, highMajority, lowMajority);
  registers.set(change);
}
