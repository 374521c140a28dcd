import { describe, expect, it } from 'vitest';
import { createLedgerClient, gt, gte, lt, lte, ne } from '../../../src/index.js';
import { baseUrl, once, recordingFetch } from '../../setup/answering.js';

/** A client with empty lists, and the URLs of its requests. */
function setup() {
  const { fetch, requests } = recordingFetch(
    '{"transactions":[],"links":{"next":null},"total_supply":"1","released_supply":"1","timestamp":"1.000000000"}',
  );
  const queries = () => requests.map(({ url }) => decodeURIComponent(new URL(url).search));
  return {
    ledger: createLedgerClient({ baseUrl, fetch, validation: { response: 'off' }, ...once }),
    queries,
  };
}

const begin = '2026-01-01T00:00:00Z';
const end = '2026-01-02T00:00:00Z';

describe('a change after the call does not change the request', () => {
  it('of a Date', async () => {
    const { ledger, queries } = setup();
    const timestamp = new Date(begin);
    const request = ledger.getNetworkSupply({ timestamp });
    timestamp.setTime(0);
    await request;
    expect(queries()).toEqual(['?timestamp=1767225600.000000000']);
  });

  it('of a Date in a filter, or one of several', async () => {
    const { ledger, queries } = setup();
    const [from, to] = [new Date(begin), new Date(end)];
    const timestamp = [gte(from), lt(to)];
    const requests = [
      ledger.getTransactions({ timestamp: ne(from) }),
      ledger.getTransactions({ timestamp }),
      ledger.getStakingRewards({ idOrAliasOrEvmAddress: 1, timestamp: [lte(to), gt(from)] }),
    ];
    from.setTime(0);
    to.setTime(0);
    timestamp.pop();
    await Promise.allSettled(requests);
    expect(queries()).toEqual([
      '?timestamp=ne:1767225600.000000000',
      '?timestamp=gte:1767225600.000000000&timestamp=lt:1767312000.000000000',
      '?timestamp=lte:1767312000.000000000&timestamp=gt:1767225600.000000000',
    ]);
  });

  it('of a Date of a list that is walked or scanned later', async () => {
    const { ledger, queries } = setup();
    const from = new Date(begin);
    const request = ledger.getTransactions({ timestamp: gte(from), limit: 5 });
    from.setTime(0);
    await request.toArray();
    for await (const page of request.pages()) expect(page.items).toEqual([]);
    for await (const transaction of request.scan()) expect.unreachable(`${transaction.transaction_id}`);
    expect(queries().length).toBeGreaterThanOrEqual(3);
    for (const query of queries()) expect(query).toContain('1767225600.000000000');
  });

  it('of a body and of what is in it', async () => {
    const { fetch, texts } = recordingFetch('{"result":"0x"}');
    const ledger = createLedgerClient({ baseUrl, fetch, ...once });
    const override = { address: `0x${'0'.repeat(40)}`, nonce: '0x1' };
    const body = { data: '0x01', state_overrides: [override] };
    const first = ledger.contractCall({ body }, { body: { newer: [override] } });
    body.data = '0x02';
    override.nonce = '0x2';
    const second = ledger.contractCall({ body }, { body: { newer: [override] } });
    override.nonce = '0x3';
    await Promise.all([first, second]);
    const sent = texts.map((text) => [...text.matchAll(/"(?:data|nonce)":"(\w+)"/g)].map(([, hex]) => hex));
    expect(sent).toEqual([
      ['0x01', '0x1', '0x1'],
      ['0x02', '0x2', '0x2'],
    ]);
  });

  it('of a value of the option query', async () => {
    const { ledger, queries } = setup();
    const level = ['one'];
    const request = ledger.getNetworkSupply({}, { query: { level } });
    level.push('two');
    await request;
    expect(queries()).toEqual(['?level=one']);
  });
});
