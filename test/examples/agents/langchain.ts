// LangChain: the tools of an agent. Each is called as a model calls it, and returns a message for the model.
import { DynamicStructuredTool } from '@langchain/core/tools';
import { createLedgerClient } from 'ledger-query-client';
import { createSandbox } from 'ledger-query-client/sandbox';
import { createTools } from 'ledger-query-client/tools';

const sandbox = createSandbox();
const ledger = createLedgerClient({ baseUrl: sandbox.ledgerUrl, fetch: sandbox.fetch });

const tools = createTools({ ledger }).map(
  ({ inputSchema, ...one }) =>
    new DynamicStructuredTool({
      ...one,
      schema: { ...inputSchema },
      func: (input: object) => one.execute(input),
    }),
);

const byName = new Map(tools.map((one) => [one.name, one]));
const found = await byName.get('find_operations')?.invoke({ query: 'who holds this token' });
const message = await byName.get('call_operation')?.invoke({
  type: 'tool_call',
  id: 'call-1',
  name: 'call_operation',
  args: { operation: 'getTokenBalances', params: { tokenId: '0.0.2001' } },
});
console.log(found, message);

export { found, message };
