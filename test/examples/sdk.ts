// Submit with the SDK, then read: the ID of a transaction is known before it is sent, and is taken as the SDK has it.
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
let asked = 0;
const ledger = createLedgerClient({
  baseUrl: sandbox.ledgerUrl,
  fetch: sandbox.fetch,
  onReply: ({ status }) => {
    asked += 1;
    if (status === 404) arrive();
  },
});

/** Submits a transaction, and answers what the ledger recorded of it. */
async function submit(transaction: SdkTransaction, client: Client): Promise<Transaction | undefined> {
  const { transactionId } = await transaction.execute(client);
  // It is there some seconds later; until then the answer is 404.
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

// In place of the network: a node takes it, and the ledger has it when it has been asked for once in vain.
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

export { asked, expected, recorded };
