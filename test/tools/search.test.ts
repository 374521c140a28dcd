import { expect, it } from 'vitest';
import { agentOf } from './agent.js';
import { measured } from './asked.js';
import { firstQuestions } from './questions-first.js';
import { secondQuestions } from './questions-second.js';

it.each([
  ['first', firstQuestions],
  ['second', secondQuestions],
])('finds what answers everyday questions, the %s set', async (name, questions) => {
  const agent = await agentOf({});
  const search = async (query: string) => (await agent.ask('find_operations', { query })).text;
  const { first, three, wrong } = await measured(questions, search);
  console.log([`${name} set: first ${first}, within three ${three}`, ...wrong].join('\n'));
  expect(first).toBeGreaterThanOrEqual(0.85);
  expect(three).toBeGreaterThanOrEqual(0.97);
});
