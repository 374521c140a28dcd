import { expect, it } from 'vitest';
import { type Ask, play, replay } from '../../scripts/agent/play.js';
import { tasksOf } from '../../scripts/agent/tasks.js';
import { createSandbox } from '../../src/sandbox.js';
import { agentOf } from './agent.js';

const sandbox = createSandbox();
const tasks = tasksOf(sandbox);
const agent = await agentOf({ sandbox });
const ask: Ask = async (tool, input) => (await agent.ask(tool, input)).text;

it('an agent without a model does most of sixty tasks in three calls', async () => {
  const played = await Promise.all(tasks.map((task) => play(task, ask)));
  expect(played).toHaveLength(60);
  expect(Math.max(...played.map(({ calls }) => calls.length))).toBeLessThanOrEqual(3);
  expect(played.filter(({ isRight }) => isRight).length).toBeGreaterThanOrEqual(56);
});

it('the calls of a model are judged by the truth', async () => {
  const task = tasks.find(({ question }) => question === 'total supply of token 0.0.2001');
  if (!task) throw new Error('there is no such task');
  const input = (tokenId: string) => ({ operation: 'getToken', params: { tokenId } });
  const callOf = (tokenId: string) => [{ tool: 'call_operation', input: input(tokenId) }];
  expect(await replay(task, callOf('0.0.2001'), ask)).toMatchObject({ isRight: true });
  expect(await replay(task, callOf('0.0.2003'), ask)).toMatchObject({ isRight: false });
  expect(await replay(task, callOf('0.0.2001'), ask, 'I do not know')).toMatchObject({ isRight: false });
});
