import { describe, expect, it } from 'vitest';
import { type PartResult, parts, resultTable } from '../../scripts/verify/conformance/conformance.js';
import type { Recording } from '../../scripts/verify/recordings.js';

const options = { seed: 'a seed', mixed: 0, description: '0.154', write: false } as const;

function recorded(path: string, status: number, message?: string): Recording {
  const body = message === undefined ? '{}' : JSON.stringify({ _status: { messages: [{ message }] } });
  return { method: 'GET', url: `/api/v1${path}`, status, headers: {}, body };
}

async function resultOf(name: string, ...recordings: Recording[]): Promise<PartResult> {
  const result = await parts[name]?.(recordings, options);
  if (!result) throw new Error(`there is no part ${name}`);
  return result;
}

describe('recorded requests', () => {
  it.each([
    ['name', '/tokens?name=abc&name=abd'],
    ['balance', '/accounts?balance=true&balance=false'],
    ['block.number', '/contracts/results?block.number=1&block.number=2'],
    ['block.hash', `/contracts/results?block.hash=${'ab'.repeat(32)}&block.hash=${'cd'.repeat(32)}`],
    ['scheduled', '/transactions/0.0.5-1-000000002?scheduled=true&scheduled=false'],
    ['timestamp', '/tokens/0.0.5?timestamp=1767225600.1&timestamp=1767225601.1'],
  ])('explain why the client refuses a repeated %s that the service serves', async (_, path) => {
    const { lines, examined, explained, different } = await resultOf('requests', recorded(path, 200));
    expect([examined, explained, different], lines.join('\n')).toEqual([1, 1, 0]);
    expect(lines[0]).toBe(
      'the client refuses, the service serves: several values count as one, or match nothing (1)',
    );
  });

  it('are counted by what the two sides accept', async () => {
    const { lines, explained, different } = await resultOf(
      'requests',
      recorded('/accounts?limit=1', 200),
      recorded('/accounts?limit=0', 400, 'Invalid parameter: limit'),
      recorded('/accounts?limit=0', 200),
      recorded('/accounts?limit=1', 400, 'Invalid parameter: limit'),
      recorded('/accounts?limit=1', 500),
      recorded('/transactions?transactiontype=nope', 400, 'Invalid parameter: transactiontype'),
    );
    expect(lines.at(-1)).toBe('5 requests: 1 accepted by both, 1 refused by both, 1 explained, 2 different');
    expect([explained, different]).toEqual([1, 2]);
    expect(lines).toContain('    /api/v1/accounts?limit=1');
  });
});

it('the sandbox has to refuse with the words of the service', async () => {
  const { lines, examined, different } = await resultOf(
    'refusals',
    recorded('/accounts?limit=0', 400, 'Invalid parameter: limit'),
    recorded('/accounts?limit=0', 400, 'Invalid parameter: order'),
    recorded('/accounts?limit=1', 400, 'Invalid parameter: limit'),
    recorded('/accounts?limit=0', 200),
    recorded('/accounts/1', 404, 'Not found'),
    { ...recorded('', 400), url: '/incidents.json' },
  );
  expect([examined, different]).toEqual([5, 3]);
  expect(lines[0]).toBe('different: the errors differ: service 400 order, sandbox 400 limit (1)');
  expect(lines).toContain('different: the errors differ: service 200, sandbox 400 limit (1)');
});

it('the table has a row for each part, and says which failed', () => {
  const found = { lines: [], examined: 1, explained: 0, different: 0 };
  const table = resultTable([
    ['replies', { ...found, examined: 1200, explained: 3 }],
    ['forms', { ...found, different: 1 }],
    ['corrupt', { ...found, isInsufficient: true }],
    ['refusals', { ...found, examined: 0 }],
  ]);
  expect(table).toEqual([
    'part      examined  explained  different',
    'replies       1200          3          0  passed',
    'forms            1          0          1  FAILED',
    'corrupt          1          0          0  FAILED',
    'refusals         0          0          0  FAILED',
  ]);
});
