import { fileURLToPath } from 'node:url';
import { compareApis } from './compare/compare-apis.js';
import { readOther } from './compare/read-other.js';
import { printDifferences } from './compare/report.js';
import { readApi } from './generate/read/read-api.js';
import { readDescription } from './generate/read/read-description.js';

const [source, ...others] = process.argv.slice(2);
if (source === undefined || others.length > 0) {
  console.error('usage: npm run compare-spec -- FILE|URL|NETWORK (mainnet, testnet or previewnet)');
  process.exit(2);
}
try {
  const ours = await readDescription(fileURLToPath(new URL('../openapi/ledger.yaml', import.meta.url)));
  const theirs = await readOther(source, fetch);
  const found = compareApis(readApi(ours, 'ledger'), readApi(theirs, 'ledger'));
  process.exitCode = printDifferences(found, (line) => console.log(line));
} catch (error) {
  console.error(`${source} cannot be compared: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 2;
}
