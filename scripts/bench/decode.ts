import { type Body, subjectTitle } from './bodies.js';
import type { Figure } from './figure.js';
import type { Part } from './part.js';
import { builtFile } from './plain-node.js';
import type { DecodeInput, DecodeResult, Step } from './processes/decode-input.js';
import { median, ratios } from './statistics.js';

const part = 'decoding alone';
const steps: readonly Step[] = ['JSON.parse', 'parse + validate', 'parse + validate + int64'];

/** What checks and exact integers cost beside parsing. */
export const decode: Part = async ({ workshop, bodies, smoke }) => {
  const result = await workshop.run<DecodeResult>('decode', {
    dist: builtFile('.'),
    bodies,
    rounds: smoke ? 3 : 60,
    measurement: smoke ? 2 : 10,
  } satisfies DecodeInput);
  return { figures: bodies.flatMap((body) => figuresOf(body, result)), notes: [] };
};

function figuresOf(body: Body, result: DecodeResult): Figure[] {
  const samples = result[body.name];
  if (!samples) return [];
  return steps.map((name) => ({
    part,
    subject: subjectTitle(body),
    name,
    headline: name === 'parse + validate + int64',
    amount: { value: median(samples[name]), unit: 'ms' as const },
    ...(name === 'JSON.parse'
      ? {}
      : { ratio: { ...ratios(samples[name], samples['JSON.parse']), of: 'JSON.parse' } }),
    // One entity takes a thousandth of a millisecond, so that nothing is aimed at there.
    ...(name === 'parse + validate + int64' && body.name !== 'block'
      ? { target: { most: body.name === 'accounts' ? 3.5 : 1.35 } }
      : {}),
  }));
}
