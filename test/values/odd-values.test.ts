import { expect, it } from 'vitest';
import * as client from '../../src/ledger.js';
import { everyType } from '../fuzz/places.js';

const fails = (): never => {
  throw new RangeError('no text');
};

/** Values that a reply without validation, a store or a mistake may contain. */
const values: readonly unknown[] = [
  ...everyType.filter((json) => json !== '').map((json): unknown => JSON.parse(json)),
  ...[
    undefined,
    Number.NaN,
    -1n,
    10n ** 400n,
    Symbol('0'),
    () => '0',
    new Date(Number.NaN),
    Object.create(null),
  ],
  ...[{ toString: fails }, { toTinybars: () => null }, new Proxy({}, { get: () => Symbol('0') })],
  ...['9'.repeat(90), '-9'.padEnd(90, '9'), '8640000000001', '8640000000000', '-8640000000000.000000001'],
];

const functions: Readonly<Record<string, (value: never) => unknown>> = {
  ...{ toDate: client.toDate, toNanoseconds: client.toNanoseconds, toTimestamp: client.toTimestamp },
  ...{ toTransactionId: client.toTransactionId, toSdkTransactionId: client.toSdkTransactionId },
  ...{ toEntityNumber: client.toEntityNumber, toLongZeroAddress: client.toLongZeroAddress },
  ...{ formatHbar: client.formatHbar, formatUnits: (amount) => client.formatUnits(amount, 2) },
  'formatUnits with odd decimals': (decimals) => client.formatUnits(5n, decimals),
  ...{ messageText: client.messageText, messageBytes: client.messageBytes, joinChunks: client.joinChunks },
  'messageText with an odd content': (message) => client.messageText({ message }),
  'joinChunks with an odd message': (message) => client.joinChunks([message]),
  stringifyJson: client.stringifyJson,
  parseReply: (text) => client.parseReply(client.getBlockOperation, text),
};

it.each(Object.entries(functions))(
  '%s converts a value of any type, or throws an error of the client',
  (_, convert) => {
    const faults = values.flatMap((value) => {
      try {
        const result = convert(value as never);
        return result instanceof Date && Number.isNaN(result.getTime()) ? ['an invalid Date'] : [];
      } catch (error) {
        return error instanceof client.ClientError ? [] : [String((error as Error).stack)];
      }
    });
    expect(faults).toEqual([]);
  },
);
