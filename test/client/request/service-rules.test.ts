import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { call, createTransport } from '../../../src/client/client.js';
import { ParameterError } from '../../../src/errors/errors.js';
import * as operations from '../../../src/ledger.js';
import { createSandbox } from '../../../src/sandbox.js';
import { gt, gte, lt, lte } from '../../../src/values/values.js';
import { failure, rejection } from '../../setup/thrown.js';

// The sandbox shares no code with the client. It returns 400 if the service does.

const sandbox = createSandbox({ size: 0.1 });
const statuses: number[] = [];
const transport = createTransport({
  baseUrl: sandbox.ledgerUrl,
  retry: false,
  fetch: async (url, init) => {
    const response = await sandbox.fetch(url, init);
    statuses.push(response.status);
    return response;
  },
});

type Params = Record<string, unknown>;

/** The error of a call, and the statuses of the sandbox's replies. */
async function outcome(operationId: string, params: Params, isChecked: boolean) {
  const operation = Reflect.get(operations, `${operationId}Operation`);
  const validation = { request: isChecked ? 'throw' : 'off', response: 'off' } as const;
  statuses.length = 0;
  const error = await failure(call(transport, operation, params, { validation }));
  return { error, statuses: [...statuses] };
}

const opaque = 'ab'.repeat(20);
const other = 'cd'.repeat(20);
const longZero = `${'0'.repeat(37)}3e9`;
const largestLongZero = `0x${'0'.repeat(30)}3fffffffff`;
const above38Bits = `0x${'0'.repeat(30)}4000000000`;
const alias = 'CIQOBSHME5MKLB477LBCNIJ4BRIWW6M6OLRVCQNA3WBI7FGTPGEKJNY';
const to = `0x${longZero}`;
const idOrAliasOrEvmAddress = '0.0.1001';
const initCode = '0x6080604052600a600c600039600a6000f3';

describe('a request that the service refuses is refused before it is sent', () => {
  it.each<[string, Params, string]>([
    ['getTokens', { 'account.id': 'eq:0.0.1001' }, 'account.id'],
    ['getBalances', { 'account.id': gt(longZero) }, 'account.id'],
    ['getContracts', { 'contract.id': lte(`0.0.${longZero}`) }, 'contract.id'],
    ['getBalances', { 'account.id': `ne:0x${opaque}` }, 'account.id'],
    ['getContracts', { 'contract.id': ['0.0.5', `ne:${opaque}`] }, 'contract.id'],
    ['getBalances', { 'account.id': [`0x${opaque}`, `0x${other}`] }, 'account.id'],
    ['getBalances', { 'account.id': ['0.0.7', alias, '0.0.8', other] }, 'account.id'],
    ['getBalances', { 'account.id': [opaque, gt('0.0.5')] }, 'account.id'],
    ['getBalances', { 'account.id': `0.0.${alias}` }, 'account.id'],
    ['getNftsByAccountId', { idOrAliasOrEvmAddress, 'spender.id': [gt(5), gte(6)] }, 'spender.id'],
    ['getNftsByAccountId', { idOrAliasOrEvmAddress, 'spender.id': ['lt:9', '7', 'lte:8'] }, 'spender.id'],
    ['getToken', { tokenId: opaque }, 'tokenId'],
    ['getToken', { tokenId: `0x${opaque}` }, 'tokenId'],
    ['getToken', { tokenId: above38Bits }, 'tokenId'],
    ['getTokenBalances', { tokenId: above38Bits }, 'tokenId'],
    ['getNfts', { tokenId: `0x${opaque}` }, 'tokenId'],
    ['getNft', { tokenId: `0x${opaque}`, serialNumber: 1 }, 'tokenId'],
    ['getNftTransactions', { tokenId: above38Bits, serialNumber: 1 }, 'tokenId'],
    ['getTokens', { 'token.id': `0x${opaque}` }, 'token.id'],
    ['getTokens', { 'token.id': gte(above38Bits) }, 'token.id'],
    ['getTokensByAccountId', { idOrAliasOrEvmAddress, 'token.id': above38Bits }, 'token.id'],
    ['getNftsByAccountId', { idOrAliasOrEvmAddress, 'token.id': above38Bits }, 'token.id'],
    ['getTokenAllowances', { idOrAliasOrEvmAddress, 'spender.id': 5, 'token.id': `0x${opaque}` }, 'token.id'],
    ['getTransactions', { transactiontype: 'UNKNOWN' }, 'transactiontype'],
    [
      'getAccount',
      { idOrAliasOrEvmAddress, transactiontype: ['CRYPTOTRANSFER', 'unknown'] },
      'transactiontype',
    ],
    ['getNetworkSupply', { timestamp: [gt('2'), lt('1.5')] }, 'timestamp'],
    ['getNetworkSupply', { timestamp: [lte('1.5'), gte('1.50000001')] }, 'timestamp'],
    ['getRegisteredNodes', { 'registerednode.id': [gt(9), lt(10)] }, 'registerednode.id'],
    ['getNetworkNodes', { 'node.id': lt(0) }, 'node.id'],
    ['getNetworkNodes', { 'node.id': [gte(10), lte(9)] }, 'node.id'],
    ['getNftAllowances', { idOrAliasOrEvmAddress, 'account.id': [gt('0.0.9'), lt(8)] }, 'account.id'],
    [
      'getNftAllowances',
      { idOrAliasOrEvmAddress, 'account.id': 9, 'token.id': [gt(9), lt('0.0.8')] },
      'token.id',
    ],
    ['getPendingTokenAirdrops', { idOrAliasOrEvmAddress, 'sender.id': [lt(8), gt(9)] }, 'sender.id'],
    ['contractCall', { body: { to, value: 1 } }, 'body.value'],
    ['contractCall', { body: { to: null, data: '0x' } }, 'body.to'],
    ['contractCall', { body: { to: null, data: '0x1079023a', value: 1, from: to } }, 'body.to'],
    ['contractCall', { body: { value: 1, from: to } }, 'body.to'],
  ])('%s, case %#', async (operationId, params, parameter) => {
    const { error, statuses: sent } = await outcome(operationId, params, true);
    expect(error).toBeInstanceOf(ParameterError);
    expect(error).toMatchObject({ operationId, parameter });
    expect(sent).toEqual([]);
    // The same request is sent without the check.
    const unchecked = await outcome(operationId, params, false);
    expect(unchecked.statuses).toEqual([400]);
  });
});

