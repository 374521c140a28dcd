import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { type Ask, play, replay } from '../../scripts/agent/play.js';
import { tasksOf } from '../../scripts/agent/tasks.js';
import { runCommand } from '../../scripts/run-command.js';
import { createSandbox } from '../../src/sandbox.js';
import { agentOf } from './agent.js';

const sandbox = createSandbox();
const tasks = tasksOf(sandbox);
const agent = await agentOf({ sandbox });
const ask: Ask = async (tool, input) => (await agent.ask(tool, input)).text;

it('an agent without a model does sixty tasks in three calls each', async () => {
  const played = await Promise.all(tasks.map((task) => play(task, ask)));
  expect(played).toHaveLength(60);
  expect(Math.max(...played.map(({ calls }) => calls.length))).toBeLessThanOrEqual(3);
  expect(played.filter(({ isRight }) => isRight).length).toBe(60);
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

// Two processes are started.
it('the command judges the transcript of a model', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'transcript-'));
  const file = join(folder, 'model.ndjson');
  const run = async (...lines: readonly object[]) => {
    writeFileSync(file, lines.map((line) => JSON.stringify(line)).join('\n'));
    const command = ['--import', 'tsx', 'scripts/agent/command.ts', '--transcript', file];
    return runCommand(process.execPath, command);
  };
  const question = 'total supply of token 0.0.2001';
  const input = { operation: 'getToken', params: { tokenId: '0.0.2001' }, fields: ['total_supply'] };
  const calls = [{ tool: 'call_operation', input }];
  try {
    const judged = await run({ question, calls }, { question, calls, answer: 'I do not know' });
    expect(judged).toMatch(/^wrong: total supply of token 0\.0\.2001: \{"tool":"call_operation"/);
    expect(judged).toMatch(/1 of 2 tasks right, 2 calls, \d{2,3} tokens$/);
    await expect(run({ question: 'what is love', calls })).rejects.toThrow(/there is no task what is love/);
  } finally {
    rmSync(folder, { recursive: true });
  }
}, 60_000);
