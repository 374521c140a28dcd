import { type AbiParameter, encodeAbiParameters, getAddress, type Hex, keccak256, stringToBytes } from 'viem';

/** Numbers that a seed draws, from 0 to 1. */
export function drawn(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    return (state >>> 0) / 2 ** 32;
  };
}

const texts = ['', 'text', 'Ünïcödé 🙂', 'x'.repeat(40), '0x12'];

/** A value of an ABI type, in the form that viem decodes it to. */
export function anyValue(parameter: AbiParameter, random: () => number): unknown {
  const { type } = parameter;
  const integer = (most: number): number => Math.floor(random() * most);
  const bytes = (count: number): Hex =>
    `0x${Array.from({ length: count }, () => integer(256).toString(16).padStart(2, '0')).join('')}`;
  const [, itemType, count] = /^(.*)\[(\d*)\]$/.exec(type) ?? [];
  if (itemType !== undefined) {
    const length = count ? Number(count) : integer(3);
    return Array.from({ length }, () => anyValue({ ...parameter, type: itemType }, random));
  }
  if (type === 'tuple') {
    const components = 'components' in parameter ? parameter.components : [];
    const values = components.map((one) => anyValue(one, random));
    if (components.some(({ name }) => !name)) return values;
    return Object.fromEntries(components.map(({ name }, index) => [name, values[index]]));
  }
  if (type === 'address') return getAddress(bytes(20));
  if (type === 'bool') return random() < 0.5;
  if (type === 'string') return texts[integer(texts.length)];
  if (type === 'bytes') return bytes(integer(70));
  if (type === 'function') return bytes(24);
  const [, size] = /^bytes(\d+)$/.exec(type) ?? [];
  if (size) return bytes(Number(size));
  const [, unsigned, bits = '256'] = /^(u?)int(\d*)$/.exec(type) ?? [];
  const highest = 2n ** BigInt(Number(bits || 256) - (unsigned ? 0 : 1)) - 1n;
  const choices = [0n, 1n, highest, highest / 3n, unsigned ? highest : -highest - 1n];
  const value = choices[integer(choices.length)] ?? 0n;
  return Number(bits || 256) <= 48 ? Number(value) : value;
}

/** The topic of an indexed argument in a log, and the value that it reveals: of texts, arrays and tuples, the hash only. */
export function asTopic(parameter: AbiParameter, value: unknown): { topic: Hex; known: unknown } {
  const { type } = parameter;
  if (type === 'string' || type === 'bytes' || type === 'tuple' || type.endsWith(']')) {
    const bytes = type === 'string' ? stringToBytes(String(value)) : undefined;
    // Arrays and tuples have an encoding of their own, of which a reader sees the hash only, so any hash serves.
    const encoded = type === 'bytes' ? (value as Hex) : encodeAbiParameters([parameter], [value]);
    const topic = keccak256(bytes ?? encoded);
    return { topic, known: topic };
  }
  return { topic: encodeAbiParameters([parameter], [value]), known: value };
}
