// Merges the changes of an official ledger description into ours, and prints what a person has to do. With --check, as in
// `npm run compare-spec`, it only prints.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { networks } from '../../src/values/networks.js';
import { parseDescription } from '../generate/read/read-description.js';
import { root } from '../run-command.js';
import { merge } from './merge.js';
import { missingTexts } from './missing-texts.js';
import { readOther } from './read-other.js';
import { exitCode, reportText } from './report.js';
import { skeletonText } from './skeleton.js';

const failed = 2;
const words = process.argv.slice(2);
const [source = '', ...others] = words.filter((word) => word !== '--check');
const isWritten = !words.includes('--check');
if (source === '' || source.startsWith('-') || others.length > 0) {
  console.error('usage: npm run bump -- SOURCE, or npm run compare-spec -- SOURCE');
  console.error(`SOURCE is a file, a URL, or the name of a network: ${Object.keys(networks).join(', ')}`);
  process.exit(failed);
}
const basePath = join(root, 'openapi', 'official.yaml');
const ourPath = join(root, 'openapi', 'ledger.yaml');
try {
  const fresh = await readOther(source, fetch);
  const ours = await readFile(ourPath, 'utf8');
  const merged = merge(parseDescription(await readFile(basePath, 'utf8')), fresh, ours);
  const nextBase = skeletonText(fresh);
  const report = { ...merged, isWritten, missing: missingTexts(isWritten ? merged.text : ours) };
  if (isWritten) {
    await writeFile(ourPath, merged.text);
    await writeFile(basePath, nextBase);
  }
  console.log(reportText(report));
  process.exitCode = exitCode(report);
} catch (error) {
  const work = isWritten ? 'merged' : 'compared';
  console.error(`${source} cannot be ${work}: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = failed;
}
