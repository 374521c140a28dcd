// Lints the descriptions with Redocly's strictest rules and rules of our own, and finds texts that are still to be written.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createConfig, lint } from '@redocly/openapi-core';
import { missingTexts } from '../bump/missing-texts.js';
import { parseDescription } from '../generate/read/read-description.js';
import { unclearParameters } from '../generate/unclear-parameters.js';
import { root } from '../run-command.js';
import { numbersWithoutUnit } from './number-texts.js';

// Several paths of the service match the same URL, such as `contracts/results/{id}` and `contracts/{id}/results`.
const rules = { 'no-ambiguous-paths': 'off' } as const;
const problems: string[] = [];
for (const service of ['ledger', 'status']) {
  const ref = join(root, 'openapi', `${service}.yaml`);
  const config = await createConfig({ extends: ['recommended-strict'], rules });
  for (const { ruleId, message, location } of await lint({ ref, config }))
    problems.push(`${service}.yaml${location[0]?.pointer ?? ''}: ${ruleId}: ${message}`);
  const text = await readFile(ref, 'utf8');
  for (const { line, place } of missingTexts(text))
    problems.push(`${service}.yaml:${line}: ${place} is not written yet`);
  const description = parseDescription(text);
  for (const problem of unclearParameters(description, service)) problems.push(`${service}.yaml${problem}`);
  for (const place of numbersWithoutUnit(description))
    problems.push(`${service}.yaml${place}: the text does not say what the number measures or counts`);
}
for (const problem of problems) console.error(problem);
console.log(`openapi: ${problems.length} problems`);
process.exitCode = problems.length > 0 ? 1 : 0;
