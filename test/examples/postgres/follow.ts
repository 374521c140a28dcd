// Copies a topic into PostgreSQL. The cursor is stored in the transaction of the row, so no message is lost or stored twice.
import { createLedgerClient } from 'ledger-query-client';
import { Client } from 'pg';

const { LEDGER = '', TOPIC = '', PGHOST = '' } = process.env;
const ledger = createLedgerClient({ baseUrl: LEDGER });

const database = new Client({ host: PGHOST, user: 'postgres' });
await database.connect();
// Another follower waits here, until this process ends or is killed.
await database.query('select pg_advisory_lock(1)');
await database.query(`
  create table if not exists messages (topic text, number bigint, time text, message text, primary key (topic, number));
  create table if not exists cursors (topic text primary key, cursor text not null)`);
const { rows } = await database.query<{ cursor: string }>('select cursor from cursors where topic = $1', [
  TOPIC,
]);

const messages = ledger.getTopicMessages({ topicId: TOPIC }).follow({ from: rows[0]?.cursor });
for await (const { sequence_number, consensus_timestamp, message } of messages) {
  await database.query('begin');
  await database.query('insert into messages values ($1, $2, $3, $4)', [
    TOPIC,
    sequence_number,
    consensus_timestamp,
    message,
  ]);
  await database.query(
    'insert into cursors values ($1, $2) on conflict (topic) do update set cursor = excluded.cursor',
    [TOPIC, messages.cursor],
  );
  await database.query('commit');
  process.send?.(Number(sequence_number));
}
