import { createSandbox } from '../../src/sandbox/sandbox.js';
import { habits, type Row } from './habits.js';

// What followers of a live ledger lose: ten hours with bursts, two lagging clusters, one drawn per request.

const hours = 10;
const interval = 5000;
const topic = '/api/v1/topics/0.0.4001/messages';

async function simulate(what: string, late: number): Promise<void> {
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
  for (const { habit, seen } of followers) {
    const delays = [...seen.values()].sort((a, b) => a - b);
    const lost = happened.filter(({ sequence_number }) => !seen.has(Number(sequence_number))).length;
    const share = ((100 * lost) / happened.length).toFixed(2);
    const median = (delays[Math.floor(delays.length / 2)] ?? 0).toFixed(1);
    console.log(
      `${habit.name.padEnd(42)} lost ${String(lost).padStart(6)} (${share} %), median delay ${median} s`,
    );
  }
}

await simulate('files visible at once', 0);
await simulate('2 % of rows up to 1.5 s late', 0.02);
