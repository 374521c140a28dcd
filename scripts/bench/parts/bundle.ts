import { sizeByRolldown, sizeOf } from '../bundle.js';
import { type Asked, bundles } from '../bundles.js';
import type { Figure } from '../figure.js';
import type { Setting } from '../workshop.js';

/** What an app grows by. */
export default async function bundle({ heyApi }: Setting): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [subject, asked] of Object.entries<Asked>(bundles)) {
    const place = {
      part: 'bundle, min+gzip',
      subject,
      unit: 'kB',
      charted: asked.heyApi !== undefined,
    } as const;
    const own = await sizeOf(asked.ours);
    const rolled = await sizeByRolldown(asked.ours);
    figures.push({
      ...place,
      name: 'ledger-query-client',
      value: own.first,
      more: `${own.all.toFixed(1)} kB with all of it; ${rolled.toFixed(1)} kB by Rolldown`,
      target: asked.target === undefined ? undefined : { most: asked.target },
    });
    if (!heyApi || asked.heyApi === undefined) continue;
    const { first } = await sizeOf(asked.heyApi, heyApi.folder);
    figures.push({ ...place, name: 'hey-api', value: first });
  }
  return figures;
}
