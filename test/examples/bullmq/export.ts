// Exports a list with several BullMQ worker processes. Some are killed; the result is still complete, without duplicates.
import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Queue, QueueEvents } from 'bullmq';
import { createLedgerClient } from 'ledger-query-client';
import { createSandbox } from 'ledger-query-client/sandbox';

const sandbox = createSandbox();
const TOPIC = sandbox.add.topic().topic_id ?? '';
for (let count = 1; count <= 1200; count++)
  sandbox.add.message({ topic_id: TOPIC, message: btoa(`message ${count}`) });
sandbox.faults.at(1, { delay: 20 });
const listener = await sandbox.listen();
const LEDGER = listener.ledgerUrl;

// Starts a Redis for this example. It stores nothing on disk.
const OUTPUT = await mkdtemp(join(tmpdir(), 'export-'));
const REDIS = join(OUTPUT, 'redis.sock');
const redis = spawn('redis-server', ['--port', '0', '--unixsocket', REDIS, '--save', ''], {
  stdio: 'ignore',
});
await once(redis, 'spawn');
while (!existsSync(REDIS)) await setTimeout(10);
const connection = { path: REDIS, maxRetriesPerRequest: null };
const queue = new Queue('export', { connection });
const events = new QueueEvents('export', { connection });
await events.waitUntilReady();

const workers = new Set<ChildProcess>();
let [started, killed] = [0, 0];
function startWorker(): void {
  const worker = fork(new URL('./worker.ts', import.meta.url), {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, REDIS, LEDGER, OUTPUT, TOPIC },
  });
  workers.add(worker);
  // Kill the worker of every second part that starts, up to three workers, after a random delay.
  worker.on('message', async () => {
    started += 1;
    if (started % 2 === 1 || killed === 3) return;
    killed += 1;
    await setTimeout(Math.random() * 100);
    workers.delete(worker);
    worker.kill('SIGKILL');
    startWorker();
  });
}

const list = createLedgerClient({ baseUrl: LEDGER }).getTopicMessages({ topicId: TOPIC });
const parts = await list.split(8);
const jobs = await queue.addBulk(parts.map((data, index) => ({ name: `part-${index}`, data })));
for (let count = 0; count < 2; count++) startWorker();
await Promise.all(jobs.map((job) => job.waitUntilFinished(events)));

const files = await Promise.all(parts.map((_, index) => readFile(join(OUTPUT, `part-${index}.csv`), 'utf8')));
const lines = files.join('').trimEnd().split('\n');
console.log(`${parts.length} parts, ${started} starts, ${killed} workers killed: ${lines.length} lines`);

for (const worker of workers) worker.kill('SIGKILL');
await Promise.all([queue.close(), events.close(), listener.close()]);
redis.kill();
await once(redis, 'exit');
await rm(OUTPUT, { recursive: true });

export { killed, lines, started };
