// Measures an agent on a simulated ledger: `npx tsx scripts/agent/command.ts`. Without a model, it chooses by the first answer of
// the search. `--transcript FILE` judges the calls of a model: lines of JSON, each `{ question, calls: [{ tool, input }], answer? }`.
import { readFileSync } from 'node:fs';
import { Tiktoken } from 'js-tiktoken/lite';
import o200k from 'js-tiktoken/ranks/o200k_base';
import { createLedgerClient } from '../../src/index.js';
import { createSandbox } from '../../src/sandbox.js';
import { createStatusClient } from '../../src/status.js';
import { createTools } from '../../src/tools.js';
import { type Ask, type Played, play, replay } from './play.js';
import { tasksOf } from './tasks.js';

const sandbox = createSandbox();
const { fetch, clock } = sandbox;
const tools = createTools({
  ledger: createLedgerClient({ baseUrl: sandbox.ledgerUrl, fetch, clock }),
  status: createStatusClient({ baseUrl: sandbox.statusUrl, fetch, clock }),
});
const ask: Ask = async (name, input) => {
  const result = await tools.find((tool) => tool.name === name)?.execute(input);
  return typeof result === 'string' ? result : JSON.stringify(result);
};

const tasks = tasksOf(sandbox);
const transcript = process.argv[process.argv.indexOf('--transcript') + 1];
const played: Played[] = [];
if (process.argv.includes('--transcript') && transcript !== undefined)
  for (const line of readFileSync(transcript, 'utf8').split('\n').filter(Boolean)) {
    const { question, calls, answer } = JSON.parse(line);
    const task = tasks.find((one) => one.question === question);
    if (!task) throw new Error(`there is no task ${question}`);
    played.push(await replay(task, calls, ask, answer));
  }
else for (const task of tasks) played.push(await play(task, ask));

const tokenizer = new Tiktoken(o200k);
const right = played.filter(({ isRight }) => isRight);
const calls = played.flatMap((one) => one.calls).length;
const tokens = played
  .flatMap(({ texts }) => texts)
  .reduce((sum, text) => sum + tokenizer.encode(text).length, 0);
for (const { question, isRight, calls: own } of played)
  if (!isRight) console.log(`wrong: ${question}: ${JSON.stringify(own.at(-1))}`);
console.log(`${right.length} of ${played.length} tasks right, ${calls} calls, ${tokens} tokens`);
