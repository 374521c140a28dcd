import { subjectTitle } from './bodies.js';
import type { Figure } from './figure.js';
import { median, ratios } from './statistics.js';
import type { Part, Result } from './workshop.js';

type Taken = Result<'memory'>;

const flags = ['--expose-gc', '--max-semi-space-size=128', '--min-semi-space-size=128'];

/** What checked and decoded data take up. It hardly varies, so that few rounds do. */
export const memory: Part = async ({ workshop, bodies, smoke }) => {
  const figures: Figure[] = [];
  for (const body of bodies.filter(({ name }) => name === 'transactions' || (name !== 'block' && !smoke))) {
    const input = { body, copies: 200 };
    const plain: Taken[] = [];
    const whole: Taken[] = [];
    for (let round = 0; round < (smoke ? 1 : 3); round++) {
      plain.push(await workshop.run('memory', { ...input, how: 'JSON.parse' }, flags));
      whole.push(await workshop.run('memory', { ...input, how: 'parse + validate + int64' }, flags));
    }
    const figure = (name: string, of: 'kept' | 'peak', more: Partial<Figure> = {}): Figure => {
      const values = whole.map((bytes) => bytes[of] / 1000);
      const others = plain.map((bytes) => bytes[of] / 1000);
      return {
        part: 'memory',
        subject: subjectTitle(body),
        name,
        amount: { value: median(values), unit: 'kB' },
        ratio: { ...ratios(values, others), of: 'JSON.parse' },
        ...more,
      };
    };
    figures.push(
      figure('kept by the data', 'kept', { headline: true, target: { most: 1.5 } }),
      figure('taken up while it is read', 'peak'),
    );
  }
  return figures;
};
