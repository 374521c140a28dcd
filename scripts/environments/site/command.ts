// Checks the site in docs/ in Chromium. With --screenshots FOLDER, it also stores pictures of its pages there.
import { parseArgs } from 'node:util';
import { Unavailable } from '../../npm-install.js';
import { root } from '../../run-command.js';
import { checkSite } from './check-site.js';
import { storeScreenshots } from './screenshots.js';

const { values } = parseArgs({ options: { screenshots: { type: 'string' } } });
const docs = `${root}/docs`;
try {
  const results = await checkSite(docs);
  const failures = results.filter(({ error }) => error !== undefined);
  for (const { name, error } of failures) console.error(`${name}: ${error}`);
  console.log(`the site in Chromium: ${results.length - failures.length} of ${results.length} checks passed`);
  if (failures.length > 0) process.exitCode = 1;
  if (values.screenshots !== undefined)
    for (const file of await storeScreenshots(docs, values.screenshots)) console.log(file);
} catch (error) {
  if (!(error instanceof Unavailable)) throw error;
  console.log(`left out: the site (${error.message})`);
}
