// Submits a transaction with the SDK and reads its record by the SDK's transaction ID.
import {
  AccountId,
  Client,
  type Transaction as SdkTransaction,
  TransactionId,
  TransactionResponse,
  TransferTransaction,
} from '@hashgraph/sdk';
import { createLedgerClient, type Transaction, toTransactionId, waitFor } from 'ledger-query-client';
import { createSandbox } from 'ledger-query-client/sandbox';

const sandbox = createSandbox();
let replies = 0;
const ledger = createLedgerClient({
  baseUrl: sandbox.ledgerUrl,
  fetch: sandbox.fetch,
  onAttemptEnd: ({ status }) => {
    replies += 1;
    if (status === 404) arrive();
  },
});

/** Submits a transaction and returns its record. */
async function submit(transaction: SdkTransaction, client: Client): Promise<Transaction | undefined> {
  const { transactionId } = await transaction.execute(client);
  // The record appears some seconds later. Until then, the status is 404.
  const { transactions } = await waitFor(() => ledger.getTransaction({ transactionId }), { timeout: 30_000 });
  return transactions[0];
}

const payer = AccountId.fromString('0.0.1001');
const transactionId = TransactionId.generate(payer);
const transfer = new TransferTransaction()
  .setTransactionId(transactionId)
  .setNodeAccountIds([AccountId.fromString('0.0.3')])
  .addHbarTransfer(payer, -5)
  .addHbarTransfer('0.0.1002', 5)
  .freeze();

// Replaces the network: a node accepts the transaction, and its record appears after the first 404.
const client = Client.forNetwork({});
transfer.execute = async () =>
  new TransactionResponse({
    nodeId: AccountId.fromString('0.0.3'),
    transactionHash: new Uint8Array(48),
    transactionId,
  });
function arrive(): void {
  sandbox.add.transaction({ transaction_id: toTransactionId(transactionId), name: 'CRYPTOTRANSFER' });
}

const recorded = await submit(transfer, client);
client.close();
console.log(recorded?.transaction_id, recorded?.name);

const expected = `0.0.1001-${transactionId.validStart?.seconds}-${String(transactionId.validStart?.nanos).padStart(9, '0')}`;

export { expected, recorded, replies };
