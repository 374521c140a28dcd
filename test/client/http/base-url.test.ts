import { inspect } from 'node:util';
import { describe, expect, it } from 'vitest';
import { call, createTransport, type OneHostOptions } from '../../../src/client/client.js';
import { type ApiError, ParameterError } from '../../../src/errors/errors.js';
import { createLedgerClient, createStatusClient, type LedgerClient } from '../../../src/index.js';
import { getContracts } from '../../../src/ledger.js';
import { operations } from '../../../src/sandbox/ledger/operations.js';
import { createSandbox } from '../../../src/sandbox.js';
import { getSummary } from '../../../src/status.js';
import { answering, recordingFetch } from '../../setup/answering.js';
import { deployed, descriptorOf } from '../../setup/fixtures.js';
import { rejection, thrown } from '../../setup/thrown.js';
import { operation } from '../operations.js';

const path = '/api/v1/contracts';

/** The URL of a request below a base URL, and the URL in its error. */
async function at(baseUrl: string, read: typeof getContracts | typeof getSummary, status: number) {
  const { transport, requests } = answering('', { status }, { baseUrl });
  const { url } = (await rejection(read(transport))) as ApiError;
  return { sent: requests[0]?.url, shown: url };
}

describe('a base URL', () => {
  it.each([
    ['https://host.test', 'https://host.test', 'https://host.test'],
    ['https://host.test///', 'https://host.test', 'https://host.test'],
    ['http://localhost:5551', 'http://localhost:5551', 'http://localhost:5551'],
    ['https://host.test:443', 'https://host.test', 'https://host.test'],
    ['https://host.test/v1', 'https://host.test/v1', 'https://host.test/***'],
    ['https://host.test/v1/KEY/', 'https://host.test/v1/KEY', 'https://host.test/***'],
    ['https://host.test/api/v1', 'https://host.test', 'https://host.test'],
    ['https://host.test/v1/KEY/api/v1/', 'https://host.test/v1/KEY', 'https://host.test/***'],
    ['https://host.test/api/v2', 'https://host.test/api/v2', 'https://host.test/api/v2'],
    ['https://host.test/KEY/api/v2', 'https://host.test/KEY/api/v2', 'https://host.test/***/api/v2'],
    ['https://host.test/api/v2/KEY', 'https://host.test/api/v2/KEY', 'https://host.test/***'],
    ['https://host.test/{KEY}', 'https://host.test/%7BKEY%7D', 'https://host.test/***'],
    ['HTTPS://Host.Test/Key', 'https://host.test/Key', 'https://host.test/***'],
    ['http://[::1]:8080/k', 'http://[::1]:8080/k', 'http://[::1]:8080/***'],
  ])('%s leads to %s, and is shown as %s', async (base, href, preview) => {
    expect(await at(base, getContracts, 500)).toEqual({ sent: href + path, shown: preview + path });
  });

  it.each([
    ['https://host.test/wrong/v1/s3cretkey/api/v1', 'https://host.test/wrong/v1/***'],
    ['https://host.test/v1', 'https://host.test/v1'],
    ['https://host.test', 'https://host.test'],
  ])('%s is shown without long parts, which may be a key, in the error of a 404', async (base, outline) => {
    expect(await at(base, getContracts, 404)).toMatchObject({ shown: outline + path });
  });

  it('keeps its version in front of a path of another version', async () => {
    const { transport, requests } = answering('{}', {}, { baseUrl: 'https://host.test/api/v1' });
    await call(transport, operation({ path: '/api/v10/things' }));
    expect(requests[0]?.url).toBe('https://host.test/api/v1/api/v10/things');
  });

  it('of a status page includes its version', async () => {
    const sent = 'https://status.test/api/v2/summary.json';
    expect(await at('https://status.test/api/v2/', getSummary, 500)).toEqual({ sent, shown: sent });
  });

  const { fetch, ledgerUrl, statusUrl } = createSandbox({ size: 0.1 });
  const unversioned = statusUrl.replace('/api/v2', '');

  it('of the query service may be a URL', async () => {
    const baseUrl = new URL(`${ledgerUrl}/api/v1`);
    expect((await createLedgerClient({ baseUrl, fetch }).getBlocks({ limit: 1 })).blocks).toHaveLength(1);
  });

  it.each([statusUrl, unversioned, `${unversioned}//`, new URL(statusUrl), new URL(unversioned)])(
    'of the status service may be %s',
    async (baseUrl) => {
      const { status } = await createStatusClient({ baseUrl, fetch }).getStatus();
      expect(status?.indicator).toBeDefined();
    },
  );

  it.each([
    ['/key', '/key/api/v2'],
    ['/key/', '/key/api/v2'],
    ['/key/api/v2', '/key/api/v2'],
    ['/public/acme', '/public/acme/api/v2'],
    ['/public/acme/api/v2', '/public/acme/api/v2'],
    ['/public/acme/v2', '/public/acme/v2'],
    ['/public/acme/v2/', '/public/acme/v2'],
    ['/v2', '/v2'],
    ['/v2/KEY', '/v2/KEY/api/v2'],
    ['/acme-v2', '/acme-v2/api/v2'],
  ])('of the status service with the path %s leads to %s', async (given, used) => {
    const { fetch: recorded, requests } = recordingFetch('{}');
    const baseUrl = `https://host.test${given}`;
    await createStatusClient({ baseUrl, fetch: recorded, validation: 'off' }).getStatus();
    expect(requests[0]?.url).toBe(`https://host.test${used}/status.json`);
  });

  it('of the status service is no network', () => {
    const error = thrown(() => createStatusClient({ network: 'mainnet' } as never));
    expect(error).toBeInstanceOf(ParameterError);
    expect(error).toHaveProperty(
      'message',
      'network must be left out: the service has one URL for all networks. For another service, set baseUrl, got "mainnet"',
    );
  });

  it.each(['mainnet', 'testnet', 'previewnet'] as const)(
    'can be the name of a network: %s',
    async (network) => {
      const { fetch, requests } = recordingFetch('{"contracts":[],"links":{"next":null}}');
      await getContracts(createTransport({ network, fetch }));
      expect(requests[0]?.url).toBe(`https://${network}.mirrornode.hedera.com${path}`);
    },
  );

  describe('of a local network', () => {
    const idOrAliasOrEvmAddress = '0.0.1001';
    type Call = (ledger: LedgerClient) => PromiseLike<unknown>;
    it.each<[string, Call]>([
      ['http://localhost:5551/api/v1/blocks', (ledger) => ledger.getBlocks()],
      ['http://localhost:5551/api/v1/contracts/results', (ledger) => ledger.getContractsResults()],
      ['http://localhost:8084/api/v1/network/nodes', (ledger) => ledger.getNetworkNodes()],
      ['http://localhost:8084/api/v1/topics/5', (ledger) => ledger.getTopic({ topicId: 5 })],
      [
        'http://localhost:8084/api/v1/accounts/0.0.1001/hooks',
        (ledger) => ledger.getHooks({ idOrAliasOrEvmAddress }),
      ],
      [
        'http://localhost:8545/api/v1/contracts/call',
        (ledger) => ledger.contractCall({ body: { to: `0x${'ab'.repeat(20)}` } }),
      ],
    ])('is that of the module that answers: %s', async (url, read) => {
      const hosts = new Set<string>();
      const { fetch: recorded, requests } = recordingFetch('{}', { status: 404 });
      const ledger = createLedgerClient({
        network: 'local',
        fetch: recorded,
        headers: ({ host }) => {
          hosts.add(host);
          return {};
        },
      });
      const error = (await rejection(read(ledger))) as ApiError;
      expect([requests[0]?.url, error.url]).toEqual([url, url]);
      expect([...hosts]).toEqual([new URL(url).origin]);
    });

    it('is that of the same module in the sandbox', () => {
      // The sandbox answers deployed operations. A newer description may have more.
      const described = new Set(deployed.map(({ operationId }) => operationId));
      const both = operations.filter(({ operationId }) => described.has(operationId));
      expect(both.length).toBeGreaterThan(40);
      for (const { operationId, backend } of both) {
        const { servedBy = 'javascript' } = descriptorOf('ledger', operationId);
        expect(`${operationId} ${servedBy}`).toBe(`${operationId} ${backend}`);
      }
    });

    it('is one for all modules behind an ingress', async () => {
      const { fetch: recorded, requests } = recordingFetch('{}', { status: 404 });
      const ledger = createLedgerClient({ baseUrl: 'http://localhost:38081', fetch: recorded });
      await rejection(ledger.getNetworkNodes());
      expect(requests[0]?.url).toBe('http://localhost:38081/api/v1/network/nodes');
    });
  });

  it('does not appear in a printed transport, because its path may be a key', () => {
    const headers = { 'x-api-key': 's3cretkey' };
    const transport = createTransport({ baseUrl: 'https://host.test/s3cretkey', headers });
    expect(inspect(transport, { depth: 9, showHidden: true })).not.toContain('s3cret');
    expect(JSON.stringify(transport)).not.toContain('s3cret');
  });

  const names = 'mainnet, testnet, previewnet, local';
  const place = `an absolute http or https URL without credentials, query and fragment, or network one of ${names}`;
  it.each<[object, string, unknown, string]>([
    [{}, 'baseUrl', undefined, `a URL, or network one of ${names}`],
    [{ network: 'localnet' }, 'network', 'localnet', `one of ${names}`],
    [{ network: 'constructor' }, 'network', 'constructor', `one of ${names}`],
    [{ network: 'testnet', baseUrl: 'https://a.test' }, 'network', 'testnet', 'left out beside baseUrl'],
    // The host shows that the scheme is missing. A path may contain a key.
    ...[
      ['', ''],
      ['host.test', 'host.test'],
      ['/api/v1', '/api/***'],
      ['host.test:5551/s3cretkey', 'host.test:5551/***'],
      ['javascript:alert(1)', 'javascript:alert(1)'],
      ['//host.test', undefined],
      ['https://', undefined],
      ['ftp://host.test', undefined],
      ['file:///etc', undefined],
      ['https://host.test?key=s3cret', undefined],
      ['https://host.test/#s3cret', undefined],
      ['https://s3cret@host.test', undefined],
      ['https://user:s3cret@host.test', undefined],
      ['https://:s3cret@host.test', undefined],
    ].map(([baseUrl, value]): [object, string, unknown, string] => [{ baseUrl }, 'baseUrl', value, place]),
  ])('is refused with what is allowed instead: %j', (options, parameter, value, allowed) => {
    const error = thrown(() => createTransport(options as OneHostOptions));
    expect(error).toBeInstanceOf(ParameterError);
    expect(error).toMatchObject({ parameter, value, allowed });
    expect(JSON.stringify(error) + String(error)).not.toContain('s3cret');
  });
});
