import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { readApi } from './generate/read/read-api.js';
import { readDescription } from './generate/read/read-description.js';
import { operationMatcher } from './verify/match-operation.js';
import { readRecordings } from './verify/read-recordings.js';
import { replay } from './verify/replay.js';
import { printReport } from './verify/report.js';

const files = process.argv.slice(2);
if (files.length === 0) {
  console.error('usage: npm run verify -- FILES… (NDJSON of {method, url, status, headers, body})');
  process.exit(2);
}
const [ledger, status] = await Promise.all(
  ['ledger', 'status'].map(async (service) => {
    const file = fileURLToPath(new URL(`../openapi/${service}.yaml`, import.meta.url));
    return readApi(await readDescription(file), service);
  }),
);
if (!ledger || !status) throw new Error('no description');
const match = operationMatcher([ledger, status]);
const outcomes = [];
for (const file of files) {
  for (const recording of readRecordings(await readFile(file, 'utf8'), file))
    outcomes.push(await replay(recording, match(recording)));
}
process.exitCode = printReport(outcomes, (line) => console.log(line));
