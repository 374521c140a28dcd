// Replies of the sandbox to operations of the ledger service that it has no code for.
// Made from the description of Ledger query service 0.154.0 by `npm run generate`. Do not edit.

import type { MadeOperation } from '../../src/sandbox/made-operation.js';

/** The version of the simulated service. */
export const version = '0.154.0';

export const madeOperations: readonly MadeOperation[] = [];

/** The query parameters of each path that has some, in lower case. */
export const queryParameters: Readonly<Record<string, string>> = {
  '/api/v1/accounts': 'account.balance account.id account.publickey balance limit order',
  '/api/v1/accounts/{idOrAliasOrEvmAddress}': 'limit order timestamp transactions transactiontype',
  '/api/v1/accounts/{idOrAliasOrEvmAddress}/airdrops/outstanding':
    'limit order receiver.id serialnumber token.id',
  '/api/v1/accounts/{idOrAliasOrEvmAddress}/airdrops/pending': 'limit order sender.id serialnumber token.id',
  '/api/v1/accounts/{idOrAliasOrEvmAddress}/allowances/crypto': 'limit order spender.id',
  '/api/v1/accounts/{idOrAliasOrEvmAddress}/allowances/nfts': 'account.id limit order owner token.id',
  '/api/v1/accounts/{idOrAliasOrEvmAddress}/allowances/tokens': 'limit order spender.id token.id',
  '/api/v1/accounts/{idOrAliasOrEvmAddress}/hooks': 'hook.id limit order',
  '/api/v1/accounts/{idOrAliasOrEvmAddress}/hooks/{hookId}/storage': 'key limit order timestamp',
  '/api/v1/accounts/{idOrAliasOrEvmAddress}/nfts': 'limit order serialnumber spender.id token.id',
  '/api/v1/accounts/{idOrAliasOrEvmAddress}/rewards': 'limit order timestamp',
  '/api/v1/accounts/{idOrAliasOrEvmAddress}/tokens': 'limit order token.id',
  '/api/v1/balances': 'account.balance account.id account.publickey limit order timestamp',
  '/api/v1/blocks': 'block.number limit order timestamp',
  '/api/v1/contracts': 'contract.id limit order',
  '/api/v1/contracts/logs': 'index limit order timestamp topic0 topic1 topic2 topic3 transaction.hash',
  '/api/v1/contracts/results':
    'block.hash block.number from hbar internal limit order timestamp transaction.index',
  '/api/v1/contracts/results/logs':
    'index limit order timestamp topic0 topic1 topic2 topic3 transaction.hash',
  '/api/v1/contracts/results/{transactionIdOrHash}': 'hbar nonce',
  '/api/v1/contracts/results/{transactionIdOrHash}/actions': 'index limit order',
  '/api/v1/contracts/results/{transactionIdOrHash}/opcodes': 'memory stack storage',
  '/api/v1/contracts/results/{transactionIdOrHash}/results': 'index limit order',
  '/api/v1/contracts/{contractIdOrAddress}': 'timestamp',
  '/api/v1/contracts/{contractIdOrAddress}/results':
    'block.hash block.number from hbar internal limit order timestamp transaction.index',
  '/api/v1/contracts/{contractIdOrAddress}/results/logs':
    'index limit order timestamp topic0 topic1 topic2 topic3',
  '/api/v1/contracts/{contractIdOrAddress}/results/{timestamp}': 'hbar',
  '/api/v1/contracts/{contractIdOrAddress}/state': 'limit order slot timestamp',
  '/api/v1/contracts/{id}/results/opcodes': 'memory stack storage',
  '/api/v1/network/exchangerate': 'timestamp',
  '/api/v1/network/fees': 'high_volume_throttle mode order timestamp',
  '/api/v1/network/nodes': 'file.id limit node.id order',
  '/api/v1/network/registered-nodes': 'limit order registerednode.id type',
  '/api/v1/network/supply': 'timestamp',
  '/api/v1/schedules': 'account.id limit order schedule.id',
  '/api/v1/tokens': 'account.id limit name order publickey token.id type',
  '/api/v1/tokens/balances': 'account.balance account.id account.publickey limit order timestamp',
  '/api/v1/tokens/nfts': 'account.id limit order serialnumber',
  '/api/v1/tokens/nfts/{id}/transactions': 'limit order timestamp',
  '/api/v1/tokens/{tokenId}': 'timestamp',
  '/api/v1/tokens/{tokenId}/balances': 'account.balance account.id account.publickey limit order timestamp',
  '/api/v1/tokens/{tokenId}/nfts': 'account.id limit order serialnumber',
  '/api/v1/tokens/{tokenId}/nfts/{serialNumber}/transactions': 'limit order timestamp',
  '/api/v1/topics/{topicId}/messages': 'encoding limit order sequencenumber timestamp',
  '/api/v1/transactions': 'account.id limit order result timestamp transactiontype type',
  '/api/v1/transactions/{transactionId}': 'nonce scheduled',
};
