// A worker process of the export. It writes the part of each job to a separate file.
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
  // Renaming a finished file is atomic: a killed worker never leaves an incomplete one.
  await rename(draft, `${OUTPUT}/${name}.csv`);
};

new Worker<ListPart>('export', ({ name, data }) => write(name, data), {
  connection: { path: REDIS, maxRetriesPerRequest: null },
  // If a worker dies, another one takes its job after this time. A job may start any number of times.
  lockDuration: 1000,
  stalledInterval: 500,
  maxStalledCount: 1000,
});
