import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
// By their inner paths: the command that uses them compares for a minute, and prints.
import { compareJudges, compareRecordings } from '../../scripts/verify/conformance/rules/compare-judges.js';
import { serviceRules } from '../../scripts/verify/conformance/rules/service-rules.js';
import * as generated from '../../src/ledger.js';

/** The rules with another set of operators for one parameter. */
function withOperators(operationId: string, name: string, operators: string): typeof serviceRules {
  return serviceRules
    .filter((rule) => rule.operationId === operationId)
    .map((rule) => {
      const parameter = rule.parameters[name];
      if (!parameter) throw new Error(`${operationId} has no ${name}`);
      return { ...rule, parameters: { ...rule.parameters, [name]: { ...parameter, operators } } };
    });
}

describe('the client, the sandbox and the rules of the service', () => {
  it('agree on a sample of requests', async () => {
    const { lines, examined, different } = await compareJudges({ seed: 'sample', mixed: 2000, sample: 60 });
    expect(examined).toBeGreaterThan(700);
    expect(different, lines.join('\n')).toBe(0);
  });

  it('are reported if one of them has another rule', async () => {
    const without = withOperators('getBlocks', 'timestamp', 'eq gt gte');
    const { lines, different } = await compareJudges({ seed: 'other', mixed: 0, rules: without });
    expect(different).toBeGreaterThan(20);
    expect(lines.join('\n')).toContain('the client sends, the service refuses (400 timestamp)');
    const more = withOperators('getCryptoAllowances', 'spender.id', 'eq gt gte lt lte ne in');
    const { lines: others } = await compareJudges({
      seed: 'other',
      mixed: 0,
      rules: more.map(({ after: _, ...rule }) => rule),
    });
    expect(others.join('\n')).toContain('the client refuses, the service serves (served)');
    expect(others.join('\n')).toContain('sandbox 400 spender.id, rules served');
  });

  it('cover each parameter of 47 operations', () => {
    // An operation of a newer service has no rules until somebody has seen it refuse.
    const ruled = new Set(serviceRules.map(({ operationId }) => `${operationId}Operation`));
    expect(ruled.size).toBeGreaterThanOrEqual(47);
    const described = Object.entries(generated)
      .filter(([name]) => ruled.has(name))
      .map(([name, operation]) => {
        const { parameters = {} } = operation as { parameters?: object };
        return [name.replace(/Operation$/, ''), Object.keys(parameters).sort()];
      });
    const covered = serviceRules.map(({ operationId, parameters, paths }) => [
      operationId,
      [...Object.keys(parameters), ...Object.keys(paths)].sort(),
    ]);
    expect(Object.fromEntries(covered)).toEqual(Object.fromEntries(described));
  });

  it('are written without each other', () => {
    for (const name of ['values', 'service-rules', 'judge-by-rules', 'generate-requests']) {
      const file = new URL(`../../scripts/verify/conformance/rules/${name}.ts`, import.meta.url);
      expect(readFileSync(fileURLToPath(file), 'utf8')).not.toMatch(/from '.*(src|generated)\//);
    }
  });
});

it('the rules are held to recorded replies', () => {
  const refusal = (name: string): string =>
    JSON.stringify({ _status: { messages: [{ message: `Invalid parameter: ${name}` }] } });
  const recording = (url: string, status: number, body: string) => ({
    method: 'GET',
    url: `/api/v1${url}`,
    status,
    headers: {},
    body,
  });
  const { lines, examined, different } = compareRecordings([
    recording('/accounts?limit=0', 400, refusal('limit')),
    recording('/accounts?limit=0', 400, refusal('order')),
    recording('/accounts?limit=1', 400, refusal('limit')),
    recording('/blocks/1', 404, ''),
    recording('/nothing', 400, ''),
  ]);
  expect([examined, different]).toEqual([4, 2]);
  expect(lines.at(-1)).toBe('4 recorded requests: the table judges 2 as the service did');
});
