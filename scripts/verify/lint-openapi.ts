// Lints the descriptions by Redocly's strictest rules, but for paths that are known to be ambiguous.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createConfig, lint } from '@redocly/openapi-core';
import { placeholder } from '../bump/bring.js';
import { root } from '../run-command.js';

// Pairs of paths that fit the same address. The service itself has them, or the interface document names a path
// beside a deployed one; a server takes the one whose first differing part is fixed. OpenAPI asks that there be none.
const ambiguousPairs = [
  ['/api/v1/contracts/results/{transactionIdOrHash}', '/api/v1/contracts/{contractIdOrAddress}/results'],
  ['/api/v1/contracts/results/{transactionIdOrHash}', '/api/v1/contracts/{contractIdOrAddress}/state'],
  ['/api/v1/contracts/results/{transactionIdOrHash}/opcodes', '/api/v1/contracts/{id}/results/opcodes'],
  ['/api/v1/tokens/nfts/{serialNumber}', '/api/v1/tokens/{tokenId}/balances'],
  ['/api/v1/tokens/nfts/{serialNumber}', '/api/v1/tokens/{tokenId}/nfts'],
  ['/api/v1/topics/messages/{timestamp}', '/api/v1/topics/{topicId}/messages'],
];

const allowed = new Set(ambiguousPairs.map((pair) => pair.join(' ')));
const met = new Set<string>();
const problems: string[] = [];
for (const service of ['ledger', 'status']) {
  const config = await createConfig({ extends: ['recommended-strict'] });
  for (const { ruleId, message, location } of await lint({
    ref: join(root, 'openapi', `${service}.yaml`),
    config,
  })) {
    const pair = [...message.matchAll(/`(\/[^`]*)`/g)].map((match) => match[1]).join(' ');
    if (ruleId === 'no-ambiguous-paths' && allowed.has(pair)) met.add(pair);
    else problems.push(`${service}.yaml${location[0]?.pointer ?? ''}: ${ruleId}: ${message}`);
  }
}
for (const service of ['ledger', 'status']) {
  const text = await readFile(join(root, 'openapi', `${service}.yaml`), 'utf8');
  const words = placeholder.replace(/\.$/, '');
  for (const [index, line] of text.split('\n').entries())
    if (line.includes(words)) problems.push(`${service}.yaml:${index + 1}: ${words}`);
}
for (const pair of allowed)
  if (!met.has(pair)) problems.push(`not met any more, take it off the list: ${pair}`);
for (const problem of problems) console.error(problem);
console.log(`openapi: ${problems.length} problems, ${met.size} ambiguous pairs of paths known`);
process.exitCode = problems.length > 0 ? 1 : 0;
