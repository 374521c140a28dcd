import { describe, expect, it } from 'vitest';
import { ApiError, ParameterError } from '../../../src/errors/errors.js';
import { answering } from '../../setup/answering.js';
import { functionOf } from '../../setup/fixtures.js';
import { rejection } from '../../setup/thrown.js';

/** The error of a call before its request is sent. */
async function outcome(operationId: string, params: object): Promise<unknown> {
  const { transport, requests } = answering('{}', { status: 404 });
  const error = await rejection(functionOf('ledger', operationId)(transport, params));
  expect(requests).toHaveLength(error instanceof ParameterError ? 0 : 1);
  return error;
}

const idOrAliasOrEvmAddress = '0.0.2';
const serial = 'combined with token.id by eq';
const matching = (other: string) =>
  `combined with ${other} by eq, or gte for a lower and lte for an upper bound`;

describe('a parameter', () => {
  it.each<[string, object, string, string]>([
    ['getNftAllowances', { 'token.id': 5 }, 'token.id', matching('account.id')],
    ['getNftAllowances', { 'account.id': 'gt:4', 'token.id': 'gt:5' }, 'token.id', matching('account.id')],
    ['getNftAllowances', { 'account.id': 'gte:4', 'token.id': 'lt:5' }, 'token.id', matching('account.id')],
    [
      'getNftAllowances',
      { 'account.id': 'gte:4', 'token.id': ['gt:5', 'lt:7'] },
      'token.id',
      matching('account.id'),
    ],
    ['getTokenAllowances', { 'token.id': 5 }, 'token.id', matching('spender.id')],
    ['getNftsByAccountId', { serialnumber: 5 }, 'serialnumber', matching('token.id')],
    ['getOutstandingTokenAirdrops', { 'token.id': 'gt:5' }, 'token.id', matching('receiver.id')],
    ['getOutstandingTokenAirdrops', { serialnumber: 5 }, 'serialnumber', serial],
    [
      'getOutstandingTokenAirdrops',
      { 'receiver.id': 5, 'token.id': 'gte:5', serialnumber: 5 },
      'serialnumber',
      serial,
    ],
    ['getTokens', { name: 'abc', 'token.id': 5 }, 'name', 'without token.id and account.id'],
    [
      'getContractsResults',
      { 'block.hash': 'ab'.repeat(32), 'block.number': 5 },
      'block.hash',
      'without block.number',
    ],
    [
      'getContractsResults',
      { 'transaction.index': 5 },
      'transaction.index',
      'combined with block.number or block.hash',
    ],
    ['getContractsLogs', { index: 5, timestamp: 'gte:2026' }, 'index', 'combined with timestamp by eq'],
  ])('of %s lacks a required parameter in %j', async (operationId, params, parameter, allowed) => {
    const error = await outcome(operationId, { idOrAliasOrEvmAddress, ...params, ...without(operationId) });
    expect(error).toBeInstanceOf(ParameterError);
    expect(error).toMatchObject({ parameter, allowed });
  });

  it.each<[string, object]>([
    ['getNftAllowances', { 'account.id': ['gte:4', 'lte:9'], 'token.id': ['gt:5', 'lt:7'] }],
    ['getTokenAllowances', { 'spender.id': 'lt:4', 'token.id': 5 }],
    ['getOutstandingTokenAirdrops', { 'token.id': 5, serialnumber: 5 }],
    ['getOutstandingTokenAirdrops', { 'receiver.id': 'gte:5', 'token.id': 5, serialnumber: 'gt:5' }],
    ['getTokens', { 'account.id': 5, 'token.id': 5 }],
    ['getContractsLogs', { topic0: 'ab', timestamp: ['gt:2026-01-01', 'lt:2026-01-04'] }],
    ['getContractsLogs', { index: 5, timestamp: '1767225600.000000000' }],
  ])('of %s has its required parameter in %j', async (operationId, params) => {
    const given = { idOrAliasOrEvmAddress, ...params, ...without(operationId) };
    expect(await outcome(operationId, given)).toBeInstanceOf(ApiError);
  });

  it.each([[['gte:1', 'gt:2']], [['1', '2']], [['1', 'lt:2']], [['lt:1', 'lte:2']]])(
    'that must be a range is not a range in %j',
    async (values) => {
      const error = await outcome('getRegisteredNodes', { 'registerednode.id': values });
      expect(error).toMatchObject({
        parameter: 'registerednode.id',
        value: values,
        allowed: 'one value, or one lower and one upper bound',
      });
    },
  );
});

/** Lists of all accounts have no account in their path. */
function without(operationId: string): object {
  return /^get(Tokens|ContractsResults|ContractsLogs)$/.test(operationId)
    ? { idOrAliasOrEvmAddress: undefined }
    : {};
}
