// A worker process of the export: writes the part of the list that a job holds to a file of its own.
import { rename, writeFile } from 'node:fs/promises';
import { Worker } from 'bullmq';
import { createLedgerClient, type ListPart, messageText } from 'ledger-query-client';

const { REDIS = '', LEDGER = '', OUTPUT = '', TOPIC = '' } = process.env;
const ledger = createLedgerClient({ baseUrl: LEDGER });

async function* lines(part: ListPart): AsyncGenerator<string> {
  for await (const message of ledger.getTopicMessages({ topicId: TOPIC }).part(part))
    yield `${message.sequence_number},${messageText(message)}\n`;
}

const write = async (name: string, part: ListPart): Promise<void> => {
  process.send?.(name);
  const draft = `${OUTPUT}/${name}.${process.pid}`;
  await writeFile(draft, lines(part));
  // The file is there whole or not at all, however often a part is begun.
  await rename(draft, `${OUTPUT}/${name}.csv`);
};

new Worker<ListPart>('export', ({ name, data }) => write(name, data), {
  connection: { path: REDIS, maxRetriesPerRequest: null },
  // A job whose worker is gone is another's after this; a job may be begun as often as that takes.
  lockDuration: 1000,
  stalledInterval: 500,
  maxStalledCount: 1000,
});
