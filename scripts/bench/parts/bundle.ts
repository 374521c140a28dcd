import { build } from 'esbuild';
import {
  bundleSettings,
  bundles,
  compressed,
  type MeasuredBundle,
  sizeByRolldown,
  sizeOf,
} from '../bundle.js';
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
      counts: 'at first',
      more: `${own.all.toFixed(1)} kB in one file; ${rolled.toFixed(1)} kB by Rolldown`,
      target: measured.target === undefined ? undefined : { most: measured.target },
    });
    if (measured.heyApi === undefined) continue;
    figures.push(
      {
        ...place,
        name: 'ledger-query-client, split',
        value: await sizeInAll(measured.ours),
        counts: 'in all',
      },
      { ...place, name: 'ledger-query-client, whole', value: own.all, counts: 'in one file' },
    );
    if (!heyApi) continue;
    // It loads nothing on demand.
    const { first } = await sizeOf(measured.heyApi, heyApi.folder);
    figures.push({ ...place, name: 'hey-api', value: first, counts: 'at first, in all and in one file' });
  }
  return figures;
}

/** Size in kB of all files that esbuild makes if it splits the code. */
async function sizeInAll(contents: string): Promise<number> {
  const split = { splitting: true, outdir: 'split', write: false } as const;
  const { outputFiles } = await build({ ...bundleSettings(contents), ...split });
  return outputFiles.reduce((sum, file) => sum + compressed(file.contents), 0);
}
