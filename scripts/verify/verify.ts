// Replays recorded replies through the client, and prints rejected replies and drift. With --corrupt, it corrupts the
// replies and prints how many corruptions are detected.
import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { readApi } from '../generate/read/read-api.js';
import { readDescription } from '../generate/read/read-description.js';
import { allowedBy } from './corrupt/allowed.js';
import { corrupt, corruptionReport } from './corrupt/corrupt.js';
import { type Recording, readRecordings } from './recordings.js';
import { replay, reportLines, routesOfServices } from './replay.js';

const { values, positionals: files } = parseArgs({
  options: { ledger: { type: 'string' }, corrupt: { type: 'boolean' } },
  allowPositionals: true,
});
if (files.length === 0) {
  console.error(
    'usage: npm run verify -- FILES… (NDJSON of {method, url, status, headers, body}) [--ledger FOLDER, of another client] [--corrupt]',
  );
  process.exit(2);
}
const other = values.ledger && pathToFileURL(resolve(values.ledger, 'operations.ts')).href;
const routes = routesOfServices(other && (await import(other)));
const recordings = await readRecordings(files);
const isGood = values.corrupt ? await verifyCorrupted(recordings) : await verify(recordings);
process.exitCode = isGood ? 0 : 1;

async function verify(replies: readonly Recording[]): Promise<boolean> {
  const outcomes = [];
  for (const recording of replies) outcomes.push(await replay(recording, routes));
  for (const line of reportLines(outcomes)) console.log(line);
  return !outcomes.some(({ rejected }) => rejected);
}

async function verifyCorrupted(replies: readonly Recording[]): Promise<boolean> {
  const apis = ['ledger', 'status'].map(async (service) => {
    const file = fileURLToPath(new URL(`../../openapi/${service}.yaml`, import.meta.url));
    return readApi(await readDescription(file), service);
  });
  const judge = { replay, allowed: allowedBy(await Promise.all(apis)) };
  const { lines, isEnough } = corruptionReport(await corrupt(replies, judge, 'corrupt'));
  for (const line of lines) console.log(line);
  return isEnough;
}
