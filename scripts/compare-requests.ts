import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { readApi } from './generate/read-api.js';
import { readDescription } from './generate/read-description.js';
import { judge, tally, type Verdict } from './requests/judge.js';
import { operationMatcher } from './verify/match-operation.js';
import { readRecordings } from './verify/read-recordings.js';

// Holds what the client refuses before it is sent against what the service refused.

const files = process.argv.slice(2);
if (files.length === 0) {
  console.error('usage: npm run compare-requests -- FILES… (NDJSON of {method, url, status, headers, body})');
  process.exit(2);
}
const description = fileURLToPath(new URL('../openapi/ledger.yaml', import.meta.url));
const match = operationMatcher([readApi(await readDescription(description), 'ledger')]);
const verdicts: Verdict[] = [];
for (const file of files)
  for (const recording of readRecordings(await readFile(file, 'utf8'), file)) {
    const found = match(recording);
    // A body is not recorded with its request.
    if (!found || found.operation.body) continue;
    const verdict = await judge(recording, found);
    if (verdict) verdicts.push(verdict);
  }
const { lines, differences } = tally(verdicts);
for (const line of lines) console.log(line);
process.exitCode = differences === 0 ? 0 : 1;
