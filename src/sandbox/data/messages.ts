import type { ChunkInfo, TopicMessage } from '../../../generated/ledger/types.js';
import { toTimestamp } from '../wire/timestamps.js';
import { base64Of } from './base64.js';
import { LazyFields } from './lazy-fields.js';
import type { Plan } from './plan.js';
import type { Random } from './random.js';
import { runningHash } from './running-hash.js';
import { makeTexts, type TextChunk } from './texts.js';
import type { Slot, Timeline } from './timeline.js';

interface Post {
  time: bigint;
  payer: string;
  validStart: bigint;
}

export function makeMessages(plan: Plan, timeline: Timeline): TopicMessage[] {
  const random = plan.random('messages');
  const [first = '', ...rest] = plan.topics;
  const others = rest.filter((id) => !timeline.creations.has(id));
  const counts = new Map([[first, plan.count(180)]]);
  for (let index = 0; index < plan.count(320) && others.length > 0; index++) {
    const topic = random.pick(others);
    counts.set(topic, (counts.get(topic) ?? 0) + 1);
  }
  return Array.from(counts).flatMap(([topic, count]) => {
    const past = pastPosts(plan, random, timeline, makeTexts(random, count));
    // Only the newest messages of the first topic have stored transactions.
    const present = topic === first ? presentPosts(timeline, random) : [];
    return number(topic, [...past, ...present]);
  });
}

interface Posted {
  post: Post;
  part: TextChunk;
}

function pastPosts(
  plan: Plan,
  random: Random,
  { stableAccounts }: Timeline,
  parts: readonly TextChunk[],
): Posted[] {
  const times = parts.map(() => plan.calendar.earlier(random, 0.4, 1));
  times.sort((one, other) => (one < other ? -1 : 1));
  const payers = new Map<number, string>();
  return parts.map((part, index) => {
    const time = times[index] ?? 0n;
    const group = part.chunk?.group ?? -1 - index;
    // All chunks of a message have the same payer.
    const payer = payers.get(group) ?? random.pick(stableAccounts);
    payers.set(group, payer);
    return {
      part,
      post: { time, payer, validStart: time - BigInt(random.integer(1_000_000, 9_000_000)) * 1000n },
    };
  });
}

export function newMessages(
  topic: string,
  slots: readonly Slot[],
  random: Random,
  last: TopicMessage | undefined,
): TopicMessage[] {
  return number(topic, presentPosts({ slots }, random), last);
}

function presentPosts({ slots }: Pick<Timeline, 'slots'>, random: Random): Posted[] {
  const submissions = slots.filter(
    ({ name, result }) => name === 'CONSENSUSSUBMITMESSAGE' && result === 'SUCCESS',
  );
  const parts = makeTexts(random, submissions.length);
  return submissions.flatMap((post, index) => {
    const part = parts[index];
    return part ? [{ post, part }] : [];
  });
}

/** The messages of one topic. The running hash of each covers that of the one before. */
class Chain {
  readonly #rows: TopicMessage[] = [];
  readonly #first: string | undefined;
  readonly #hashes: string[] = [];

  constructor(last: TopicMessage | undefined) {
    this.#first = last?.running_hash;
  }

  add(row: TopicMessage): TopicMessage {
    this.#rows.push(row);
    return hashes.add(row, { chain: this, index: this.#rows.length - 1 });
  }

  hash(index: number): string {
    for (let at = this.#hashes.length; at <= index; at++)
      this.#hashes.push(runningHash(this.#hashes[at - 1] ?? this.#first, this.#rows[at] as TopicMessage));
    return this.#hashes[index] ?? '';
  }
}

const hashes = new LazyFields<{ chain: Chain; index: number }, TopicMessage>({
  running_hash: ({ chain, index }) => chain.hash(index),
});

function number(topic: string, posted: readonly Posted[], last?: TopicMessage): TopicMessage[] {
  const before = last?.sequence_number ?? 0n;
  const chain = new Chain(last);
  const starts = new Map<string, Post>();
  return posted.map(({ post, part: { bytes, chunk } }, index) => {
    let info: ChunkInfo = null;
    if (chunk) {
      const key = `${chunk.group} ${chunk.total} ${post.payer}`;
      const start = chunk.number === 1 ? post : (starts.get(key) ?? post);
      starts.set(key, start);
      info = {
        initial_transaction_id: {
          account_id: start.payer,
          nonce: chunk.group % 2 === 0 ? 0 : null,
          scheduled: chunk.group % 2 === 0 ? false : null,
          transaction_valid_start: toTimestamp(start.validStart),
        },
        number: chunk.number,
        total: chunk.total,
      };
    }
    return chain.add({
      chunk_info: info,
      consensus_timestamp: toTimestamp(post.time),
      message: base64Of(bytes),
      payer_account_id: post.payer,
      running_hash: '',
      running_hash_version: before === 0n && index < 3 ? 2 : 3,
      sequence_number: before + BigInt(index + 1),
      topic_id: topic,
    });
  });
}
