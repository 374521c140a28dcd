import { leastTime, measured, type Setting } from '../../test/scans/measured.js';
import { type World, worlds } from '../../test/scans/worlds.js';

const rates = [5, 20, 50, Number.POSITIVE_INFINITY];

/** All that is tried at one rate with pages of one size. */
function settings(rate: number, size: number): Setting[] {
  return [2, 8, 32, 100].flatMap((concurrency) =>
    (['even', 'uneven'] as const).map((latency) => ({ rate, size, concurrency, latency })),
  );
}

/** Prints how near scans come to the least time and to the requests of a walk, where items lie in many ways. */
export async function simulateScans(items: number, name: string): Promise<void> {
  console.log(
    `median (most) of 16 scans each: 25 and 100 items a page, 2 to 100 at once, even and uneven latency`,
  );
  for (const world of worlds.filter((one) => one.name.startsWith(name))) {
    const keys = world.keys(items);
    for (const rate of rates) await report(world, keys, rate);
  }
}

async function report({ name, list }: World, keys: readonly bigint[], rate: number): Promise<void> {
  const times: number[] = [];
  const rated: number[] = [];
  const walks: number[] = [];
  const bounds: number[] = [];
  for (const size of [25, 100]) {
    const walk = await measured(
      list,
      keys,
      { rate: Infinity, size, concurrency: 1, latency: 'even' },
      'walk',
    );
    for (const setting of settings(rate, size)) {
      const scan = await measured(list, keys, setting);
      if (scan.keys.join() !== walk.keys.join())
        throw new Error(`other items than those of a walk: ${name}, ${JSON.stringify(setting)}`);
      rated.push((scan.duration * rate * size) / (1000 * keys.length));
      times.push(scan.duration / leastTime(walk.requests, setting));
      walks.push(scan.requests / walk.requests);
      bounds.push(scan.requests / (2 * walk.requests + setting.concurrency));
    }
  }
  const isLimited = Number.isFinite(rate);
  const at = isLimited ? `${rate}/s` : 'no limit';
  const ofRate = isLimited ? `, ${shown(rated)} of items / (rate x page)` : '';
  console.log(
    `${name.padEnd(34)} ${at.padStart(8)}: time ${shown(times)} of the least${ofRate}, requests ${shown(walks)} of a walk's, ${shown(bounds)} of what may be sent`,
  );
}

function shown(values: readonly number[]): string {
  const sorted = [...values].sort((a, b) => a - b);
  const median = sorted[sorted.length >> 1] ?? 0;
  return `${median.toFixed(2)} (${(sorted.at(-1) ?? 0).toFixed(2)})`;
}
