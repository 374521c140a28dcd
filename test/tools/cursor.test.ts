import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSandbox } from '../../src/sandbox.js';
// By inner paths: an agent meets cursors only as texts.
import { catalogue } from '../../src/tools/catalogue.js';
import { readCursor, writeCursor } from '../../src/tools/cursor.js';
import { parameterNames } from '../../src/tools/operation-text.js';
import type { Question } from '../../src/tools/question.js';
import { agentOf } from './agent.js';
import { callsOf } from './calls.js';

const sandbox = createSandbox();
let requests = 0;
const agent = await agentOf({
  sandbox,
  retry: false,
  fetch: (url, init) => {
    requests += 1;
    return sandbox.fetch(url, init);
  },
});
const usage = /^InputError \| cursor is not a cursor of this server\. .* call_operation\.$/;

const text = fc.string({ unit: 'binary', maxLength: 20 });
const value = fc.oneof(text, fc.maxSafeInteger(), fc.boolean(), fc.bigInt().map(String));

/** Any question that an agent can ask, with any place in the list. */
const questions: fc.Arbitrary<Question> = fc
  .constantFrom(...[...catalogue.values()].filter(({ operation }) => operation.items))
  .chain((entry) => {
    const fields = (entry.isList ? entry.help.items : entry.help.reply)?.fields ?? [];
    return fc.record({
      entry: fc.constant(entry),
      params: fc
        .subarray(parameterNames(entry))
        .chain((names) =>
          fc.record(Object.fromEntries(names.map((name) => [name, fc.oneof(value, fc.array(value))]))),
        ),
      fields: fc.option(fc.subarray([...fields]), { nil: undefined }),
      limit: fc.option(fc.integer({ min: 1, max: 100 }), { nil: undefined }),
      from: fc
        .array(text.map((one) => one.replaceAll('~', '')))
        .map((places) => [entry.operation.operationId, ...places, '1'].join('~')),
    });
  });

describe('a cursor', () => {
  it('has the whole question, in words of the description only, and is accepted', async () => {
    const property = fc.asyncProperty(questions, async (question) => {
      const { entry, params, ...own } = question;
      const cursor = writeCursor(question);
      const one = (values: unknown) => {
        const texts = [values].flat().map(String);
        return texts.length === 1 ? texts[0] : texts;
      };
      const isGiven = ([, values]: [string, unknown]) => [values].flat().length > 0;
      const given = Object.entries(params).filter(isGiven);
      expect(readCursor(cursor)).toEqual({
        operation: entry.operation.operationId,
        params: Object.fromEntries(given.map(([name, values]) => [name, one(values)])),
        ...own,
      });
      const known = new Set([...parameterNames(entry), '.fields', '.limit', '.from']);
      for (const pair of cursor.slice(cursor.indexOf('?') + 1).split('&')) {
        const [name = '', written = ''] = pair.split('=');
        expect(known).toContain(name);
        if (name !== '.fields') expect(written).toMatch(/^((\w{2,3}:|0x)?[\da-fTZ.:~$-]*,?)*$/i);
      }
      // The client refuses most of the values, and most of the places.
      expect((await agent.ask('read_on', { cursor })).failure).not.toMatch(usage);
    });
    await fc.assert(property, { seed: 1, numRuns: 300 });
  });

  it.each(callsOf(sandbox))('of $operationId leads on', async ({ operationId, params }) => {
    const first = await agent.call(operationId, params, { limit: 1 });
    const { next } = first.answer;
    if (next === undefined) return;
    const second = await agent.ask('read_on', { cursor: next });
    expect(second.failure).toBe('');
    expect(second.answer.untrusted_data).not.toEqual(first.answer.untrusted_data);
  });

  it('that is too long is not written, and not read', async () => {
    const idsUpTo = (count: number) => Array.from({ length: count }, (_, at) => `0.0.${1001 + at}`);
    const usual = await agent.call('getAccounts', { 'account.id': idsUpTo(99) }, { limit: 1 });
    expect(usual.answer.next).toContain(',0.0.1099');
    const many = await agent.call('getAccounts', { 'account.id': idsUpTo(1000) }, { limit: 1 });
    expect(many.answer).toEqual({
      untrusted_data: { accounts: [expect.anything()] },
      note: 'The list continues, but its cursor is too long. Pass fewer values.',
    });
    const cursor = `${usual.answer.next}${'&account.id=0.0.1001'.repeat(1000)}`;
    requests = 0;
    expect((await agent.ask('read_on', { cursor })).failure).toMatch(/must have at most 2048 characters/);
    expect(requests).toBe(0);
  });
});

describe('a cursor is checked as the arguments of a call are', async () => {
  const params = { topicId: '0.0.4001', sequencenumber: 'gte:1' };
  const choices = { fields: ['message', 'sequence_number'], limit: 10 };
  const cursor = String((await agent.call('getTopicMessages', params, choices)).answer?.next);
  const replaced = (from: string | RegExp, to: string) => cursor.replace(from, to);

  it.each([
    ...['Infinity', '1e300', '1e1', '1000', '101', '0', '-1', '1.5', '', '010', '0x10', ' 10', 'ten'].map(
      (limit) => replaced('.limit=10', `.limit=${limit}`),
    ),
    replaced('.limit=10', '.limit=10&.limit=10'),
    replaced('.limit=10', '.limit=10&limit=10'),
    replaced('.limit=10', '.max_characters=10'),
    replaced('message,', 'message,message,,'),
    replaced('message,', 'messages,'),
    replaced('topicId=', 'topicid='),
    replaced('topicId=', '__proto__='),
    replaced('topicId=', 'topicId=0.0.4002&sequencenumber=gte:2&topicId='),
    replaced('topicId=0', 'topicId=$30'),
    replaced('getTopicMessages', 'getTopicMessage'),
    replaced('getTopicMessages', 'constructor'),
    replaced('?', '??'),
    replaced(/&.from=.*/, ''),
    replaced(/$/, '0?'),
    replaced(/\$(..)/, '$$$1g'),
    `${cursor}&`,
    '',
    '?',
    'getTopicMessages',
  ])('%s', async (wrong) => {
    requests = 0;
    expect((await agent.ask('read_on', { cursor: wrong })).failure).toMatch(usage);
    expect(requests).toBe(0);
    expect((await agent.ask('read_on', { cursor })).failure).toBe('');
  });

  it('whatever is changed in it', async () => {
    const edits = fc.record({
      at: fc.nat(cursor.length),
      count: fc.nat(3),
      more: fc.string({ maxLength: 3 }),
    });
    const property = fc.asyncProperty(edits, async ({ at, count, more }) => {
      requests = 0;
      const changed = cursor.slice(0, at) + more + cursor.slice(at + count);
      const { failure } = await agent.ask('read_on', { cursor: changed });
      expect(failure).toMatch(/^$|^(Input|Parameter|Api)Error \| /);
      expect(failure).not.toContain('Infinity');
      expect(requests).toBeLessThanOrEqual(1);
    });
    await fc.assert(property, { seed: 1, numRuns: 300 });
  });
});
