// Merges what is new in an official description of the ledger's service into ours, and prints what there is to decide.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseDescription } from '../generate/read/read-description.js';
import { root } from '../run-command.js';
import { merge } from './merge.js';
import { readOther } from './read-other.js';
import { reportLines } from './report.js';
import { skeletonText } from './skeleton.js';

const [source, flag] = process.argv.slice(2);
if (source === undefined || (flag !== undefined && flag !== '--base')) {
  console.error(
    'usage: npm run bump -- FILE|URL|NETWORK [--base, which only writes the base of later bumps]',
  );
  process.exit(2);
}
const base = join(root, 'openapi', 'official.yaml');
const ours = join(root, 'openapi', 'ledger.yaml');
try {
  const fresh = await readOther(source, fetch);
  if (flag === undefined) {
    const text = await readFile(ours, 'utf8');
    const merged = merge(parseDescription(await readFile(base, 'utf8')), fresh, text);
    for (const line of reportLines(merged.changes)) console.log(line);
    if (merged.text !== text) await writeFile(ours, merged.text);
    process.exitCode = merged.changes.some(({ outcome }) => outcome === 'conflict' || outcome === 'by hand')
      ? 1
      : 0;
  }
  await writeFile(base, skeletonText(fresh));
} catch (error) {
  console.error(`${source} cannot be merged: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 2;
}
