import { bundleSize, importNames, imports } from './bundle-sizes.js';
import type { Figure, Target } from './figure.js';
import type { HeyApiClient } from './hey-api.js';
import type { Part } from './part.js';

const part = 'bundle, min+gzip';

const targets: Partial<Record<keyof typeof imports, Target>> = {
  oneList: { most: 12 },
  oneLookup: { most: 12 },
  ledger: { most: 40 },
};

/** What a bundle grows by. */
export const bundle: Part = async ({ heyApi }) => {
  const figures: Figure[] = [];
  for (const name of Object.keys(imports) as (keyof typeof imports)[]) {
    const target = targets[name];
    figures.push({
      part,
      subject: 'ledger-query-client',
      name: importNames[name],
      headline: name !== 'sandbox',
      amount: { value: await bundleSize(imports[name]), unit: 'kB' },
      ...(target ? { target } : {}),
    });
  }
  if (heyApi) figures.push(...(await heyApiSizes(heyApi)));
  return { figures, notes: [] };
};

async function heyApiSizes({ folder }: HeyApiClient): Promise<Figure[]> {
  const asked = {
    'one list (getContracts)': "export { getContracts } from './sdk.gen';",
    'one lookup (getBlock)': "export { getBlock } from './sdk.gen';",
    'the ledger client': "export * from './sdk.gen';",
  };
  return Promise.all(
    Object.entries(asked).map(
      async ([name, contents]): Promise<Figure> => ({
        part,
        subject: 'hey-api',
        name,
        amount: { value: await bundleSize(contents, folder), unit: 'kB' },
      }),
    ),
  );
}
