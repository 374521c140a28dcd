import type { Figure } from '../figure.js';
import { runWithTrouble, switches, type Trouble, troubles } from '../host-troubles.js';
import type { Setting } from '../part-runner.js';

/** Compares the 99th percentile of a lookup with that of a healthy host, while the first of three hosts has a trouble. */
export default async function hosts({ smoke }: Setting): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const trouble of Object.keys(troubles) as Trouble[]) {
    const seconds = smoke ? 10 : trouble === 'stands still' ? 600 : 120;
    const healthy = await runWithTrouble({ seed: 1, trouble: undefined, by: 'one host', seconds });
    for (const by of switches) {
      const run = await runWithTrouble({ seed: 1, trouble, by, seconds });
      const ratio = run.p99 / healthy.p99;
      const more = 100 * (run.requests / healthy.requests - 1);
      const { failed, stale, lost, twice } = run;
      figures.push({
        part: 'hosts',
        subject: `the first of three hosts ${trouble}, ${run.calls} calls`,
        name: by,
        // Infinite if too many calls fail.
        ...(Number.isFinite(ratio) && {
          value: run.p99,
          unit: 'ms' as const,
          ratio: { median: ratio, low: ratio, high: ratio, of: 'a healthy host' },
        }),
        ...(by === 'hosts' && { target: { most: 1.2 } }),
        more: `${failed} failed, ${stale} stale; items: ${lost} lost, ${twice} twice; ${more.toFixed(1)} % more requests`,
      });
    }
    if (smoke) break;
  }
  return figures;
}
