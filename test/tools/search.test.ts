import { expect, it } from 'vitest';
import { agentOf } from './agent.js';
import { measured } from './asked.js';
import { firstQuestions } from './questions-first.js';

it('finds operations for everyday questions', async () => {
  const agent = await agentOf({});
  const search = async (query: string) => (await agent.ask('find_operations', { query })).text;
  const { first, three, wrong } = await measured(firstQuestions, search);
  console.log(`first half: first ${first}, within three ${three}\n${wrong.join('\n')}`);
  expect(first).toBeGreaterThanOrEqual(0.38);
});
