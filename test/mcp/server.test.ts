import { describe, expect, it } from 'vitest';
import { agentOf } from '../tools/agent.js';

describe('the MCP server', () => {
  it('refuses an unknown tool', async () => {
    expect((await (await agentOf({})).ask('balance', {})).failure).toMatch(
      /^InputError \| There is no tool of this name\. The tools: find_/,
    );
  });

  it('aborts the request if the client cancels', async () => {
    const controller = new AbortController();
    let signal: AbortSignal | null | undefined;
    const agent = await agentOf({
      fetch: (_, init) => {
        ({ signal } = init);
        controller.abort();
        return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal?.reason)));
      },
    });
    const args = { operation: 'getNetworkSupply' };
    const call = agent.client.callTool({ name: 'call_operation', arguments: args }, undefined, {
      signal: controller.signal,
    });
    await expect(call).rejects.toThrow();
    await expect.poll(() => signal?.aborted).toBe(true);
    expect(agent.failures).toEqual([]);
  });
});
