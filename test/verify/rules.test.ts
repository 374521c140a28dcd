import { describe, expect, it } from 'vitest';
// By their inner paths: the command that uses them compares for half a minute, and prints.
import { compareJudges, sendToSandbox } from '../../scripts/verify/conformance/rules/compare-judges.js';
import { drawRequests } from '../../scripts/verify/conformance/rules/draw-requests.js';
import * as generated from '../../src/ledger.js';
import { Random } from '../../src/sandbox/data/random.js';

const sample = { seed: 'sample', mixed: 2000, sample: 60 } as const;
const served = { status: 200, body: '{}' };
const refused = { status: 400, body: '{}' };

describe('the client and the sandbox', () => {
  it('agree on a sample of requests', async () => {
    const { lines, examined, different } = await compareJudges(sample);
    expect(examined).toBeGreaterThan(600);
    expect(different, lines.join('\n')).toBe(0);
  });

  it('are reported if the sandbox refuses what is allowed', async () => {
    const { lines, different } = await compareJudges({
      ...sample,
      service: async (method, url) => (url.includes('limit=2') ? refused : sendToSandbox(method, url)),
    });
    expect(different).toBeGreaterThan(5);
    expect(lines.join('\n')).toContain('different: the client sends, the service refuses: getAccount limit');
  });

  it('are reported if the sandbox serves what is wrong', async () => {
    const { lines } = await compareJudges({ ...sample, service: async () => served });
    expect(lines.join('\n')).toContain('different: the client refuses, the service serves: getBlocks ');
  });

  it('are reported if the client sends what is wrong', async () => {
    const { lines } = await compareJudges({ ...sample, client: async ({ url }) => url });
    expect(lines.join('\n')).toContain('different: the client sends, the service refuses: getBlocks ');
  });
});

it('each parameter of each operation is drawn', () => {
  const subjects = new Set(drawRequests(new Random('any'), 0).map(({ subject }) => subject));
  const described = Object.values<object>(generated).flatMap((operation) => {
    const { operationId, parameters = {} } = operation as { operationId?: string; parameters?: object };
    if (operationId === undefined || operationId.endsWith('AtDocumentedPath')) return [];
    return Object.keys(parameters).map((name) => `${operationId} ${name}`);
  });
  expect(described.length).toBeGreaterThan(190);
  expect(described.filter((one) => !subjects.has(one))).toEqual([]);
});
