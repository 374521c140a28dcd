import { describe, expect, it } from 'vitest';
import type { InvalidResponse } from '../../../src/index.js';
import type { Service } from '../../setup/description.js';
import { answered, deployed, fixture } from '../../setup/fixtures.js';

/** Replaces a value of a fixture. Returns the data and the reported differences. */
async function read(service: Service, operationId: string, pointer: string, json: string) {
  const operation = deployed.find((one) => one.service === service && one.operationId === operationId);
  if (!operation) throw new Error(`there is no ${operationId}`);
  const body: unknown = JSON.parse(fixture(service, operationId));
  const [name = '', ...path] = pointer.split('/').reverse();
  const holder = path.reverse().reduce((inner, key) => Reflect.get(Object(inner), key), body);
  expect(holder).toHaveProperty(name);
  Reflect.set(Object(holder), name, '@here@');
  const changed = JSON.stringify(body).replace('"@here@"', json);
  const reports: InvalidResponse[] = [];
  const data = await answered(service, operation, changed, {
    validation: 'warn',
    onInvalidResponse: (report) => reports.push(report),
  });
  const differences = reports.flatMap(({ issues, drift }) => [...issues, ...drift]);
  return { data, reported: differences.map(({ instancePath, expected }) => `${instancePath}: ${expected}`) };
}

const result = 'getContractResultByTransactionIdOrHash';

describe('the reply of a service', () => {
  it.each([
    ['authorization_list/0/y_parity', '1'],
    ['authorization_list/0/y_parity', '"0x1"'],
    ['access_list', 'null'],
    ['access_list', '"0xabcd"'],
    ['access_list', '[]'],
    [
      'access_list',
      '[{"address":"0xa02457e5dfd32bda5fc7e1f1b008aa5979568150","storage_keys":["0x0000000000000000000000000000000000000000000000000000000000000081"]}]',
    ],
  ])('is accepted in the form of every version: %s %s', async (place, json) => {
    expect((await read('ledger', result, place, json)).reported).toEqual([]);
  });

  it.each([
    ['authorization_list/0/y_parity', '"1"'],
    ['authorization_list/0/y_parity', 'null'],
    ['access_list', '7'],
    ['access_list', '["0xabcd"]'],
  ])('is reported in another form: %s %s', async (place, json) => {
    expect((await read('ledger', result, place, json)).reported).not.toEqual([]);
  });

  it.each(['92233720368547758070000000000', '-92233720368547758070000000000', '9223372036854775807', '0'])(
    'is exact in weibars too, without an issue: %s',
    async (digits) => {
      const { data, reported } = await read('ledger', result, 'amount', digits);
      expect(data).toMatchObject({ amount: BigInt(digits) });
      expect(reported).toEqual([]);
    },
  );

  it.each(['9223372036854775808', '92233720368547758070000000000'])(
    'is reported once beyond 64 bits elsewhere, without a rounded bound: %s',
    async (digits) => {
      expect((await read('ledger', result, 'block_gas_used', digits)).reported).toEqual([
        ': integers of 64 bits',
      ]);
    },
  );

  it('is not drift: UNKNOWN as a type of transaction', async () => {
    expect((await read('ledger', 'getTransactions', 'transactions/0/name', '"UNKNOWN"')).reported).toEqual(
      [],
    );
    expect((await read('ledger', 'getTransactions', 'transactions/0/name', '"LATEST"')).reported).toEqual([
      '/transactions/0/name: a known value',
    ]);
  });

  it.each([
    ['2022-02-15T13:37:37.407-08:00', true],
    ['2024-09-17T08:08:17.044Z', true],
    ['2024-09-17t08:08:17z', true],
    ['yesterday', false],
    ['2024-09-17', false],
    ['2024-09-17T08:08:17', false],
    ['2024-39-17T08:08:17Z', false],
    ['1726560497', false],
  ])('has times as RFC 3339 writes them: %s', async (time, isOne) => {
    const { reported } = await read('status', 'getIncidents', 'incidents/0/created_at', JSON.stringify(time));
    expect(reported.length === 0).toBe(isOne);
  });

  it.each([
    ['getToken', 'total_supply', '9223372036854775807', 'many'],
    ['getToken', 'decimals', '8', ''],
    ['getNetworkSupply', 'released_supply', '5000000000000000000', '5e18'],
    ['getTransactions', 'transactions/0/max_fee', '200000000', '2.5'],
    [
      'getTransactions',
      'transactions/0/transaction_id',
      '0.0.2-1784747490-000000000',
      '0.0.2@1784747490.000000000',
    ],
    ['getBlock', 'hash', `0x${'ab'.repeat(48)}`, 'ab'.repeat(48)],
  ])('has digits and hexadecimal where %s has %s', async (operationId, place, good, bad) => {
    expect((await read('ledger', operationId, place, JSON.stringify(good))).reported).toEqual([]);
    expect((await read('ledger', operationId, place, JSON.stringify(bad))).reported).toHaveLength(1);
  });
});
