import { describe, expect, it } from 'vitest';
import { readApi } from '../../scripts/generate/read/read-api.js';
import { readDescription } from '../../scripts/generate/read/read-description.js';
import { allowedBy } from '../../scripts/verify/corrupt/allowed.js';
import { corrupt, corruptionReport, type Judge } from '../../scripts/verify/corrupt/corrupt.js';
import type { Recording } from '../../scripts/verify/recordings.js';
import { replay } from '../../scripts/verify/replay.js';
import { services } from '../description.js';
import { deployed, fixture } from '../fixtures.js';

const apis = await Promise.all(
  services.map(async (service) => readApi(await readDescription(`openapi/${service}.yaml`), service)),
);
const recordings = deployed.map(
  ({ service, operationId, method, path }): Recording => ({
    method,
    url: path.replaceAll(/\{[^}]+\}/g, '0.0.1001'),
    status: 200,
    headers: { 'content-type': 'application/json' },
    body: fixture(service, operationId),
  }),
);
const judge: Judge = {
  replay,
  allowed: allowedBy(apis),
};

describe('corrupted recordings', () => {
  // There are few recordings of each operation, so some free texts look like words.
  it('are detected, except those that a kind gives a reason for', async () => {
    const results = await corrupt(recordings, judge, 'a seed');
    const { lines, isEnough } = corruptionReport(results, 0.98);
    console.log(lines.at(-1));
    expect(isEnough).toBe(true);
    for (const { kind, count, undetected } of results) {
      expect(count, kind.name).toBeGreaterThan(10);
      if (kind.reason === undefined) expect(undetected, kind.name).toEqual([]);
    }
  });

  it('are determined by the seed', async () => {
    const corruptedBodies = async (seed: string): Promise<string[]> => {
      const bodies: string[] = [];
      const listen: Judge = {
        ...judge,
        replay: async (recording) => {
          bodies.push(recording.body);
          const { operationId = '' } = await replay(recording);
          return { recording, operationId, drift: [] };
        },
      };
      await corrupt(recordings.slice(0, 5), listen, seed);
      return bodies;
    };
    expect(await corruptedBodies('a')).toEqual(await corruptedBodies('a'));
    expect(await corruptedBodies('a')).not.toEqual(await corruptedBodies('b'));
  });

  it('fail the command if they are not detected, with the places of each kind', async () => {
    const blind: Judge = {
      ...judge,
      replay: async (recording) => ({ ...(await judge.replay(recording)), drift: [] }),
    };
    const sleepy: Judge = {
      ...blind,
      replay: async (recording) => {
        const { rejected: _, ...outcome } = await blind.replay(recording);
        return outcome;
      },
    };
    const { lines, isEnough } = corruptionReport(await corrupt(recordings, sleepy, 'a seed'));
    expect(isEnough).toBe(false);
    expect(lines.at(-1)).toMatch(/^\d+ corruptions, 0 noticed: 0\.00 %; \d+ more would be allowed$/);
    expect(lines.filter((line) => line.startsWith('  undetected: '))).toHaveLength(10);
  });

  it('keep other integers beyond 2^53', async () => {
    const body = '{"timestamp":"1.000000000","balances":[],"links":{"next":null},"more":9223372036854775807}';
    const seen: string[] = [];
    const listen: Judge = {
      ...judge,
      replay: async (recording) => {
        seen.push(recording.body);
        return { recording, operationId: 'getBalances', drift: [] };
      },
    };
    await corrupt([{ method: 'GET', url: '/api/v1/balances', status: 200, headers: {}, body }], listen, 'x');
    expect(seen.filter((text) => text.includes('"more":9223372036854775807')).length).toBeGreaterThan(2);
    // A number would have been rounded.
    expect(seen.join()).not.toContain('922337203685477600');
  });

  it('do not include values that a description allows', () => {
    const allowed = allowedBy(apis);
    expect(allowed('getContracts', '/contracts/*/nonce')).toEqual({
      isOptional: true,
      isNullable: true,
      isWide: false,
    });
    expect(allowed('getNft', '/token_id')).toEqual({ isOptional: false, isNullable: false, isWide: false });
    expect(allowed('getContractsResults', '/results/*/amount').isWide).toBe(true);
    expect(() => allowed('getNothing', '/x')).toThrow('unknown operation getNothing');
  });
});
