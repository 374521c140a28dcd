import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { readApi } from './generate/read-api.js';
import { readDescription } from './generate/read-description.js';
import { corrupt } from './verify/corrupt.js';
import { allowedBy } from './verify/corrupt-allowed.js';
import { corruptionReport } from './verify/corrupt-report.js';
import { operationMatcher } from './verify/match-operation.js';
import { type Recording, readRecordings } from './verify/read-recordings.js';
import { replay } from './verify/replay.js';
import { printReport } from './verify/report.js';

const files = process.argv.slice(2).filter((word) => !word.startsWith('--'));
if (files.length === 0) {
  console.error(
    'usage: npm run verify -- [--corrupt] FILES… (NDJSON of {method, url, status, headers, body})',
  );
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
const recordings = (
  await Promise.all(files.map(async (file) => readRecordings(await readFile(file, 'utf8'), file)))
).flat();
if (process.argv.includes('--corrupt')) {
  const judge = {
    replay: (recording: Recording) => replay(recording, match(recording)),
    allowed: allowedBy([ledger, status]),
  };
  const { lines, isEnough } = corruptionReport(await corrupt(recordings, judge, 'corrupt'));
  for (const line of lines) console.log(line);
  process.exitCode = isEnough ? 0 : 1;
} else {
  const outcomes = [];
  for (const recording of recordings) outcomes.push(await replay(recording, match(recording)));
  process.exitCode = printReport(outcomes, (line) => console.log(line));
}
