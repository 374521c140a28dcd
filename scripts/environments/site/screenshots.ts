import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { whileServing, withPage } from '../chromium/browser.js';
import type { Page } from '../chromium/devtools.js';
import { Playground } from './playground.js';

const windows = { phone: [390, 844], desktop: [1280, 900] } as const;
const edited = `import { createLedgerClient, formatHbar } from 'ledger-query-client';

const ledger = createLedgerClient({ network: 'mainnet' });
const { balance } = await ledger.getAccount({ idOrAliasOrEvmAddress: '0.0.1001', transactions: false });
console.log(formatHbar(balance?.balance ?? 0n), 'ℏ');
`;

/** Pictures of the home page, of a part of the reference, and of the playground before and after an edit. */
const pictures: Readonly<Record<string, (page: Page, url: string) => Promise<void>>> = {
  home: (page, url) => page.open(`${url}/index.html`),
  'operations of tokens': (page, url) =>
    page.open(`${url}/interfaces/ledger-query-client.LedgerClient.html#tokens-1`),
  playground: (page, url) => new Playground(page).open(url),
  'playground, edited': async (page, url) => {
    const playground = new Playground(page);
    await playground.open(url);
    await playground.run(edited);
  },
  'playground, error': async (page, url) => {
    const playground = new Playground(page);
    await playground.open(url);
    await playground.run(edited.replace("'0.0.1001'", "'0.0.1001-abcde', limit: 1000"));
  },
};

/** Stores a PNG of each picture in each window, light and dark. Returns the names of the files. */
export function storeScreenshots(docs: string, folder: string): Promise<string[]> {
  return whileServing(docs, (url) =>
    withPage(async (page) => {
      await mkdir(folder, { recursive: true });
      const files: string[] = [];
      for (const scheme of ['light', 'dark'] as const)
        for (const [window, [width, height]] of Object.entries(windows))
          for (const [name, open] of Object.entries(pictures)) {
            await page.setColorScheme(scheme);
            await page.resize(width, height);
            await open(page, url);
            const file = join(folder, `${name.replaceAll(/\W+/g, '-')}-${window}-${scheme}.png`);
            await writeFile(file, await page.screenshot());
            files.push(file);
          }
      return files;
    }),
  );
}
