import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { generate } from '../../scripts/generate/generate.js';
import { generateSandbox } from '../../scripts/generate/generate-sandbox.js';
import { readApi } from '../../scripts/generate/read/read-api.js';
import { type JsonObject, readDescription } from '../../scripts/generate/read/read-description.js';
import type { InvalidResponse, LedgerRequest } from '../../src/client/client.js';
import type { Sandbox } from '../../src/sandbox.js';
import { replies } from './description.js';

const test = fileURLToPath(new URL('..', import.meta.url));

/** Operations that do not exist in the real service. */
const madeUp: JsonObject = {
  '/api/v1/network/weather': {
    post: {
      operationId: 'getWeather',
      responses: replies({
        type: 'object',
        required: ['sky'],
        properties: { sky: { type: 'string', enum: ['CLEAR', 'CLOUDY'] } },
      }),
    },
  },
  '/api/v1/network/rumours': {
    get: { operationId: 'getRumours', deprecated: true, responses: replies({ type: 'object' }) },
  },
};

type Client = Record<string, (params?: object) => LedgerRequest<unknown>>;
let folder = '';
let sandbox: Sandbox;
let client: Client;
const reports: InvalidResponse[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(test, '.tmp-'));
  const ours = await readDescription(fileURLToPath(new URL('../../openapi/ledger.yaml', import.meta.url)));
  const description: JsonObject = { ...ours, paths: { ...Object(ours.paths), ...madeUp } };
  const write = async (name: string, files: ReadonlyMap<string, string>): Promise<void> => {
    await mkdir(join(folder, name));
    for (const [file, text] of files) await writeFile(join(folder, name, file), text);
  };
  await write('ledger', await generate(description, 'ledger', '../../../src/generated-code.js'));
  await write('sandbox', await generateSandbox([readApi(description, 'ledger')]));
  const made = await import(join(folder, 'sandbox', 'ledger.ts'));
  vi.doMock('../../generated/sandbox/ledger.js', () => made);
  sandbox = (await import('../../src/sandbox.js')).createSandbox({ size: 0.1 });
  const { createLedgerClient } = await import(join(folder, 'ledger', 'client.ts'));
  client = createLedgerClient({
    baseUrl: sandbox.ledgerUrl,
    fetch: sandbox.fetch,
    validation: 'throw',
    onInvalidResponse: (report: InvalidResponse) => reports.push(report),
  });
});

afterAll(async () => {
  vi.doUnmock('../../generated/sandbox/ledger.js');
  await rm(folder, { recursive: true, force: true });
});

/** Calls an operation by its name, because only the description has its types. */
function call(operationId: string, params?: object): LedgerRequest<unknown> {
  const method = client[operationId];
  if (!method) throw new Error(`the client has no ${operationId}`);
  return method(params);
}

describe('an operation without code in the sandbox', () => {
  it('returns a reply that matches its schema', async () => {
    expect(await call('getWeather')).toEqual({ sky: 'CLEAR' });
    expect(reports).toEqual([]);
  });

  it('is not found with another method, or if it is deprecated', async () => {
    const status = async (path: string): Promise<number> =>
      (await sandbox.fetch(`${sandbox.ledgerUrl}/api/v1/network/${path}`)).status;
    expect(await status('weather')).toBe(405);
    expect(await status('rumours')).toBe(404);
  });

  it('does not replace operations with code', async () => {
    expect(await call('getBlock', { hashOrNumber: 1 }).catch(({ status }) => status)).toBe(404);
  });
});
