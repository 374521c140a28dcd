import type * as hashgraph from '@hashgraph/sdk';
import type * as hiero from '@hiero-ledger/sdk';
import { createLedgerClient, eq } from '../../../src/index.js';

// Compiled by npm run test:examples, never run: the option accepts what SDKs return after a write.

const ledger = createLedgerClient({ network: 'testnet' });

export async function afterTransfer(
  transfer: hashgraph.TransferTransaction,
  client: hashgraph.Client,
): Promise<bigint | null | undefined> {
  const response = await transfer.execute(client);
  const { transactionId } = response;
  await ledger.getTransaction({ transactionId }, { after: response });
  for await (const nft of ledger.getNfts({ tokenId: '0.0.5' }, { after: transactionId }))
    return nft.serial_number;
  const { consensusTimestamp } = await response.getRecord(client);
  const account = await ledger.getAccount({ idOrAliasOrEvmAddress: '0.0.5' }, { after: consensusTimestamp });
  return account.balance?.balance;
}

export async function afterMessage(
  submit: hiero.TopicMessageSubmitTransaction,
  client: hiero.Client,
): Promise<void> {
  const response = await submit.execute(client);
  await ledger.getTopicMessages({ topicId: '0.0.5' }, { after: response });
  await ledger.getTopic({ topicId: '0.0.5' }, { after: response.transactionId });
  // @ts-expect-error a receipt has neither a transaction ID nor a time
  await ledger.getTopic({ topicId: '0.0.5' }, { after: await response.getReceipt(client) });
  // @ts-expect-error a number is too small for nanoseconds
  await ledger.getTopic({ topicId: '0.0.5' }, { after: Date.now() });
}

/** A private key of either SDK compiles nowhere. */
export async function withPrivateKey(key: hashgraph.PrivateKey | hiero.PrivateKey): Promise<void> {
  // @ts-expect-error
  await ledger.getAccounts({ 'account.publickey': key });
  // @ts-expect-error
  await ledger.getAccounts({ 'account.publickey': eq(key) });
  // @ts-expect-error
  await ledger.getTokens({ publickey: key });
  // @ts-expect-error
  await ledger.getAccount({ idOrAliasOrEvmAddress: key });
  // @ts-expect-error
  await ledger.getAccounts({ 'account.balance': key });
  // @ts-expect-error
  await ledger.getTransactions({ timestamp: key });
  // @ts-expect-error
  await ledger.getTransaction({ transactionId: key });
  // @ts-expect-error
  await ledger.getAccounts({}, { after: key });
  // @ts-expect-error
  await ledger.contractCall({ body: key });
  await ledger.getAccounts({ 'account.publickey': key.publicKey });
}
