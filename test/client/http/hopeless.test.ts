import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTransport, type TransportSettings } from '../../../src/client/client.js';
import { NetworkError } from '../../../src/errors/errors.js';
import { estimateFees, getContracts } from '../../../src/ledger.js';
import { FaultServer, reply } from '../../setup/fault-server.js';
import { rejection } from '../../setup/thrown.js';
import { VirtualTime } from '../../setup/virtual-time.js';

const emptyPage = '{"contracts":[],"links":{"next":null}}';

describe('a request that cannot succeed', () => {
  let server: FaultServer;
  beforeAll(async () => {
    server = await FaultServer.open();
  });
  afterAll(() => server.close());

  async function failing(options: TransportSettings & { baseUrl?: string }): Promise<unknown> {
    const time = new VirtualTime();
    const begin = time.elapsed();
    const error = await time.run(
      rejection(getContracts(createTransport({ baseUrl: server.url, ...options, clock: time }))),
    );
    expect(error).toBeInstanceOf(NetworkError);
    expect(error).toMatchObject({ attempts: 1 });
    expect(time.elapsed()).toBe(begin);
    return error;
  }

  it.each([
    ['transfer-encoding', 'chunked'],
    ['connection', 'whatever'],
    ['keep-alive', 'timeout=5'],
    ['expect', '100-continue'],
    ['content-length', 'long'],
  ])('is not retried: the header %s', async (name, value) => {
    server.play(reply(200, emptyPage));
    await failing({ headers: { [name]: value } });
    expect(server.bodies).toEqual([]);
  });

  it('is not retried: a blocked port', async () => {
    expect(String(await failing({ baseUrl: 'http://127.0.0.1:1' }))).toContain('bad port');
  });

  it('is not sent: a body with a transferred buffer', async () => {
    server.play(reply(200, '{}'));
    const body = new Uint8Array(8);
    structuredClone(body, { transfer: [body.buffer] });
    const transport = createTransport({ baseUrl: server.url });
    for (const detached of [body, body.buffer])
      expect(await rejection(estimateFees(transport, { body: detached }))).toMatchObject({
        name: 'ParameterError',
        parameter: 'body',
      });
    expect(server.bodies).toEqual([]);
  });
});
