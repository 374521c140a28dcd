import { describe, expect, it } from 'vitest';
import { readApi } from '../../scripts/generate/read-api.js';
import { readDescription } from '../../scripts/generate/read-description.js';
import { operationMatcher } from '../../scripts/verify/match-operation.js';
import { type Recording, readRecordings } from '../../scripts/verify/read-recordings.js';
import { type Outcome, replay } from '../../scripts/verify/replay.js';
import { printReport } from '../../scripts/verify/report.js';
import { services } from '../description.js';
import { deployed, fixture } from '../fixtures.js';

const apis = await Promise.all(
  services.map(async (service) => readApi(await readDescription(`openapi/${service}.yaml`), service)),
);
const match = operationMatcher(apis);

async function verify(recordings: Recording[]): Promise<{ lines: string[]; code: number }> {
  const outcomes: Outcome[] = [];
  for (const recording of recordings) outcomes.push(await replay(recording, match(recording)));
  const lines: string[] = [];
  const code = printReport(outcomes, (line) => lines.push(line));
  return { lines, code };
}

function recorded(url: string, body: string, status = 200, method = 'GET'): Recording {
  return { method, url, status, headers: { 'content-type': 'application/json' }, body };
}

describe('verify', () => {
  it('accepts a reply of every deployed operation, whatever its path', async () => {
    const recordings = deployed.map(({ service, operationId, method, path }) =>
      recorded(path.replaceAll(/\{[^}]+\}/g, '0.0.1001'), fixture(service, operationId), 200, method),
    );
    const { lines, code } = await verify(recordings);
    expect(code).toBe(0);
    expect(lines.at(-1)).toBe('56 replies, 56 accepted, 0 rejected, 0 unknown paths');
    for (const { operationId } of deployed)
      expect(lines).toContain(`${operationId}: 1 replies, 1 accepted, 0 rejected`);
  });

  it('names what it rejects and exits with 1', async () => {
    const { lines, code } = await verify([
      recorded('/api/v1/contracts?limit=1', '{"contracts":[{"nonce":"x"}],"links":{"next":null}}'),
      recorded('/api/v1/contracts', '<html>'),
    ]);
    expect(code).toBe(1);
    expect(lines[0]).toBe('getContracts: 2 replies, 0 accepted, 2 rejected');
    expect(lines.join('\n')).toContain(
      'rejected: /contracts/*/nonce: expected integer or null, got string "x" (1)',
    );
    expect(lines.at(-1)).toBe('2 replies, 0 accepted, 2 rejected, 0 unknown paths');
  });

  it('lists unknown fields and words without rejecting them', async () => {
    const { lines, code } = await verify([
      recorded(
        '/api/v1/transactions',
        fixture('ledger', 'getTransactions').replace(/"name": "\w+"/, '"name": "NEWKIND", "extra": 1'),
      ),
    ]);
    expect(code).toBe(0);
    expect(lines.join('\n')).toContain(
      'beyond the description: /transactions/*/name: expected a known value',
    );
    expect(lines.join('\n')).toContain(
      'beyond the description: /transactions/*/extra: expected a declared property',
    );
  });

  it('takes an error reply for what it is, with its messages', async () => {
    const body =
      '{"_status":{"messages":[{"message":"Invalid parameter: limit"},{"message":"Invalid parameter: order"}]}}';
    const { lines, code } = await verify([recorded('/api/v1/contracts?limit=0&order=x&foo=1', body, 400)]);
    expect(code).toBe(0);
    expect(lines.at(-1)).toBe('1 replies, 1 accepted, 0 rejected, 0 unknown paths');
  });

  it('lists a text, which no operation answers, as what it does not know', async () => {
    const supply = { ...recorded('/api/v1/network/supply?q=totalcoins', '50000000000.00000000') };
    const { lines, code } = await verify([
      { ...supply, headers: { 'content-type': 'text/plain; charset=utf-8' } },
    ]);
    expect(code).toBe(0);
    expect(lines.at(-1)).toBe('1 replies, 0 accepted, 0 rejected, 1 unknown paths');
  });

  it('lists paths that no operation has, and addresses that no client can send', async () => {
    const { lines, code } = await verify([
      recorded('/api/v1/nope', '{}', 404),
      recorded('/api/v1/accounts/%zz', '{}', 500),
      recorded('/api/v1/contracts/results/%20/opcodes', '{}', 400),
      recorded('/api/v1/accounts', '{}', 404, 'POST'),
    ]);
    expect(code).toBe(0);
    expect(lines).toContain('unknown path: POST /api/v1/accounts (404)');
    expect(lines.at(-1)).toBe('4 replies, 0 accepted, 0 rejected, 4 unknown paths');
  });

  it('prefers the path with fewer parameters', () => {
    const operationOf = (url: string) => match({ method: 'GET', url })?.operation.operationId;
    expect(operationOf('/api/v1/contracts/results')).toBe('getContractsResults');
    expect(operationOf('/api/v1/contracts/results/logs')).toBe('getContractsLogs');
    expect(operationOf('/api/v1/contracts/0.0.5/results/1.1')).toBe('getContractResultByIdAndTimestamp');
    expect(operationOf('/api/v1/topics/messages/1.1')).toBe('getTopicMessageByTimestamp');
  });

  it('reads NDJSON and says which line lacks what', () => {
    expect(readRecordings('\n{"method":"GET","url":"/","status":200,"body":""}\n', 'f')).toHaveLength(1);
    expect(() => readRecordings('{"method":"GET"}', 'f.ndjson')).toThrow('f.ndjson: recording 1 lacks');
  });
});
