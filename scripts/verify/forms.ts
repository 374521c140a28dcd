// Compares the forms of the sandbox's replies with those of recorded replies, field by field: which are null, `0x`, absent or
// a number below 0. Prints what only one side sends. The recorded forms must be those that the tests know, in
// test/fixtures/forms; with --write, they are written there.
import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { type Description, descriptions } from '../../src/sandbox/data/plan.js';
import { compareVersion, versioned } from './forms/compare-forms.js';
import { writeForms } from './forms/form-file.js';
import { ReplyForms, sandboxForms } from './forms/tables.js';
import { readRecordings } from './recordings.js';

const seeds = [1, 2, 3];

const { values, positionals: files } = parseArgs({
  options: { description: { type: 'string', default: '0.154' }, write: { type: 'boolean' } },
  allowPositionals: true,
});
const description = descriptions.find((one) => one === values.description);
if (files.length === 0 || description === undefined) {
  console.error(
    `usage: npm run compare-forms -- FILES… (NDJSON of {method, url, status, headers, body}) [--description ${descriptions.join('|')}] [--write]`,
  );
  process.exit(2);
}
const replies = new ReplyForms();
for (const recording of await readRecordings(files)) replies.add(recording);
const all = replies.forms();
const real = description === '0.154' ? all : versioned(all);
const isKnown = await keep(description, writeForms(real));
const { lines, unexplained } = compareVersion(description, real, await sandboxForms(description, seeds));
for (const line of lines) console.log(line);
process.exitCode = isKnown && unexplained === 0 ? 0 : 1;

/** Whether the tests know these forms. */
async function keep(version: Description, text: string): Promise<boolean> {
  const file = new URL(`../../test/fixtures/forms/${version}.txt`, import.meta.url);
  if (values.write) await writeFile(file, text);
  const isSame = (await readFile(file, 'utf8')) === text;
  if (!isSame)
    console.log(`test/fixtures/forms/${version}.txt is not what was recorded: write it with --write`);
  return isSame;
}
