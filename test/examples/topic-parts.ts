// Exports a topic in 16 parts, which may run in different processes. Hashes of another host prove each part by itself.
import { createLedgerClient, type ProvenRange, stringifyJson } from 'ledger-query-client';
import { createSandbox } from 'ledger-query-client/sandbox';

const sandbox = createSandbox();
const topicId = '0.0.4999';
for (let number = 1; number <= 800; number++)
  sandbox.add.message({ topic_id: topicId, message: btoa(`message ${number}`) });

const ledger = createLedgerClient({ baseUrl: sandbox.ledgerUrl, fetch: sandbox.fetch });
// In practice, the client of another company. The chain of each part has to meet its hash of the last message.
const other = createLedgerClient({ baseUrl: sandbox.ledgerUrl, fetch: sandbox.fetch });

const parts = await ledger.getTopicMessages({ topicId, limit: 100 }).split(16);
const files: string[] = [];
const proven: (ProvenRange | undefined)[] = [];
for (const [index, part] of parts.entries()) {
  const query: object = { topicId, ...part.params, order: 'desc', limit: 1 };
  const { messages: [last] = [] } = await other.getTopicMessages({ topicId, ...query });
  const verify = { sequenceNumber: last?.sequence_number ?? 0, runningHash: last?.running_hash ?? '' };
  const list = ledger.getTopicMessages({ topicId, limit: 100 }, { verify }).part(part);
  let file = '';
  for await (const message of list) file += `${stringifyJson(message)}\n`;
  files[index] = file;
  proven[index] = list.proven;
}
console.log(`${parts.length} parts`, proven);

const lines = files.join('').trimEnd().split('\n').length;

export { lines, proven };
