// Replays recorded replies through the client, and prints what it rejects and what is beyond the descriptions.
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { readRecordings } from './recordings.js';
import { knownRoutes, replay } from './replay.js';
import { reportLines } from './replay-report.js';

const { values, positionals: files } = parseArgs({
  options: { ledger: { type: 'string' } },
  allowPositionals: true,
});
if (files.length === 0) {
  console.error(
    'usage: npm run verify -- FILES… (NDJSON of {method, url, status, headers, body}) [--ledger FOLDER, of another client]',
  );
  process.exit(2);
}
const other = values.ledger && pathToFileURL(resolve(values.ledger, 'operations.ts')).href;
const routes = knownRoutes(other && (await import(other)));
const outcomes = [];
for (const recording of await readRecordings(files)) outcomes.push(await replay(recording, routes));
for (const line of reportLines(outcomes)) console.log(line);
process.exitCode = outcomes.some(({ rejected }) => rejected) ? 1 : 0;
