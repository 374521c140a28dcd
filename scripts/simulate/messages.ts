import { createSandbox } from '../../src/sandbox/sandbox.js';
import { habits, type Row } from './habits.js';
import { OurFollow } from './our-follow.js';

// What followers of a live ledger lose: ten hours with bursts, two lagging clusters, one drawn per request.

const hours = 10;
const interval = 5000;
const topic = '/api/v1/topics/0.0.4001/messages';

/** Follows the messages of a topic in all of these ways, and prints what each has lost. */
export async function simulateMessages(what: string, late: number): Promise<void> {
  const began = process.cpuUsage();
  const skew = late > 0 ? { share: late, upTo: 1500 } : undefined;
  const sandbox = createSandbox({
    size: 0.05,
    live: { rate: 1, bursts: { rate: 120, seconds: 20, every: 720 }, activities: { message: 1 } },
    clusters: [
      { lag: [1000, 3000], skew },
      { lag: [2000, 8000], skew },
    ],
  });
  const { clock } = sandbox;
  const [first] = sandbox.ledger.topics;
  if (!topic.includes(String(first?.topic_id))) throw new Error(`the first topic is ${first?.topic_id}`);
  const before = sandbox.ledger.messages.filter(({ topic_id }) => topic_id === first?.topic_id).length;
  const read = async (query: string): Promise<Row[]> => {
    const response = await sandbox.fetch(`${sandbox.ledgerUrl}${topic}?${query}`);
    return (await response.json()).messages;
  };
  const start = clock.now();
  const followers = habits(start).map((habit) => ({ habit, seen: new Map<number, number>() }));
  const end = start + hours * 60 * 60 * 1000;
  const kills = Array.from({ length: 50 }, (_, index) => (index + 1) * 3000 + ((index * 977) % 1500));
  const ours = new OurFollow(sandbox, String(first?.topic_id), before, kills);
  // A minute more, so that what came last can be seen.
  while (clock.now() < end + 60_000) {
    await clock.advance(interval);
    for (const { habit, seen } of followers)
      for (const { sequence_number: number, consensus_timestamp: at } of await habit.poll(read, clock.now()))
        if (!seen.has(number)) seen.set(number, clock.now() / 1000 - Number(at));
  }
  const happened = sandbox.ledger.messages.filter(
    ({ topic_id, sequence_number, consensus_timestamp }) =>
      topic_id === first?.topic_id &&
      sequence_number > before &&
      Number(consensus_timestamp) * 1000 > start &&
      Number(consensus_timestamp) * 1000 <= end,
  );
  const { user, system } = process.cpuUsage(began);
  console.log(
    `\n${what}: ${happened.length} events in ${hours} h, ${((user + system) / 1e6).toFixed(0)} s of computing`,
  );
  await ours.stop();
  console.log(
    `our follow: ${ours.kills} times killed and resumed, ${ours.twice} messages twice, ${ours.unordered} out of order`,
  );
  const all = [
    ...followers.map(({ habit: { name }, seen }) => ({ name, seen })),
    { name: 'follow', seen: ours.seen },
  ];
  for (const { name, seen } of all) {
    const delays = [...seen.values()].sort((a, b) => a - b);
    const lost = happened.filter(({ sequence_number }) => !seen.has(Number(sequence_number))).length;
    const share = ((100 * lost) / happened.length).toFixed(2);
    const at = (place: number): string => (delays[Math.floor(place * (delays.length - 1))] ?? 0).toFixed(1);
    console.log(
      `${name.padEnd(42)} lost ${String(lost).padStart(6)} (${share} %), delay median ${at(0.5)} s, 99 % ${at(0.99)} s`,
    );
  }
}
