// Merges the changes of an official ledger description into ours, and prints what a person has to do. With --check, as in
// `npm run compare-spec`, it only prints.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { parseDescription } from '../generate/read/read-description.js';
import { root } from '../run-command.js';
import { merge } from './merge.js';
import { missingTexts } from './missing-texts.js';
import { readOther } from './read-other.js';
import { exitCode, reportText } from './report.js';
import { skeletonText } from './skeleton.js';

const failed = 2;
const { values, positionals } = parseArgs({
  options: { base: { type: 'boolean' }, check: { type: 'boolean' } },
  allowPositionals: true,
});
const [source, ...others] = positionals;
if (source === undefined || others.length > 0) {
  console.error(
    'usage: npm run bump -- FILE|URL|NETWORK [--base, which writes only the base of later bumps]\n' +
      '       npm run compare-spec -- FILE|URL|NETWORK (mainnet, testnet, previewnet or local)',
  );
  process.exit(failed);
}
const basePath = join(root, 'openapi', 'official.yaml');
const ourPath = join(root, 'openapi', 'ledger.yaml');
const isWritten = !values.check;
try {
  const fresh = await readOther(source, fetch);
  if (!values.base) {
    const ours = await readFile(ourPath, 'utf8');
    const merged = merge(parseDescription(await readFile(basePath, 'utf8')), fresh, ours);
    const report = { ...merged, isWritten, missing: missingTexts(isWritten ? merged.text : ours) };
    console.log(reportText(report));
    process.exitCode = exitCode(report);
    if (isWritten && merged.text !== ours) await writeFile(ourPath, merged.text);
  }
  if (isWritten) await writeFile(basePath, skeletonText(fresh));
} catch (error) {
  const work = isWritten ? 'merged' : 'compared';
  console.error(`${source} cannot be ${work}: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = failed;
}