describe('a request that the service accepts is sent', () => {
  it.each<[string, Params]>([
    ['getTransactions', { transactiontype: ['CRYPTOTRANSFER', 'contractcall'] }],
    ['getTokens', { 'account.id': '0.0.1001' }],
    ['getTokens', { 'account.id': longZero }],
    ['getTokens', { 'token.id': [gte(longZero), lte(largestLongZero)] }],
    ['getTokenBalances', { tokenId: largestLongZero }],
    ['getContracts', { 'contract.id': [opaque, `eq:0.0.${other}`, '0.0.5'] }],
    ['getBalances', { 'account.id': ['0.0.7', `0x${opaque}`, '0.0.9', `0x${opaque}`] }],
    ['getBalances', { 'account.id': [gt('0.0.5'), `eq:${opaque}`] }],
    ['getBalances', { 'account.id': [gt('0.0.5'), lt('0.0.9')] }],
    ['getNftsByAccountId', { idOrAliasOrEvmAddress, 'spender.id': [gte(1), '5', '6', lte(9)] }],
    ['getNetworkSupply', { timestamp: [gte('0'), lt('4000000000')] }],
    ['getRegisteredNodes', { 'registerednode.id': [gte(5), lte(5)], type: 'unknown' }],
    [
      'getNftAllowances',
      { idOrAliasOrEvmAddress, 'account.id': [gte(1), lte(9)], 'token.id': [gt(9), lt(8)] },
    ],
    ['contractCall', { body: { to: to.replace('0x', '0X'), data: '0X0a', block: '0X5' } }],
    ['contractCall', { body: { to, value: 1, from: to } }],
    ['contractCall', { body: { to: null, data: initCode } }],
  ])('%s, case %#', async (operationId, params) => {
    const { error, statuses: sent } = await outcome(operationId, params, true);
    expect(error).toBeUndefined();
    expect(sent).toEqual([200]);
  });
});

it('an error says which address a token has', async () => {
  const { error } = await outcome('getToken', { tokenId: `0x${opaque}` }, true);
  expect((error as Error).message).toBe(
    'getToken: tokenId must be an ID such as 0.0.1001, its number, or the long-zero address of the number ' +
      `(a token has no other EVM address), got "0x${opaque}"`,
  );
});

it('data is init code by the pattern of the service, which takes cubic time', async () => {
  const pattern = /(60806040|60606040)[0-9a-fA-F]+39[0-9a-fA-F]+[fF]3/;
  const parts = fc.constantFrom('60806040', '60606040', '6080', '39', '3', '9', 'f3', 'F3', 'f', '00', 'a');
  await fc.assert(
    fc.asyncProperty(fc.array(parts, { maxLength: 12 }), async (digits) => {
      const text = digits.join('');
      const data = `0x${text.length % 2 ? '0' : ''}${text}`;
      const body = { data, value: 1, from: to };
      const { error } = await outcome('contractCall', { body }, true);
      expect(error instanceof ParameterError).toBe(!pattern.test(data));
      const { statuses } = await outcome('contractCall', { body }, false);
      expect(statuses).toEqual([pattern.test(data) ? 200 : 400]);
    }),
    { numRuns: 150, seed: 1 },
  );
});

it('rules are loaded and checked when the call is sent, and not if checks are off', async () => {
  const params = { timestamp: [gt('2'), lt('1')] };
  expect(await rejection(operations.getNetworkSupply(transport, params as never))).toBeInstanceOf(
    ParameterError,
  );
  expect((await outcome('getNetworkSupply', params, false)).statuses).toEqual([400]);
});
