// Tells what another description of the ledger's service has that the last official one has not, and where ours stands.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readDescription } from '../generate/read/read-description.js';
import { root } from '../run-command.js';
import { merge } from './merge.js';
import { readOther } from './read-other.js';
import { exitCode, reportLines } from './report.js';

const [source, ...others] = process.argv.slice(2);
if (source === undefined || others.length > 0) {
  console.error('usage: npm run compare-spec -- FILE|URL|NETWORK (mainnet, testnet or previewnet)');
  process.exit(2);
}
try {
  const base = await readDescription(join(root, 'openapi', 'official.yaml'));
  const ours = await readFile(join(root, 'openapi', 'ledger.yaml'), 'utf8');
  const { changes } = merge(base, await readOther(source, fetch), ours);
  for (const line of reportLines(changes)) console.log(line);
  process.exitCode = exitCode(changes);
} catch (error) {
  console.error(`${source} cannot be compared: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 2;
}
