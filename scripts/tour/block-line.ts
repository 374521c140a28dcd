const blocks = '▁▂▃▄▅▆▇█';

export function blockLine(counts: readonly number[]): string {
  const most = Math.max(...counts);
  return counts
    .map((count) => (count === 0 ? ' ' : blocks.charAt(Math.ceil((count / most) * blocks.length) - 1)))
    .join('');
}

export function perMinute(moments: readonly Date[]): number[] {
  const minutes = moments.map((moment) => Math.floor(moment.getTime() / 60_000));
  const first = Math.min(...minutes);
  const counts: number[] = [];
  for (const minute of minutes) counts[minute - first] = (counts[minute - first] ?? 0) + 1;
  return Array.from(counts, (count) => count ?? 0);
}
