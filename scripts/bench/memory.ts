import { type Body, subjectTitle } from './bodies.js';
import type { Figure } from './figure.js';
import type { Part } from './part.js';
import { builtFile, type Workshop } from './plain-node.js';
import type { MemoryInput, MemoryResult } from './processes/memory-input.js';
import { median, ratios } from './statistics.js';

const part = 'memory';
const flags = ['--expose-gc', '--max-semi-space-size=128', '--min-semi-space-size=128'];

/** What checked and decoded data take up. It hardly varies, so that few rounds do. */
export const memory: Part = async ({ workshop, bodies, smoke }) => {
  const figures: Figure[] = [];
  for (const body of bodies.filter(({ name }) => name === 'transactions' || (name !== 'block' && !smoke)))
    figures.push(...(await figuresOf(body, workshop, smoke ? 1 : 3)));
  return { figures, notes: [] };
};

async function figuresOf(body: Body, workshop: Workshop, rounds: number): Promise<Figure[]> {
  const plain: MemoryResult[] = [];
  const whole: MemoryResult[] = [];
  const run = (how: MemoryInput['how']): Promise<MemoryResult> => {
    const { name, text } = body;
    const input: MemoryInput = { dist: builtFile('.'), name, text, how, copies: 200 };
    return workshop.run('memory', input, flags);
  };
  for (let round = 0; round < rounds; round++) {
    plain.push(await run('JSON.parse'));
    whole.push(await run('parse + validate + int64'));
  }
  const figure = (name: string, of: keyof MemoryResult): Figure => {
    const values = whole.map((result) => result[of] / 1000);
    const others = plain.map((result) => result[of] / 1000);
    return {
      part,
      subject: subjectTitle(body),
      name,
      headline: of === 'kept',
      amount: { value: median(values), unit: 'kB' },
      ratio: { ...ratios(values, others), of: 'JSON.parse' },
      ...(of === 'kept' ? { target: { most: 1.5 } } : {}),
    };
  };
  return [figure('kept by the data', 'kept'), figure('taken up while it is read', 'peak')];
}
