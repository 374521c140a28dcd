import { simulateReads, worlds } from './reads.js';

/** Prints how habits and the client read after so many writes in each world whose name begins so. */
export async function reportReads(all: number, begin: string): Promise<void> {
  for (const world of worlds.filter(({ name }) => name.startsWith(begin))) {
    const began = process.cpuUsage();
    const trials = Math.ceil(all * (world.share ?? 1));
    const tallies = await simulateReads(world, trials);
    const { user, system } = process.cpuUsage(began);
    console.log(`\n${world.name}: ${trials} trials, ${((user + system) / 1e6).toFixed(0)} s of computing`);
    for (const [name, { reads, missing, stale, behind, requests, delays }] of tallies) {
      const sorted = [...delays].sort((a, b) => a - b);
      const at = (place: number): string =>
        (sorted[Math.floor(place * (sorted.length - 1))] ?? 0).toFixed(1).padStart(5);
      const share = (count: number): string =>
        `${count} (${((100 * count) / reads).toFixed(2)} %)`.padStart(14);
      console.log(
        [
          name.padEnd(52),
          `${String(reads).padStart(6)} reads`,
          `${share(missing)} missing`,
          `${share(stale)} stale`,
          ...(behind > 0 ? [`${share(behind)} told as behind`] : []),
          `${(requests / reads).toFixed(2)} requests`,
          `median ${at(0.5)} s, 99 % ${at(0.99)} s, last ${at(1)} s`,
        ].join(', '),
      );
    }
    const ours = [...tallies].filter(([name]) => name.startsWith('after'));
    const sum = (of: 'reads' | 'requests'): number => ours.reduce((total, [, tally]) => total + tally[of], 0);
    console.log(`after, all of them: ${(sum('requests') / sum('reads')).toFixed(2)} requests a read`);
  }
}
