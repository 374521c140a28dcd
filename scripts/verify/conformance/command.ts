// `npm run conformance`: holds client and sandbox against recordings, prints each difference with its reason, and a table.
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { descriptions } from '../../../src/sandbox/data/plan.js';
import { chosen } from '../../chosen.js';
import { readRecordings } from '../recordings.js';
import { isPassed, type PartResult, parts, resultTable, routesOfServices } from './conformance.js';

const { values, positionals: files } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    ledger: { type: 'string' },
    description: { type: 'string', default: '0.154' },
    write: { type: 'boolean', default: false },
    mixed: { type: 'string', default: '5000' },
    seed: { type: 'string', default: 'rules' },
  },
  allowPositionals: true,
});
const names = values.only.split(',').filter((name) => name !== '');
const description = descriptions.find((one) => one === values.description);
if ((files.length === 0 && values.only !== 'rules') || description === undefined) {
  console.error(`usage: npm run conformance -- [options] FILES… (NDJSON of {method, url, status, headers, body})
  --only ${Object.keys(parts).join(',')}
  --ledger FOLDER of another client (replies)
  --description ${descriptions.join('|')}, --write (forms)
  --seed TEXT, --mixed NUMBER of requests with several parameters at random (rules; FILES may be missing)`);
  process.exit(2);
}
const other = values.ledger && pathToFileURL(resolve(values.ledger, 'operations.ts')).href;
const options = {
  ...values,
  description,
  mixed: Number(values.mixed),
  routes: routesOfServices(other && (await import(other))),
};
const selected = chosen(parts, names);
const recordings = await readRecordings(files);
const results: (readonly [string, PartResult])[] = [];
for (const [name, part] of selected) {
  const result = await part(recordings, options);
  results.push([name, result]);
  for (const line of [`== ${name}`, ...result.lines, '']) console.log(line);
}
for (const line of resultTable(results)) console.log(line);
process.exitCode = results.every(([, result]) => isPassed(result)) ? 0 : 1;
