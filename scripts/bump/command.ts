// Merges the changes of an official ledger description into ours, and prints what a person has to decide. With --check, as
// in `npm run compare-spec`, it only prints.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { parseDescription } from '../generate/read/read-description.js';
import { root } from '../run-command.js';
import { merge } from './merge.js';
import { readOther } from './read-other.js';
import { exitCode, reportLines } from './report.js';
import { skeletonText } from './skeleton.js';

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
  process.exit(2);
}
const base = join(root, 'openapi', 'official.yaml');
const ours = join(root, 'openapi', 'ledger.yaml');
try {
  const fresh = await readOther(source, fetch);
  if (!values.base) {
    const text = await readFile(ours, 'utf8');
    const merged = merge(parseDescription(await readFile(base, 'utf8')), fresh, text);
    for (const line of reportLines(merged.changes)) console.log(line);
    if (!values.check && !merged.isStep && merged.changes.some(({ outcome }) => outcome === 'merged'))
      console.log(
        'x-since is left out of the new parts: this is more than one version. Add it where you know the version.',
      );
    const isOpen = merged.changes.some(({ outcome }) => outcome === 'conflict' || outcome === 'by hand');
    process.exitCode = values.check ? exitCode(merged.changes) : isOpen ? 1 : 0;
    if (!values.check && merged.text !== text) await writeFile(ours, merged.text);
  }
  if (!values.check) await writeFile(base, skeletonText(fresh));
} catch (error) {
  const work = values.check ? 'compared' : 'merged';
  console.error(`${source} cannot be ${work}: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 2;
}
