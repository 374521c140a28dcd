// An agent keeps the receipts of its messages. Later it proves that the service shows its topic as the network wrote it.
import { Status, TransactionReceipt } from '@hiero-ledger/sdk';
import { createLedgerClient, ProofError } from 'ledger-query-client';
import { createSandbox } from 'ledger-query-client/sandbox';

const sandbox = createSandbox();
const ledger = createLedgerClient({ baseUrl: sandbox.ledgerUrl, fetch: sandbox.fetch });
const topicId = '0.0.4999';

/**
 * With a network: `const response = await new TopicMessageSubmitTransaction({ topicId, message }).execute(client)`, and
 * `await response.getReceipt(client)`.
 */
function submit(message: string): TransactionReceipt {
  const { sequence_number, running_hash } = sandbox.add.message({
    topic_id: topicId,
    message: btoa(message),
  });
  const topicRunningHash = Buffer.from(running_hash, 'base64');
  const fields = { status: Status.Success, topicSequenceNumber: sequence_number, topicRunningHash };
  return Reflect.construct(TransactionReceipt, [fields]);
}

submit('Order 1: 5 kg of coffee');
submit('Order 2: 2 kg of tea');
const receipt = submit('Order 3: cancelled');
submit('Order 4: 1 kg of sugar');

const orders = ledger.getTopicMessages({ topicId }, { verify: receipt });
const texts = (await orders.toArray()).map(({ message }) => atob(message));
const { proven } = orders;
console.log(texts, 'The receipt proves', proven); // messages 1 to 3

// A service that changes a message, and computes all hashes behind it anew, does not reach the hash of the receipt.
sandbox.lies.set('rehashed', { topicId, sequenceNumber: 2 });
const error = await orders.toArray().catch((reason: unknown) => reason);
if (error instanceof ProofError) console.log(error.message);

export { error, proven, texts };
