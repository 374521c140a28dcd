import { bundles, type MeasuredBundle, sizeByRolldown, sizeOf } from '../bundle.js';
import type { Figure } from '../figure.js';
import type { Setting } from '../part-runner.js';

export default async function bundle({ heyApi }: Setting): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [subject, measured] of Object.entries<MeasuredBundle>(bundles)) {
    const place = {
      part: 'bundle, min+gzip',
      subject,
      unit: 'kB',
      charted: measured.heyApi !== undefined,
    } as const;
    const own = await sizeOf(measured.ours);
    const rolled = await sizeByRolldown(measured.ours);
    figures.push({
      ...place,
      name: 'ledger-query-client',
      value: own.first,
      more: `${own.all.toFixed(1)} kB with all of it; ${rolled.toFixed(1)} kB by Rolldown`,
      target: measured.target === undefined ? undefined : { most: measured.target },
    });
    if (!heyApi || measured.heyApi === undefined) continue;
    const { first } = await sizeOf(measured.heyApi, heyApi.folder);
    figures.push({ ...place, name: 'hey-api', value: first });
  }
  return figures;
}
