import { type Ledger, runningHash } from './ledger.js';
import type { HostSettings } from './scenario.js';
import type { Answer } from './shown-rows.js';

/** A liar changes one message or block, in each reply that has it, or all messages from one on. */
export function withLie(
  made: Answer,
  { kind, number }: NonNullable<HostSettings['lie']>,
  forged: ReadonlyMap<number, object>,
): Answer {
  const reply = JSON.parse(made.body);
  const isMessages = Array.isArray(reply.messages);
  const name = isMessages ? 'sequence_number' : 'number';
  const items: Record<string, unknown>[] | undefined = reply.messages ?? reply.blocks;
  if (!items && !('running_hash' in reply)) return made;
  const all = items ?? [reply];
  for (const item of all) Object.assign(item, forged.get(Number(item.sequence_number)));
  if (kind === 'rewritten') return { ...made, body: JSON.stringify(reply) };
  const index = all.findIndex((item) => item[name] === number || item.sequence_number === number);
  const item = all[index];
  if (!item) return made;
  const hash = 'running_hash' in item ? 'running_hash' : 'hash';
  if (kind === 'content') item.message = btoa('a lie');
  if (kind === 'hash') item[hash] = String(item[hash]).split('').reverse().join('');
  if (kind === 'type') item[hash] = [item[hash]];
  if (kind === 'withheld' && !items)
    return { status: 404, body: '{"_status":{"messages":[{"message":"Not found"}]}}', rows: [] };
  if (kind === 'withheld') all.splice(index, 1);
  if (kind === 'swapped' && all[index + 1]) all.splice(index, 2, all[index + 1] as typeof item, item);
  if (kind === 'end' && items) {
    all.splice(index);
    reply.links = { next: null };
  }
  return { ...made, body: JSON.stringify(reply) };
}

/**
 * The messages from one number on, with other contents and with hashes that fit them. Such a chain agrees with itself, so
 * only the true hash of a message behind its beginning shows the lie.
 */
export function forgedFrom({ rows }: Ledger, number: number): ReadonlyMap<number, object> {
  const forged = new Map<number, object>();
  const before = rows.getTopicMessages[number - 2];
  let hash: Uint8Array = before
    ? Buffer.from(String(before.item.running_hash), 'base64')
    : new Uint8Array(48);
  for (const { first, item } of rows.getTopicMessages.slice(number - 1)) {
    const nanoseconds = BigInt(String(item.consensus_timestamp).replace('.', ''));
    const content = Buffer.from(`a lie about ${first}`);
    hash = runningHash(hash, nanoseconds, first, content);
    const changed = {
      message: content.toString('base64'),
      running_hash: Buffer.from(hash).toString('base64'),
    };
    forged.set(Number(first), changed);
  }
  return forged;
}
