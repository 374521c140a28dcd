import { expect, it } from 'vitest';
import { agentOf } from './agent.js';
import { measured } from './asked.js';
import { fifthQuestions } from './questions-fifth.js';
import { firstQuestions } from './questions-first.js';
import { fourthQuestions } from './questions-fourth.js';
import { secondQuestions } from './questions-second.js';
import { sixthQuestions } from './questions-sixth.js';
import { thirdQuestions } from './questions-third.js';

it.each([
  ['first', firstQuestions],
  ['second', secondQuestions],
  ['third', thirdQuestions],
  ['fourth', fourthQuestions],
  ['fifth', fifthQuestions],
  ['sixth', sixthQuestions],
])('finds what answers everyday questions, the %s set', async (name, questions) => {
  const agent = await agentOf({});
  const search = async (query: string) => (await agent.ask('find_operations', { query })).text;
  const { first, three, wrong } = await measured(questions, search);
  console.log([`${name} set: first ${first}, within three ${three}`, ...wrong].join('\n'));
  expect(first).toBeGreaterThanOrEqual(name === 'fifth' ? 0.8 : 0.85);
  expect(three).toBeGreaterThanOrEqual(name === 'fifth' ? 0.96 : 0.97);
});
