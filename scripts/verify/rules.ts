// Compares three judges over generated requests: the client's checks, the sandbox, and a table of the service's rules.
// Prints where they disagree, by kind. FILES of recordings hold the table to the service itself.
import { parseArgs } from 'node:util';
import { readRecordings } from './recordings.js';
import { compareJudges, compareRecordings } from './rules/compare-judges.js';

const { values, positionals: files } = parseArgs({
  options: { mixed: { type: 'string', default: '5000' }, seed: { type: 'string', default: 'rules' } },
  allowPositionals: true,
});
const reports = [await compareJudges({ seed: values.seed, mixed: Number(values.mixed) })];
if (files.length > 0) reports.push(compareRecordings(await readRecordings(files)));
for (const { lines } of reports) for (const line of lines) console.log(line);
process.exitCode = reports.some(({ unexplained }) => unexplained > 0) ? 1 : 0;
