import { whileServing, withPage } from '../chromium/browser.js';
import type { Page } from '../chromium/devtools.js';
import type { CheckResult } from '../environment.js';
import { Playground } from './playground.js';

/** Checks the playground of a site in Chromium: each of its programs, edits, errors, and programs without end. */
export function checkSite(folder: string): Promise<CheckResult[]> {
  return whileServing(folder, (url) =>
    withPage((page) => runChecks(page, url, folder), { timeout: 600_000 }),
  );
}

const importClient = `import { createLedgerClient } from 'ledger-query-client';
const ledger = createLedgerClient({ network: 'mainnet' });
`;

type Checks = Readonly<Record<string, (playground: Playground, page: Page) => Promise<void>>>;

const checks: Checks = {
  'an edit changes the output': async (playground) => {
    equal(await playground.run(`console.log('edited', 6n * 7n, { list: [1n] });`), /^Done/);
    equal(await playground.text('[role=log]'), /^edited 42n \{\s*list: \[\s*1n\s*\]\s*\}$/);
  },
  'the program before the edit comes back': async (playground) => {
    await playground.click('reset');
    equal(await playground.outcome(), /^Done/);
    equal(await playground.text('[role=log]'), /^\d+n$/);
  },
  'a wrong parameter shows the error and its fields': async (playground) => {
    const code = `${importClient}await ledger.getAccounts({ limit: -1 });\n`;
    equal(await playground.run(code), /^An error was thrown/);
    equal(await playground.text('.failure'), /^ParameterError: getAccounts: limit must be/);
    for (const field of ['parameter', 'value', 'allowed'])
      equal(await playground.text('.failure dl'), new RegExp(`^${field}$`, 'm'));
  },
  'an error names its line': async (playground) => {
    await playground.run(`const one = 1;\nthrow new TypeError('refused');`);
    equal(await playground.text('.failure'), /^TypeError \(line 2\): refused/);
  },
  'an error of the service shows its status': async (playground) => {
    await playground.run(`${importClient}await ledger.getToken({ tokenId: '0.0.9999999' });`);
    equal(await playground.text('.failure'), /ApiError[\s\S]*status\s+404/);
  },
  'code that is no TypeScript is refused': async (playground) => {
    equal(await playground.run('const = 1;'), /cannot be read/);
    equal(await playground.text('.failure'), /SyntaxError.*\(1:7\)/);
  },
  'an unknown module is refused by name': async (playground) => {
    await playground.run(`import { read } from 'node:fs';\nread();`);
    equal(await playground.text('.failure'), /no module node:fs\. It has ledger-query-client,/);
  },
  'a program without end is stopped': async (playground) => {
    await playground.edit('while (true) {}');
    await playground.click('run');
    equal(await playground.outcome(1), /^Running/);
    await playground.click('stop');
    equal(await playground.outcome(), /^Stopped/);
    equal(await playground.run('console.log(1)'), /^Done/);
  },
  'a program that prints without end does not block the page': async (playground) => {
    await playground.edit('while (true) console.log(1)');
    await playground.click('run');
    await playground.outcome(1);
    await playground.click('stop');
    equal(await playground.text('[role=log]'), /no more than 1000 lines/);
  },
  'the types of a call are shown, and follow an edit': async (playground) => {
    await playground.edit(`${importClient}await ledger.getBlocks();`);
    equal(await playground.text('.types'), /getBlocks\(params\?: GetBlocksParams/);
  },
  'nothing is wider than a phone': async (playground, page) => {
    await page.resize(390, 844);
    await playground.click('reset');
    await playground.outcome();
    const width = await page.evaluate('document.documentElement.scrollWidth');
    if (width !== 390) throw new Error(`expected a width of 390 pixels, got ${width}`);
  },
};

async function runChecks(page: Page, url: string, folder: string): Promise<CheckResult[]> {
  const playground = new Playground(page);
  const results: CheckResult[] = [];
  const check = async (name: string, work: () => Promise<void>): Promise<void> => {
    try {
      await work();
      results.push({ name });
    } catch (error) {
      results.push({ name, error: String(error) });
    }
  };
  await page.resize(1280, 900);
  await playground.open(url);
  for (const { hash, title } of await playground.menu())
    await check(`runs: ${title}`, async () => {
      const outcome = await playground.choose(hash);
      equal(`${outcome} ${await playground.text('.failure')}`, /^Done in \d+ ms\. $/);
    });
  const [first] = await playground.menu();
  await playground.choose(first?.hash ?? '');
  for (const [name, work] of Object.entries(checks)) await check(name, () => work(playground, page));
  await check('only files of the site are requested', async () => {
    equal(
      page.requested.filter((address) => !address.startsWith(url) && !address.startsWith('blob:')).join(),
      /^$/,
    );
  });
  await check('it runs from a file', async () => {
    await playground.open(folder);
    equal(await playground.outcome(), /^Done/);
  });
  return results;
}

function equal(text: string, expected: RegExp): void {
  if (!expected.test(text)) throw new Error(`expected ${expected}, got ${JSON.stringify(text)}`);
}
