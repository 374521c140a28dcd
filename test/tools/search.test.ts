import { expect, it } from 'vitest';
import { agentOf } from './agent.js';
import { measured } from './asked.js';
import { eighthQuestions } from './questions-eighth.js';
import { eleventhQuestions } from './questions-eleventh.js';
import { fifthQuestions } from './questions-fifth.js';
import { firstQuestions } from './questions-first.js';
import { fourthQuestions } from './questions-fourth.js';
import { ninthQuestions } from './questions-ninth.js';
import { secondQuestions } from './questions-second.js';
import { seventhQuestions } from './questions-seventh.js';
import { sixthQuestions } from './questions-sixth.js';
import { tenthQuestions } from './questions-tenth.js';
import { thirdQuestions } from './questions-third.js';
import { twelfthQuestions } from './questions-twelfth.js';

it.each([
  ['first', firstQuestions],
  ['second', secondQuestions],
  ['third', thirdQuestions],
  ['fourth', fourthQuestions],
  ['fifth', fifthQuestions],
  ['sixth', sixthQuestions],
  ['seventh', seventhQuestions],
  ['eighth', eighthQuestions],
  ['ninth', ninthQuestions],
  ['tenth', tenthQuestions],
  ['eleventh', eleventhQuestions],
  ['twelfth', twelfthQuestions],
])('finds what answers everyday questions, the %s set', async (name, questions) => {
  const agent = await agentOf({});
  const search = async (query: string) => (await agent.ask('find_operations', { query })).text;
  const { first, three, wrong } = await measured(questions, search);
  console.log([`${name} set: first ${first}, within three ${three}`, ...wrong].join('\n'));
  expect(first).toBeGreaterThanOrEqual(0.85);
  expect(three).toBeGreaterThanOrEqual(0.97);
});
