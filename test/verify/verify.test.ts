import { afterEach, describe, expect, it, vi } from 'vitest';
import { replay, routesOfServices } from '../../scripts/verify/conformance/conformance.js';
// By their inner paths: the commands that use these modules read files and print; here are the faults that they must notice.
import { allowedBy } from '../../scripts/verify/conformance/corrupt/allowed.js';
import { corrupt, type Judge } from '../../scripts/verify/conformance/corrupt/corrupt.js';
import { corruptions } from '../../scripts/verify/conformance/corrupt/corruptions.js';
import { replayReplies } from '../../scripts/verify/conformance/replies.js';
import { parseRecordings, type Recording } from '../../scripts/verify/recordings.js';
import { callOf } from '../../scripts/verify/routes.js';
import { apiOf } from '../generate/description.js';
import { services } from '../setup/description.js';
import { deployed, fixture } from '../setup/fixtures.js';

function recorded(url: string, body = '{}', status = 200, method = 'GET'): Recording {
  return { method, url, status, headers: { 'content-type': 'application/json' }, body };
}

const recordings = deployed.map(({ service, operationId, method, path }) =>
  recorded(path.replaceAll(/\{[^}]+\}/g, '0.0.1001'), fixture(service, operationId), 200, method),
);

afterEach(() => vi.useRealTimers());

describe('the route of a recording', () => {
  const routes = routesOfServices();

  it.each([
    ['/api/v1/contracts/results', 'getContractsResults', {}],
    ['/api/v1/contracts/results/logs', 'getContractsLogs', {}],
    [
      '/api/v1/contracts/0.0.5/results/1.1',
      'getContractResultByIdAndTimestamp',
      { contractIdOrAddress: '0.0.5', timestamp: '1.1' },
    ],
    ['/api/v1/topics/messages/1.1', 'getTopicMessageByTimestamp', { timestamp: '1.1' }],
    ['/api/v1/accounts/a%2Fb', 'getAccount', { idOrAliasOrEvmAddress: 'a/b' }],
  ])('of %s is that of %s', (path, operationId, values) => {
    const found = callOf(routes, recorded(`${path}?limit=1&x=a?b&x=2`));
    expect(found).toMatchObject({ operation: { operationId }, query: { limit: ['1'], x: ['a?b', '2'] } });
    expect(found?.values).toEqual(values);
  });
});

describe('replies', () => {
  /** The report of these recordings, and whether the command fails. */
  async function verify(...replies: Recording[]) {
    const { lines, different } = await replayReplies(replies);
    return { lines, isRejected: different > 0 };
  }

  it('accepts a reply of every deployed operation', async () => {
    const { lines, isRejected } = await verify(...recordings);
    expect(isRejected).toBe(false);
    expect(lines).toEqual([
      ...deployed.map(({ operationId }) => `${operationId}: 1 replies, 1 accepted, 0 rejected`).sort(),
      `${deployed.length} replies, ${deployed.length} accepted, 0 rejected, 0 unknown paths`,
    ]);
  });

  it('reports rejected values', async () => {
    const wrong = '{"contracts":[{"nonce":"x"}],"links":{"next":null}}';
    const { lines, isRejected } = await verify(
      recorded('/api/v1/contracts?limit=1', wrong),
      recorded('/api/v1/contracts', '<html>'),
      recorded('/api/v1/contracts', '{"contracts":[],"links":{"next":null}}', 404),
      recorded('/api/v1/contracts', '{"_status":{"messages":[5]}}', 400),
    );
    expect(isRejected).toBe(true);
    expect(lines[0]).toBe('getContracts: 4 replies, 1 accepted, 3 rejected');
    expect(lines).toContain(
      '  rejected: /contracts/*/nonce: expected an integer or null, got string "x" (1)',
    );
    expect(lines.at(-1)).toBe('4 replies, 1 accepted, 3 rejected, 0 unknown paths');
  });

  it('lists unknown fields and words without rejecting them', async () => {
    const text = fixture('ledger', 'getTransactions').replace(
      /"name": "\w+"/,
      '"name": "NEWKIND", "extra": 1',
    );
    const { lines, isRejected } = await verify(recorded('/api/v1/transactions', text));
    expect(isRejected).toBe(false);
    const place = '  not in the description: /transactions/*/';
    expect(lines).toContainEqual(expect.stringContaining(`${place}name: expected a known value`));
    expect(lines).toContainEqual(expect.stringContaining(`${place}extra: expected a declared property`));
  });

  it('accepts an error reply with its messages, and does not retry it', async () => {
    // No code advances this clock.
    vi.useFakeTimers();
    const messages = ['limit', 'order'].map((name) => ({ message: `Invalid parameter: ${name}` }));
    const { lines, isRejected } = await verify(
      recorded('/api/v1/contracts?limit=0&order=x', JSON.stringify({ _status: { messages } }), 400),
      recorded('/api/v1/contracts', '{"_status":{"messages":[]}}', 503),
    );
    expect(isRejected).toBe(false);
    expect(lines).toHaveLength(2);
    expect(lines[0]).toBe('getContracts: 2 replies, 2 accepted, 0 rejected');
  });

  it('lists replies that are not JSON, and requests that the client never sends, as unknown paths', async () => {
    const supply = recorded('/api/v1/network/supply?q=totalcoins', '50000000000.00000000');
    const { lines, isRejected } = await verify(
      { ...supply, headers: { 'content-type': 'text/plain; charset=utf-8' } },
      recorded('/api/v1/nope', '{}', 404),
      recorded('/api/v1/accounts/1/', '{}', 404),
      recorded('/api/v1/accounts/%zz', '{}', 500),
      recorded('/api/v1/contracts/results/%20/opcodes', '{}', 400),
      recorded('/api/v1/accounts', '{}', 404, 'POST'),
    );
    expect(isRejected).toBe(false);
    expect(lines).toContain('unknown path: POST /api/v1/accounts (404)');
    expect(lines.at(-1)).toBe('6 replies, 0 accepted, 0 rejected, 6 unknown paths');
  });

  it('reads NDJSON and reports incomplete lines', () => {
    expect(parseRecordings('\n{"method":"GET","url":"/","status":200,"body":""}\n', 'f')).toHaveLength(1);
    expect(() => parseRecordings('\n{"method":"GET"}', 'f.ndjson')).toThrow('f.ndjson:2: expected url to be');
  });
});

