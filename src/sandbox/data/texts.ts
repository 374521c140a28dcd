import { cyclicItem } from './cyclic-item.js';
import type { Random } from './random.js';

export interface TextChunk {
  bytes: Uint8Array;
  /** Null for a text that is not split. */
  chunk: { group: number; number: number; total: number } | null;
}

const sentences = [
  'Container 4471 left the port of Århus at dawn.',
  'Temperature 21.4 °C, humidity 48 %.',
  'Invoice 2209 stableAccounts: 1 250,00 €.',
  '投票が締め切られました。',
  'Vote counted: 17 for, 4 against 🗳️.',
  'Sensor replaced by the night shift; readings resume — no gap.',
  'Übergabe bestätigt, Unterschrift liegt vor.',
] as const;

export function makeTexts(random: Random, count: number): TextChunk[] {
  const parts: TextChunk[] = [];
  let group = 0;
  while (parts.length < count) {
    const total = cyclicItem([3, 4], group);
    const left = count - parts.length;
    if (left < total || !(group === 0 || random.chance(0.12))) {
      parts.push({ bytes: encode(random, 1), chunk: null });
      continue;
    }
    const chunks = split(encode(random, total), total).map((bytes, at) => ({
      bytes,
      chunk: { group, number: at + 1, total },
    }));
    parts.push(...chunks);
    if (left > total && group % 2 === 0)
      parts.splice(parts.length - 1, 0, { bytes: encode(random, 1), chunk: null });
    group += 1;
  }
  return parts;
}

function encode(random: Random, count: number): Uint8Array {
  const text = Array.from({ length: count }, () => random.pick(sentences)).join(' ');
  return new TextEncoder().encode(text);
}

/** May split within a character. */
function split(bytes: Uint8Array, count: number): Uint8Array[] {
  const size = Math.ceil(bytes.length / count);
  return Array.from({ length: count }, (_, at) => bytes.subarray(at * size, (at + 1) * size));
}
