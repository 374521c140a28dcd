// Function calling of a model, here with the package of OpenAI: the model's calls are executed, and their results sent back.
import { createLedgerClient } from 'ledger-query-client';
import { createSandbox } from 'ledger-query-client/sandbox';
import { createTools } from 'ledger-query-client/tools';
import OpenAI from 'openai';

const sandbox = createSandbox();
const ledger = createLedgerClient({ baseUrl: sandbox.ledgerUrl, fetch: sandbox.fetch });

const tools = createTools({ ledger });
const functions = tools.map(({ name, description, inputSchema: parameters }) => ({
  type: 'function' as const,
  function: { name, description, parameters: { ...parameters } },
}));

const planned = [
  { name: 'find_operations', arguments: '{"query":"who holds this token"}' },
  { name: 'call_operation', arguments: '{"operation":"getTokenBalances","params":{"tokenId":"0.0.2001"}}' },
];
const bodies: { readonly messages: readonly object[]; readonly tools: readonly object[] }[] = [];
/** Answers as the service of a model does: a call after the other, then a text. */
async function modelService(_: unknown, init?: RequestInit): Promise<Response> {
  bodies.push(JSON.parse(String(init?.body)));
  const call = planned[bodies.length - 1];
  const tool_calls = call && [{ id: call.name, type: 'function', function: call }];
  const message = { role: 'assistant', content: call ? null : 'These are the holders.', tool_calls };
  return Response.json({ choices: [{ index: 0, finish_reason: call ? 'tool_calls' : 'stop', message }] });
}

const model = new OpenAI({ apiKey: 'unused', fetch: modelService });
const messages: OpenAI.ChatCompletionMessageParam[] = [
  { role: 'user', content: 'Who holds the token 0.0.2001?' },
];
const results: string[] = [];
let text: string | null | undefined;
while (text === undefined) {
  const { choices } = await model.chat.completions.create({ model: 'any', messages, tools: functions });
  const [{ message } = { message: undefined }] = choices;
  if (!message?.tool_calls) {
    text = message?.content ?? null;
    break;
  }
  messages.push(message);
  for (const call of message.tool_calls) {
    if (call.type !== 'function') continue;
    const tool = tools.find(({ name }) => name === call.function.name);
    const content = JSON.stringify(await tool?.execute(JSON.parse(call.function.arguments)));
    results.push(content);
    messages.push({ role: 'tool', tool_call_id: call.id, content });
  }
}
console.log(text, results);

export { bodies, results, text };
