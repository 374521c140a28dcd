// Lints the descriptions with Redocly's strictest rules, except for a list of ambiguous paths.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createConfig, lint } from '@redocly/openapi-core';
import { placeholder } from '../bump/copy-part.js';
import { root } from '../run-command.js';

// Pairs of paths that match the same URL. The service has them, or the API document lists a path next to a deployed one.
const ambiguousPairs = [
  ['/api/v1/contracts/results/{transactionIdOrHash}', '/api/v1/contracts/{contractIdOrAddress}/results'],
  ['/api/v1/contracts/results/{transactionIdOrHash}', '/api/v1/contracts/{contractIdOrAddress}/state'],
  ['/api/v1/contracts/results/{transactionIdOrHash}/opcodes', '/api/v1/contracts/{id}/results/opcodes'],
  ['/api/v1/tokens/nfts/{serialNumber}', '/api/v1/tokens/{tokenId}/balances'],
  ['/api/v1/tokens/nfts/{serialNumber}', '/api/v1/tokens/{tokenId}/nfts'],
  ['/api/v1/topics/messages/{timestamp}', '/api/v1/topics/{topicId}/messages'],
];

const allowed = new Set(ambiguousPairs.map((pair) => pair.join(' ')));
const found = new Set<string>();
const problems: string[] = [];
for (const service of ['ledger', 'status']) {
  const config = await createConfig({ extends: ['recommended-strict'] });
  for (const { ruleId, message, location } of await lint({
    ref: join(root, 'openapi', `${service}.yaml`),
    config,
  })) {
    const pair = [...message.matchAll(/`(\/[^`]*)`/g)].map((match) => match[1]).join(' ');
    if (ruleId === 'no-ambiguous-paths' && allowed.has(pair)) found.add(pair);
    else problems.push(`${service}.yaml${location[0]?.pointer ?? ''}: ${ruleId}: ${message}`);
  }
  const text = await readFile(join(root, 'openapi', `${service}.yaml`), 'utf8');
  const words = placeholder.replace(/\.$/, '');
  for (const [index, line] of text.split('\n').entries())
    if (line.includes(words))
      problems.push(`${service}.yaml:${index + 1}: placeholder "${words}"; write a description`);
}
for (const pair of allowed)
  if (!found.has(pair))
    problems.push(`not found: ${pair}. Remove it from ambiguousPairs in lint-openapi.ts.`);
for (const problem of problems) console.error(problem);
console.log(
  `openapi: ${problems.length} problems, ${found.size} of ${allowed.size} allowed pairs of ambiguous paths found`,
);
process.exitCode = problems.length > 0 ? 1 : 0;
