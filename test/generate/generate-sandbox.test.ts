import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
// By its inner path: our own command runs it for our own descriptions only, and today their sandbox needs none of it.
import { generateSandbox } from '../../scripts/generate/generate-sandbox.js';
import type { Sandbox } from '../../src/sandbox.js';
import { read, replies } from './description.js';
import { codeFolders } from './generated-folder.js';

const weather = replies({
  type: 'object',
  required: ['sky'],
  properties: { sky: { type: 'string', enum: ['CLEAR', 'CLOUDY'] } },
});
/** Two operations that do not exist in the real service, and one that the sandbox has code for. */
const paths = {
  '/api/v1/network/weather': { post: { operationId: 'getWeather', responses: weather } },
  '/api/v1/network/rumours': { get: { operationId: 'getRumours', deprecated: true, responses: weather } },
  '/api/v1/network/stake': { get: { operationId: 'getNetworkStake', responses: weather } },
};

let sandbox: Sandbox;
const written = codeFolders();
beforeAll(async () => {
  const made = await import(
    join(await written(await generateSandbox([read({ more: { paths } })])), 'ledger.ts')
  );
  // The lists of the sandbox are made from our own description.
  const { describedOperations } = await import('../../generated/sandbox/ledger.js');
  vi.doMock('../../generated/sandbox/ledger.js', () => ({ ...made, describedOperations }));
  sandbox = (await import('../../src/sandbox.js')).createSandbox({ size: 0.1 });
});
afterAll(() => void vi.doUnmock('../../generated/sandbox/ledger.js'));

it.each([
  ['returns a reply that matches its schema', 'POST', 'weather', 200, { sky: 'CLEAR' }],
  ['rejects another method', 'GET', 'weather', 405, {}],
  ['does not exist if it is deprecated', 'GET', 'rumours', 404, {}],
  ['does not replace an operation with code', 'GET', 'stake', 200, { staking_period: expect.anything() }],
])('an operation without code in the sandbox %s', async (_, method, name, status, reply) => {
  const response = await sandbox.fetch(`${sandbox.ledgerUrl}/api/v1/network/${name}`, { method });
  expect(response.status).toBe(status);
  expect(await response.json()).toMatchObject(reply);
});
