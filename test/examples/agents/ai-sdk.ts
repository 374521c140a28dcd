// The AI SDK: a model finds an operation, calls it, and answers. The model is one of the SDK for tests.
import { generateText, jsonSchema, stepCountIs, type ToolSet, tool } from 'ai';
import { MockLanguageModelV3 } from 'ai/test';
import { createLedgerClient } from 'ledger-query-client';
import { createSandbox } from 'ledger-query-client/sandbox';
import { createTools } from 'ledger-query-client/tools';

const sandbox = createSandbox();
const ledger = createLedgerClient({ baseUrl: sandbox.ledgerUrl, fetch: sandbox.fetch });

const tools: ToolSet = Object.fromEntries(
  createTools({ ledger }).map((one) => [
    one.name,
    tool({ ...one, inputSchema: jsonSchema(one.inputSchema) }),
  ]),
);

const usage = {
  inputTokens: { total: 0, noCache: 0, cacheRead: 0, cacheWrite: 0 },
  outputTokens: { total: 0, text: 0, reasoning: 0 },
};
const calls = [
  { toolName: 'find_operations', input: { query: 'who holds this token' } },
  { toolName: 'call_operation', input: { operation: 'getTokenBalances', params: { tokenId: '0.0.2001' } } },
];
const model = new MockLanguageModelV3({
  doGenerate: async ({ prompt }) => {
    const call = calls[prompt.filter(({ role }) => role === 'tool').length];
    if (!call)
      return {
        content: [{ type: 'text', text: 'These are the holders.' }],
        finishReason: { unified: 'stop', raw: undefined },
        usage,
        warnings: [],
      };
    const { toolName, input } = call;
    return {
      content: [{ type: 'tool-call', toolCallId: toolName, toolName, input: JSON.stringify(input) }],
      finishReason: { unified: 'tool-calls', raw: undefined },
      usage,
      warnings: [],
    };
  },
});

const { steps, text } = await generateText({
  model,
  tools,
  stopWhen: stepCountIs(3),
  prompt: 'Who holds the token 0.0.2001?',
});
const results = steps.flatMap(({ toolResults }) => toolResults.map(({ output }) => output));
console.log(text, results);

export { results, text };
