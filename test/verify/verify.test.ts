import { afterEach, describe, expect, it, vi } from 'vitest';
import { parseRecordings, type Recording } from '../../scripts/verify/recordings.js';
import { replay, reportLines } from '../../scripts/verify/replay.js';
import { deployed, fixture } from '../fixtures.js';

async function verify(recordings: Recording[]): Promise<{ lines: string[]; isRejected: boolean }> {
  const outcomes = await Promise.all(recordings.map((recording) => replay(recording)));
  return { lines: reportLines(outcomes), isRejected: outcomes.some(({ rejected }) => rejected) };
}

function recorded(url: string, body: string, status = 200, method = 'GET'): Recording {
  return { method, url, status, headers: { 'content-type': 'application/json' }, body };
}

afterEach(() => vi.useRealTimers());

describe('verify', () => {
  it('accepts a reply of every deployed operation', async () => {
    const recordings = deployed.map(({ service, operationId, method, path }) =>
      recorded(path.replaceAll(/\{[^}]+\}/g, '0.0.1001'), fixture(service, operationId), 200, method),
    );
    const { lines, isRejected } = await verify(recordings);
    expect(isRejected).toBe(false);
    const all = deployed.length;
    expect(lines.at(-1)).toBe(`${all} replies, ${all} accepted, 0 rejected, 0 unknown paths`);
    for (const { operationId } of deployed)
      expect(lines).toContain(`${operationId}: 1 replies, 1 accepted, 0 rejected`);
  });

  it('reports the rejected values', async () => {
    const { lines, isRejected } = await verify([
      recorded('/api/v1/contracts?limit=1', '{"contracts":[{"nonce":"x"}],"links":{"next":null}}'),
      recorded('/api/v1/contracts', '<html>'),
    ]);
    expect(isRejected).toBe(true);
    expect(lines[0]).toBe('getContracts: 2 replies, 0 accepted, 2 rejected');
    expect(lines.join('\n')).toContain(
      'rejected: /contracts/*/nonce: expected integer or null, got string "x" (1)',
    );
    expect(lines.at(-1)).toBe('2 replies, 0 accepted, 2 rejected, 0 unknown paths');
  });

  it('lists unknown fields and words without rejecting them', async () => {
    const { lines, isRejected } = await verify([
      recorded(
        '/api/v1/transactions',
        fixture('ledger', 'getTransactions').replace(/"name": "\w+"/, '"name": "NEWKIND", "extra": 1'),
      ),
    ]);
    expect(isRejected).toBe(false);
    expect(lines.join('\n')).toContain(
      'not in the description: /transactions/*/name: expected a known value',
    );
    expect(lines.join('\n')).toContain(
      'not in the description: /transactions/*/extra: expected a declared property',
    );
  });

  it('accepts an error reply with its messages', async () => {
    const body =
      '{"_status":{"messages":[{"message":"Invalid parameter: limit"},{"message":"Invalid parameter: order"}]}}';
    const { lines, isRejected } = await verify([
      recorded('/api/v1/contracts?limit=0&order=x&foo=1', body, 400),
    ]);
    expect(isRejected).toBe(false);
    expect(lines.at(-1)).toBe('1 replies, 1 accepted, 0 rejected, 0 unknown paths');
  });

  it('lists a text reply as an unknown path', async () => {
    const supply = { ...recorded('/api/v1/network/supply?q=totalcoins', '50000000000.00000000') };
    const { lines, isRejected } = await verify([
      { ...supply, headers: { 'content-type': 'text/plain; charset=utf-8' } },
    ]);
    expect(isRejected).toBe(false);
    expect(lines.at(-1)).toBe('1 replies, 0 accepted, 0 rejected, 1 unknown paths');
  });

  it('lists paths without an operation, and URLs that the client never sends', async () => {
    const { lines, isRejected } = await verify([
      recorded('/api/v1/nope', '{}', 404),
      recorded('/api/v1/accounts/%zz', '{}', 500),
      recorded('/api/v1/contracts/results/%20/opcodes', '{}', 400),
      recorded('/api/v1/accounts', '{}', 404, 'POST'),
    ]);
    expect(isRejected).toBe(false);
    expect(lines).toContain('unknown path: POST /api/v1/accounts (404)');
    expect(lines.at(-1)).toBe('4 replies, 0 accepted, 0 rejected, 4 unknown paths');
  });

  it('does not retry a failed reply', async () => {
    // No code advances this clock.
    vi.useFakeTimers();
    const { lines } = await verify([recorded('/api/v1/contracts', '{"_status":{"messages":[]}}', 503)]);
    expect(lines[0]).toBe('getContracts: 1 replies, 1 accepted, 0 rejected');
  });

  it('reads NDJSON and reports incomplete lines', () => {
    expect(parseRecordings('\n{"method":"GET","url":"/","status":200,"body":""}\n', 'f')).toHaveLength(1);
    expect(() => parseRecordings('{"method":"GET"}', 'f.ndjson')).toThrow('f.ndjson: recording 1 lacks');
  });
});