describe('corrupted recordings', async () => {
  const allowed = allowedBy(await Promise.all(services.map(apiOf)));
  const judge: Judge = { replay, allowed };

  /** The bodies that are replayed, and the report of a judge that detects nothing. */
  async function undetected(replies: readonly Recording[], seed: string) {
    const bodies: string[] = [];
    const blind: Judge = {
      ...judge,
      replay: async (recording) => {
        bodies.push(recording.body);
        const { operationId = '' } = await replay(recording);
        return { recording, operationId, drift: [] };
      },
    };
    return { ...(await corrupt(replies, blind, { seed })), bodies };
  }

  // There are few recordings of each operation, so some free texts look like words.
  it('are detected, except those that a kind gives a reason for', async () => {
    // Every second one, because each is read again some fifty times.
    const replies = recordings.filter((_, index) => index % 2 === 0);
    const { lines, different, isInsufficient } = await corrupt(replies, judge, {
      seed: 'a seed',
      leastNoticed: 0.98,
    });
    expect([different, isInsufficient], lines.join('\n')).toEqual([0, false]);
    const made = lines.flatMap((line) => / (\d+) made$/.exec(line)?.[1] ?? []).map(Number);
    expect(made).toHaveLength(corruptions.length);
    expect(Math.min(...made)).toBeGreaterThan(4);
  });

  it('are determined by the seed, and fail the command if they are not detected', async () => {
    const [one, again, other] = await Promise.all(
      ['a', 'a', 'b'].map((seed) => undetected(recordings.slice(0, 8), seed)),
    );
    expect(one?.bodies).toEqual(again?.bodies);
    expect(one?.bodies).not.toEqual(other?.bodies);
    expect(one?.isInsufficient).toBe(true);
    expect(one?.different).toBeGreaterThan(0);
    expect(one?.lines.at(-1)).toMatch(/^\d+ corruptions, 0 noticed: 0\.00 %; \d+ more would be allowed$/);
    expect(one?.lines.filter((line) => line.startsWith('different: not noticed: ')).length).toBeGreaterThan(
      7,
    );
  });

  it('keep other integers beyond 2^53', async () => {
    const body = '{"timestamp":"1.000000000","balances":[],"links":{"next":null},"more":9223372036854775807}';
    const { bodies } = await undetected([recorded('/api/v1/balances', body)], 'x');
    expect(bodies.filter((text) => text.includes('"more":9223372036854775807')).length).toBeGreaterThan(2);
    // A number would have been rounded.
    expect(bodies.join()).not.toContain('922337203685477600');
  });

  it('do not include values that the description allows', () => {
    const plain = { isOptional: false, isNullable: false, isFree: false, isWide: false };
    const optional = { ...plain, isOptional: true, isNullable: true };
    expect(allowed('getContracts', '/contracts/*/nonce')).toEqual(optional);
    expect(allowed('getNft', '/token_id')).toEqual(plain);
    expect(allowed('getToken', '/symbol')).toEqual({ ...plain, isFree: true });
    expect(allowed('getContractsResults', '/results/*/amount').isWide).toBe(true);
    expect(() => allowed('getNothing', '/x')).toThrow('unknown operation getNothing');
  });
});
