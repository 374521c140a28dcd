// Compares the description of the ledger service with another one, and prints the differences.
import { join } from 'node:path';
import { readApi } from '../generate/read/read-api.js';
import { readDescription } from '../generate/read/read-description.js';
import { root } from '../run-command.js';
import { compareApis } from './spec/compare-apis.js';
import { isBreaking, reportLines } from './spec/difference.js';
import { readOther } from './spec/read-other.js';

const [source, ...others] = process.argv.slice(2);
if (source === undefined || others.length > 0) {
  console.error('usage: npm run compare-spec -- FILE|URL|NETWORK (mainnet, testnet or previewnet)');
  process.exit(2);
}
try {
  const ours = await readDescription(join(root, 'openapi', 'ledger.yaml'));
  const theirs = await readOther(source, fetch);
  const found = compareApis(readApi(ours, 'ledger'), readApi(theirs, 'ledger'));
  for (const line of reportLines(found)) console.log(line);
  process.exitCode = isBreaking(found) ? 1 : 0;
} catch (error) {
  console.error(`${source} cannot be compared: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 2;
}
