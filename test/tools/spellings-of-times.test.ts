import { expect, it } from 'vitest';
import { now, type Spelling, spellings } from '../values/spellings-of-times.js';
import { agentOf } from './agent.js';

// Of these, the tools know the last week, too.
const written = spellings.filter(
  ({ input }) => typeof input === 'string' && input.trim() !== '' && input !== 'last week',
);
const cases = written.flatMap(({ input, list, moment, gte, lte }: Spelling) => [
  { operation: 'getTransactions', text: String(input), meaning: list },
  { operation: 'getBalances', text: String(input), meaning: moment },
  { operation: 'getTransactions', text: `gte:${input}`, meaning: gte },
  { operation: 'getTransactions', text: `lte:${input}`, meaning: lte },
]);

it('means the same to an agent', async () => {
  const queries: string[] = [];
  const clock = { now: () => now, elapsed: () => 0, random: () => 0, setTimer: () => () => undefined };
  const agent = await agentOf({
    clock,
    async fetch(url) {
      queries.push(new URL(String(url)).searchParams.getAll('timestamp').join(' '));
      return new Response('', { status: 404 });
    },
  });
  const different: string[] = [];
  for (const { operation, text, meaning } of cases) {
    queries.length = 0;
    const { failure, isError } = await agent.call(operation, { timestamp: text });
    expect(isError).toBe(true);
    const found = queries[0] ?? failure;
    const isSame = typeof meaning === 'string' ? found === meaning : meaning.test(found) && !queries.length;
    if (!isSame) different.push(`${operation} ${text}: ${found}`);
  }
  expect(different).toEqual([]);
});
