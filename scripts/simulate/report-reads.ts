import { simulateReads, worlds } from './reads.js';
import type { Tally } from './tally.js';

const isOurs = (name: string): boolean => name.startsWith('after');

/** Prints how habits and the client read after so many writes in each world whose name begins so. */
export async function reportReads(all: number, begin: string): Promise<void> {
  for (const world of worlds.filter(({ name }) => name.startsWith(begin))) {
    const began = process.cpuUsage();
    const trials = Math.ceil(all * (world.share ?? 1));
    const tallies = await simulateReads(world, trials);
    const { user, system } = process.cpuUsage(began);
    console.log(`\n${world.name}: ${trials} trials, ${((user + system) / 1e6).toFixed(0)} s of computing`);
    for (const [name, tally] of tallies) {
      const { reads, missing, stale, behind, failed, requests, delays } = tally;
      // Of 28 kinds and several clients, only those are listed that were not as they should be.
      if (world.isOfKinds && missing + stale + behind + failed === 0) continue;
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
          ...(behind > 0 ? [`${share(behind)} reported as behind`] : []),
          ...(failed > 0 ? [`${share(failed)} failed`] : []),
          `${(requests / reads).toFixed(2)} requests`,
          `median ${at(0.5)} s, 99 % ${at(0.99)} s, last ${at(1)} s`,
        ].join(', '),
      );
    }
    // The client that reads stands before the colon, where there are several.
    const clients = new Set([...tallies.keys()].filter(isOurs).map((name) => name.split(':')[0] ?? ''));
    for (const client of clients) {
      const ours = [...tallies].filter(([name]) => name.startsWith(`${client}:`));
      const sum = (of: keyof Tally, tallied = ours): number =>
        tallied.reduce((total, [, tally]) => total + Number(tally[of]), 0);
      const timeless = ours.filter(([name]) => /timeless|proves nothing/.test(name));
      console.log(
        [
          `${client}, all of them: ${(sum('requests') / sum('reads')).toFixed(2)} requests a read`,
          `${sum('stale')} stale (${sum('stale', timeless)} of replies without a time)`,
          `${sum('missing')} false 404s`,
          `${sum('behind')} reported as behind`,
          `${sum('failed')} failed`,
          `median ${medianOf(ours.flatMap(([, { delays }]) => delays)).toFixed(1)} s`,
        ].join(', '),
      );
    }
  }
}

function medianOf(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;
}
