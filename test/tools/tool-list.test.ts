import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { createSandbox } from '../../src/sandbox.js';
import { agentOf } from './agent.js';

const sandbox = createSandbox({ size: 0.1 });
const urls: string[] = [];
const agent = await agentOf({
  sandbox,
  fetch: (url, init) => {
    urls.push(String(url).replace(`${sandbox.ledgerUrl}/api/v1/`, ''));
    return sandbox.fetch(url, init);
  },
});
const { tools } = await agent.client.listTools();

describe('each tool', () => {
  it.each(tools.map((tool) => [tool.name, tool] as const))(
    '%s has a schema that a strict reader takes, and that allows only what it names',
    (_, { inputSchema }) => {
      expect(inputSchema).toMatchObject({ type: 'object', additionalProperties: false });
      const { properties = {}, required = [] } = inputSchema;
      expect(Object.keys(properties)).toEqual(expect.arrayContaining(required));
      const validate = new Ajv({ strict: true }).compile(inputSchema);
      expect(validate({ noSuchArgument: 1 })).toBe(false);
    },
  );

  it('asks for what it cannot do without', () => {
    const required = tools.flatMap(({ name, inputSchema }) =>
      (inputSchema.required ?? []).map((argument) => `${name}.${argument}`),
    );
    expect(required.sort()).toEqual([
      'balances_at.at',
      'call_operation.operation',
      'contract_events.contract',
      'contract_events.events',
      'convert.to',
      'convert.value',
      'read_on.cursor',
      'statement.account',
      'statement.from',
    ]);
  });
});

describe('a parameter of an operation', () => {
  it.each([
    ['getAccounts', { balance: 'false' }, 'accounts?balance=false&limit=10'],
    ['getAccounts', { balance: 'true' }, 'accounts?balance=true&limit=10'],
    ['getAccounts', { balance: false }, 'accounts?balance=false&limit=10'],
    // Names of tokens.
    ['getTokens', { name: 'true' }, 'tokens?name=true&limit=10'],
    ['getTokens', { name: 'false' }, 'tokens?name=false&limit=10'],
  ])('%s %j is sent as %s', async (operation, params, url) => {
    urls.length = 0;
    await agent.call(operation, params);
    expect(urls).toEqual([url]);
  });

  it('that is a boolean is no other text', async () => {
    urls.length = 0;
    const { failure } = await agent.call('getAccounts', { balance: 'yes' });
    expect(failure).toMatch(/balance/);
    expect(urls).toEqual([]);
  });
});
