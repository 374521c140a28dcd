// Kills the follower ten times while it copies a topic. The table is still equal to the topic.
import { type ChildProcess, fork } from 'node:child_process';
import { on, once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { createSandbox } from 'ledger-query-client/sandbox';
import { Client } from 'pg';
import { startPostgres } from './server.js';

const sandbox = createSandbox();
const TOPIC = sandbox.add.topic().topic_id ?? '';
const send = (): unknown =>
  sandbox.add.message({ topic_id: TOPIC, message: btoa(`message ${Math.random()}`) });
for (let count = 0; count < 2000; count++) send();
const ledger = await sandbox.listen();
const postgres = await startPostgres();

function startFollower(): ChildProcess {
  const env = { ...process.env, LEDGER: ledger.ledgerUrl, PGHOST: postgres.host, TOPIC };
  return fork(new URL('./follow.ts', import.meta.url), { execArgv: ['--import', 'tsx'], env });
}

let killed = 0;
for (; killed < 10; killed++) {
  const follower = startFollower();
  await once(follower, 'message');
  await setTimeout(Math.random() * 60);
  follower.kill('SIGKILL');
  await once(follower, 'exit');
  send(); // while no follower runs
}
const last = sandbox.ledger.messages.filter(({ topic_id }) => topic_id === TOPIC).length + 1;
const follower = startFollower();
follower.once('message', send);
for await (const [number] of on(follower, 'message')) if (number === last) break;
follower.kill('SIGKILL');

const database = new Client({ host: postgres.host, user: 'postgres' });
await database.connect();
const { rows } = await database.query('select number, time, message from messages order by number');
await database.end();
const expected = sandbox.ledger.messages
  .filter(({ topic_id }) => topic_id === TOPIC)
  .map((one) => ({
    number: String(one.sequence_number),
    time: one.consensus_timestamp,
    message: one.message,
  }));
console.log(`${killed} times killed: ${rows.length} rows of ${expected.length} messages`);
await postgres.stop();
await ledger.close();

export { expected, killed, rows };
