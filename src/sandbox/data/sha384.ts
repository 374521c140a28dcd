// SHA-384 (FIPS 180-4) without waiting: Web Crypto answers later, and the data of the sandbox is made at once. Each word of 64
// bits is two numbers of 32, because bigints take twenty times as long.

const primes: number[] = [];
for (let candidate = 2; primes.length < 80; candidate++)
  if (primes.every((prime) => candidate % prime !== 0)) primes.push(candidate);

/** The first 64 bits of the fraction of a root. */
function fractionOfRoot(prime: number, degree: bigint): [high: number, low: number] {
  const target = BigInt(prime) << (64n * degree);
  let root = 0n;
  for (let bit = 1n << 68n; bit > 0n; bit >>= 1n) if ((root + bit) ** degree <= target) root += bit;
  return [Number((root >> 32n) & 0xffffffffn) | 0, Number(root & 0xffffffffn) | 0];
}

const constants = Int32Array.from(primes.flatMap((prime) => fractionOfRoot(prime, 3n)));
const initial = Int32Array.from(primes.slice(8, 16).flatMap((prime) => fractionOfRoot(prime, 2n)));
const words = new Int32Array(160);

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

/** The number of times that the sum of these lower halves exceeds 32 bits. */
const carry = (one: number, two: number, three = 0, four = 0, five = 0): number =>
  Math.floor(((one >>> 0) + (two >>> 0) + (three >>> 0) + (four >>> 0) + (five >>> 0)) / 2 ** 32);

function addBlock(state: Int32Array, view: DataView, start: number): void {
  const w = words;
  for (let at = 0; at < 32; at++) w[at] = view.getInt32(start + at * 4);
  for (let at = 32; at < 160; at += 2) {
    const [h1 = 0, l1 = 0, h0 = 0, l0 = 0] = [w[at - 4], w[at - 3], w[at - 30], w[at - 29]];
    const s1 = rotated(l1, h1, 19) ^ rotated(l1, h1, 61) ^ ((l1 >>> 6) | (h1 << 26));
    const s0 = rotated(l0, h0, 1) ^ rotated(l0, h0, 8) ^ ((l0 >>> 7) | (h0 << 25));
    const S1 = rotated(h1, l1, 19) ^ rotated(h1, l1, 61) ^ (h1 >>> 6);
    const S0 = rotated(h0, l0, 1) ^ rotated(h0, l0, 8) ^ (h0 >>> 7);
    const [h7 = 0, l7 = 0, h16 = 0, l16 = 0] = [w[at - 14], w[at - 13], w[at - 32], w[at - 31]];
    w[at + 1] = s1 + l7 + s0 + l16;
    w[at] = S1 + h7 + S0 + h16 + carry(s1, l7, s0, l16);
  }
  let [a, A, b, B, c, C, d, D, e, E, f, F, g, G, h, H] = Array.from(state) as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  // Lower-case letters are upper halves here, and upper-case letters lower ones.
  for (let at = 0; at < 160; at += 2) {
    const [kh = 0, kl = 0, wh = 0, wl = 0] = [constants[at], constants[at + 1], w[at], w[at + 1]];
    const s1 = rotated(e, E, 14) ^ rotated(e, E, 18) ^ rotated(e, E, 41);
    const S1 = rotated(E, e, 14) ^ rotated(E, e, 18) ^ rotated(E, e, 41);
    const [choice, Choice] = [(e & f) ^ (~e & g), (E & F) ^ (~E & G)];
    const T1 = H + S1 + Choice + kl + wl;
    const t1 = h + s1 + choice + kh + wh + carry(H, S1, Choice, kl, wl);
    const s0 = rotated(a, A, 28) ^ rotated(a, A, 34) ^ rotated(a, A, 39);
    const S0 = rotated(A, a, 28) ^ rotated(A, a, 34) ^ rotated(A, a, 39);
    const [majority, Majority] = [(a & b) ^ (a & c) ^ (b & c), (A & B) ^ (A & C) ^ (B & C)];
    [h, H, g, G, f, F] = [g, G, f, F, e, E];
    e = (d + t1 + carry(D, T1)) | 0;
    E = (D + T1) | 0;
    [d, D, c, C, b, B] = [c, C, b, B, a, A];
    a = (t1 + s0 + majority + carry(T1, S0, Majority)) | 0;
    A = (T1 + S0 + Majority) | 0;
  }
  [a, A, b, B, c, C, d, D, e, E, f, F, g, G, h, H].forEach((value, at) => {
    const low = at % 2 === 0 ? carry(state[at + 1] ?? 0, [A, B, C, D, E, F, G, H][at / 2] ?? 0) : 0;
    w[at] = (state[at] ?? 0) + value + low;
  });
  state.set(w.subarray(0, 16));
}
